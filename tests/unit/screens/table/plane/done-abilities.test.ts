/** A done ability keeps its button, disabled, until its step comes again: nothing moves under the finger. */
import { frontmostElement, press, pressableLabels } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, moves, planarTable } from '../../../../support/tables/tables';
import { until } from '../../../../support/wait-until';

const buttonNamed = (label: string) =>
  [...frontmostElement().querySelectorAll('button')].find(({ textContent }) => textContent === label);

const test = suite('done abilities');

test('a counter put by hand disables the button that puts it, until the next turn', async () => {
  await openTable(after(planarTable(['mount-keralia', 'bant', 'naya']), moves.revealStartingPlane));
  assert.is(buttonNamed('+1 counter')?.disabled, false);
  await press('Pressure counters: add one');
  assert.is(buttonNamed('+1 counter')?.disabled, true);
  await press('Pressure counters: add one');
  assert.is(buttonNamed('+1 counter')?.disabled, true);
  await playInApp(moves.beginNextTurn);
  assert.is(buttonNamed('+1 counter')?.disabled, false);
});

test('counters that a plane enters with stay on their button until something else happens', async () => {
  await openTable(after(planarTable(['no-way-out', 'bant', 'naya']), moves.revealStartingPlane));
  const label = pressableLabels(frontmostElement()).find((name) => name.startsWith('+3 counters')) ?? '';
  await press('Dread counters: add one');
  assert.is(buttonNamed(label)?.disabled, true);
  await playInApp(moves.beginNextTurn);
  assert.is(buttonNamed(label), undefined);
});

test('quick taps on the button of a trigger put a counter each', async () => {
  await openTable(planarTable(['gardens-of-tranquil-repose', 'bant', 'naya']));
  await playInApp(moves.revealStartingPlane);
  // Right after the card is shown, taps are ignored.
  await until(() => buttonNamed('+1 counter')?.getAttribute('aria-disabled') === null);
  const { setTimeout } = globalThis;
  const stopTimersForPeople = (run: () => void, pause = 0) => setTimeout(pause > 100 ? () => {} : run, 0);
  Object.assign(globalThis, { setTimeout: stopTimersForPeople });
  try {
    for (let tap = 1; tap <= 3; tap++) await press('+1 counter');
  } finally {
    Object.assign(globalThis, { setTimeout });
  }
  assert.is(frontmostElement().querySelector('output')?.textContent, '3');
});

test.run();
