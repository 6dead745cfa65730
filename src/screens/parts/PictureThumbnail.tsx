import { useEffect, useRef, useState } from 'preact/hooks';
import { classNames } from '../../design/class-names';
import { useSession } from '../../session/session';
import { BlobImage } from './BlobImage';
import styles from './PictureThumbnail.module.css';
import { useNearness } from './use-nearness';

/** The thumbnail of a card's picture, fetched when it comes near what is seen. */
export function PictureThumbnail({ card, class: look }: { card: string; class?: string | undefined }) {
  const pictures = useSession().pictures.value;
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNearness(box, true);
  const [thumbnail, setThumbnail] = useState<Blob | null>(null);
  const savedAt = pictures?.facts.value?.get(card)?.savedAt;

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
      {thumbnail && <BlobImage class={styles.picture} blob={thumbnail} />}
    </span>
  );
}
