import { useLayoutEffect, useRef } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePictures } from '../../../session/contexts/use-pictures';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { PictureFacts } from '../../../session/pictures/pictures';
import styles from './PictureFrame.module.css';
import { PlaneArt } from './PlaneArt';

/** The ratio of sides below which a picture counts as square and is never turned to fill its container. */
const NEARLY_SQUARE = 1.15;

interface PictureFrameProps {
  id: string;
  /** Whether it is read from one side of the table only and must not be turned to be larger. */
  showsTextUpright: boolean;
}

/**
 * A card's stored picture, as large as its container allows, turned if that makes it larger, never cropped. If its
 * bitmap is ready, it appears in the same frame; until then the generated art is shown.
 */
export function PictureFrame({ id, showsTextUpright }: PictureFrameProps) {
  const pictures = usePictures();
  const { settings } = usePreferences();
  const card = cardIdOfCopy(id);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  const picture = pictures.value?.bitmaps.bitmaps.value.get(card)?.picture ?? null;
  const facts = pictures.value?.library.factsByCard.value?.get(card);
  const turns = settings.values.value.pictureQuarterTurns;

  useLayoutEffect(() => {
    const element = canvas.current;
    // A bitmap that was closed stays drawn.
    if (!element || !picture) return;
    element.width = picture.width;
    element.height = picture.height;
    element.getContext('2d')?.drawImage(picture, 0, 0);
    isDrawn.current = true;
  }, [picture]);

  useLayoutEffect(() => {
    const element = canvas.current;
    return () => {
      // Frees the canvas memory, which engines otherwise keep for long.
      if (element) element.width = element.height = 0;
    };
  }, []);

  return (
    <span class={styles.frame}>
      {!picture && !isDrawn.current && <PlaneArt id={id} class={styles.art} />}
      <canvas
        ref={canvas}
        class={classNames(
          styles.picture,
          facts && styles[showsTextUpright ? orientationOf(facts) : shapeOf(facts)],
          turns % 2 === 1 && styles.quarterTurned,
          turns >= 2 && styles.halfTurned,
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

/** Returns how a picture is stored: planes are printed sideways, and Scryfall stores them that way. */
function orientationOf(facts: PictureFacts): 'onItsSide' | 'upright' {
  return facts.origin === 'scryfall' && shapeOf(facts) === 'tall' ? 'onItsSide' : 'upright';
}
