/** Two-Headed Giant: what becomes of a total that two heads share (810.9), and how the table shows it. */
import { en } from '../../../../../src/i18n/en';
import { layOutSharedDeck } from '../../../../../src/rules/planar/lay-out';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, FIXED_CHANCE, moves, planarCards, seat } from '../../../../support/tables/tables';

const test = suite('life of giants');

/** Anya and Boris against Max and a fourth player, on this plane. */
function giantsOn(plane: string): Table {
  const begun = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const planar = layOutSharedDeck(planarCards(plane, 'naya', 'jund'), 4, seat(0));
  return after({ ...begun.value.table, planar }, moves.revealStartingPlane);
}

const shown = () => [...frontmostElement().querySelectorAll('.player')].map(textOf);
const totals = () => liveGame.currentGame()?.history.table.totals.map(({ life }) => life);

test('a team that shares its life is one cell of the strip', async () => {
  await openTable(giantsOn('tazeem'));
  assert.equal([...document.querySelectorAll('.totals .seat')].map(textOf), [
    'Anya Boris 30',
    'Max Player 4 30',
  ]);
});

test('each head that loses life takes it off the common total', async () => {
  await openTable(giantsOn('pin-collectors-booth'));
  await playInApp(moves.roll('chaos'));
  await press('Change life', () => document.querySelector('[data-card] li:last-child') ?? document.body);
  assert.equal(shown(), ['Anya30', 'Boris30', 'Max30 → 28', 'Player 430 → 28']);
  await press('Max');
  assert.equal(shown(), ['Anya30', 'Boris30', 'Max30 → 29', 'Player 430 → 29']);
  await press('Max');
  await press('Apply');
  assert.equal(totals(), [30, 30, 28, 28]);
});

test('a change for several players grows by ten', async () => {
  await openTable(giantsOn('pin-collectors-booth'));
  await playInApp(moves.roll('chaos'));
  await press('Change life', () => document.querySelector('[data-card] li:last-child') ?? document.body);
  await press(`${en.lifeTotals.one}: −10`);
  assert.equal(shown().slice(2), ['Max30 → 8', 'Player 430 → 8']);
  await press(`${en.lifeTotals.one}: +10`);
  assert.equal(shown().slice(2), ['Max30 → 28', 'Player 430 → 28']);
});

test('810.4: the keypad offers the starting totals of teams', async () => {
  await openTable(giantsOn('tazeem'));
  await press(`${en.seat.setLife('Anya & Boris')}: 30`);
  const offered = pressableLabels(frontmostElement());
  assert.equal(
    ['20', '30', '40', '60'].filter((life) => offered.includes(life)),
    ['30', '60'],
  );
  await press(en.close);
});

test('a shared turn is named after both heads in the log', async () => {
  await openTable(giantsOn('tazeem'));
  await press(en.table.log);
  assert.equal([...frontmostElement().querySelectorAll('h3')].map(textOf), ['Turn 1 · Anya & Boris']);
});

test.run();
