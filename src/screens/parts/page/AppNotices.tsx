import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useLiveGame, useSaving } from '../../../session/contexts/use-live-game';
import { usePictures } from '../../../session/contexts/use-pictures';
import { useRouter } from '../../../session/contexts/use-router';
import { useSharing } from '../../../session/contexts/use-sharing';
import { picturesToErase } from '../../../session/pictures/pictures-to-erase';
import { useWords } from '../words';
import { isChunkLoadError } from './chunk-load-error';
import { FileNotices } from './FileNotices';
import { Notice } from './Notice';

/** Notices from the app itself, which never cover the table. */
export function AppNotices() {
  const { notices: words } = useWords();
  const app = useAppState();
  const saveFailure = useSaving().saveFailure.value;
  const { saveAsFile } = useSharing();
  const { failure: storageFailure, unreadableData } = app.storageCondition.value;

  async function saveUnreadable({ exportAsText }: NonNullable<typeof unreadableData>) {
    await saveAsFile('planar-table-damaged.json', await exportAsText(), 'application/json');
  }

  return (
    <>
      {storageFailure === 'laterVersion' && (
        <Notice isError text={words.laterVersion}>
          <Button onClick={app.reload}>{words.reload}</Button>
        </Notice>
      )}
      {storageFailure === 'upgradeBlocked' && <Notice isError text={words.upgradeBlocked} />}
      {saveFailure && storageFailure !== 'laterVersion' && (
        <UnsavedNotice isStorageFull={saveFailure === 'full'} />
      )}
      <FailureNotice />
      {unreadableData && (
        <Notice isError text={words.damaged(unreadableData.count)}>
          <Button onClick={() => void saveUnreadable(unreadableData)}>{words.damagedSave}</Button>
          <Button variant="bare" onClick={() => void unreadableData.discard()}>
            {words.damagedDiscard}
          </Button>
        </Notice>
      )}
      <FileNotices />
      {app.isUpdateWaiting.value && (
        <Notice text={words.update}>
          <Button onClick={app.activateUpdate}>{words.takeUpdate}</Button>
          <Button variant="bare" onClick={app.dismissUpdate}>
            {words.later}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Says that the game is only in memory. On a full phone it offers to delete pictures to make room. */
function UnsavedNotice({ isStorageFull }: { isStorageFull: boolean }) {
  const { notices: words, cancel, retry } = useWords();
  const { retrySaving } = useSaving();
  const pictures = usePictures();
  const [isConfirming, setConfirming] = useState(false);
  const library = isStorageFull ? pictures.value?.library : null;
  useEffect(() => {
    if (isStorageFull) pictures.request();
  }, [isStorageFull]);
  const erasablePictures = picturesToErase(library?.factsByCard.value?.values() ?? []);

  async function makeRoom() {
    setConfirming(false);
    await library?.erase(erasablePictures.map(({ card }) => card));
    retrySaving();
  }

  if (isConfirming && erasablePictures.length > 0) {
    const bytes = erasablePictures.reduce((sum, picture) => sum + picture.bytes, 0);
    return (
      <Notice isError text={words.makeRoomHow(erasablePictures.length, bytes)}>
        <Button onClick={() => void makeRoom()}>{words.erasePictures(erasablePictures.length)}</Button>
        <Button variant="bare" onClick={() => setConfirming(false)}>
          {cancel}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice isError text={isStorageFull ? words.unsavedFull : words.unsavedBroken}>
      <Button onClick={retrySaving}>{retry}</Button>
      {erasablePictures.length > 0 && <Button onClick={() => setConfirming(true)}>{words.makeRoom}</Button>}
    </Notice>
  );
}

/** Reports an error: a file of the app that is gone, or a bug. */
function FailureNotice() {
  const { notices: words, backup, close } = useWords();
  const { state } = useLiveGame();
  const { isSaving, saveFailure } = useSaving();
  const router = useRouter();
  const { failure, reload } = useAppState();
  const [dismissedError, dismissError] = useState<unknown>(null);
  const error = failure.value;
  if (error === dismissedError) return null;
  if (isChunkLoadError(error)) {
    return (
      <Notice isError text={words.loadFailed}>
        <Button onClick={reload}>{words.reload}</Button>
      </Notice>
    );
  }
  const isGameSaved = state.value.kind === 'playing' && !saveFailure.value && !isSaving.value;
  return (
    <Notice isError text={isGameSaved ? `${words.failed} ${words.gameSaved}` : words.failed}>
      <Button onClick={reload}>{words.reload}</Button>
      <Button onClick={() => router.go({ place: 'settings' })}>{backup.make}</Button>
      <Button variant="bare" onClick={() => dismissError(error)}>
        {close}
      </Button>
    </Notice>
  );
}
