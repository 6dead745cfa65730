import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
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
  const isTold = pictureDownload.value?.download.value != null;
  return (
    <Fold title={cards.length === 1 ? words.ofOne : words.title} look={styles.fold} open={isTold}>
      <div class={styles.inside}>
        <FetchPictures cards={cards} />
      </div>
    </Fold>
  );
}

/** Says how much would be fetched and from whom, does it when asked, and tells how far it is. */
export function FetchPictures({ cards }: FetchPicturesProps) {
  const { downloads: words } = useWords();
  const { pictures, pictureDownload, openPictures } = useSession();
  const downloading = pictureDownload.value;
  const facts = pictures.value?.facts.value;

  useEffect(openPictures, [openPictures]);

  if (!downloading || !facts) return null;
  const isRunning = downloading.download.value?.state.kind === 'running';
  return (
    <div class={styles.parts}>
      <DownloadProgress downloading={downloading} />
      {!isRunning && <Offer cards={cards} downloading={downloading} facts={facts} />}
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
  const known = downloading.known(cards);
  const there = known.flatMap((card) => facts.get(card) ?? []);
  const own = there.filter(({ origin }) => origin === 'own').length;
  const asked = replaces ? known.length : known.length - there.length;
  return (
    <>
      {there.length > 0 && (
        <Check checked={replaces} onChange={() => setReplaces(!replaces)}>
          {words.replace(there.length)}
        </Check>
      )}
      {replaces && own > 0 && <p class={styles.warning}>{words.replaceOwn(own)}</p>}
      {asked > 0 ? (
        <>
          <Button
            wide
            look="walk"
            onClick={() => {
              downloading.start(known, replaces);
              setReplaces(false);
            }}
          >
            {words.fetch(asked, asked * ABOUT)}
          </Button>
          <p class={styles.note}>{words.note}</p>
        </>
      ) : (
        known.length > 0 && <p>{words.allThere(known.length)}</p>
      )}
      {cards.length > known.length && (
        <p class={styles.note}>{words.notThere(cards.length - known.length)}</p>
      )}
    </>
  );
}
