import { tryParseJson } from '../../../src/lib/parse-json';
import { assert, suite } from '../../support/suite';

const test = suite('parse json');

test('JSON is parsed, also after a byte order mark', () => {
  assert.equal(tryParseJson('{"cards":[1]}'), { cards: [1] });
  assert.equal(tryParseJson('\ufeff[1]'), [1]);
});

test('anything else is undefined', () => {
  for (const text of ['', 'Bant', '{"cards":']) assert.is(tryParseJson(text), undefined);
});

test.run();
