import { useEffect } from 'preact/hooks';
import { useBackups } from '../../session/contexts/use-backups';
import { BackupSection } from './BackupSection';
import { ExportSection } from './ExportSection';

/** Backups and exports, shown once the last backup is known, so that no button moves while it is being tapped. */
export function SavedDataSections() {
  const loadableBackup = useBackups();
  const backup = loadableBackup.value?.backup;
  useEffect(loadableBackup.request, [loadableBackup]);
  if (!backup?.isLoaded.value) return null;
  return (
    <>
      <BackupSection backup={backup} />
      <ExportSection />
    </>
  );
}
