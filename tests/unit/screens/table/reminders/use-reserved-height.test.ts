import { startingOn } from '../../../../support/cards/card-situations';
import { openTable } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';

const test = suite('space for badges and reminders');

test('nothing is reserved for them once their words are loaded', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  const strips = document.querySelector<HTMLElement>('.strips');
  assert.ok(strips);
  assert.is(strips.style.minHeight, '');
});

test.run();
