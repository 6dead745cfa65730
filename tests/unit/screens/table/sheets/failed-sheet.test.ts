/** A sheet that throws is closed and reported, and the table goes on. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press, pressableLabels, textOf } from '../../../../support/rendered/pressing';
import { liveGame, openTable } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('a sheet that fails');

const notice = () => textOf(document.querySelector('[role=status].error'));
const steps = () => liveGame.currentGame()?.history.steps.length;

test('is closed, the notice says that the game is saved, and the table goes on', async () => {
  const { limit } = en.clock;
  const { error } = console;
  const logged: unknown[] = [];
  console.error = (...told) => logged.push(...told);
  Object.defineProperty(en.clock, 'limit', {
    configurable: true,
    get() {
      throw new Error('broken clock');
    },
  });
  try {
    await openTable(startingOn('bant', 'naya', 'jund'));
    await press(en.table.menu);
    const clock = pressableLabels(frontmostElement()).find((label) => label.startsWith(en.clock.title));
    await press(clock ?? en.clock.title);
  } finally {
    Object.defineProperty(en.clock, 'limit', { configurable: true, writable: true, value: limit });
    console.error = error;
  }
  assert.equal(logged.map(String), ['Error: broken clock']);
  assert.is(document.querySelector('dialog[open]'), null);
  assert.ok(notice().startsWith(`${en.notices.failed} ${en.notices.gameSaved}`), notice());
  const before = steps();
  await press(en.table.nextLabel('Boris'));
  assert.is(steps(), (before ?? 0) + 1);
  await press(en.close);
  assert.is(notice(), '');
});

test('opens again once it works', async () => {
  await press(en.table.menu);
  const clock = pressableLabels(frontmostElement()).find((label) => label.startsWith(en.clock.title));
  await press(clock ?? en.clock.title);
  assert.ok(textOf(frontmostElement()).includes(en.clock.limit));
  await press(en.close);
});

test.run();
