import { csvOf } from '../../../../src/session/lib/csv';
import { assert, suite } from '../../../support/suite';

const test = suite('CSV');

test('cells are separated by commas, rows end as RFC 4180 requires, and the first bytes mark UTF-8', () => {
  assert.is(
    csvOf([
      ['Player', 'Wins'],
      ['Аня', 2],
    ]),
    '\ufeffPlayer,Wins\r\nАня,2\r\n',
  );
});

for (const [name, cell, written] of [
  ['a comma', 'Anya, Boris', '"Anya, Boris"'],
  ['a semicolon, which some spreadsheets separate cells by', 'Anya; Boris', '"Anya; Boris"'],
  ['quotes', 'the "boss"', '"the ""boss"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a negative number', -3, '-3'],
] as const) {
  test(`${name} stays one harmless cell`, () => {
    assert.is(csvOf([[cell]]), `\ufeff${written}\r\n`);
  });
}

test.run();
