import { sheetCalled } from '../../../src/screens/table/reopening';
import { assert, suite } from '../../support/suite';

const test = suite('sheets that open again');

test('a sheet for everybody opens again by its name', () => {
  for (const kind of ['log', 'menu', 'effects', 'meaning'] as const)
    assert.equal(sheetCalled(kind), { kind });
});

test('a sheet of one player does not, nor what another version may have kept', () => {
  for (const name of ['keypad', 'seat', 'lives', '', 'toString']) assert.is(sheetCalled(name), null, name);
});

test.run();
