import type { ComponentChildren } from 'preact';
import type { OwnPlanarType } from '../../content/planes/planar-types';
import { IconButton } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { useSession } from '../../session/session';
import type { Facing } from './FacedCard';
import styles from './PicturedCard.module.css';
import { PictureFrame } from './PictureFrame';
import { useWords } from './words';

interface PicturedCardProps {
  id: string;
  planarType: string | OwnPlanarType | null;
  facing: Facing;
  /** Under the picture: what the card is called and what can be done. */
  caption: (turn: ComponentChildren) => ComponentChildren;
  onText: () => void;
}

/** A card by its picture, once for each side of the table where several read it; its text is a tap away. */
export function PicturedCard({ id, planarType, facing, caption, onText }: PicturedCardProps) {
  const words = useWords();
  const { settings } = useSession();
  const turn = () => settings.change(({ pictureTurns }) => ({ pictureTurns: (pictureTurns + 1) % 4 }));
  const picture = () => (
    // The button beside the card's name says what this does; the keyboard needs it only once.
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
          {caption(<IconButton icon="turn" label={words.pictured.turn} onClick={turn} />)}
        </div>
      </div>
    </div>
  );
}

interface PictureCaptionProps {
  name: string;
  /** What kind of card it is. */
  type: ComponentChildren;
  note?: ComponentChildren;
  buttons: ComponentChildren;
  heading?: 'h1' | 'h2';
}

/** What a card is called, below its picture: that may be in another language, and be turned to somebody else. */
export function PictureCaption({ name, type, note, buttons, heading: Heading = 'h2' }: PictureCaptionProps) {
  return (
    <header class={styles.caption}>
      <div class={styles.called}>
        <Heading class={styles.name}>{name}</Heading>
        <p class={styles.type}>{type}</p>
        {note && <p class={styles.type}>{note}</p>}
      </div>
      <div class={styles.buttons}>{buttons}</div>
    </header>
  );
}

/** The text of a card that shows its picture: for those who hear it, and for all where there is room beside the picture. */
export function BesidePicture({ children }: { children: ComponentChildren }) {
  return <div class={`visually-hidden ${styles.heard}`}>{children}</div>;
}
