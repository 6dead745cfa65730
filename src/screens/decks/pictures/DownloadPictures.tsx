import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { usePictures } from '../../../session/contexts/use-pictures';
import type { Download } from '../../../session/pictures/download';
import type { PictureDownload } from '../../../session/pictures/picture-download';
import type { PictureFacts } from '../../../session/pictures/pictures';
import { Checkbox } from '../../parts/field/Checkbox';
import { Disclosure } from '../../parts/field/Disclosure';
import { useWords } from '../../parts/words';
import styles from './DownloadPictures.module.css';
import { DownloadProgress } from './DownloadProgress';

/** The approximate size in bytes of Scryfall's large picture of a plane. */
const APPROXIMATE_SIZE = 150_000;

interface DownloadPicturesDisclosureProps {
  cards: readonly string[];
}

/** Downloads pictures from Scryfall for a card or a deck; collapsed by default. */
export function DownloadPicturesDisclosure({ cards }: DownloadPicturesDisclosureProps) {
  const { downloads: words } = useWords();
  const pictures = usePictures();
  const download = pictures.value?.download.latestDownloadFor(cards) ?? null;
  return (
    <Disclosure title={cards.length === 1 ? words.ofOne : words.title} framed open={download !== null}>
      <div class={styles.disclosedContent}>
        <DownloadPictures cards={cards} />
      </div>
    </Disclosure>
  );
}

interface DownloadPicturesProps extends DownloadPicturesDisclosureProps {
  /** Whether the progress of the whole download is shown, not only of these cards. */
  showsAnyDownload?: boolean;
  /** Content above the download button. */
  children?: ComponentChildren;
}

/** States how much would be downloaded and from where, starts the download, and shows its progress. */
export function DownloadPictures({ cards, showsAnyDownload, children }: DownloadPicturesProps) {
  const { downloads: words } = useWords();
  const pictures = usePictures();
  const pictureDownload = pictures.value?.download;
  const factsByCard = pictures.value?.library.factsByCard.value;

  useEffect(pictures.request, [pictures.request]);

  if (!pictureDownload || !factsByCard) return null;
  const download = showsAnyDownload
    ? pictureDownload.latestDownload.value
    : pictureDownload.latestDownloadFor(cards);
  return (
    <div class={common.stack3}>
      {download && (
        <DownloadProgress
          download={download}
          pictureDownload={pictureDownload}
          cards={showsAnyDownload ? undefined : cards}
        />
      )}
      {children}
      <DownloadOffer
        cards={cards}
        download={download}
        pictureDownload={pictureDownload}
        factsByCard={factsByCard}
      />
      <p class={common.explanation}>{words.credit}</p>
    </div>
  );
}

interface DownloadOfferProps {
  cards: readonly string[];
  /** The download that is shown above. */
  download: Download | null;
  pictureDownload: PictureDownload;
  factsByCard: ReadonlyMap<string, PictureFacts>;
}

function DownloadOffer({ cards, download, pictureDownload, factsByCard }: DownloadOfferProps) {
  const { downloads: words } = useWords();
  const [isReplacing, setReplacing] = useState(false);
  const downloadable = pictureDownload.filterDownloadable(cards);
  // Waiting and failed downloads are continued above.
  const cardsToOffer = downloadable.filter(
    (card) => (download?.stateByCard.get(card) ?? 'received') === 'received',
  );
  const storedFacts = cardsToOffer.flatMap((card) => factsByCard.get(card) ?? []);
  const ownCount = storedFacts.filter(({ origin }) => origin === 'own').length;
  const count = isReplacing ? cardsToOffer.length : cardsToOffer.length - storedFacts.length;
  return (
    <>
      {storedFacts.length > 0 && (
        <Checkbox checked={isReplacing} onChange={() => setReplacing(!isReplacing)}>
          {words.replace(storedFacts.length)}
        </Checkbox>
      )}
      {isReplacing && ownCount > 0 && <p class={styles.warning}>{words.replaceOwn(ownCount)}</p>}
      {count > 0 ? (
        <>
          <Button
            wide
            variant="primary"
            onClick={() => {
              pictureDownload.start(downloadable, isReplacing);
              setReplacing(false);
            }}
          >
            {words.fetch(count, count * APPROXIMATE_SIZE)}
          </Button>
          <p class={common.explanation}>{words.note}</p>
        </>
      ) : (
        downloadable.length > 0 &&
        cardsToOffer.length === downloadable.length && (
          <p>{downloadable.length === 1 ? words.oneStored : words.allStored}</p>
        )
      )}
      {cards.length > downloadable.length && (
        <p class={common.explanation}>{words.unavailable(cards.length - downloadable.length)}</p>
      )}
    </>
  );
}
