import { tapKeyOf } from '../../../../src/screens/table/tap-key';
import { lookAtTop } from '../../../support/cards/abilities';
import { assert, suite } from '../../../support/suite';
import { after, moves, plainTable, tableAtStart } from '../../../support/tables/tables';

const test = suite('tap key');

test('it changes with the next action, so that a second tap does not press the button that follows', () => {
  const before = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
  const taken = after(before, moves.takeCards(lookAtTop));
  assert.is.not(tapKeyOf(before), tapKeyOf(taken));
  const two = plainTable(2);
  assert.is.not(tapKeyOf(two), tapKeyOf(after(two, moves.leave(1))));
});

test('it does not change with life totals, so that quick taps on them count', () => {
  const before = plainTable(2);
  assert.is(tapKeyOf(before), tapKeyOf(after(before, moves.changeLife(0, -1))));
});

test.run();
