/** A turn that is passed before the app could carry out a chaos ability is not passed in silence. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { press, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('skipped chaos');

const messages = () => [...document.querySelectorAll('.toast')].map(textOf);
const turn = () => liveGame.currentGame()?.history.table.turn.number;

test('what the app could have carried out is named, and one tap goes back', async () => {
  await openTable(startingOn('otaria', 'naya', 'jund'));
  await playInApp(moves.roll('chaos'));
  await press(en.table.nextLabel('Boris'));
  assert.ok(messages().join().includes(en.reminders.skippedChaos('Otaria')), messages().join());
  await press(en.table.undo, () => document.querySelector('.toast') ?? document.body);
  assert.is(turn(), 1);
});

test('nothing is said about an ability that was carried out', async () => {
  await openTable(startingOn('otaria', 'naya', 'jund'));
  await playInApp(moves.roll('chaos'));
  await press(en.carryOut.addExtraTurn, () => document.querySelector('[data-card]') ?? document.body);
  await press(en.table.nextLabel('Anya'));
  assert.equal(messages(), []);
});

test('nothing is said about an ability that the players carry out by hand', async () => {
  await openTable(startingOn('naya', 'otaria', 'jund'));
  await playInApp(moves.roll('chaos'));
  await press(en.table.nextLabel('Boris'));
  assert.equal(messages(), []);
});

test.run();
