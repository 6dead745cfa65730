import { drawBelow, type RandomState, seedChance, shuffle } from '../../../../src/rules/chance/chance';
import {
  drawPlanarFace,
  type PlanarFace,
  planarFaces,
  sixSidedResults,
} from '../../../../src/rules/planar/planar-die';
import { play } from '../../../../src/rules/table/moves/play-move';
import { beginTable } from '../../../../src/rules/table/table';
import { playerIds } from '../../../../src/rules/turn/turn';
import { assert, suite } from '../../../support/suite';
import {
  FIXED_CHANCE,
  moves,
  numberedCards,
  seat,
  sharedDeck,
  tableAtStart,
} from '../../../support/tables/tables';
import { isThorough } from '../../../support/thorough';

/**
 * Chi-square values that a fair source exceeds once in a thousand times, by degrees of freedom.
 * The seeds are fixed, so a test that passes once passes always.
 */
const CRITICAL_AT_ONE_IN_A_THOUSAND = {
  1: 10.828,
  2: 13.816,
  3: 16.266,
  4: 18.467,
  5: 20.515,
  23: 49.728,
  35: 66.619,
  39: 72.055,
  1521: 1697.154,
} as const;

type DegreesOfFreedom = keyof typeof CRITICAL_AT_ONE_IN_A_THOUSAND;

const ROLLS = isThorough ? 600_000 : 120_000;
const SHUFFLES = isThorough ? 100_000 : 20_000;
const SEEDS: readonly RandomState[] = [
  [0, 0, 0, 0],
  [1, 2, 3, 4],
  [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
  [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x2c1b3c6d],
  [0, 0, 0, 1],
  [0x80000000, 0, 0, 0],
];

/** How far counts lie from what was expected, `weights` telling the shares. */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const totalCount = sum(counts);
  const totalWeight = sum(weights);
  return sum(
    counts.map((count, index) => {
      const expected = (totalCount * (weights[index] ?? 0)) / totalWeight;
      return (count - expected) ** 2 / expected;
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function assertFair(statistic: number, degreesOfFreedom: DegreesOfFreedom, description: string) {
  const critical = CRITICAL_AT_ONE_IN_A_THOUSAND[degreesOfFreedom];
  assert.ok(statistic < critical, `${description}: chi-square ${statistic.toFixed(1)}, allowed ${critical}`);
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0);
}

function countAt(counts: number[], index: number) {
  counts[index] = (counts[index] ?? 0) + 1;
}

const test = suite('chance');

/** Computed by an implementation of sfc32 that shares no code with this one. */
const knownSequences: readonly (readonly [seed: RandomState, values: readonly number[]])[] = [
  [
    [1, 2, 3, 4],
    [417285410, 1196253302, 123583739, 800524041, 903873393, 3641854082],
  ],
  [
    [0, 0, 0, 0],
    [4035892905, 1363572419, 145230303, 808754475, 4216505632, 947923937],
  ],
  [
    [0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff],
    [3350330816, 2217720039, 519599315, 2089927686, 2053306979, 3058727884],
  ],
];

for (const [seed, values] of knownSequences) {
  test(`saved games continue with the same numbers: seed ${seed.join()} gives the values of sfc32`, () => {
    let chance = seedChance(seed);
    for (const value of values) {
      const [drawn, rest] = drawBelow(chance, 2 ** 32);
      assert.is(drawn, value);
      chance = rest;
    }
    assert.ok(chance.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32));
  });
}

test('seeds that differ in one bit give unrelated values', () => {
  const seed: RandomState = [0x12345678, 0x9abcdef0, 0x0fedcba9, 0x87654321];
  const first = (from: RandomState) => drawBelow(seedChance(from), 2 ** 32)[0];
  const differingBitCounts = seed.flatMap((word, index) =>
    Array.from({ length: 32 }, (_, bit) => {
      const other = seed.with(index, (word ^ (1 << bit)) >>> 0) as unknown as RandomState;
      const difference = (first(seed) ^ first(other)) >>> 0;
      return difference.toString(2).replaceAll('0', '').length;
    }),
  );
  const mean = sum(differingBitCounts) / differingBitCounts.length;
  assert.ok(mean > 15 && mean < 17, `${mean} of 32 bits differ on average`);
  assert.ok(
    Math.min(...differingBitCounts) >= 4,
    `a pair differs in only ${Math.min(...differingBitCounts)} bits`,
  );
});

test('706.1b: the planar die that the app rolls shows its faces as 1/6, 1/6, 4/6', () => {
  const weights: Readonly<Record<PlanarFace, number>> = { blank: 4, chaos: 1, planeswalk: 1 };
  const counts = zeros(planarFaces.length);
  const table = tableAtStart(['Bant', 'Naya']);
  for (const seed of SEEDS) {
    let chance = seedChance(seed);
    for (let roll = 0; roll < ROLLS / SEEDS.length; roll++) {
      const result = play({ ...table, chance }, moves.roll(null));
      if (!result.ok) throw new Error(result.refusal.reason);
      const [rolled] = result.value.happenings;
      if (rolled?.kind !== 'planarDieRolled') throw new Error('nothing was rolled');
      countAt(counts, planarFaces.indexOf(rolled.face));
      ({ chance } = result.value.table);
    }
  }
  assert.is(sum(counts), ROLLS);
  const shares = planarFaces.map((face) => weights[face]);
  assertFair(chiSquare(counts, shares), 2, 'faces');
});

for (const seed of SEEDS) {
  test(`706.1b: with seed ${seed.join()} alone the faces are fair as well`, () => {
    const counts = zeros(planarFaces.length);
    let chance = seedChance(seed);
    for (let roll = 0; roll < ROLLS; roll++) {
      const [face, rest] = drawPlanarFace(chance);
      countAt(counts, planarFaces.indexOf(face));
      chance = rest;
    }
    assertFair(chiSquare(counts, [4, 1, 1]), 2, 'faces');
  });
}

test('706.1b: six sides are equally likely and independent of each other', () => {
  const sides = zeros(sixSidedResults.length);
  const pairs = zeros(sixSidedResults.length ** 2);
  let chance = FIXED_CHANCE;
  for (let pair = 0; pair < ROLLS; pair += 2) {
    const [first, afterFirst] = drawBelow(chance, sixSidedResults.length);
    const [second, rest] = drawBelow(afterFirst, sixSidedResults.length);
    countAt(sides, first);
    countAt(sides, second);
    countAt(pairs, first * sixSidedResults.length + second);
    chance = rest;
  }
  assert.is(sum(sides), ROLLS);
  assertFair(chiSquare(sides), 5, 'sides');
  assertFair(chiSquare(pairs), 35, 'pairs of sides');
});

test('a range that does not divide 2³² is still uniform', () => {
  const third = 2 ** 30;
  const counts = zeros(3);
  let chance = FIXED_CHANCE;
  for (let draw = 0; draw < SHUFFLES; draw++) {
    const [value, rest] = drawBelow(chance, 3 * third);
    countAt(counts, Math.floor(value / third));
    chance = rest;
  }
  assertFair(chiSquare(counts), 2, 'thirds');
});

test('four cards are shuffled into all 24 orders equally often', () => {
  const cards = ['Bant', 'Naya', 'Grixis', 'Jund'];
  const orders = new Map<string, number>();
  let chance = FIXED_CHANCE;
  for (let count = 0; count < SHUFFLES; count++) {
    const [shuffled, rest] = shuffle(chance, cards);
    const order = shuffled.join();
    orders.set(order, (orders.get(order) ?? 0) + 1);
    chance = rest;
  }
  assert.is(orders.size, 24);
  assertFair(chiSquare([...orders.values()]), 23, 'orders');
});

test('901.4: in a deck of forty every card is at every position equally often', () => {
  const size = 40;
  const cards = numberedCards(size - 8, 8);
  const places = new Map(cards.map(({ id }) => [id, zeros(size)]));
  let chance = FIXED_CHANCE;
  for (let count = 0; count < SHUFFLES; count++) {
    const setup = { seatCount: 4, startingLife: 20, startingPlayer: seat(0), planarDecks: sharedDeck(cards) };
    const begun = beginTable(setup, chance);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const { table } = begun.value;
    table.planar?.decks[0]?.cards.forEach((card, place) => {
      countAt(places.get(card) ?? [], place);
    });
    ({ chance } = table);
  }
  const byCard = [...places.values()];
  assert.is(sum(byCard.flat()), SHUFFLES * size);
  const [firstCard = [], ...others] = byCard;
  assertFair(chiSquare(firstCard), 39, 'places of one card');
  assertFair(chiSquare([firstCard, ...others].map(([top = 0]) => top)), 39, 'cards on top');
  // Each shuffle puts one card at each place: forty times forty counts of which 39 × 39 are free.
  assertFair((chiSquare(byCard.flat()) * (size - 1)) / size, 1521, 'places of all cards');
});

for (const seats of [2, 3, 4, 5, 6] as const) {
  test(`103.1: each of ${seats} players begins equally often`, () => {
    const counts = zeros(seats);
    let chance = FIXED_CHANCE;
    for (let game = 0; game < SHUFFLES; game++) {
      const begun = beginTable(
        { seatCount: seats, startingLife: 20, startingPlayer: 'random', planarDecks: null },
        chance,
      );
      if (!begun.ok) throw new Error(begun.refusal.reason);
      countAt(counts, begun.value.table.turn.activePlayer);
      ({ chance } = begun.value.table);
    }
    assert.is(playerIds(seats).length, counts.length);
    assertFair(chiSquare(counts), (seats - 1) as DegreesOfFreedom, 'starting players');
  });
}

test('shuffling keeps every card, does not change its input, and is repeatable', () => {
  const cards = Array.from({ length: 151 }, (_, index) => index);
  const [shuffled, rest] = shuffle(FIXED_CHANCE, cards);
  assert.equal(shuffle(FIXED_CHANCE, cards), [shuffled, rest]);
  assert.not.equal(shuffle(rest, cards)[0], shuffled);
  assert.equal(cards, [...cards.keys()]);
  assert.equal(
    [...shuffled].sort((a, b) => a - b),
    cards,
  );
});

test('shuffling zero or one card uses no randomness', () => {
  assert.equal(shuffle(FIXED_CHANCE, []), [[], FIXED_CHANCE]);
  assert.equal(shuffle(FIXED_CHANCE, ['Bant']), [['Bant'], FIXED_CHANCE]);
});

test('a die with one side always shows it', () => {
  assert.is(drawBelow(FIXED_CHANCE, 1)[0], 0);
});

test('the statistics would detect a die with a bias of five percent', () => {
  const sides = sixSidedResults.map((side) => (ROLLS / 6) * (side === 6 ? 1.05 : 0.99));
  assert.ok(chiSquare(sides) > CRITICAL_AT_ONE_IN_A_THOUSAND[5]);
});

test.run();
