/** The keys that act at the table, recognized by their position on the keyboard so that any layout works. */
export const shortcuts = [
  { action: 'main', code: 'KeyR', key: 'R' },
  { action: 'nextTurn', code: 'KeyN', key: 'N' },
  { action: 'undo', code: 'KeyU', key: 'U' },
  { action: 'redo', code: 'KeyY', key: 'Y' },
  { action: 'flip', code: 'KeyF', key: 'F' },
  { action: 'log', code: 'KeyL', key: 'L' },
  { action: 'menu', code: 'KeyM', key: 'M' },
  { action: 'list', code: 'Slash', key: '?' },
] as const;

export type ShortcutAction = (typeof shortcuts)[number]['action'];

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns what a key does at the table, or null. Without `singleKeys`, only combinations with Ctrl or Cmd act. */
export function actionOf(
  event: Key,
  { singleKeys }: { readonly singleKeys: boolean },
): ShortcutAction | null {
  const { code, key, shiftKey } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
    return code === 'KeyY' ? 'redo' : null;
  }
  if (!singleKeys) return null;
  if (key === '?') return 'list';
  const match = shortcuts.find((shortcut) => shortcut.code === code);
  return match && match.action !== 'list' && !shiftKey ? match.action : null;
}
