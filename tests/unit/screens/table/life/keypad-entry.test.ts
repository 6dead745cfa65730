import {
  type KeypadKey,
  NOTHING_TYPED,
  typedAmount,
  typedTotal,
  typeKey,
} from '../../../../../src/screens/table/life/keypad-entry';
import { assert, suite } from '../../../../support/suite';

const test = suite('keypad entry');

const typed = (...keys: readonly KeypadKey[]) => keys.reduce(typeKey, NOTHING_TYPED);

test('a sign before or after the digits makes the total negative, and the amount can still be lost or gained', () => {
  for (const entry of [typed('sign', 7), typed(7, 'sign')]) {
    assert.is(typedTotal(entry), -7);
    assert.is(typedAmount(entry), 7);
  }
});

test('without a number there is nothing to lose or gain', () => {
  for (const entry of [typed(), typed('sign'), typed(0), typed('sign', 0), typed('infinite')])
    assert.is(typedAmount(entry), null);
});

test.run();
