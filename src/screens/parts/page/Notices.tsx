import type { ComponentChildren } from 'preact';
import { Button } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useDevice } from '../../../session/contexts/use-device';
import { useTable } from '../../../session/contexts/use-table';
import { useWords } from '../words';
import styles from './Notices.module.css';

/** Messages from the app itself. They never cover the table. */
export function Notices() {
  const { notices: words, fileWaiting: file, cancel } = useWords();
  const { table } = useTable();
  const app = useAppState();
  const { device } = useDevice();
  const waiting = device.value?.fileWaiting.value;
  const unsaved = table.unsaved.value;
  const damaged = app.damaged.value;
  return (
    <>
      {unsaved && (
        <Notice isBad text={unsaved === 'full' ? words.unsavedFull : words.unsavedBroken}>
          <Button onClick={table.retrySaving}>{words.retry}</Button>
        </Notice>
      )}
      {app.partMissing.value && (
        <Notice isBad text={words.loadFailed}>
          <Button onClick={app.reload}>{words.reload}</Button>
        </Notice>
      )}
      {damaged > 0 && (
        <Notice isBad text={words.damaged(damaged)}>
          <Button onClick={() => void app.saveDamagedAsFile()}>{words.damagedSave}</Button>
          <Button variant="bare" onClick={() => void app.discardDamaged()}>
            {words.damagedDiscard}
          </Button>
        </Notice>
      )}
      {device.value && waiting && (
        <Notice text={file.ready(waiting.name)}>
          <Button onClick={() => void device.value?.saveFile(waiting)}>{file.save}</Button>
          <Button variant="bare" onClick={device.value.forgetFile}>
            {cancel}
          </Button>
        </Notice>
      )}
      {app.updateWaiting.value && (
        <Notice text={words.update}>
          <Button onClick={app.takeUpdate}>{words.takeUpdate}</Button>
          <Button variant="bare" onClick={app.putUpdateOff}>
            {words.later}
          </Button>
        </Notice>
      )}
    </>
  );
}

function Notice({ text, isBad, children }: { text: string; isBad?: boolean; children: ComponentChildren }) {
  return (
    <div class={classNames(styles.notice, isBad && styles.bad)} role="status">
      <p class={styles.text}>{text}</p>
      <div class={styles.answers}>{children}</div>
    </div>
  );
}
