import { isMissingFile } from '../../../../../src/screens/parts/page/missing-file';
import { assert, suite } from '../../../../support/suite';

const test = suite('a missing file of the app');

for (const message of [
  'Failed to fetch dynamically imported module: https://table.example/assets/game-1.js',
  'error loading dynamically imported module: https://table.example/assets/game-1.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/places-1.css',
])
  test(`"${message}" is one`, () => {
    assert.ok(isMissingFile(new TypeError(message)));
  });

test('any other error is not', () => {
  assert.not.ok(isMissingFile(new TypeError('undefined is not a function')));
  assert.not.ok(isMissingFile('dynamically imported module'));
});

test.run();
