import { useId } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { AddToHomeScreen } from '../../parts/page/AddToHomeScreen';
import { useNewGameFormWords } from '../../parts/words';
import styles from './InstallHint.module.css';

/**
 * Explains, above the first new game on an iPhone, how to install the app before anything is stored in the browser.
 */
export function InstallHint() {
  const { homeScreen } = useNewGameFormWords();
  const { settings } = usePreferences();
  const titleId = useId();
  if (settings.values.value.isInstallHintSeen) return null;
  return (
    <section class={styles.hint} aria-labelledby={titleId}>
      <h2 id={titleId}>{homeScreen.title}</h2>
      <AddToHomeScreen />
      <Button onClick={() => settings.change({ isInstallHintSeen: true })}>{homeScreen.dismiss}</Button>
    </section>
  );
}
