import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { usePictures } from '../../../session/contexts/use-pictures';
import { useLoaded } from '../use-loaded';
import { BlobImage } from './BlobImage';
import styles from './PictureThumbnail.module.css';
import { useIsNearViewport } from './use-is-near-viewport';

interface PictureThumbnailProps {
  cardId: string;
  class?: string | undefined;
  /** Shown if the thumbnail cannot be read. */
  fallback?: (className: string | undefined) => ComponentChildren;
}

/** The thumbnail of a card's picture, read from the store when it comes near the visible area. */
export function PictureThumbnail({ cardId, class: className, fallback }: PictureThumbnailProps) {
  const library = usePictures().value?.library;
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useIsNearViewport(box, true);
  const facts = library?.factsByCard.value?.get(cardId);
  const savedAt = facts?.savedAt;
  // Planes are printed sideways, and Scryfall stores them that way.
  const isSideways = facts?.origin === 'scryfall' && facts.height > facts.width;

  // A replaced picture is read again.
  const thumbnail = useLoaded(
    () => (isNear ? library?.readThumbnail(cardId) : undefined),
    [isNear, library, cardId, savedAt],
  );

  return (
    <span ref={box} class={classNames(styles.box, className)}>
      {thumbnail && <BlobImage class={isSideways ? styles.sideways : styles.picture} blob={thumbnail} />}
      {thumbnail === null && fallback?.(styles.picture)}
    </span>
  );
}
