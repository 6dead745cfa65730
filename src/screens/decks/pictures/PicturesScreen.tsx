import { useEffect } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { usePictures } from '../../../session/contexts/use-pictures';
import page from '../../parts/page/page.module.css';
import { useWords } from '../../parts/words';
import { ListHead } from '../ListHead';
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
    <main class={classNames(page.screen, page.place)}>
      <div class={classNames(page.page, styles.page)}>
        <ListHead current="pictures" lead={words.lead} />
        <div class={styles.sources}>
          <section class={common.stack3}>
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
