import { deckLegality } from '../../../../../src/rules/planar/decks/deck-legality';
import type { PlanarCard } from '../../../../../src/rules/planar/planar-card';
import { assert, suite } from '../../../../support/suite';

const test = suite('for whom a planar deck is legal');

function deck(planes: number, phenomena: number): readonly PlanarCard[] {
  const card = (kind: PlanarCard['kind']) => (_: unknown, index: number) =>
    ({ id: `${kind}-${index}`, kind }) as PlanarCard;
  return [
    ...Array.from({ length: planes }, card('plane')),
    ...Array.from({ length: phenomena }, card('phenomenon')),
  ];
}

const situations: readonly (readonly [
  name: string,
  cards: readonly PlanarCard[],
  shared: readonly [number, number] | string,
  own: string | null,
])[] = [
  ['nothing yet', deck(0, 0), 'tooFewPlanarCards 20', 'tooFewPlanarCards 10'],
  ['ten cards are a deck of one’s own', deck(8, 2), 'tooFewPlanarCards 20', null],
  ['twenty cards are for two', deck(20, 0), [2, 2], null],
  ['forty cards are for any table', deck(40, 0), [2, 12], null],
  ['thirty-nine cards are for three', deck(39, 0), [2, 3], null],
  ['five phenomena ask for three players', deck(30, 5), [3, 3], 'tooManyPhenomena 2'],
  ['twelve phenomena ask for six players', deck(30, 12), [6, 12], 'tooManyPhenomena 2'],
  ['too many phenomena for so few cards', deck(18, 7), 'tooManyPhenomena 4', 'tooManyPhenomena 2'],
  ['the same card twice', [...deck(20, 0), ...deck(1, 0)], 'repeatedPlanarCard', 'repeatedPlanarCard'],
];

for (const [name, cards, shared, own] of situations) {
  test(name, () => {
    const legality = deckLegality(cards);
    const describe = (refusal: object) =>
      [(refusal as { reason: string }).reason, (refusal as { limit?: number }).limit ?? ''].join(' ').trim();
    assert.equal(
      'playerCounts' in legality.shared ? legality.shared.playerCounts : describe(legality.shared),
      shared,
    );
    assert.equal(legality.ownDeckRefusal && describe(legality.ownDeckRefusal), own);
  });
}

test.run();
