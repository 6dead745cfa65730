import {
  changeSeating,
  sharedTurnTeamOf,
  sharedTurnTeamsAsSeated,
  sideOf,
  teamsOfTwo,
} from '../../../../src/rules/turn/seating-and-teams';
import {
  sharedTurnTeams,
  sharedTurnTeamsInGame,
  sidesInGame,
} from '../../../../src/rules/turn/teams-and-sides';
import { firstTurn, leaveTurnOrder } from '../../../../src/rules/turn/turn-order';
import { assert, suite } from '../../../support/suite';
import { seat } from '../../../support/tables/tables';

const test = suite('teams and sides');

const alone = firstTurn(4, seat(0));
const giants = firstTurn(4, seat(0), { bySeat: teamsOfTwo(4), shareTurns: true });
const apart = firstTurn(4, seat(0), { bySeat: [0, 1, 0, 1], shareTurns: false });

test('without teams everyone is alone', () => {
  assert.equal(sharedTurnTeamOf(alone, seat(2)), [2]);
  assert.equal(sideOf(alone, seat(2)), [2]);
  assert.equal(sidesInGame(alone), [[0], [1], [2], [3]]);
});

test('805: neighbors share life and turns', () => {
  assert.equal(sharedTurnTeamOf(giants, seat(3)), [2, 3]);
  assert.equal(sharedTurnTeamsAsSeated(giants), [
    [0, 1],
    [2, 3],
  ]);
});

test('808: teammates who take their own turns share only the win', () => {
  assert.equal(sharedTurnTeamOf(apart, seat(3)), [3]);
  assert.equal(sideOf(apart, seat(3)), [1, 3]);
  assert.equal(sidesInGame(apart), [
    [0, 2],
    [1, 3],
  ]);
});

test('teams are listed as they sit now, or by their first seats', () => {
  const moved = changeSeating(giants, [2, 3, 0, 1].map(seat));
  assert.equal(sharedTurnTeamsAsSeated(moved), [
    [2, 3],
    [0, 1],
  ]);
  assert.equal(sharedTurnTeams(moved), sharedTurnTeamsAsSeated(giants));
});

test('810.8: a team that shares its turns leaves together', () => {
  const left = leaveTurnOrder(giants, seat(1));
  assert.equal(sharedTurnTeamsInGame(left), [[2, 3]]);
  assert.equal(sharedTurnTeamsAsSeated(left), sharedTurnTeamsAsSeated(giants));
});

test('a side is in the game as long as one of its players is', () => {
  assert.equal(sidesInGame(leaveTurnOrder(apart, seat(0))), [[1, 3], [2]]);
});

test.run();
