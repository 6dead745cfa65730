import { useEffect } from 'preact/hooks';
import type { CustomPlanarType } from '../../../content/planes/planar-types';
import { classNames } from '../../../design/class-names';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePictures } from '../../../session/contexts/use-pictures';
import styles from './CardThumbnail.module.css';
import { PictureThumbnail } from './PictureThumbnail';
import { PlaneArt } from './PlaneArt';

interface CardThumbnailProps {
  id: string;
  planarType: string | CustomPlanarType | null;
  class?: string | undefined;
}

/** A small picture of a card for lists and the map: the stored picture, or the generated art. */
export function CardThumbnail({ id, planarType, class: className }: CardThumbnailProps) {
  const pictures = usePictures();
  const card = cardIdOfCopy(id);
  useEffect(pictures.request, [pictures.request]);
  const renderArt = (artClass: string | undefined) => (
    <PlaneArt id={id} planarType={planarType} class={artClass} small />
  );
  if (!pictures.value?.library.factsByCard.value?.has(card)) return renderArt(className);
  return <PictureThumbnail cardId={card} class={classNames(styles.stored, className)} fallback={renderArt} />;
}
