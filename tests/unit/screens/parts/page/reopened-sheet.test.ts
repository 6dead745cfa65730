import { reopenableSheetOf } from '../../../../../src/screens/parts/page/reopenable-sheets';
import { assert, suite } from '../../../../support/suite';

const test = suite('sheets that open again');

test('a sheet for all players opens again by its name', () => {
  for (const kind of ['log', 'menu', 'effects', 'meaning'] as const)
    assert.equal(reopenableSheetOf(kind), { kind });
});

test('a sheet of one player does not, nor do names from other versions', () => {
  for (const name of ['keypad', 'seat', 'lifeTotals', '', 'toString'])
    assert.is(reopenableSheetOf(name), null, name);
});

test.run();
