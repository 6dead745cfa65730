import { useEffect } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { useSession } from '../../../session/session';
import page from '../../parts/page.module.css';
import { useWords } from '../../parts/words';
import { PageHead } from '../PageHead';
import { BringPictures } from './BringPictures';
import { FetchForGroup } from './FetchForGroup';
import { ImportReport } from './ImportReport';
import { PictureShelf } from './PictureShelf';
import styles from './PicturesScreen.module.css';
import { useBroughtFiles } from './use-brought-files';

/** The pictures that cards have been given, and the ways in for more. */
export function PicturesScreen() {
  const { pictures: words } = useWords();
  const { pictures, pictureImport, openPictures } = useSession();
  const isAbove = useBroughtFiles();

  useEffect(openPictures, [openPictures]);

  return (
    <main class={page.screen}>
      <div class={classNames(page.page, styles.page)}>
        <PageHead title={words.title} lead={words.lead} otherwise={{ place: 'decks', card: null }} />
        <div class={styles.sources}>
          <section class={styles.part}>
            <BringPictures isAbove={isAbove} />
            {pictureImport.value && <ImportReport taking={pictureImport.value} />}
          </section>
          <FetchForGroup />
        </div>
        {pictures.value && <PictureShelf pictures={pictures.value} />}
      </div>
    </main>
  );
}
