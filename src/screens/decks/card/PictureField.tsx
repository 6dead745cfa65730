import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import common from '../../../design/common.module.css';
import { FileButton, FilesButton } from '../../../design/FileButton';
import { usePictures } from '../../../session/contexts/use-pictures';
import type { AddOutcome } from '../../../session/pictures/pictures';
import { PictureThumbnail } from '../../parts/card/PictureThumbnail';
import { useWords } from '../../parts/words';
import styles from './CustomCardScreen.module.css';

/** The card's picture, with controls to replace it. */
export function PictureField({ card }: { card: string }) {
  const words = useWords();
  const { customCards, pictures: pictureWords } = words;
  const pictures = usePictures();
  const [pictureStatus, setPictureStatus] = useState<AddOutcome | 'adding' | 'removed' | null>(null);
  const library = pictures.value?.library;
  const hasPicture = library?.factsByCard.value?.has(card) ?? false;
  const isBusy = !library || pictureStatus === 'adding';

  useEffect(pictures.request, [pictures.request]);

  async function add(file: File) {
    if (!library) return;
    setPictureStatus('adding');
    setPictureStatus(await library.add(card, file));
  }

  async function remove() {
    await library?.remove([card]);
    setPictureStatus('removed');
  }

  async function restore() {
    await library?.restore();
    setPictureStatus(null);
  }

  function outcomeInWords(): string {
    if (pictureStatus === null || pictureStatus === 'adding') return '';
    if (pictureStatus === 'added') return customCards.pictureAdded;
    return pictureStatus === 'removed' ? customCards.pictureRemoved : pictureWords.failures[pictureStatus];
  }

  return (
    <section class={common.stack2}>
      <h2 class={styles.heading}>{customCards.picture}</h2>
      {hasPicture ? (
        <PictureThumbnail cardId={card} class={styles.picture} />
      ) : (
        <p class={common.note}>{customCards.pictureNote}</p>
      )}
      <div class={common.columns}>
        <FileButton accept="image/*" disabled={isBusy} onFile={add}>
          {customCards.pictureFile}
        </FileButton>
        <FilesButton accept="image/*" usesCamera disabled={isBusy} onFiles={([photo]) => photo && add(photo)}>
          {words.takePhoto}
        </FilesButton>
        {hasPicture && <Button onClick={remove}>{customCards.pictureRemove}</Button>}
      </div>
      <div class={styles.outcome} role="status">
        {outcomeInWords()}
        {pictureStatus === 'removed' && library && library.removedCount.value > 0 && (
          <Button onClick={restore}>{words.undoRemoval}</Button>
        )}
      </div>
    </section>
  );
}
