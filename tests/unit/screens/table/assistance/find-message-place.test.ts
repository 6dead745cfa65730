import { findMessagePlace } from '../../../../../src/screens/table/assistance/find-message-place';
import { assert, suite } from '../../../../support/suite';

const test = suite('find message place');

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const area = box(0, 0, 400, 300);
const size = { width: 100, height: 40 };
const placeAmong = (kept: Parameters<typeof findMessagePlace>[2], texts = kept.slice(0, 0)) => {
  const { left, top, cost } = findMessagePlace(area, size, kept, texts);
  return { left, top, isFree: cost === 0 };
};

test('with nothing in the way, a message is at the top, in the middle', () => {
  assert.equal(placeAmong([]), { left: 150, top: 0, isFree: true });
});

test('a message goes below a button, or beside it if there is room', () => {
  assert.equal(placeAmong([box(0, 0, 400, 50)]), { left: 150, top: 52, isFree: true });
  assert.equal(placeAmong([box(120, 0, 400, 300)]), { left: 0, top: 0, isFree: true });
});

test('rather than a button a message covers text, and as little as possible', () => {
  assert.equal(placeAmong([box(0, 0, 400, 200)], [box(0, 200, 400, 280)]), {
    left: 150,
    top: 260,
    isFree: false,
  });
});

test.run();
