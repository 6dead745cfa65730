/** 103.1: the players may decide at the table who goes first, until the starting plane is revealed. */
import { en } from '../../../../../src/i18n/en';
import { beforeStart } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { press, textOf } from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const select = () => document.querySelector<HTMLSelectElement>('.waiting select');
const hint = () => textOf(document.querySelector('.waiting .hint'));
const tableNow = () => liveGame.currentGame()?.history.table;

async function choose(name: string) {
  const choice = select();
  if (!choice) throw new Error('no choice of the starting player');
  choice.selectedIndex = [...choice.options].findIndex(({ text }) => text === name);
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await waitUntilSettled();
}

const deck = ['bant', 'naya', 'jund'];

const test = suite('starting player at the table');

test('another player goes first, and reveals the starting plane', async () => {
  await openTable(beforeStart(deck));
  await playInApp(moves.changeLife(2, -3));
  assert.ok(hint().startsWith('Anya goes first.'));
  assert.equal(
    [...(select()?.options ?? [])].map(({ text }) => text),
    ['Anya', 'Boris', 'Max'],
  );
  await choose('Max');
  assert.ok(hint().startsWith('Max goes first.'));
  assert.is(select()?.value, '2');
  assert.ok(await inRussian(() => hint().startsWith('Начинает Max.')));
  await press(en.table.undo);
  assert.ok(hint().startsWith('Max goes first.'), 'the move before it is undone alone');
  assert.is(tableNow()?.totals[2]?.life, 20);
  await press(en.table.reveal);
  assert.is(select(), null);
  assert.is(tableNow()?.turn.activePlayer, 2);
  assert.is(tableNow()?.planar?.controller, 2);
  await press(en.table.nextLabel('Anya'));
});

test.run();
