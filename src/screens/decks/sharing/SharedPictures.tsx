import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import type { DeckImport } from '../../../session/decks/deck-import';
import { useWords } from '../../parts/words';
import { useImportPictures } from '../pictures/use-import-pictures';
import styles from './ReceiveScreen.module.css';

/** Pictures that were shared with the app without a deck, imported only if the user agrees. */
export function SharedPictures({ deckImport }: { deckImport: DeckImport }) {
  const { deckSharing, discard } = useWords();
  const importPictures = useImportPictures();
  const files = deckImport.sharedPicturesAndArchives.value;
  if (files.length === 0) return null;
  const bytes = files.reduce((sum, { content }) => sum + content.size, 0);
  return (
    <article class={styles.deck}>
      <div role="status">
        <h2>{deckSharing.picturesCame(files.length, bytes)}</h2>
      </div>
      <p class={common.explanation}>{deckSharing.picturesNote}</p>
      <div class={styles.buttons}>
        <Button
          variant="primary"
          onClick={() => {
            deckImport.dismissSharedFiles();
            importPictures(files);
          }}
        >
          {deckSharing.addPictures}
        </Button>
        <Button onClick={deckImport.dismissSharedFiles}>{discard}</Button>
      </div>
    </article>
  );
}
