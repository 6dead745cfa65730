/** What lies over a panel: the question about damage, and the question whether a player is out. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { frontmostElement, press, textOf } from '../../../../support/rendered/pressing';
import { inRussian, openTable, playInApp, tableView } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';
import { until } from '../../../../support/wait-until';

const test = suite('panel overlays');

tableView.value = 'life';

test('during an attack, a panel asks for the damage, and then says whose commander it was', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await press(en.seat.more('Anya'));
  await press(en.commander.attack);
  await press(en.commander.damageTo('Boris'));
  await press('7');
  assert.is(textOf(document.querySelector('[data-badges="1"] [data-name]')), 'Anya');
});

test('a held half stops once the player is at 0 or less, and counts single points further', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.setLife(1, 13));
  const panel = () => document.querySelector('[data-player="1"]');
  const total = () => textOf(document.querySelector('[data-life="1"]'));
  const totals: string[] = [];
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'ArrowDown']) {
    panel()?.dispatchEvent(Object.assign(new Event('keydown', { bubbles: true }), { key }));
    await waitUntilSettled();
    totals.push(total());
  }
  assert.equal(totals, ['3', '−7', '−7', '−8']);
});

test('the answers whether a player is out are short, because the panel has the name', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.setLife(1, 0));
  const answers = () => [...document.querySelectorAll('[data-asked] button')].map(textOf);
  assert.equal(answers(), ['Out', 'Still in']);
  assert.equal(await inRussian(answers), ['Выбыть', 'Остаться']);
});

test('whoever would lose for two reasons is asked once, and again for a new reason', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  const reasons = () => [...document.querySelectorAll('.reason')].map(textOf);
  await playInApp(moves.setLife(1, 0), moves.dealCommanderDamage(1, 0, 21));
  assert.equal(reasons(), ['No life left, commander damage']);
  assert.equal(await inRussian(reasons), ['Нет жизней, 21 от командира']);
  // Late taps are ignored first.
  await until(() => !document.querySelector('[data-asked] [aria-disabled=true]'));
  await press(en.leaving.stays('Boris'));
  assert.equal(reasons(), []);
  await playInApp(moves.changePoison(1, 10));
  assert.equal(reasons(), ['Poison']);
});

test('a quiet mark says who stays in spite of a reason to lose, as long as that lasts', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  const badges = () => [...document.querySelectorAll('[data-badges="1"] .visually-hidden')].map(textOf);
  await playInApp(moves.setLife(1, 0));
  assert.equal(badges(), []);
  await until(() => !document.querySelector('[data-asked] [aria-disabled=true]'));
  await press(en.leaving.stays('Boris'));
  assert.equal(badges(), ['Still in the game']);
  assert.equal(await inRussian(badges), ['Остаётся в игре']);
  await playInApp(moves.setLife(1, 5));
  assert.equal(badges(), []);
});

test('a panel says why its player is out, and whose commander it was', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  const panelTexts = () => [...document.querySelectorAll('[data-player] .outText p')].map(textOf);
  await playInApp(moves.dealCommanderDamage(1, 0, 21), moves.leave(1, 'commanderDamage'));
  assert.equal(panelTexts(), ['Out', '21 from Anya’s commander']);
  assert.equal(await inRussian(panelTexts), ['Вне игры', '21 от командира: Anya']);
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.leave(2));
  assert.equal(panelTexts(), ['Out', 'Conceded']);
});

test('when several would lose at the same time, the sheet shows each one’s reasons', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(moves.setLife(1, 0), moves.dealCommanderDamage(1, 0, 21), moves.setLife(2, 0));
  await until(() => !document.querySelector('[data-asked] [aria-disabled=true]'));
  const out = document.querySelector<HTMLElement>('[data-player="1"] [data-asked] button');
  await press(out?.getAttribute('aria-label') ?? '');
  const reasons = [...frontmostElement().querySelectorAll('li .hint')].map(textOf);
  assert.equal(reasons, ['No life left, commander damage', 'No life left']);
});

test.run();
