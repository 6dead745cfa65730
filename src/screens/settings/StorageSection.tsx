import { Button } from '../../design/Button';
import { useAppState } from '../../session/contexts/use-app-state';
import { useDevice } from '../../session/contexts/use-device';
import { AddToHomeScreen } from '../parts/page/AddToHomeScreen';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

/** How safe the stored data is, and how to install the app, which makes it safer. */
export function StorageSection() {
  const { storage, install } = useWords();
  const app = useAppState();
  const { device } = useDevice();
  const keeping = device.value?.persistence.value;
  const way = app.wayToInstall.value;
  return (
    <>
      <section class={styles.section}>
        <h2 class={styles.label}>{storage.title}</h2>
        <p>{keeping ? storage.keeping[keeping] : ' '}</p>
        {way === 'installed' && <p>{storage.installed}</p>}
        {way !== 'installed' && keeping !== 'kept' && <p>{storage.installToKeep}</p>}
      </section>
      {way !== 'installed' && (
        <section class={styles.section}>
          <h2 class={styles.label}>{install.title}</h2>
          {way === 'offered' && <Button onClick={app.install}>{install.install}</Button>}
          {way === 'shareMenu' && <AddToHomeScreen />}
          {way === 'browserMenu' && <p>{install.byBrowserMenu}</p>}
        </section>
      )}
    </>
  );
}
