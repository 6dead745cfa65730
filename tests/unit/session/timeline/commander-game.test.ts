import { beginHistory } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { beginTable } from '../../../../src/rules/table/table';
import { isCommanderGame } from '../../../../src/session/timeline/commander-game';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, moves, seat } from '../../../support/tables/tables';

const test = suite('games of Commander');

function gameAt(startingLife: number, ...movesToPlay: readonly Move[]) {
  const begun = beginTable(
    { seatCount: 3, startingLife, startingPlayer: seat(0), planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return {
    opening: begun.value.happenings,
    history: movesToPlay.reduce(playLegalMove, beginHistory(begun.value.table)),
  };
}

test('a game that starts at 40 life is one, whatever happens to the life later', () => {
  assert.ok(isCommanderGame(gameAt(40)));
  assert.ok(isCommanderGame(gameAt(40, moves.changeLife(0, -1))));
  for (const life of [20, 30]) assert.not(isCommanderGame(gameAt(life)));
});

test('so is a game whose teams start at 60', () => {
  assert.ok(isCommanderGame(gameAt(60)));
});

test('so is every game in which a commander was cast or dealt damage', () => {
  assert.ok(isCommanderGame(gameAt(20, moves.castCommander(1))));
  assert.ok(isCommanderGame(gameAt(20, moves.dealCommanderDamage(0, 1, 3))));
});

test.run();
