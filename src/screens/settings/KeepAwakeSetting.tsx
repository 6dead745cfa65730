import { useId } from 'preact/hooks';
import common from '../../design/common.module.css';
import { useDevice } from '../../session/contexts/use-device';
import { usePreferences } from '../../session/contexts/use-preferences';
import tickBox from '../parts/field/tick-box.module.css';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

/** The setting that keeps the screen on during a game, and why it has no effect if the phone prevents it. */
export function KeepAwakeSetting() {
  const words = useWords();
  const { settings } = usePreferences();
  const { services } = useDevice();
  const noteId = useId();
  const { keepAwake } = settings.values.value;
  const wakeLockState = services.value?.wakeLockState.value;
  const isUnsupported = wakeLockState === 'unsupported';
  const failure = isUnsupported || (keepAwake && wakeLockState === 'refused') ? wakeLockState : null;
  return (
    <div>
      <label class={styles.switch}>
        {words.settings.keepAwake}
        <input
          type="checkbox"
          class={tickBox.box}
          checked={keepAwake && !isUnsupported}
          disabled={isUnsupported}
          aria-describedby={noteId}
          onChange={(event) => settings.change({ keepAwake: event.currentTarget.checked })}
        />
      </label>
      <p id={noteId} class={common.note} role="status">
        {failure && words.wakeLock[failure]}
      </p>
    </div>
  );
}
