import { isChunkLoadError } from '../../../../../src/screens/parts/page/chunk-load-error';
import { assert, suite } from '../../../../support/suite';

const test = suite('a missing file of the app');

for (const message of [
  'Failed to fetch dynamically imported module: https://table.example/assets/game-1.js',
  'error loading dynamically imported module: https://table.example/assets/game-1.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/screens-1.css',
])
  test(`"${message}" is one`, () => {
    assert.ok(isChunkLoadError(new TypeError(message)));
  });

test('any other error is not', () => {
  assert.not.ok(isChunkLoadError(new TypeError('undefined is not a function')));
  assert.not.ok(isChunkLoadError('dynamically imported module'));
});

test.run();
