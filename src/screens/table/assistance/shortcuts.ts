/** The keys that act at the table, recognized by their position on the keyboard so that any layout works. */
export const shortcuts = [
  { action: 'mainAction', code: 'KeyR', key: 'R' },
  { action: 'nextTurn', code: 'KeyN', key: 'N' },
  { action: 'undo', code: 'KeyU', key: 'U' },
  { action: 'redo', code: 'KeyY', key: 'Y' },
  { action: 'flip', code: 'KeyF', key: 'F' },
  { action: 'log', code: 'KeyL', key: 'L' },
  { action: 'menu', code: 'KeyM', key: 'M' },
  { action: 'showShortcuts', code: 'Slash', key: '?' },
] as const;

export type ShortcutAction = (typeof shortcuts)[number]['action'];

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Returns what a key does at the table, or null. Without `singleKeyShortcuts`, only combinations with Ctrl or Cmd act.
 */
export function actionOf(
  event: KeyPress,
  { singleKeyShortcuts }: { readonly singleKeyShortcuts: boolean },
): ShortcutAction | null {
  const { code, key, shiftKey } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    return code === 'KeyY' ? 'redo' : null;
  }
  if (!singleKeyShortcuts) return null;
  if (key === '?') return 'showShortcuts';
  const shortcutOfKey = shortcuts.find((shortcut) => shortcut.code === code);
  return shortcutOfKey && shortcutOfKey.action !== 'showShortcuts' && !shiftKey ? shortcutOfKey.action : null;
}
