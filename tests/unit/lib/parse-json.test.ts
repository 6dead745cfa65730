import { parseJson } from '../../../src/lib/parse-json';
import { assert, suite } from '../../support/suite';

const test = suite('parse json');

test('JSON is parsed, also after a byte order mark', () => {
  assert.equal(parseJson('{"cards":[1]}'), { cards: [1] });
  assert.equal(parseJson('\ufeff[1]'), [1]);
});

test('anything else is undefined', () => {
  for (const text of ['', 'Bant', '{"cards":']) assert.is(parseJson(text), undefined);
});

test.run();
