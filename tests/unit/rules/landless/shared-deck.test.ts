/** Single deck and double draw, by who takes how many. */
import fc from 'fast-check';
import {
  dealtCount,
  keptCount,
  type SharedDeckGame,
  type SharedDeckStep,
  smallestDeckFor,
  stateAfterStep,
  stateOf,
} from '../../../../src/rules/landless/shared-deck';
import { assert, suite } from '../../../support/suite';

const test = suite('shared deck');

const keep = (player: number): SharedDeckStep => ({ kind: 'keep', player });
const mulligan = (player: number): SharedDeckStep => ({ kind: 'mulligan', player });
const draw = (player: number, count = 1): SharedDeckStep => ({ kind: 'draw', player, count });
const reshuffle = (cards: number): SharedDeckStep => ({ kind: 'reshuffle', cards });

const game = (mode: SharedDeckGame['mode'], ...steps: readonly SharedDeckStep[]): SharedDeckGame => {
  return { mode, players: 2, size: 200, steps };
};
const bothKeep = [keep(0), keep(1)];

test('double draw deals fourteen and keeps seven; after mulligans, twelve and six, then ten and five', () => {
  const dealt = [0, 1, 2, 3, 4, 5, 6, 7].map((mulligans) => [
    dealtCount('double', mulligans),
    keptCount('double', 4, mulligans),
  ]);
  assert.equal(dealt, [
    [14, 7],
    [12, 6],
    [10, 5],
    [8, 4],
    [6, 3],
    [4, 2],
    [2, 1],
    [0, 0],
  ]);
  assert.is(dealtCount('single', 3), 7);
  assert.equal([smallestDeckFor('double', 4), smallestDeckFor('single', 4)], [56, 28]);
});

test('with one deck the first mulligan is free for three players and more (103.5c), not for two', () => {
  const keptCounts = (players: number) =>
    [0, 1, 2, 3].map((mulligans) => keptCount('single', players, mulligans));
  assert.equal(keptCounts(2), [7, 6, 5, 4]);
  assert.equal(keptCounts(3), [7, 7, 6, 5]);
  const three = { ...game('single', mulligan(2), keep(2)), players: 3 };
  assert.equal(stateOf(three).instruction, { kind: 'kept', player: 2, keptCount: 7 });
});

test('the deal, round by round', () => {
  const { deckSize, instruction, isOpening } = stateOf(game('double'));
  assert.equal(
    [deckSize, isOpening, instruction],
    [172, true, { kind: 'deal', cardsEach: 14, cardsAtATime: 2 }],
  );
  assert.equal(stateOf(game('single')).instruction, { kind: 'deal', cardsEach: 7, cardsAtATime: 1 });
});

test('after a mulligan the cards return to the deck and fewer are drawn', () => {
  const { deckSize, instruction } = stateOf(game('double', mulligan(0), mulligan(0)));
  assert.equal([deckSize, instruction], [176, { kind: 'redeal', player: 0, dealtCount: 10, keptCount: 5 }]);
});

test('when everybody has kept, the rest goes to the bottom in turn order', () => {
  const one = stateOf(game('double', mulligan(1), keep(1)));
  assert.equal([one.isOpening, one.instruction], [true, { kind: 'kept', player: 1, keptCount: 6 }]);
  const both = stateOf(game('double', mulligan(1), keep(1), keep(0)));
  assert.equal([both.isOpening, both.instruction], [false, { kind: 'putOnBottom', bottomCounts: [7, 6] }]);
  assert.is(both.deckSize, 200 - 7 - 6);
  assert.equal(stateOf(game('single', mulligan(0), ...bothKeep)).instruction, {
    kind: 'putOnBottom',
    bottomCounts: [1, 0],
  });
});

test('drawing two means taking four, keeping two and putting two back', () => {
  const { deckSize, instruction } = stateOf(game('double', ...bothKeep, draw(0, 2)));
  assert.equal([deckSize, instruction], [184, { kind: 'draw', player: 0, takenCount: 4, keptCount: 2 }]);
  assert.equal(stateOf(game('single', ...bothKeep, draw(1, 2))).deckSize, 184);
});

test('a deck that runs out is drawn completely, and the graveyards become the new one', () => {
  const small: SharedDeckGame = { mode: 'double', players: 2, size: 28, steps: [...bothKeep, draw(0, 5)] };
  const short = stateOf({ ...small, steps: [...small.steps, draw(1, 3)] });
  assert.is(stateOf(small).deckSize, 9);
  const wide = stateOf({ ...small, steps: [...small.steps, draw(1, 5)] });
  assert.equal(
    [wide.deckSize, wide.instruction],
    [0, { kind: 'deckRunsOut', player: 1, takenCount: 9, missingCount: 1 }],
  );
  assert.is(short.pendingDraw, null);
  const afterwards = stateOf({ ...small, steps: [...small.steps, draw(1, 5), reshuffle(30)] });
  assert.is(afterwards.deckSize, 30 - 1 + 5);
  assert.equal(
    [afterwards.pendingDraw, afterwards.instruction],
    [null, { kind: 'finishDraw', player: 1, takenCount: 1, keptCount: 5 }],
  );
});

test('704.5b: without any cards left, drawing is impossible', () => {
  const steps = [...bothKeep, draw(0, 14), draw(1, 1), reshuffle(0)];
  const { instruction, deckSize } = stateOf({ mode: 'single', players: 2, size: 28, steps });
  assert.equal([instruction, deckSize], [{ kind: 'nothingLeft', player: 1 }, 0]);
});

test('an impossible step is refused', () => {
  const opening = stateOf(game('double'));
  for (const step of [draw(0), reshuffle(10), keep(2), mulligan(-1)]) {
    assert.is(stateAfterStep('double', opening, step), null, step.kind);
  }
  const playing = stateOf(game('double', ...bothKeep));
  for (const step of [keep(0), mulligan(0), draw(0, 0), draw(0, 21), draw(0, 0.5), draw(5)]) {
    assert.is(stateAfterStep('double', playing, step), null, step.kind);
  }
  const all = Array.from({ length: 7 }, () => mulligan(0));
  assert.is(
    stateAfterStep('double', stateOf(game('double', ...all)), mulligan(0)),
    null,
    'an eighth mulligan',
  );
});

test('the number of cards is constant: cards outside the deck are in hands or graveyards', () => {
  const steps = fc.array(
    fc.oneof(
      fc.nat(3).map(keep),
      fc.nat(3).map(mulligan),
      fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 7 })).map(([player, count]) => draw(player, count)),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(fc.constantFrom('single' as const, 'double' as const), steps, (mode, steps) => {
      const game: SharedDeckGame = { mode, players: 4, size: 600, steps };
      const { deckSize, hands, isOpening } = stateOf(game);
      assert.ok(deckSize >= 0 && deckSize <= 600);
      const inHands = hands.reduce((sum, { mulligans }) => sum + dealtCount(mode, mulligans), 0);
      if (isOpening) assert.is(deckSize + inHands, 600);
    }),
    { seed: 20_260_925, numRuns: 500, includeErrorInReport: true },
  );
});

test.run();
