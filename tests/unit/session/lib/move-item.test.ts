import { moveItem } from '../../../../src/session/lib/move-item';
import { assert, suite } from '../../../support/suite';

const test = suite('moving an item in a list');

const order: readonly number[] = Object.freeze([10, 0, 12, 13]);

test('neighbors swap', () => {
  assert.equal(moveItem(order, 0, 1), [0, 10, 12, 13]);
  assert.equal(moveItem(order, 1, 0), [0, 10, 12, 13]);
  assert.equal(moveItem(order, 3, 2), [10, 0, 13, 12]);
});

test('an item that moves further pushes the others along', () => {
  assert.equal(moveItem(order, 0, 3), [0, 12, 13, 10]);
  assert.equal(moveItem(order, 3, 1), [10, 13, 0, 12]);
});

test('the first cannot move up, and the last cannot move down', () => {
  assert.is(moveItem(order, 0, -1), order);
  assert.is(moveItem(order, 3, 4), order);
  assert.is(moveItem(order, 4, 3), order);
  assert.equal(moveItem([], 0, 1), []);
});

test.run();
