import { Sheet } from '../../../design/Sheet';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { Check } from '../../parts/field/Check';
import { useWords } from '../../parts/words';
import styles from './ShortcutsSheet.module.css';
import { shortcuts } from './shortcuts';

/** Lists the keys that act at the table, and lets single letters be turned off (they disturb speech input). */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { settings } = usePreferences();
  return (
    <Sheet title={words.shortcuts.title} closeLabel={words.close} onClose={onClose}>
      <dl class={styles.keys}>
        {shortcuts.map(({ action, key }) => (
          <div key={action} class={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.shortcuts.actions[action]}</dd>
          </div>
        ))}
        <div class={styles.row}>
          <dt>
            <kbd>Ctrl Z</kbd>
          </dt>
          <dd>{words.shortcuts.actions.undo}</dd>
        </div>
        <div class={styles.row}>
          <dt>
            <kbd>{words.shortcuts.arrows}</kbd>
          </dt>
          <dd>{words.shortcuts.life}</dd>
        </div>
      </dl>
      <Check
        checked={settings.values.value.singleKeys}
        onChange={() => settings.change(({ singleKeys }) => ({ singleKeys: !singleKeys }))}
      >
        {words.shortcuts.singleKeys}
      </Check>
    </Sheet>
  );
}
