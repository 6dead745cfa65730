import { usePreferences } from '../../../session/contexts/use-preferences';
import { Checkbox } from '../../parts/field/Checkbox';
import { useWords } from '../../parts/words';
import { TableSheet } from '../sheets/TableSheet';
import styles from './ShortcutsSheet.module.css';
import { shortcuts } from './shortcuts';

/**
 * Lists the keys that act at the table, and lets players turn off single-letter keys, which interfere with speech
 * input.
 */
export function ShortcutsSheet() {
  const words = useWords();
  const { settings } = usePreferences();
  const { arrows, life } = words.shortcuts;
  const actions = { ...words.table, ...words.shortcuts.actions };
  const rows = [
    ...shortcuts.map(({ key, action }) => [key, actions[action]] as const),
    ['Ctrl Z', actions.undo],
    [arrows, life],
  ] as const;
  return (
    <TableSheet title={words.shortcuts.title}>
      <dl class={styles.keys}>
        {rows.map(([key, description]) => (
          <div key={key} class={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={settings.values.value.singleKeyShortcuts}
        onChange={() =>
          settings.change(({ singleKeyShortcuts }) => ({ singleKeyShortcuts: !singleKeyShortcuts }))
        }
      >
        {words.shortcuts.singleKeys}
      </Checkbox>
    </TableSheet>
  );
}
