import { Button } from '../../../design/Button';
import { useDevice } from '../../../session/contexts/use-device';
import { useWords } from '../words';
import { Notice } from './Notice';

/**
 * Offers to save a file that took so long to create that the device asks for another tap. A sheet that creates files
 * shows it, too, because nothing behind the sheet can be tapped.
 */
export function FileAwaitingTapNotice() {
  const { fileWaiting: words, cancel } = useWords();
  const { services } = useDevice();
  const fileAwaitingTap = services.value?.fileAwaitingTap.value;
  if (!services.value || !fileAwaitingTap) return null;
  return (
    <Notice text={words.ready(fileAwaitingTap.name)}>
      <Button onClick={() => void services.value?.saveFile(fileAwaitingTap)}>{words.save}</Button>
      <Button variant="bare" onClick={services.value.dismissFile}>
        {cancel}
      </Button>
    </Notice>
  );
}
