/** An Emperor is out, and the side goes along: on the table as it is drawn. */
import { beginTable } from '../../../../../src/rules/table/table';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { FIXED_CHANCE, moves, seat } from '../../../../support/tables/tables';

const test = suite('Emperor');

/** Three sides of three; the second of each is the Emperor. */
async function openTableWithTeams(share: boolean) {
  const teams = { bySeat: [0, 0, 0, 1, 1, 1, 2, 2, 2], shareTurns: share };
  const begun = beginTable(
    { seatCount: 9, startingLife: 20, startingPlayer: seat(0), teams, planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  await openTable(begun.value.table);
}

const offeredReasons = () =>
  pressableLabels(frontmostElement()).filter((label) => label.startsWith('Reason for the others'));

async function openLeaveTogether() {
  await press('Menu');
  await press('Players losing togetherSeveral players lose at the same time');
}

test('809.5: the generals leave with their team, and the log names that rule', async () => {
  await openTableWithTeams(false);
  await playInApp(moves.setLife(1, 0));
  await openLeaveTogether();
  assert.equal(offeredReasons(), [
    'Reason for the others Drew from an empty library',
    'Reason for the others Conceded',
    'Reason for the others With the team',
  ]);
  await press('Anya');
  await press('Max');
  await press('Reason for the others With the team');
  await press('3 players are out');
  assert.equal(liveGame.currentGame()?.history.table.turn.hasLeftBySeat.slice(0, 4), [
    true,
    true,
    true,
    false,
  ]);
  await press('Log');
  const latestLogLines = () =>
    [...frontmostElement().querySelectorAll('.lines > .line')].slice(0, 1).map((line) => ({
      text: textOf(line.querySelector('p')),
      rules: [...line.querySelectorAll('a')].map((link) => link.textContent),
    }));
  assert.equal(latestLogLines(), [
    {
      text: 'Anya leaves the game with the team. Boris has 0 or less life and is out. Max leaves the game with the team.',
      rules: ['809.5', '704.5a'],
    },
  ]);
  assert.equal(
    (await inRussian(latestLogLines)).map(({ text }) => text),
    ['Anya выбывает вместе с командой. Boris выбывает: жизней не осталось. Max выбывает вместе с командой.'],
  );
  await press('Close');
});

test('a team that shares its life leaves as one anyway', async () => {
  await openTableWithTeams(true);
  await openLeaveTogether();
  assert.equal(offeredReasons(), [
    'Reason for the others Drew from an empty library',
    'Reason for the others Conceded',
  ]);
  await press('Close');
});

test.run();
