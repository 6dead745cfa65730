/** The keys that act at the table, recognized by their position on the keyboard so that any layout works. */
export const shortcuts = [
  { action: 'main', code: 'KeyR', key: 'R' },
  { action: 'nextTurn', code: 'KeyN', key: 'N' },
  { action: 'undo', code: 'KeyU', key: 'U' },
  { action: 'redo', code: 'KeyY', key: 'Y' },
  { action: 'turnOver', code: 'KeyF', key: 'F' },
  { action: 'log', code: 'KeyL', key: 'L' },
  { action: 'menu', code: 'KeyM', key: 'M' },
  { action: 'list', code: 'Slash', key: '?' },
] as const;

export type ShortcutAction = (typeof shortcuts)[number]['action'];

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns what a key does at the table; null if nothing. Without `single`, only combinations with Ctrl or Cmd act. */
export function actionOf(pressed: Key, { single }: { readonly single: boolean }): ShortcutAction | null {
  const { code, key, shiftKey } = pressed;
  if (pressed.altKey) return null;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    return code === 'KeyY' ? 'redo' : null;
  }
  if (!single) return null;
  if (key === '?') return 'list';
  const found = shortcuts.find((shortcut) => shortcut.code === code);
  return found && found.action !== 'list' && !shiftKey ? found.action : null;
}
