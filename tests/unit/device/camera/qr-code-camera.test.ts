import { scanForQrCodes } from '../../../../src/device/camera/qr-code-camera';
import type { QrCodeReader } from '../../../../src/device/camera/qr-code-reader';
import { nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('QR code camera');

interface CameraPage {
  readonly video: HTMLVideoElement;
  /** Of what the camera lends, what is still on. */
  live(): number;
  hide(): void;
  takeAway(): void;
}

/** A page whose camera is lent, or not, as `lend` has it. */
function phone(lend: (() => Promise<void>) | null): CameraPage {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const track = Object.assign(new EventTarget(), {
    isLive: false,
    stop() {
      track.isLive = false;
    },
  });
  const getUserMedia = async () => {
    await lend?.();
    track.isLive = true;
    return { getTracks: () => [track] };
  };
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true });
  Object.defineProperty(globalThis, 'navigator', {
    value: { mediaDevices: lend && { getUserMedia } },
    configurable: true,
  });
  return {
    video: { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement,
    live: () => Number(track.isLive),
    hide() {
      page.visibilityState = 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    takeAway: () => track.dispatchEvent(new Event('ended')),
  };
}

const blind: QrCodeReader = { readVideo: async () => [], readPhoto: async () => [] };

function watch({ video }: CameraPage, reader = blind) {
  const events: string[] = [];
  const stop = scanForQrCodes(video, reader, {
    onStart: () => events.push('started'),
    onCode: (text) => events.push(`found ${text}`),
    onEnd: (why) => events.push(`ended: ${why}`),
  });
  return { events, stop };
}

const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};

const refusals: readonly (readonly [lend: (() => Promise<void>) | null, why: string])[] = [
  [null, 'unsupported'],
  [refuse('NotAllowedError'), 'refused'],
  [refuse('SecurityError'), 'refused'],
  [refuse('NotFoundError'), 'noCamera'],
  [refuse('NotReadableError'), 'busy'],
];
for (const [lend, why] of refusals) {
  test(`without it: ${why}`, async () => {
    const { events } = watch(phone(lend));
    await nextTasks(5);
    assert.equal(events, [`ended: ${why}`]);
  });
}

test('codes are reported until it is switched off', async () => {
  const here = phone(async () => {});
  const { events, stop } = watch(here, { ...blind, readVideo: async () => ['a code'] });
  await nextTasks(8);
  assert.equal(events, ['started', 'found a code']);
  assert.is(here.live(), 1);
  stop();
  assert.is(here.live(), 0);
  assert.is(here.video.srcObject, null);
});

test('it is off when the page is hidden', async () => {
  const here = phone(async () => {});
  const { events } = watch(here);
  await nextTasks(8);
  here.hide();
  assert.equal(events, ['started', 'ended: hidden']);
  assert.is(here.live(), 0);
});

test('scanning ends if another app takes the camera', async () => {
  const here = phone(async () => {});
  const { events } = watch(here);
  await nextTasks(8);
  here.takeAway();
  assert.equal(events, ['started', 'ended: busy']);
});

test('a phone that cannot read codes says so', async () => {
  const here = phone(async () => {});
  const { events } = watch(here, { ...blind, readVideo: () => Promise.reject(new Error('no worker')) });
  await nextTasks(10);
  assert.equal(events, ['started', 'ended: cannotScan']);
  assert.is(here.live(), 0);
});

test('switched off during the permission prompt, it is released at once', async () => {
  let answer = () => {};
  const here = phone(
    () =>
      new Promise((lent) => {
        answer = lent;
      }),
  );
  const { events, stop } = watch(here);
  await nextTasks(2);
  stop();
  answer();
  await nextTasks(5);
  assert.equal([events, here.live()], [[], 0]);
});

test.run();
