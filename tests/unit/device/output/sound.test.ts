import { createSound } from '../../../../src/device/output/sound';
import {
  fakeDocument,
  replaceGlobals,
  restoreGlobals,
  waitUntilSettled,
} from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('sound');

test.after.each(restoreGlobals);

/** Audio of iPhones: a context runs only if made or resumed during a tap, and others can interrupt it for good. */
function phone() {
  const page = fakeDocument();
  const taps = new EventTarget();
  const state = { isTap: false, now: 5000, tones: 0 };
  const contexts: FakeContext[] = [];

  class FakeContext {
    state: 'suspended' | 'running' | 'interrupted' | 'closed' = 'suspended';
    readonly currentTime = 0;
    readonly destination = {};
    readonly #settle: (() => void)[] = [];
    constructor() {
      contexts.push(this);
    }
    resume() {
      if (this.state === 'suspended' && state.isTap) this.state = 'running';
      if (this.state === 'running') for (const settle of this.#settle.splice(0)) settle();
      if (this.state === 'running') return Promise.resolve();
      return new Promise<void>((settle) => this.#settle.push(settle));
    }
    close() {
      this.state = 'closed';
      return Promise.resolve();
    }
    createGain() {
      const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return { gain, connect: (to: unknown) => to };
    }
    createOscillator() {
      return { frequency: {}, connect: (to: unknown) => to, start: () => (state.tones += 1), stop() {} };
    }
  }

  replaceGlobals({
    document: page,
    addEventListener: taps.addEventListener.bind(taps),
    AudioContext: FakeContext,
    performance: { now: () => state.now },
  });
  return {
    sound: createSound(),
    page,
    contexts,
    wait: (milliseconds: number) => {
      state.now += milliseconds;
    },
    tap() {
      state.isTap = true;
      taps.dispatchEvent(new Event('click'));
      state.isTap = false;
    },
    async tones() {
      await waitUntilSettled();
      return state.tones;
    },
  };
}

test('sounds without a tap once any tap was made while it was expected', async () => {
  const { sound, tap, tones, contexts } = phone();
  sound.keepReady(true);
  assert.is(contexts.length, 0, 'nothing is made before a tap: browsers complain about that');
  tap();
  sound.play();
  assert.is(await tones(), 1);
});

test('is not played late on a page that was not touched', async () => {
  const { sound, tap, tones, wait } = phone();
  sound.keepReady(true);
  sound.play();
  assert.is(await tones(), 0);
  wait(5000);
  tap();
  assert.is(await tones(), 0);
  sound.play();
  assert.is(await tones(), 1);
});

test('sounds again at the first tap after a call interrupted it', async () => {
  const { sound, tap, tones, wait, contexts, page } = phone();
  sound.keepReady(true);
  tap();
  const [first] = contexts;
  if (first) first.state = 'interrupted';
  page.setVisible(false);
  page.setVisible(true);
  wait(60_000);
  sound.play();
  assert.is(await tones(), 0, 'iPhones stay silent until the page is touched again');
  wait(60_000);
  tap();
  sound.play();
  assert.is(await tones(), 1);
  assert.is(first?.state, 'closed');
});

test('a quick second tap does not disturb a context that is about to start', () => {
  const { sound, tap, contexts } = phone();
  sound.keepReady(true);
  tap();
  for (const context of contexts) context.state = 'suspended';
  tap();
  assert.is(contexts.length, 1);
});

test('a context that is no longer wanted is closed, and taps create no other', () => {
  const { sound, tap, contexts } = phone();
  sound.keepReady(true);
  tap();
  sound.keepReady(false);
  tap();
  assert.equal(
    contexts.map(({ state }) => state),
    ['closed'],
  );
});

test('tried out by a tap, it sounds at once', async () => {
  const { sound, tap, tones } = phone();
  addEventListener('click', sound.play);
  tap();
  assert.is(await tones(), 1);
});

test.run();
