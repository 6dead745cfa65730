import fc from 'fast-check';
import { allowedTypos, editDistance, typosBetween } from '../../../../src/session/text-search/edit-distance';
import { assert, suite } from '../../../support/suite';

const test = suite('edit distance');

/** The textbook algorithm: letters omitted, added, replaced, or swapped; the minimum over all prefixes of the text. */
function textbookDistance(typed: string, text: string): number {
  const table = Array.from({ length: typed.length + 1 }, () => new Array<number>(text.length + 1).fill(0));
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 0; row <= typed.length; row += 1) {
    for (let column = 0; column <= text.length; column += 1) {
      let smallest = row === 0 ? column : row;
      if (row > 0 && column > 0) {
        const isSame = typed[row - 1] === text[column - 1];
        smallest = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
        );
        const isSwapped =
          row > 1 && column > 1 && typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1];
        if (isSwapped) smallest = Math.min(smallest, at(row - 2, column - 2) + 1);
      }
      const line = table[row];
      if (line) line[column] = smallest;
    }
  }
  return Math.min(...(table[typed.length] ?? []));
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 12 });

test('up to two typos are counted exactly; more are only too many', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 1, max: 2 }), (typed, text, maxTypos) => {
      const expected = Math.min(maxTypos + 1, textbookDistance(typed, text));
      assert.is(
        Math.min(maxTypos + 1, editDistance(typed, `--${text}`, 2, text.length + 2, maxTypos).prefix),
        expected,
      );
    }),
    { seed: 20261123, numRuns: 3000 },
  );
});

test('typos in the start of a card name are counted', () => {
  for (const [typed, text, typos] of [
    ['lightning', 'lightning bolt', 0],
    ['lightnign', 'lightning bolt', 1],
    ['lihtning', 'lightning bolt', 1],
    ['ligthnimg', 'lightning bolt', 2],
    ['shock', 'lightning bolt', 3],
  ] as const) {
    assert.is(editDistance(typed, text, 0, text.length, 2).prefix, typos, typed);
  }
});

test('a text of four letters may have one typo, a text of six letters two', () => {
  assert.equal([0, 3, 4, 5, 6, 30].map(allowedTypos), [0, 0, 1, 1, 2, 2]);
  assert.is(typosBetween('bnt', 'bant'), null);
  assert.is(typosBetween('bnnd', 'bant'), null);
  assert.is(typosBetween('bantz', 'bant'), 1);
  assert.is(typosBetween('izzetz', 'izzet'), 1);
  assert.is(typosBetween('bantzz', 'bant'), 2);
});

test('typos in a whole word are counted', () => {
  const whole = (typed: string, word: string) => editDistance(typed, word, 0, word.length, 2).whole;
  assert.is(whole('bant', 'bant'), 0);
  assert.is(whole('bant', 'band'), 1);
  assert.is(whole('bant', 'abnt'), 1, 'two swapped letters are one typo');
  assert.is(whole('bant', 'ban'), 1);
  assert.is(whole('bant', 'naya'), 3);
  assert.is(whole('bant', 'interplanar'), 3);
});

test.run();
