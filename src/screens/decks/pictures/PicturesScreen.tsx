import { useEffect } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { usePictures } from '../../../session/contexts/use-pictures';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { PageHead } from '../PageHead';
import { DownloadForDeck } from './DownloadForDeck';
import { ImportPictures } from './ImportPictures';
import { PictureImportReport } from './PictureImportReport';
import styles from './PicturesScreen.module.css';
import { StoredPictures } from './StoredPictures';
import { useDropOrPasteImport } from './use-drop-or-paste-import';

/** The stored pictures of cards, with controls to add more. */
export function PicturesScreen() {
  const { pictures: words } = useWords();
  const pictures = usePictures();
  const isDragging = useDropOrPasteImport();

  useEffect(pictures.request, [pictures.request]);

  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <PageHead title={words.title} lead={words.lead} fallback={{ place: 'myDecks', deck: null }} />
        <div class={styles.sources}>
          <section class={styles.part}>
            <ImportPictures isDragging={isDragging} />
            {pictures.value && <PictureImportReport pictureImport={pictures.value.import} />}
          </section>
          <DownloadForDeck />
        </div>
        {pictures.value && <StoredPictures pictures={pictures.value.library} />}
      </div>
    </main>
  );
}
