import { useEffect, useRef } from 'preact/hooks';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { useWords } from '../../parts/words';
import { useTableScreen } from '../use-table-screen';
import { actionOf, type ShortcutAction } from './shortcuts';
import { mainActionButtons } from './use-focus-on-actions';
import { useKeyboardDetection } from './use-keyboard-detection';

/** Elements in which keys type text or have their own function. */
const KEY_USING_ELEMENTS = 'input, textarea, select, [contenteditable]';

/** Lets keys press the buttons on the screen, so that a key does nothing that a tap would not do. */
export function useShortcuts(): void {
  const { settings } = usePreferences();
  const { table: words } = useWords();
  const { setOpenSheet } = useTableScreen();
  const { noteKey } = useKeyboardDetection();
  const latestWords = useRef(words);
  latestWords.current = words;

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(KEY_USING_ELEMENTS)) return;
      if (event.key.length === 1 || /^(?:Tab|Arrow)/.test(event.key)) noteKey();
      const action = actionOf(event, { singleKeyShortcuts: settings.values.peek().singleKeyShortcuts });
      if (action === null) return;
      event.preventDefault();
      if (action === 'showShortcuts') setOpenSheet({ kind: 'shortcuts' });
      else buttonFor(action, latestWords.current)?.click();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [settings, setOpenSheet, noteKey]);
}

type TableWords = ReturnType<typeof useWords>['table'];

function buttonFor(
  action: Exclude<ShortcutAction, 'showShortcuts'>,
  words: TableWords,
): HTMLButtonElement | undefined {
  switch (action) {
    case 'mainAction':
      return mainActionButtons()[0];
    case 'nextTurn':
      return buttonNamed([words.nextLabel(''), words.passTurn]);
    case 'flip':
      return buttonNamed([words.toLife, words.toPlane]);
    case 'undo':
    case 'redo':
    case 'log':
    case 'menu':
      return buttonNamed([words[action]]);
  }
}

/** Returns the button whose accessible name begins with one of these. */
function buttonNamed(names: readonly string[]): HTMLButtonElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('main button')].find((button) =>
    names.some((name) => (button.ariaLabel ?? button.textContent)?.startsWith(name)),
  );
}
