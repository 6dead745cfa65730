import {
  activePlayer,
  addExtraTurn,
  beginNextTurn,
  firstTurn,
  isInGame,
  lastPlayerStanding,
  leaveTurnOrder,
  nextInTurnOrder,
  playerIds,
  playersInGame,
  reverseTurnOrder,
  type Turn,
} from '../../../../src/rules/turn/turn';
import { assert, suite } from '../../../support/suite';
import { seat } from '../../../support/tables';

const test = suite('turn');

/** Seats in turn order, whose turn it is, and who has left. */
function turnOf(seats: number, player: number, left: readonly number[] = []): Turn {
  return left.reduce((turn, leaver) => leaveTurnOrder(turn, seat(leaver)), firstTurn(seats, seat(player)));
}

interface Round {
  readonly name: string;
  readonly turn: Turn;
  readonly expect: { active: number | null; inGame: number[]; next: number; last: number | null };
}

const rounds: readonly Round[] = [
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

for (const { name, turn, expect } of rounds) {
  test(name, () => {
    assert.is(activePlayer(turn), expect.active);
    assert.equal(playersInGame(turn), expect.inGame);
    assert.is(nextInTurnOrder(turn, turn.of), expect.next);
    assert.is(lastPlayerStanding(turn), expect.last);
    assert.equal(beginNextTurn(turn), { ...turn, number: 2, of: expect.next });
  });
}

test('102.1: six players all come around in order, turn after turn', () => {
  let turn = turnOf(6, 3);
  const seen: number[] = [];
  for (let count = 0; count < 12; count++) {
    seen.push(turn.of);
    turn = beginNextTurn(turn);
  }
  assert.equal(seen, [3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2]);
  assert.is(turn.number, 13);
});

const orders: readonly {
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
    name: '500.7: after an extra turn the order goes on where it was',
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
    name: '800.4j: a player who has left takes no extra turn',
    turn: leaveTurnOrder(addExtraTurn(turnOf(3, 0), seat(2)), seat(2)),
    seats: [0, 1, 0, 1],
  },
];

for (const { name, turn, seats } of orders) {
  test(name, () => {
    const seen: number[] = [];
    let now = turn;
    for (let count = 0; count < seats.length; count++) {
      seen.push(now.of);
      now = beginNextTurn(now);
    }
    assert.equal(seen, seats);
  });
}

test('800.4a: nobody who is not at the table is in the game', () => {
  const turn = turnOf(2, 0, [1]);
  assert.equal(
    [-1, 0, 1, 2, 0.5].map((number) => isInGame(turn, seat(number))),
    [false, true, false, false, false],
  );
});

test('players are known by seat, from 0', () => {
  assert.equal(playerIds(4), [0, 1, 2, 3]);
});

test('leaving does not change the turn it is taken from', () => {
  const turn = turnOf(3, 0);
  leaveTurnOrder(turn, seat(0));
  assert.equal(turn, turnOf(3, 0));
});

test.run();
