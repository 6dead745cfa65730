import { Button } from '../../../design/Button';
import type { PictureImport } from '../../../session/picture-import';
import { useWords } from '../../parts/words';
import { fileInWords } from './file-words';
import styles from './PicturesScreen.module.css';
import reportStyles from './report.module.css';
import { Troubles } from './Troubles';
import { UndecidedPictures } from './UndecidedPictures';

/** What became of what was brought: how many have found their cards, which wait for the user, and why the others did not come. */
export function ImportReport({ taking }: { taking: PictureImport }) {
  const { pictures: words } = useWords();
  const added = taking.added.value;
  const leftOut = taking.leftOut.value;
  const isUnderWay = taking.progress.value !== null;
  const canRetry = leftOut.some(({ source }) => source !== null);
  return (
    <>
      <p role="status" class={styles.added}>
        {!isUnderWay && added > 0 && words.added(added)}
      </p>
      <UndecidedPictures taking={taking} />
      {leftOut.length > 0 && (
        <section class={styles.part}>
          <h2 class={styles.heading}>{words.leftOut(leftOut.length)}</h2>
          {/* Names come by the hundred: they are listed once, when all are there. */}
          {!isUnderWay && (
            <Troubles
              missing={leftOut.map(({ name, trouble }) => ({ name: fileInWords(name), trouble }))}
              words={words.troubles}
            />
          )}
        </section>
      )}
      {!isUnderWay && (leftOut.length > 0 || added > 0) && (
        <div class={reportStyles.buttons}>
          {canRetry && <Button onClick={() => taking.retry()}>{words.retry}</Button>}
          <Button look="bare" onClick={taking.forget}>
            {words.forget}
          </Button>
        </div>
      )}
    </>
  );
}
