import { createInstallation, type InstallMethod } from '../../../../src/device/browser/install';
import { replaceGlobals, restoreGlobals, waitUntilSettled } from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('ways to install the app');

test.after.each(restoreGlobals);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0';

function open({
  userAgent = ANDROID,
  standalone = undefined as boolean | undefined,
  displayMode = 'browser',
}) {
  const window = new EventTarget();
  replaceGlobals({
    window,
    navigator: { userAgent, maxTouchPoints: 5, ...(standalone !== undefined && { standalone }) },
    matchMedia: (query: string) => ({ matches: query.includes(`: ${displayMode})`) }),
  });
  const reportedMethods: InstallMethod[] = [];
  const installation = createInstallation();
  installation.installMethod.subscribe((method) => void reportedMethods.push(method));
  return { window, reportedMethods, installation };
}

/** Makes the browser offer its dialog, and returns the event that counts how often it was opened. */
function offer(window: EventTarget, answer: Promise<unknown> = Promise.resolve({ outcome: 'dismissed' })) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompted: 0,
    prompt() {
      event.prompted += 1;
      return answer;
    },
  });
  window.dispatchEvent(event);
  return event;
}

test('on an iPhone it is the share menu, unless the app is installed', () => {
  assert.equal(open({ userAgent: IPHONE, standalone: false }).reportedMethods, ['shareMenu']);
  assert.equal(open({ userAgent: IPHONE, standalone: true }).reportedMethods, ['installed']);
  assert.equal(open({ userAgent: IPHONE, displayMode: 'standalone' }).reportedMethods, ['installed']);
});

test('on other devices it is the browser’s menu, unless the app is installed', () => {
  assert.equal(open({}).reportedMethods, ['browserMenu']);
  assert.equal(
    open({ displayMode: 'fullscreen' }).reportedMethods,
    ['browserMenu'],
    'a browser that fills the screen',
  );
  assert.equal(open({ displayMode: 'standalone' }).reportedMethods, ['installed']);
});

test('the browser’s prompt is kept for the button and used once', async () => {
  const { window, reportedMethods, installation } = open({});
  const event = offer(window);
  assert.ok(event.defaultPrevented);
  assert.is(reportedMethods.at(-1), 'offered');
  await installation.install();
  assert.is(event.prompted, 1);
  assert.is(reportedMethods.at(-1), 'browserMenu', 'a dialog opens only once');
  await installation.install();
  assert.is(event.prompted, 1);
  offer(window);
  assert.is(reportedMethods.at(-1), 'offered', 'browsers may make another offer');
});

test('if the dialog fails, the other way remains', async () => {
  const { window, reportedMethods, installation } = open({});
  offer(window, Promise.reject(new DOMException('', 'NotAllowedError')));
  await installation.install();
  await waitUntilSettled();
  assert.is(reportedMethods.at(-1), 'browserMenu');
});

test('once installed there is nothing to install', async () => {
  const { window, reportedMethods } = open({});
  offer(window);
  window.dispatchEvent(new Event('appinstalled'));
  assert.is(reportedMethods.at(-1), 'installed');
});

test.run();
