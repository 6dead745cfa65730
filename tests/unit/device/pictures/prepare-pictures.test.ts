import { createPicturePreparation } from '../../../../src/device/pictures/prepare-pictures';
import { assert, suite } from '../../../support/suite';

const test = suite('preparing pictures in a worker');

let workingCount = 0;
let maxWorking = 0;
let createdCount = 0;

/** Answers with what it was given; "die" kills it, "odd" it answers in a way that cannot be read, "ponder" never. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;

  constructor() {
    createdCount += 1;
  }

  postMessage({ source }: { readonly source: unknown }) {
    workingCount += 1;
    maxWorking = Math.max(maxWorking, workingCount);
    setTimeout(() => {
      workingCount -= 1;
      if (source === 'ponder') return;
      if (source === 'die') this.onerror?.();
      else if (source === 'odd') this.onmessageerror?.();
      else this.onmessage?.({ data: source });
    });
  }

  terminate() {}
}

function begin() {
  [workingCount, maxWorking, createdCount] = [0, 0, 0];
  Object.assign(globalThis, { Worker: FakeWorker });
  return createPicturePreparation({ timeout: 200, idleTime: 0 }) as unknown as (
    source: string,
  ) => Promise<unknown>;
}

const gaveUp = { kind: 'failure', failure: 'gaveUp' };

test('many are prepared one at a time, by one worker, in their order', async () => {
  const prepare = begin();
  assert.equal(await Promise.all(['a', 'b', 'c'].map(prepare)), ['a', 'b', 'c']);
  assert.is(maxWorking, 1);
  assert.is(createdCount, 1);
});

test('a picture that crashes the worker is reported, and the next one gets a new worker', async () => {
  const prepare = begin();
  assert.equal(await Promise.all(['a', 'die', 'b', 'odd', 'c'].map(prepare)), [
    'a',
    gaveUp,
    'b',
    gaveUp,
    'c',
  ]);
  assert.is(createdCount, 3);
});

test('a picture that takes too long is given up', async () => {
  const prepare = begin();
  assert.equal(await Promise.all(['ponder', 'a'].map(prepare)), [gaveUp, 'a']);
  assert.is(createdCount, 2);
});

test('a missing worker is reported', async () => {
  const prepare = begin();
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    },
  });
  assert.equal(await prepare('a'), gaveUp);
});

test.run();
