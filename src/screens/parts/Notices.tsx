import type { ComponentChildren } from 'preact';
import { Button } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { useSession } from '../../session/session';
import styles from './Notices.module.css';
import { useWords } from './words';

/** What the app has to say by itself: it never takes the table away for it. */
export function Notices() {
  const words = useWords().notices;
  const { table, app } = useSession();
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
          <Button look="bare" onClick={() => void app.discardDamaged()}>
            {words.damagedDiscard}
          </Button>
        </Notice>
      )}
      {app.updateWaiting.value && (
        <Notice text={words.update}>
          <Button onClick={app.takeUpdate}>{words.takeUpdate}</Button>
          <Button look="bare" onClick={app.putUpdateOff}>
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
