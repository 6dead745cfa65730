import fc from 'fast-check';
import { lastPlayerStanding } from '../../../../src/rules/turn/seating-and-teams';
import {
  activePlayer,
  addBeginningPhase,
  isInGame,
  playerIds,
  playersInGame,
  type Turn,
} from '../../../../src/rules/turn/turn';
import {
  addExtraTurn,
  beginNextTurn,
  extraTurnsToCome,
  firstTurn,
  leaveTurnOrder,
  nextInTurnOrder,
  playerOfNextTurn,
  playersReachedByNextTurn,
  reverseTurnOrder,
} from '../../../../src/rules/turn/turn-order';
import { assert, suite } from '../../../support/suite';
import { seat } from '../../../support/tables/tables';

const test = suite('turn order');

/** Seats in turn order, whose turn it is, and who has left. */
function turnOf(seats: number, player: number, left: readonly number[] = []): Turn {
  return left.reduce((turn, leaver) => leaveTurnOrder(turn, seat(leaver)), firstTurn(seats, seat(player)));
}

interface TurnCase {
  readonly name: string;
  readonly turn: Turn;
  readonly expect: { active: number | null; inGame: number[]; next: number; last: number | null };
}

const turnCases: readonly TurnCase[] = [
  {
    name: '103.1: the starting player is active in the first turn',
    turn: turnOf(4, 2),
    expect: { active: 2, inGame: [0, 1, 2, 3], next: 3, last: null },
  },
  {
    name: '102.1: after the last seat it is the first seat again',
    turn: turnOf(3, 2),
    expect: { active: 2, inGame: [0, 1, 2], next: 0, last: null },
  },
  {
    name: '102.1: two players take turns',
    turn: turnOf(2, 0),
    expect: { active: 0, inGame: [0, 1], next: 1, last: null },
  },
  {
    name: '800.4j: the turn goes on without an active player when that player leaves',
    turn: turnOf(4, 1, [1]),
    expect: { active: null, inGame: [0, 2, 3], next: 2, last: null },
  },
  {
    name: '102.1: a seat whose player has left is passed over',
    turn: turnOf(4, 0, [1]),
    expect: { active: 0, inGame: [0, 2, 3], next: 2, last: null },
  },
  {
    name: '102.1: several empty seats in a row are passed over, around the end of the table',
    turn: turnOf(6, 4, [5, 0, 1]),
    expect: { active: 4, inGame: [2, 3, 4], next: 2, last: null },
  },
  {
    name: '104.2a: the last player in the game wins',
    turn: turnOf(3, 0, [0, 2]),
    expect: { active: null, inGame: [1], next: 1, last: 1 },
  },
  {
    name: '104.2a: the last player may be the active one, and is next after themselves',
    turn: turnOf(3, 1, [0, 2]),
    expect: { active: 1, inGame: [1], next: 1, last: 1 },
  },
];

for (const { name, turn, expect } of turnCases) {
  test(name, () => {
    assert.is(activePlayer(turn), expect.active);
    assert.equal(playersInGame(turn), expect.inGame);
    assert.is(nextInTurnOrder(turn, turn.activePlayer), expect.next);
    assert.is(lastPlayerStanding(turn), expect.last);
    assert.equal(beginNextTurn(turn), { ...turn, number: 2, activePlayer: expect.next });
  });
}

test('102.1: six players take their turns in order, round after round', () => {
  let turn = turnOf(6, 3);
  const seen: number[] = [];
  for (let count = 0; count < 12; count++) {
    seen.push(turn.activePlayer);
    turn = beginNextTurn(turn);
  }
  assert.equal(seen, [3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2]);
  assert.is(turn.number, 13);
});

const turnOrderCases: readonly {
  readonly name: string;
  readonly turn: Turn;
  readonly seats: readonly number[];
}[] = [
  {
    name: '103.1: a reversed order goes counterclockwise, whoever has left',
    turn: reverseTurnOrder(turnOf(4, 0, [2])),
    seats: [0, 3, 1, 0, 3],
  },
  {
    name: '103.1: a second reversal restores the order',
    turn: reverseTurnOrder(reverseTurnOrder(turnOf(3, 0))),
    seats: [0, 1, 2, 0],
  },
  {
    name: '500.7: after an extra turn the order continues where it was',
    turn: addExtraTurn(turnOf(3, 0), seat(0)),
    seats: [0, 0, 1, 2, 0],
  },
  {
    name: '500.7: several extra turns add up',
    turn: addExtraTurn(addExtraTurn(turnOf(3, 1), seat(1)), seat(1)),
    seats: [1, 1, 1, 2, 0],
  },
  {
    name: '500.7: of extra turns the latest created is taken first',
    turn: addExtraTurn(addExtraTurn(turnOf(4, 0), seat(3)), seat(2)),
    seats: [0, 2, 3, 1, 2],
  },
  {
    name: '500.7: an extra turn of somebody else does not move the order',
    turn: addExtraTurn(turnOf(4, 0), seat(2)),
    seats: [0, 2, 1, 2, 3],
  },
  {
    name: '500.7: an extra turn created in an extra turn comes before those still waiting',
    turn: addExtraTurn(beginNextTurn(addExtraTurn(addExtraTurn(turnOf(4, 0), seat(3)), seat(2))), seat(1)),
    seats: [2, 1, 3, 1, 2],
  },
  {
    name: '103.1: an order reversed in an extra turn goes on from the last usual turn',
    turn: reverseTurnOrder(beginNextTurn(addExtraTurn(turnOf(4, 1), seat(3)))),
    seats: [3, 0, 3, 2, 1],
  },
  {
    name: '500.7: the player of the last usual turn may leave in an extra turn, and the order goes on from there',
    turn: leaveTurnOrder(beginNextTurn(addExtraTurn(turnOf(4, 1), seat(3))), seat(1)),
    seats: [3, 2, 3, 0, 2],
  },
  {
    name: '500.7: the next player may take an extra turn first, and the usual one after it',
    turn: addExtraTurn(turnOf(3, 0), seat(1)),
    seats: [0, 1, 1, 2, 0],
  },
  {
    name: '800.4k: of two extra turns that of the player who has left does not begin',
    turn: leaveTurnOrder(addExtraTurn(addExtraTurn(turnOf(4, 0), seat(3)), seat(2)), seat(2)),
    seats: [0, 3, 1, 3, 0],
  },
  {
    name: '800.4k: a player who has left takes no extra turn',
    turn: leaveTurnOrder(addExtraTurn(turnOf(3, 0), seat(2)), seat(2)),
    seats: [0, 1, 0, 1],
  },
];

for (const { name, turn, seats } of turnOrderCases) {
  test(name, () => {
    const seen: number[] = [];
    let now = turn;
    for (let count = 0; count < seats.length; count++) {
      seen.push(now.activePlayer);
      now = beginNextTurn(now);
    }
    assert.equal(seen, seats);
  });
}

/** Whose turn is next, and those before whose turn would have begun on the way. */
const nextTurnCases: readonly {
  readonly name: string;
  readonly turn: Turn;
  readonly reached: readonly number[];
}[] = [
  { name: '102.1: the next player', turn: turnOf(3, 0), reached: [1] },
  { name: '102.1: around the end of the table', turn: turnOf(3, 2), reached: [0] },
  { name: '800.4m: past a player who has left', turn: turnOf(4, 0, [1]), reached: [1, 2] },
  { name: '800.4m: past several', turn: turnOf(5, 3, [4, 0]), reached: [4, 0, 1] },
  {
    name: '800.4m: not past one on the other side',
    turn: turnOf(4, 0, [3]),
    reached: [1],
  },
  {
    name: '800.4m: in reversed order past one on the right',
    turn: reverseTurnOrder(turnOf(4, 0, [3])),
    reached: [3, 2],
  },
  {
    name: '800.4m: in reversed order not past one on the left',
    turn: reverseTurnOrder(turnOf(4, 0, [1])),
    reached: [3],
  },
  {
    name: '800.4m: an extra turn passes nobody by',
    turn: addExtraTurn(turnOf(4, 0, [1]), seat(2)),
    reached: [2],
  },
  {
    name: '800.4m: after an extra turn the way goes on from the last usual turn',
    turn: beginNextTurn(addExtraTurn(turnOf(4, 0, [1]), seat(3))),
    reached: [1, 2],
  },
  {
    name: '800.4m: an extra turn that does not begin would have begun; then the usual way',
    turn: addExtraTurn(turnOf(4, 0, [2]), seat(2)),
    reached: [2, 1],
  },
  {
    name: '800.4m: an extra turn that does not begin would have begun before the one that does',
    turn: addExtraTurn(addExtraTurn(turnOf(4, 0, [2]), seat(3)), seat(2)),
    reached: [2, 3],
  },
  {
    name: '800.4m: an extra turn later than the one that begins is not reached yet',
    turn: addExtraTurn(addExtraTurn(turnOf(4, 0, [2]), seat(2)), seat(3)),
    reached: [3],
  },
  {
    name: '800.4m: but after that one it is',
    turn: beginNextTurn(addExtraTurn(addExtraTurn(turnOf(4, 0, [2]), seat(2)), seat(3))),
    reached: [2, 1],
  },
];

for (const { name, turn, reached } of nextTurnCases) {
  test(name, () => {
    assert.equal(playersReachedByNextTurn(turn), reached);
    assert.is(playerOfNextTurn(turn), reached.at(-1));
    assert.is(beginNextTurn(turn).activePlayer, reached.at(-1));
  });
}

test('500.8: a turn has as many upkeeps as it is given, and the next one has one again', () => {
  const turn = addBeginningPhase(addBeginningPhase(turnOf(3, 0)));
  assert.is(turn.upkeeps, 3);
  assert.is(beginNextTurn(turn).upkeeps, 1);
});

test('800.4k: the extra turns to come are those that will begin', () => {
  const turn = [3, 2, 1, 2].reduce((before, player) => addExtraTurn(before, seat(player)), turnOf(4, 0));
  assert.equal(extraTurnsToCome(turn), [2, 1, 2, 3]);
  assert.equal(extraTurnsToCome(leaveTurnOrder(turn, seat(2))), [1, 3]);
});

/** What may befall the order of turns. Somebody always remains. */
const turnEvents = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(beginNextTurn) },
    { weight: 1, arbitrary: fc.constant(reverseTurnOrder) },
    { weight: 1, arbitrary: fc.constant(addBeginningPhase) },
    { weight: 2, arbitrary: fc.nat(5).map((who) => (turn: Turn) => addExtraTurn(turn, seat(who))) },
    {
      weight: 1,
      arbitrary: fc.nat(5).map((who) => (turn: Turn) => {
        return isInGame(turn, seat(who)) && lastPlayerStanding(turn) === null
          ? leaveTurnOrder(turn, seat(who))
          : turn;
      }),
    },
  ),
  { maxLength: 60 },
);

test('102.1: the next turn always belongs to a player in the game, and skipped players have left', () => {
  fc.assert(
    fc.property(fc.nat(5), turnEvents, (first, events) => {
      let turn = turnOf(6, first);
      for (const event of events) {
        const reached = playersReachedByNextTurn(turn);
        const next = beginNextTurn(turn);
        assert.is(reached.at(-1), next.activePlayer);
        assert.ok(isInGame(turn, next.activePlayer));
        for (const passed of reached.slice(0, -1)) assert.not.ok(isInGame(turn, passed));
        turn = event(turn);
      }
    }),
  );
});

test('500.7: without its extra turns a game has the turns it would have had', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.option(fc.nat(5)), { maxLength: 40 }), (first, extraTurnTakers) => {
      let turn = turnOf(6, first);
      const usual: number[] = [];
      for (const extraTurnTaker of extraTurnTakers) {
        if (turn.lastUsualPlayer === null) usual.push(turn.activePlayer);
        if (extraTurnTaker !== null) turn = addExtraTurn(turn, seat(extraTurnTaker));
        turn = beginNextTurn(turn);
      }
      assert.equal(
        usual,
        usual.map((_, index) => (first + index) % 6),
      );
    }),
  );
});

test('800.4a: players without a seat are not in the game', () => {
  const turn = turnOf(2, 0, [1]);
  assert.equal(
    [-1, 0, 1, 2, 0.5].map((number) => isInGame(turn, seat(number))),
    [false, true, false, false, false],
  );
});

test('players are known by seat, from 0', () => {
  assert.equal(playerIds(4), [0, 1, 2, 3]);
});

test('leaving does not mutate the turn', () => {
  const turn = turnOf(3, 0);
  leaveTurnOrder(turn, seat(0));
  assert.equal(turn, turnOf(3, 0));
});

test.run();
