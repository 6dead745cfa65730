import { useEffect } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePictures } from '../../../session/contexts/use-pictures';
import styles from './CardThumbnail.module.css';
import { PictureThumbnail } from './PictureThumbnail';
import { PlaneArt } from './PlaneArt';

interface CardThumbnailProps {
  id: string;
  class?: string | undefined;
}

/** A small picture of a card for lists and the map: the stored picture, or the generated art. */
export function CardThumbnail({ id, class: className }: CardThumbnailProps) {
  const pictures = usePictures();
  const card = cardIdOfCopy(id);
  useEffect(pictures.request, [pictures.request]);
  const renderArt = (artClass: string | undefined) => <PlaneArt id={id} class={artClass} small />;
  if (!pictures.value?.library.factsByCard.value?.has(card)) return renderArt(className);
  return <PictureThumbnail cardId={card} class={classNames(styles.stored, className)} fallback={renderArt} />;
}
