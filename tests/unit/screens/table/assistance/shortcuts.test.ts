import { actionOf, shortcuts } from '../../../../../src/screens/table/assistance/shortcuts';
import { assert, suite } from '../../../../support/suite';

const test = suite('shortcuts');

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const single = { singleKeyShortcuts: true };

test('each key has one action and each action one key', () => {
  assert.is(new Set(shortcuts.map(({ code }) => code)).size, shortcuts.length);
  assert.is(new Set(shortcuts.map(({ action }) => action)).size, shortcuts.length);
});

test('keys act by their position, whatever the layout', () => {
  assert.is(actionOf({ ...plain, code: 'KeyR', key: 'r' }, single), 'mainAction');
  assert.is(actionOf({ ...plain, code: 'KeyR', key: 'к' }, single), 'mainAction');
  assert.is(actionOf({ ...plain, code: 'KeyQ', key: 'q' }, single), null);
});

test('a question mark lists them in any layout, a slash does not', () => {
  assert.is(actionOf({ ...plain, shiftKey: true, code: 'Slash', key: '?' }, single), 'showShortcuts');
  assert.is(actionOf({ ...plain, shiftKey: true, code: 'Digit7', key: '?' }, single), 'showShortcuts');
  assert.is(actionOf({ ...plain, code: 'Slash', key: '/' }, single), null);
});

test('with Ctrl or Cmd only undo and redo act', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    assert.is(actionOf({ ...plain, ...modifier, code: 'KeyZ', key: 'z' }, single), 'undo');
    assert.is(actionOf({ ...plain, ...modifier, shiftKey: true, code: 'KeyZ', key: 'Z' }, single), 'redo');
    assert.is(actionOf({ ...plain, ...modifier, code: 'KeyY', key: 'y' }, single), 'redo');
    assert.is(actionOf({ ...plain, ...modifier, code: 'KeyR', key: 'r' }, single), null);
  }
  assert.is(actionOf({ ...plain, altKey: true, code: 'KeyR', key: '®' }, single), null);
});

test('single letters can be turned off; combinations still act', () => {
  const off = { singleKeyShortcuts: false };
  for (const { code, key } of shortcuts) assert.is(actionOf({ ...plain, code, key }, off), null);
  assert.is(actionOf({ ...plain, ctrlKey: true, code: 'KeyZ', key: 'z' }, off), 'undo');
});

test.run();
