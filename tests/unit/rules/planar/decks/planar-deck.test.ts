import { type RandomState, seedChance } from '../../../../../src/rules/chance/chance';
import {
  checkSharedDeck,
  deckWithPhenomena,
  maxPhenomena,
  randomDeck,
  shuffledUsableCards,
  smallestSharedDeckSize,
} from '../../../../../src/rules/planar/decks/planar-deck';
import type { PlanarCard } from '../../../../../src/rules/planar/planar-card';
import { okResult, type RuleResult, refuse } from '../../../../../src/rules/rule';
import { assert, suite } from '../../../../support/suite';
import { numberedCards } from '../../../../support/tables/tables';

const test = suite('planar deck');

/** Players, the smallest shared deck, the most phenomena in it. */
const bounds = [
  [2, 20, 4],
  [3, 30, 6],
  [4, 40, 8],
  [5, 40, 10],
  [6, 40, 12],
] as const;

interface Judged {
  readonly name: string;
  readonly players: number;
  readonly cards: readonly PlanarCard[];
  readonly expect: 'legal' | RuleResult<never>;
}

const tooFew = (limit: number) => refuse('901.15a', 'tooFewPlanarCards', limit);
const tooMany = (limit: number) => refuse('901.15a', 'tooManyPhenomena', limit);

const judged: readonly Judged[] = [
  ...bounds.flatMap(([players, smallest, maxCount]): Judged[] => [
    {
      name: `901.15a: ${players} players play with ${smallest} planes`,
      players,
      cards: numberedCards(smallest, 0),
      expect: 'legal',
    },
    {
      name: `901.15a: ${players} players cannot play with ${smallest - 1} cards`,
      players,
      cards: numberedCards(smallest - 1, 0),
      expect: tooFew(smallest),
    },
    {
      name: `901.15a: ${players} players may have ${maxCount} phenomena among the ${smallest} cards`,
      players,
      cards: numberedCards(smallest - maxCount, maxCount),
      expect: 'legal',
    },
    {
      name: `901.15a: ${players} players may not have ${maxCount + 1} phenomena, however many planes there are`,
      players,
      cards: numberedCards(100, maxCount + 1),
      expect: tooMany(maxCount),
    },
  ]),
  {
    name: '901.15a: a deck may be larger than it must be',
    players: 2,
    cards: numberedCards(139, 4),
    expect: 'legal',
  },
  {
    name: '901.15a: no plane twice, even if the deck is large enough without it',
    players: 2,
    cards: [...numberedCards(30, 0), ...numberedCards(1, 0)],
    expect: refuse('901.15a', 'repeatedPlanarCard'),
  },
  {
    name: '901.15a: no phenomenon twice',
    players: 2,
    cards: [...numberedCards(30, 1), ...numberedCards(0, 1)],
    expect: refuse('901.15a', 'repeatedPlanarCard'),
  },
  { name: '901.15a: an empty deck is too small', players: 4, cards: [], expect: tooFew(40) },
];

for (const { name, players, cards, expect } of judged) {
  test(name, () => {
    assert.equal(checkSharedDeck(cards, players), expect === 'legal' ? okResult(cards) : expect);
  });
}

test('901.15a: if the players allow any size, a single plane is enough, and everything else is still checked', () => {
  const checkAnySize = (cards: readonly PlanarCard[]) => checkSharedDeck(cards, 4, true);
  for (const cards of [numberedCards(1, 0), numberedCards(1, 8)])
    assert.equal(checkAnySize(cards), okResult(cards));
  assert.equal(checkAnySize(numberedCards(1, 9)), tooMany(8));
  for (const cards of [[], numberedCards(0, 3)])
    assert.equal(checkAnySize(cards), refuse('901.5', 'noPlane'));
  const twice = [...numberedCards(1, 0), ...numberedCards(1, 0)];
  assert.equal(checkAnySize(twice), refuse('901.15a', 'repeatedPlanarCard'));
});

for (const [players, smallest, maxCount] of bounds) {
  test(`901.15a: the bounds for ${players} players are ${smallest} cards and ${maxCount} phenomena`, () => {
    assert.is(smallestSharedDeckSize(players), smallest);
    assert.is(maxPhenomena(players), maxCount);
  });
}

const chances: readonly RandomState[] = Array.from({ length: 50 }, (_, seed) =>
  seedChance([seed, 7, 11, 13]),
);
const pools: readonly (readonly [name: string, cards: readonly PlanarCard[]])[] = [
  ['all official cards', numberedCards(139, 12)],
  ['forty planes and a crowd of phenomena', numberedCards(40, 200)],
  ['just enough planes', numberedCards(40, 0)],
];

for (const [players, smallest, maxCount] of bounds) {
  for (const [name, pool] of pools) {
    const planes = pool.filter(({ kind }) => kind === 'plane');
    const phenomena = pool.length - planes.length;

    test(`901.15a: the full deck of ${name} is legal for ${players} and holds every plane`, () => {
      for (const chance of chances) {
        const [deck] = shuffledUsableCards(pool, players, chance);
        assert.ok(checkSharedDeck(deck, players).ok);
        assert.ok(planes.every((plane) => deck.includes(plane)));
        assert.is(deck.length, planes.length + Math.min(phenomena, maxCount));
      }
    });

    test(`901.15a: a random deck from ${name} is legal for ${players} and as small as possible`, () => {
      for (const chance of chances) {
        const [deck] = randomDeck(pool, players, chance);
        assert.ok(checkSharedDeck(deck, players).ok);
        assert.is(deck.length, smallest);
        assert.ok(deck.every((card) => pool.includes(card)));
      }
    });
  }
}

for (const [name, deal] of [
  ['full', shuffledUsableCards],
  ['random', randomDeck],
] as const) {
  test(`a ${name} deck depends on chance alone and leaves the pool unchanged`, () => {
    const pool = numberedCards(139, 12);
    const [one, other] = chances as readonly [RandomState, RandomState];
    assert.equal(deal(pool, 3, one), deal(pool, 3, one));
    assert.not.equal(deal(pool, 3, one)[0], deal(pool, 3, other)[0]);
    assert.not.equal(deal(pool, 3, one)[1], one);
    assert.equal(pool, numberedCards(139, 12));
  });

  test(`the phenomena of a ${name} deck are drawn at random too`, () => {
    const pool = numberedCards(40, 12);
    const seen = new Set(chances.flatMap((chance) => deal(pool, 2, chance)[0].map(({ id }) => id)));
    assert.is([...seen].filter((id) => id.startsWith('phenomenon')).length, 12);
  });
}

test('a random deck with the wanted number of phenomena is legal and of the smallest size', () => {
  for (const [players, smallest, maxCount] of bounds) {
    for (const wanted of [0, 1, maxCount, maxCount + 5]) {
      const [deck] = deckWithPhenomena(numberedCards(139, 20), players, wanted, chances[0] as RandomState);
      assert.ok(checkSharedDeck(deck, players).ok);
      assert.is(deck.length, smallest);
      assert.is(deck.filter(({ kind }) => kind === 'phenomenon').length, Math.min(wanted, maxCount));
    }
  }
});

test('missing phenomena are replaced by planes, missing planes make the deck smaller', () => {
  const kinds = (planes: number, phenomena: number) =>
    deckWithPhenomena(numberedCards(planes, phenomena), 4, 8, chances[0] as RandomState)[0].map(
      ({ kind }) => kind,
    );
  assert.is(kinds(139, 3).filter((kind) => kind === 'plane').length, 37);
  assert.is(kinds(20, 8).length, 28);
});

test.run();
