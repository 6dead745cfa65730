import * as fc from 'fast-check';
import {
  compareLuck,
  luckOf,
  probabilityOfAtLeast,
  probabilityOfAtMost,
} from '../../../../src/session/timeline/luck';
import { usualDeck } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, planarTable } from '../../../support/tables/tables';
import { type TimedMove, timelineThrough } from './timelines';

const test = suite('luck with the planar die');

const assertNear = (one: number, other: number) =>
  assert.ok(Math.abs(one - other) < 1e-9, `${one} is ${other}`);

test('rolls are counted by player, face and cost', () => {
  const timedMoves: TimedMove[] = [
    [0, moves.revealStartingPlane],
    [1, moves.roll('blank')],
    [1, moves.roll('chaos')],
    [1, moves.roll('blank')],
    [2, moves.beginNextTurn],
    [2, moves.roll('blank')],
    [3, moves.roll('blank')],
    [3, 'undo'],
  ];
  const { total, bySeat, physicalRollCount, chanceByFace } = luckOf(
    timelineThrough(planarTable(usualDeck), timedMoves),
  );
  assert.equal(total, { count: 4, faceCounts: { blank: 3, chaos: 1, planeswalk: 0 }, manaPaid: 0 + 1 + 2 });
  assert.equal(
    bySeat.map(({ count, manaPaid }) => [count, manaPaid]),
    [
      [3, 3],
      [1, 0],
      [0, 0],
    ],
  );
  assert.is(physicalRollCount, 4);
  assertNear(chanceByFace.blank, 4 / 6);
});

test('with two chaos faces twice the chaos is expected', () => {
  const houseRules = { blankIsChaos: true, chaosFaces: 2, freeRolls: 1 } as const;
  const timedMoves: TimedMove[] = [
    [0, moves.revealStartingPlane],
    [1, moves.roll('blank')],
  ];
  const { total, chanceByFace } = luckOf(
    timelineThrough(planarTable(usualDeck, 3, 0, houseRules), timedMoves),
  );
  assertNear(chanceByFace.chaos, 2 / 6);
  assertNear(chanceByFace.blank, 3 / 6);
  assert.equal(
    total.faceCounts,
    { blank: 1, chaos: 0, planeswalk: 0 },
    'what a blank is taken for is no luck',
  );
});

test('the probabilities match published values', () => {
  assertNear(probabilityOfAtLeast(1, 1, 1 / 6), 1 / 6);
  assertNear(probabilityOfAtMost(0, 2, 1 / 6), 25 / 36);
  assertNear(probabilityOfAtLeast(2, 3, 1 / 6), (3 * 5 + 1) / 216);
  assertNear(probabilityOfAtMost(3, 3, 1 / 6), 1);
  assertNear(probabilityOfAtLeast(0, 7, 1 / 6), 1);
});

/** Added up term by term, with whole numbers as long as they are exact. */
function directSum(shown: number, rolls: number, odds: number): number {
  let sum = 0;
  for (let count = 0; count <= shown; count++) {
    let combinations = 1;
    for (let factor = 0; factor < count; factor++)
      combinations = (combinations * (rolls - factor)) / (factor + 1);
    sum += combinations * odds ** count * (1 - odds) ** (rolls - count);
  }
  return sum;
}

test('the probabilities match direct summation, and both tails cover everything', () => {
  const sizes = fc.integer({ min: 1, max: 60 }).chain((rolls) => fc.tuple(fc.constant(rolls), fc.nat(rolls)));
  fc.assert(
    fc.property(sizes, fc.constantFrom(1 / 6, 2 / 6, 4 / 6), ([rolls, shown], odds) => {
      assertNear(probabilityOfAtMost(shown, rolls, odds), directSum(shown, rolls, odds));
      if (shown > 0)
        assertNear(probabilityOfAtMost(shown - 1, rolls, odds) + probabilityOfAtLeast(shown, rolls, odds), 1);
    }),
  );
});

test('ten thousand rolls are computed quickly', () => {
  const nearMedian = probabilityOfAtMost(1667, 10_000, 1 / 6);
  assert.ok(nearMedian > 0.49 && nearMedian < 0.52, `${nearMedian}`);
  const farTail = probabilityOfAtLeast(3_000, 10_000, 1 / 6);
  assert.ok(farTail >= 0 && farTail < 1e-12, `${farTail}`);
});

test('only unusual results are mentioned', () => {
  assert.is(compareLuck(0, 0, 1 / 6), null);
  assert.is(compareLuck(0, 6, 1 / 6)?.rating, 'usual');
  assert.equal(compareLuck(2, 6, 1 / 6)?.direction, 'more');
  assert.is(compareLuck(4, 8, 1 / 6)?.rating, 'unusual');
  assert.is(compareLuck(0, 20, 1 / 6)?.rating, 'unusual');
  assert.is(compareLuck(8, 12, 1 / 6)?.rating, 'rare');
});

test.run();
