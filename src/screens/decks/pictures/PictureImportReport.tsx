import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { PictureImport } from '../../../session/pictures/picture-import';
import { useWords } from '../../parts/words';
import { displayFileName } from './display-file-name';
import { FailedPictures } from './FailedPictures';
import styles from './PicturesScreen.module.css';
import { UndecidedPictures } from './UndecidedPictures';

/** The result of an import: how many pictures were matched to cards, which need a decision, and why others failed. */
export function PictureImportReport({ pictureImport }: { pictureImport: PictureImport }) {
  const { pictures: words, retry, dismissReport } = useWords();
  const addedCount = pictureImport.addedCount.value;
  const leftOutFiles = pictureImport.leftOutFiles.value;
  const isUnderWay = pictureImport.progress.value !== null;
  const canRetry = leftOutFiles.some(({ fileToRetry }) => fileToRetry !== null);
  return (
    <>
      <p role="status" class={styles.added}>
        {!isUnderWay && addedCount > 0 && words.added(addedCount)}
      </p>
      <UndecidedPictures pictureImport={pictureImport} />
      {leftOutFiles.length > 0 && (
        <section class={common.stack3}>
          <h2>{words.leftOut(leftOutFiles.length)}</h2>
          {/* There may be hundreds of names, so they are listed only when the import is finished. */}
          {!isUnderWay && (
            <FailedPictures
              failed={leftOutFiles.map(({ name, failure }) => ({ name: displayFileName(name), failure }))}
              words={words.failures}
            />
          )}
        </section>
      )}
      {!isUnderWay && (leftOutFiles.length > 0 || addedCount > 0) && (
        <div class={common.row}>
          {canRetry && <Button onClick={() => pictureImport.retry()}>{retry}</Button>}
          <Button variant="bare" onClick={pictureImport.dismiss}>
            {dismissReport}
          </Button>
        </div>
      )}
    </>
  );
}
