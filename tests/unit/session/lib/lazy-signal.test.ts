import { effect } from '@preact/signals';
import { lazySignal } from '../../../../src/session/lib/lazy-signal';
import { gate } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('lazy signal');

test('is null until it is asked for and loaded, and is loaded once', async () => {
  const opening = gate();
  let times = 0;
  const part = lazySignal(
    async () => {
      times += 1;
      await opening.opened;
      return 'the part';
    },
    () => assert.unreachable(),
  );
  const seen: (string | null)[] = [];
  effect(() => void seen.push(part.value));
  assert.is(times, 0);
  part.request();
  const loading = part.load();
  opening.open();
  assert.is(await loading, 'the part');
  assert.is(await part.load(), 'the part');
  assert.equal(seen, [null, 'the part']);
  assert.is(times, 1);
});

test('a request reports a failure, a load rejects with it, and the next call tries again', async () => {
  let times = 0;
  const reported: number[] = [];
  const part = lazySignal(
    async () => {
      times += 1;
      if (times < 3) throw new Error('offline');
      return times;
    },
    () => reported.push(times),
  );
  part.request();
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(reported, [1]);
  let failure: unknown = null;
  await part.load().catch((error) => {
    failure = error;
  });
  assert.instance(failure, Error);
  assert.equal(reported, [1]);
  assert.is(part.value, null);
  assert.is(await part.load(), 3);
  assert.is(part.value, 3);
});

test.run();
