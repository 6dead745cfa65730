import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { useAppState } from '../../session/contexts/use-app-state';
import { useBackups } from '../../session/contexts/use-backups';
import { useDevice } from '../../session/contexts/use-device';
import { AddToHomeScreen } from '../parts/page/AddToHomeScreen';
import { useWords } from '../parts/words';

/** How safe the stored data is and how much space it takes, and how to install the app, which makes it safer. */
export function StorageSection() {
  const { storage, install, backup } = useWords();
  const app = useAppState();
  const { services } = useDevice();
  const persistence = services.value?.persistence.value;
  const usage = useBackups().value?.backup.storageUsage.value;
  const installMethod = app.installMethod.value;
  return (
    <section class={common.stack2}>
      <h2>{storage.title}</h2>
      <p>{persistence ? storage.persistence[persistence] : '\u00a0'}</p>
      {installMethod === 'installed' && <p>{storage.installed}</p>}
      {installMethod !== 'installed' && persistence !== 'kept' && <p>{storage.installToKeep}</p>}
      {installMethod === 'offered' && (
        <Button wide onClick={app.install}>
          {install.install}
        </Button>
      )}
      {installMethod === 'shareMenu' && <AddToHomeScreen />}
      {installMethod === 'browserMenu' && <p>{install.byBrowserMenu}</p>}
      {usage && <p class={common.note}>{backup.room(usage.used, Math.max(0, usage.quota - usage.used))}</p>}
    </section>
  );
}
