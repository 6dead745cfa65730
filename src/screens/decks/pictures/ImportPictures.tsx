import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { FilesButton } from '../../../design/FileButton';
import { usePictures } from '../../../session/contexts/use-pictures';
import { useWords } from '../../parts/words';
import { displayFileName } from './display-file-name';
import styles from './PicturesScreen.module.css';
import { useImportPictures } from './use-import-pictures';

/** In the file picker, some phones disable archives unless their extension is listed. */
const ACCEPTED = 'image/*,.zip,application/zip,application/x-zip-compressed';

/** Buttons to import pictures, and the progress of the import. */
export function ImportPictures({ isDragging }: { isDragging: boolean }) {
  const { pictures: words, takePhoto, stop } = useWords();
  const importPictures = useImportPictures();
  const pictures = usePictures();
  const progress = pictures.value?.import.progress.value;
  const importFiles = (files: readonly File[]) =>
    importPictures(files.map((file) => ({ name: file.name, content: file })));
  return (
    <>
      <h2>{words.importTitle}</h2>
      <div class={styles.buttons}>
        <FilesButton accept={ACCEPTED} variant="primary" onFiles={importFiles}>
          {words.choose}
        </FilesButton>
        <div class={styles.camera}>
          <FilesButton accept="image/*" usesCamera onFiles={importFiles}>
            {takePhoto}
          </FilesButton>
        </div>
      </div>
      <p class={common.explanation}>{words.hint}</p>
      <p class={styles.drop} data-above={isDragging || undefined}>
        {isDragging ? words.dropNow : words.drop}
      </p>
      {progress && (
        <div class={common.stack2}>
          <progress max={progress.expectedCount} value={progress.doneCount} aria-label={words.importTitle} />
          <p class={common.explanation}>
            {words.progress(progress.doneCount, progress.expectedCount)}
            {progress.name && ` · ${displayFileName(progress.name)}`}
          </p>
          <p class={common.explanation}>{words.keepOpen}</p>
          <Button onClick={() => pictures.value?.import.stop()}>{stop}</Button>
        </div>
      )}
    </>
  );
}
