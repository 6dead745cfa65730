import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { useAppState } from '../../session/contexts/use-app-state';
import { useDevice } from '../../session/contexts/use-device';
import { AddToHomeScreen } from '../parts/page/AddToHomeScreen';
import { useWords } from '../parts/words';
import styles from './SettingsScreen.module.css';

/** How safe the stored data is, and how to install the app, which makes it safer. */
export function StorageAndInstallSections() {
  const { storage, install } = useWords();
  const app = useAppState();
  const { services } = useDevice();
  const persistence = services.value?.persistence.value;
  const installMethod = app.installMethod.value;
  return (
    <>
      <section class={common.stack2}>
        <h2 class={styles.label}>{storage.title}</h2>
        <p>{persistence ? storage.persistence[persistence] : '\u00a0'}</p>
        {installMethod === 'installed' && <p>{storage.installed}</p>}
        {installMethod !== 'installed' && persistence !== 'kept' && <p>{storage.installToKeep}</p>}
      </section>
      {installMethod !== 'installed' && (
        <section class={common.stack2}>
          <h2 class={styles.label}>{install.title}</h2>
          {installMethod === 'offered' && <Button onClick={app.install}>{install.install}</Button>}
          {installMethod === 'shareMenu' && <AddToHomeScreen />}
          {installMethod === 'browserMenu' && <p>{install.byBrowserMenu}</p>}
        </section>
      )}
    </>
  );
}
