import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { classifyStorageError } from '../../../src/lib/storage-failure';
import { assert, suite } from '../../support/suite';

const test = suite('storage failure');

test('full storage is distinguished from all other failures', () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  assert.is(classifyStorageError(full), 'full');
  assert.is(classifyStorageError(new Dexie.AbortError('aborted', full)), 'full', 'the cause within counts');
  assert.is(classifyStorageError(Object.assign(new Error('wrapped'), { inner: full })), 'full');
  const otherErrors = [
    new Error('?'),
    new DOMException('gone', 'UnknownError'),
    null,
    undefined,
    'full',
    0,
    {},
  ];
  for (const error of otherErrors) assert.is(classifyStorageError(error), 'broken', String(error));
});

test.run();
