import { createStoragePersistence, type Persistence } from '../../../../src/device/storage/persistence';
import { replaceGlobals, restoreGlobals, waitUntilSettled } from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('persistent storage');

test.after.each(restoreGlobals);

function open(storage: object | undefined) {
  replaceGlobals({ navigator: { storage } });
  const reported: Persistence[] = [];
  const { persistence, requestPersistence } = createStoragePersistence();
  persistence.subscribe((state) => void (state && reported.push(state)));
  return { reported, request: requestPersistence };
}

/** A browser that counts how often it is asked. */
function browser(isKept: boolean, persist: () => Promise<boolean>) {
  const counted = { asked: 0 };
  const storage = {
    persisted: async () => isKept,
    persist: () => {
      counted.asked += 1;
      return persist();
    },
  };
  return { counted, storage };
}

test('the browser is asked once per run, synchronously, and its answer is reported', async () => {
  const { counted, storage } = browser(false, async () => true);
  const { reported, request } = open(storage);
  await waitUntilSettled();
  assert.equal(reported, ['removable']);
  request();
  assert.is(counted.asked, 1, 'in the same task: only a tap may request');
  request();
  await waitUntilSettled();
  assert.is(counted.asked, 1);
  assert.equal(reported, ['removable', 'kept']);
});

test('a browser that already keeps everything is not asked', async () => {
  const { counted, storage } = browser(true, async () => true);
  const { reported, request } = open(storage);
  await waitUntilSettled();
  request();
  assert.is(counted.asked, 0);
  assert.equal(reported, ['kept']);
});

test('a refusal is reported, and the browser is not asked again', async () => {
  const { counted, storage } = browser(false, async () => false);
  const { reported, request } = open(storage);
  request();
  await waitUntilSettled();
  request();
  assert.is(counted.asked, 1);
  assert.is(reported.at(-1), 'removable');
});

test('a browser that never answers does not block', async () => {
  const { reported, request } = open(browser(false, () => new Promise(() => {})).storage);
  request();
  await waitUntilSettled();
  assert.is(reported.at(-1), 'removable');
});

test('without the request, or if it fails, the answer is unknown', async () => {
  for (const storage of [
    undefined,
    {},
    {
      persisted: () => Promise.reject(new Error('opaque origin')),
      persist: () => Promise.reject(new Error()),
    },
  ]) {
    const { reported, request } = open(storage);
    request();
    await waitUntilSettled();
    assert.equal(reported, ['unknown']);
  }
});

test.run();
