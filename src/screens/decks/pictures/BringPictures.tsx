import { Button } from '../../../design/Button';
import { FilesButton } from '../../../design/FileButton';
import { useSession } from '../../../session/session';
import { useWords } from '../../parts/words';
import { fileInWords } from './file-words';
import styles from './PicturesScreen.module.css';

/** Some phones grey out archives that are named by their kind alone. */
const ACCEPTED = 'image/*,.zip,application/zip,application/x-zip-compressed';

/** The ways in, and how far it is with what is being brought. */
export function BringPictures({ isAbove }: { isAbove: boolean }) {
  const { pictures: words } = useWords();
  const { importPictures, pictureImport } = useSession();
  const progress = pictureImport.value?.progress.value;
  const bring = (files: readonly File[]) =>
    importPictures(files.map((file) => ({ name: file.name, content: file })));
  return (
    <>
      <h2 class={styles.heading}>{words.bring}</h2>
      <div class={styles.ways}>
        <FilesButton accept={ACCEPTED} look="walk" onFiles={bring}>
          {words.choose}
        </FilesButton>
        <div class={styles.camera}>
          <FilesButton accept="image/*" camera onFiles={bring}>
            {words.photo}
          </FilesButton>
        </div>
      </div>
      <p class={styles.note}>{words.hint}</p>
      <p class={styles.drop} data-above={isAbove || undefined}>
        {isAbove ? words.dropNow : words.drop}
      </p>
      {progress && (
        <div class={styles.progress}>
          <progress max={progress.known} value={progress.done} aria-label={words.bring} />
          <p class={styles.note}>
            {words.progress(progress.done, progress.known)}
            {progress.name && ` · ${fileInWords(progress.name)}`}
          </p>
          <p class={styles.note}>{words.keepOpen}</p>
          <Button onClick={() => pictureImport.value?.stop()}>{words.stop}</Button>
        </div>
      )}
    </>
  );
}
