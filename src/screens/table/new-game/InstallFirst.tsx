import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { AddToHomeScreen } from '../../parts/page/AddToHomeScreen';
import { useWords } from '../../parts/words';
import styles from './InstallFirst.module.css';

/**
 * Explains, above the first new game on an iPhone, how to install the app before anything is stored in the
 * browser. Renders the content below it too, so that nothing shifts down when this part loads.
 */
export function InstallFirst({ children }: { children: ComponentChildren }) {
  const { install } = useWords();
  const { settings } = usePreferences();
  const titleId = useId();
  return (
    <>
      {!settings.values.value.isInstallHintSeen && (
        <section class={styles.hint} aria-labelledby={titleId}>
          <h2 class={styles.title} id={titleId}>
            {install.onHomeScreen}
          </h2>
          <AddToHomeScreen />
          <Button onClick={() => settings.change({ isInstallHintSeen: true })}>{install.dismiss}</Button>
        </section>
      )}
      {children}
    </>
  );
}
