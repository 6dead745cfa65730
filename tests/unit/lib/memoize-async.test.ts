import { memoizeAsync } from '../../../src/lib/memoize-async';
import { gate } from '../../support/headless-device';
import { assert, suite } from '../../support/suite';

const test = suite('memoize async');

test('opens on the first call, once for all callers', async () => {
  const opening = gate();
  let times = 0;
  const open = memoizeAsync(async () => {
    times += 1;
    await opening.opened;
    return { times };
  });
  assert.is(times, 0);
  const [one, other] = [open(), open()];
  opening.open();
  assert.is(await one, await other);
  assert.is(await open(), await one);
  assert.is(times, 1);
});

test('a failure rejects all waiting callers, and the next call tries again', async () => {
  let times = 0;
  const open = memoizeAsync(async () => {
    times += 1;
    if (times === 1) throw new Error('locked');
    return times;
  });
  const waiting = await Promise.allSettled([open(), open()]);
  assert.equal(
    waiting.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.is(times, 1);
  assert.equal(await Promise.all([open(), open()]), [2, 2]);
});

test.run();
