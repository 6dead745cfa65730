import { recentlyRead } from '../../../../src/screens/rulebook/use-rulebook-settings';
import { assert, suite } from '../../../support/suite';

const test = suite('entries of the rulebook read recently');

const settings = { isBilingual: false, bookmarks: [], lastRead: null };

test('nothing was read at first, and an earlier version stored a single entry', () => {
  assert.equal(recentlyRead(settings), []);
  assert.equal(recentlyRead({ ...settings, lastRead: '901.9' }), ['901.9']);
});

test('an entry is listed once, even if an earlier version changed only the last one', () => {
  const readBefore = ['901.1', '901.2', '901.3', '901.4', '901.5'];
  assert.equal(recentlyRead({ ...settings, lastRead: '901.3', readBefore }), [
    '901.3',
    '901.1',
    '901.2',
    '901.4',
    '901.5',
  ]);
  assert.equal(recentlyRead({ ...settings, lastRead: '901.9', readBefore }), [
    '901.9',
    ...readBefore.slice(0, 4),
  ]);
});

test.run();
