import { beginHistory } from '../../../../src/rules/table/history';
import type { Table } from '../../../../src/rules/table/table';
import { mainButtonsKeyOf } from '../../../../src/screens/table/main-buttons-key';
import { lookAtTop } from '../../../support/cards/abilities';
import { assert, suite } from '../../../support/suite';
import { after, moves, plainTable, tableAtStart } from '../../../support/tables/tables';

const test = suite('key of the main buttons');

const keyAt = (table: Table) => mainButtonsKeyOf({ history: beginHistory(table) });

test('it changes with the next action, so that a second tap does not press the button that follows', () => {
  const before = tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']);
  const taken = after(before, moves.takeCards(lookAtTop));
  assert.is.not(keyAt(before), keyAt(taken));
  const two = plainTable(2);
  assert.is.not(keyAt(two), keyAt(after(two, moves.leave(1))));
});

test('it does not change with life totals, so that quick taps on them count', () => {
  const before = plainTable(2);
  assert.is(keyAt(before), keyAt(after(before, moves.changeLife(0, -1))));
});

test.run();
