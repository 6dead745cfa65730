import { useEffect } from 'preact/hooks';
import type { OwnPlanarType } from '../../content/planes/planar-types';
import { classNames } from '../../design/class-names';
import { printedCard } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import styles from './CardThumbnail.module.css';
import { PictureThumbnail } from './PictureThumbnail';
import { PlaneArt } from './PlaneArt';

interface CardThumbnailProps {
  id: string;
  planarType: string | OwnPlanarType | null;
  class?: string | undefined;
}

/** A card in small, in lists and on the map: its own picture, or the drawn one. */
export function CardThumbnail({ id, planarType, class: look }: CardThumbnailProps) {
  const { pictures, openPictures } = useSession();
  const card = printedCard(id);
  useEffect(openPictures, [openPictures]);
  const drawn = (box: string | undefined) => <PlaneArt id={id} planarType={planarType} class={box} small />;
  if (!pictures.value?.facts.value?.has(card)) return drawn(look);
  return <PictureThumbnail card={card} class={classNames(styles.stored, look)} otherwise={drawn} />;
}
