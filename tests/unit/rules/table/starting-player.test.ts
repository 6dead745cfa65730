import { canChangeStartingPlayer, changeStartingPlayer } from '../../../../src/rules/table/starting-player';
import { type BegunGame, beginTable, type Setup } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import { after, FIXED_CHANCE, moves, numberedCards, seat, sharedDeck } from '../../../support/tables/tables';

const cards = numberedCards(80, 0);

function begun(setup: Partial<Setup>): BegunGame {
  const beginning = beginTable(
    {
      seatCount: 4,
      startingLife: 20,
      startingPlayer: 'random',
      planarDecks: sharedDeck(cards),
      ...setup,
    },
    FIXED_CHANCE,
  );
  if (!beginning.ok) throw new Error(beginning.refusal.reason);
  return beginning.value;
}

const firstIn = ({ table, happenings }: BegunGame) => ({
  activePlayer: table.turn.activePlayer,
  controller: table.planar?.controller,
  noted: happenings.flatMap((one) => (one.kind === 'gameBegan' ? [one.player, one.by] : [])),
});

const test = suite('starting player');

test('103.1, 901.6: another player has the first turn and controls the starting plane', () => {
  for (const player of [0, 1, 2, 3].map(seat)) {
    assert.equal(firstIn(changeStartingPlayer(begun({}), player)), {
      activePlayer: player,
      controller: player,
      noted: [player, 'table'],
    });
  }
});

test('805.2: the first turn of a team is that of its primary player', () => {
  assert.equal(firstIn(changeStartingPlayer(begun({ teams: true, startingPlayer: seat(0) }), seat(3))), {
    activePlayer: 2,
    controller: 2,
    noted: [2, 'table'],
  });
});

test('it stays once the plane is revealed, a player has left, or other markers depend on it', () => {
  const { table, happenings } = begun({ startingPlayer: seat(0) });
  const melee = begun({ seatCount: 8, isGrandMelee: true, startingPlayer: seat(0) });
  for (const beginning of [
    { table: after(table, moves.revealStartingPlane), happenings },
    { table: after(table, moves.leave(3)), happenings },
    begun({ planarDecks: null, startingPlayer: seat(0) }),
    melee,
  ]) {
    assert.not(canChangeStartingPlayer(beginning.table));
    assert.equal(changeStartingPlayer(beginning, seat(1)), beginning);
  }
});

test.run();
