import type { ComponentChildren } from 'preact';
import type { CustomPlanarType } from '../../../content/planes/planar-types';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Facing } from '../../../settings/setting-choices';
import { useWords } from '../words';
import styles from './PicturedCard.module.css';
import { PictureFrame } from './PictureFrame';

interface PicturedCardProps {
  id: string;
  planarType: string | CustomPlanarType | null;
  facing: Facing;
  /** Renders the caption below the picture: the card's name and its actions. */
  caption: (turnButton: ComponentChildren) => ComponentChildren;
  onText: () => void;
}

/** A card shown as its picture, once for each side of the table that reads it; a tap shows its text. */
export function PicturedCard({ id, planarType, facing, caption, onText }: PicturedCardProps) {
  const words = useWords();
  const { settings } = usePreferences();
  const turn = () => settings.change(({ pictureTurns }) => ({ pictureTurns: (pictureTurns + 1) % 4 }));
  const picture = () => (
    // The button beside the card's name does the same; the keyboard needs only one.
    <button type="button" class={styles.toText} tabIndex={-1} aria-hidden="true" onClick={onText}>
      <PictureFrame id={id} planarType={planarType} isUpright={facing !== 'one'} />
    </button>
  );
  return (
    <div class={styles.box}>
      <div class={styles.layout}>
        <div class={styles.frames}>
          <div class={classNames(styles.copies, facing !== 'one' && styles.several)}>
            {facing !== 'one' && <div class={styles.far}>{picture()}</div>}
            {picture()}
          </div>
        </div>
        <div class={styles.beneath}>
          {caption(<IconButton icon="turn" label={words.pictureCard.turn} onClick={turn} />)}
        </div>
      </div>
    </div>
  );
}

interface PictureCaptionProps {
  name: string;
  /** The type line of the card, or another line below the name. */
  type: ComponentChildren;
  note?: ComponentChildren;
  buttons: ComponentChildren;
  heading?: 'h1' | 'h2';
}

/** The card's name below its picture, which may be in another language or face another side. */
export function PictureCaption({ name, type, note, buttons, heading: Heading = 'h2' }: PictureCaptionProps) {
  return (
    <header class={styles.caption}>
      <div class={styles.titles}>
        <Heading class={styles.name}>{name}</Heading>
        {type && <p class={styles.type}>{type}</p>}
        {note && <p class={styles.type}>{note}</p>}
      </div>
      <div class={styles.buttons}>{buttons}</div>
    </header>
  );
}

/**
 * The text of a card that shows its picture: for screen readers, and visible if there is room beside the picture.
 */
export function BesidePicture({ children }: { children: ComponentChildren }) {
  return <div class={`visually-hidden ${styles.textBeside}`}>{children}</div>;
}
