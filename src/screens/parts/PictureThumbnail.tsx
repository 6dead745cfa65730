import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { classNames } from '../../design/class-names';
import { useSession } from '../../session/session';
import { BlobImage } from './BlobImage';
import styles from './PictureThumbnail.module.css';
import { useNearness } from './use-nearness';

interface PictureThumbnailProps {
  card: string;
  class?: string | undefined;
  /** Stands there where the thumbnail cannot be read. */
  otherwise?: (look: string | undefined) => ComponentChildren;
}

/** The thumbnail of a card's picture, fetched when it comes near what is seen. */
export function PictureThumbnail({ card, class: look, otherwise }: PictureThumbnailProps) {
  const pictures = useSession().pictures.value;
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNearness(box, true);
  const [thumbnail, setThumbnail] = useState<Blob | null | undefined>(undefined);
  const facts = pictures?.facts.value?.get(card);
  const savedAt = facts?.savedAt;
  // Planes are printed sideways, and Scryfall has them so.
  const isSideways = facts?.origin === 'scryfall' && facts.height > facts.width;

  // A picture in place of another is fetched anew.
  useEffect(() => {
    if (!isNear || !pictures) return;
    let isWanted = true;
    pictures.thumbnail(card).then((found) => isWanted && setThumbnail(found));
    return () => {
      isWanted = false;
    };
  }, [isNear, pictures, card, savedAt]);

  return (
    <span ref={box} class={classNames(styles.box, look)}>
      {thumbnail && <BlobImage class={isSideways ? styles.sideways : styles.picture} blob={thumbnail} />}
      {thumbnail === null && otherwise?.(styles.picture)}
    </span>
  );
}
