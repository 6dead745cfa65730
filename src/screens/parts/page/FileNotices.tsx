import { Button } from '../../../design/Button';
import { Toast } from '../../../design/Toast';
import { useDevice } from '../../../session/contexts/use-device';
import { useWords } from '../words';
import { Notice } from './Notice';

/**
 * Says which file was saved, or offers to save one that took so long to create that the device asks for another tap.
 * A sheet that creates files shows it, too, because it covers everything behind it.
 */
export function FileNotices() {
  const { fileWaiting: words, cancel } = useWords();
  const services = useDevice().services.value;
  if (!services) return null;
  const fileAwaitingTap = services.fileAwaitingTap.value;
  const savedFileName = services.savedFileName.value;
  return (
    <>
      {fileAwaitingTap && (
        <Notice text={words.ready(fileAwaitingTap.name)}>
          <Button onClick={() => void services.saveFile(fileAwaitingTap)}>{words.save}</Button>
          <Button variant="bare" onClick={services.dismissFile}>
            {cancel}
          </Button>
        </Notice>
      )}
      {savedFileName !== null && (
        <Toast key={savedFileName} onClose={services.forgetSavedFile}>
          {words.saved(savedFileName)}
        </Toast>
      )}
    </>
  );
}
