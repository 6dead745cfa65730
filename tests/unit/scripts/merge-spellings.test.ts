import { mergeSpellings } from '../../../scripts/card-facts/merge-spellings';
import { type KnownCard, knownCardOf } from '../../../src/rules/landless/known-card';
import { assert, suite } from '../../support/suite';

const test = suite('merge spellings');

function cardCalled(name: string, russianName?: string): KnownCard {
  const known = knownCardOf({
    name,
    printedName: russianName,
    manaCost: '{2}{W}{W}',
    typeLine: 'Enchantment',
    language: 'ru',
    layout: 'normal',
    rarity: 'rare',
    faces: [],
  });
  if (!known) throw new Error(`${name} is not read`);
  return known;
}

for (const [order, cards] of [
  ['first', [cardCalled('Séance'), cardCalled('Seance', 'Сеанс')]],
  ['last', [cardCalled('Seance', 'Сеанс'), cardCalled('Séance')]],
] as const) {
  test(`the name with accents is kept, with the Russian name of either, if it comes ${order}`, () => {
    assert.equal(
      mergeSpellings(cards).map(({ name, russianName }) => [name, russianName]),
      [['Séance', 'Сеанс']],
    );
  });
}

test('cards with other names stay as they are', () => {
  const cards = [cardCalled('Séance'), cardCalled('Propaganda')];
  assert.equal(mergeSpellings(cards), cards);
});

test.run();
