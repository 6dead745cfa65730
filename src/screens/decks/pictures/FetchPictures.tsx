import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { printedCard } from '../../../rules/planar/planar-card';
import type { PictureDownload } from '../../../session/picture-download';
import type { PictureFacts } from '../../../session/pictures';
import { useSession } from '../../../session/session';
import { Check } from '../../parts/Check';
import { Fold } from '../../parts/Fold';
import { useWords } from '../../parts/words';
import { DownloadProgress } from './DownloadProgress';
import styles from './FetchPictures.module.css';

/** Bytes that one of Scryfall's large pictures of a plane comes to, more or less. */
const ABOUT = 150_000;

interface FetchPicturesProps {
  cards: readonly string[];
}

/** Pictures from Scryfall for one card or those of a deck, folded away until somebody wants them. */
export function FetchPicturesFold({ cards }: FetchPicturesProps) {
  const { downloads: words } = useWords();
  const { pictureDownload } = useSession();
  const asked = pictureDownload.value?.download.value?.cards;
  const isTold = cards.some((card) => asked?.has(printedCard(card)));
  return (
    <Fold title={cards.length === 1 ? words.ofOne : words.title} framed open={isTold}>
      <div class={styles.inside}>
        <FetchPictures cards={cards} hidesProgress={!isTold} />
      </div>
    </Fold>
  );
}

interface FetchProps extends FetchPicturesProps {
  /** What is being fetched is not for these cards. */
  hidesProgress?: boolean;
  /** Above what is offered. */
  children?: ComponentChildren;
}

/** Says how much would be fetched and from whom, does it when asked, and tells how far it is. */
export function FetchPictures({ cards, hidesProgress, children }: FetchProps) {
  const { downloads: words } = useWords();
  const { pictures, pictureDownload, openPictures } = useSession();
  const downloading = pictureDownload.value;
  const facts = pictures.value?.facts.value;

  useEffect(openPictures, [openPictures]);

  if (!downloading || !facts) return null;
  return (
    <div class={styles.parts}>
      {!hidesProgress && <DownloadProgress downloading={downloading} />}
      {children}
      <Offer cards={cards} downloading={downloading} facts={facts} />
      <p class={styles.note}>{words.credit}</p>
    </div>
  );
}

interface OfferProps {
  cards: readonly string[];
  downloading: PictureDownload;
  facts: ReadonlyMap<string, PictureFacts>;
}

function Offer({ cards, downloading, facts }: OfferProps) {
  const { downloads: words } = useWords();
  const [replaces, setReplaces] = useState(false);
  const asked = downloading.download.value?.cards;
  const known = downloading.known(cards);
  // Those that wait or have failed can go on above.
  const idle = known.filter((card) => (asked?.get(card) ?? 'come') === 'come');
  const there = idle.flatMap((card) => facts.get(card) ?? []);
  const own = there.filter(({ origin }) => origin === 'own').length;
  const count = replaces ? idle.length : idle.length - there.length;
  return (
    <>
      {there.length > 0 && (
        <Check checked={replaces} onChange={() => setReplaces(!replaces)}>
          {words.replace(there.length)}
        </Check>
      )}
      {replaces && own > 0 && <p class={styles.warning}>{words.replaceOwn(own)}</p>}
      {count > 0 ? (
        <>
          <Button
            wide
            look="walk"
            onClick={() => {
              downloading.start(known, replaces);
              setReplaces(false);
            }}
          >
            {words.fetch(count, count * ABOUT)}
          </Button>
          <p class={styles.note}>{words.note}</p>
        </>
      ) : (
        known.length > 0 &&
        idle.length === known.length && <p>{known.length === 1 ? words.oneThere : words.allThere}</p>
      )}
      {cards.length > known.length && (
        <p class={styles.note}>{words.notThere(cards.length - known.length)}</p>
      )}
    </>
  );
}
