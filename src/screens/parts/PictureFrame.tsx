import { useLayoutEffect, useRef } from 'preact/hooks';
import type { OwnPlanarType } from '../../content/planes/planar-types';
import { classNames } from '../../design/class-names';
import { printedCard } from '../../rules/planar/planar-card';
import type { PictureFacts } from '../../session/pictures';
import { useSession } from '../../session/session';
import styles from './PictureFrame.module.css';
import { PlaneArt } from './PlaneArt';

/** Longer than high by less than this, a picture is never turned to fill its place. */
const NEARLY_SQUARE = 1.15;

interface PictureFrameProps {
  id: string;
  planarType: string | OwnPlanarType | null;
  /** To be read from this side of the table: it is never turned only to be larger. */
  isUpright: boolean;
}

/**
 * A card's own picture as large as its place allows, turned where that makes it larger, never cut. It is drawn in the same
 * moment in which it comes to stand here if it is at hand; until then the drawn one stands.
 */
export function PictureFrame({ id, planarType, isUpright }: PictureFrameProps) {
  const { picturesAtHand, pictures, settings, catalogue } = useSession();
  const card = printedCard(id);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  const picture = picturesAtHand.value?.decoded.value.get(card)?.picture ?? null;
  const facts = pictures.value?.facts.value?.get(card);
  const turns = settings.values.value.pictureTurns;

  useLayoutEffect(() => {
    const sheet = canvas.current;
    // One that was let go stays drawn.
    if (!sheet || !picture) return;
    sheet.width = picture.width;
    sheet.height = picture.height;
    sheet.getContext('2d')?.drawImage(picture, 0, 0);
    isDrawn.current = true;
  }, [picture]);

  useLayoutEffect(() => {
    const sheet = canvas.current;
    return () => {
      // Engines keep what was drawn for long otherwise.
      if (sheet) sheet.width = sheet.height = 0;
    };
  }, []);

  return (
    <span class={styles.frame}>
      {!picture && !isDrawn.current && catalogue.value && (
        <PlaneArt id={id} planarType={planarType} class={styles.art} />
      )}
      <canvas
        ref={canvas}
        class={classNames(
          styles.picture,
          facts && styles[isUpright ? sideOf(facts) : shapeOf(facts)],
          turns % 2 === 1 && styles.odd,
          turns >= 2 && styles.upended,
        )}
        data-picture={card}
      />
    </span>
  );
}

function shapeOf({ width, height }: PictureFacts): 'wide' | 'tall' | 'square' {
  if (width > height * NEARLY_SQUARE) return 'wide';
  return height > width * NEARLY_SQUARE ? 'tall' : 'square';
}

/** Planes are printed sideways, and Scryfall has them so. */
function sideOf(facts: PictureFacts): 'onItsSide' | 'upright' {
  return facts.origin === 'scryfall' && shapeOf(facts) === 'tall' ? 'onItsSide' : 'upright';
}
