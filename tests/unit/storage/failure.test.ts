import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { storageFailure } from '../../../src/storage/failure';
import { assert, suite } from '../../support/suite';

const test = suite('storage failure');

test('no room left is told from everything else', () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  assert.is(storageFailure(full), 'full');
  assert.is(storageFailure(new Dexie.AbortError('aborted', full)), 'full', 'the cause within counts');
  assert.is(storageFailure(Object.assign(new Error('wrapped'), { inner: full })), 'full');
  const odd = [new Error('?'), new DOMException('gone', 'UnknownError'), null, undefined, 'full', 0, {}];
  for (const error of odd) assert.is(storageFailure(error), 'broken', String(error));
});

test.run();
