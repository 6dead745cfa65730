import { fitted } from '../../../src/session/plain-text';
import { assert, suite } from '../../support/suite';

const test = suite('texts that others have written');

test('what is cut is never cut within a letter', () => {
  assert.is(fitted('ab🧙', 3), 'ab');
  assert.is(fitted('ab🧙', 4), 'ab🧙');
});

test.run();
