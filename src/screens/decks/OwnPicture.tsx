import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import { FileButton, FilesButton } from '../../design/FileButton';
import type { Added } from '../../session/pictures';
import { useSession } from '../../session/session';
import { PictureThumbnail } from '../parts/PictureThumbnail';
import { useWords } from '../parts/words';
import styles from './OwnCardScreen.module.css';

/** The picture that the card has been given, and the ways to another. */
export function OwnPicture({ card }: { card: string }) {
  const words = useWords();
  const { ownCards, pictures: told } = words;
  const { pictures: opened, openPictures } = useSession();
  const [outcome, setOutcome] = useState<Added | 'adding' | 'removed' | null>(null);
  const pictures = opened.value;
  const hasPicture = pictures?.facts.value?.has(card) ?? false;
  const isBusy = !pictures || outcome === 'adding';

  useEffect(openPictures, [openPictures]);

  async function add(file: File) {
    if (!pictures) return;
    setOutcome('adding');
    setOutcome(await pictures.add(card, file));
  }

  async function remove() {
    await pictures?.remove([card]);
    setOutcome('removed');
  }

  async function restore() {
    await pictures?.restore();
    setOutcome(null);
  }

  function outcomeInWords(): string {
    if (outcome === null || outcome === 'adding') return '';
    if (outcome === 'added') return ownCards.pictureAdded;
    return outcome === 'removed' ? ownCards.pictureRemoved : told.troubles[outcome];
  }

  return (
    <section class={styles.together}>
      <h2 class={styles.heading}>{ownCards.picture}</h2>
      {hasPicture ? (
        <PictureThumbnail card={card} class={styles.picture} />
      ) : (
        <p class={styles.note}>{ownCards.pictureNote}</p>
      )}
      <div class={styles.actions}>
        <FileButton accept="image/*" disabled={isBusy} onFile={add}>
          {ownCards.pictureFile}
        </FileButton>
        <FilesButton accept="image/*" camera disabled={isBusy} onFiles={([photo]) => photo && add(photo)}>
          {ownCards.pictureCamera}
        </FilesButton>
        {hasPicture && <Button onClick={remove}>{ownCards.pictureRemove}</Button>}
      </div>
      <div class={styles.outcome} role="status">
        {outcomeInWords()}
        {outcome === 'removed' && pictures && pictures.removed.value > 0 && (
          <Button onClick={restore}>{words.myDecks.restore}</Button>
        )}
      </div>
    </section>
  );
}
