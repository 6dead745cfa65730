import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import common from '../../../design/common.module.css';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { PlaneTextFacing } from '../../../settings/setting-choices';
import { useWords } from '../words';
import styles from './PicturedCard.module.css';
import { PictureFrame } from './PictureFrame';

interface PicturedCardProps {
  id: string;
  textFacing: PlaneTextFacing;
  /** Renders the caption below the picture: the card's name and its actions. */
  renderCaption: (turnButton: ComponentChildren) => ComponentChildren;
  onShowText: () => void;
}

/** A card shown as its picture, twice if several sides of the table read it; a tap shows its text. */
export function PicturedCard({ id, textFacing, renderCaption, onShowText }: PicturedCardProps) {
  const words = useWords();
  const { settings } = usePreferences();
  const turn = () =>
    settings.change(({ pictureQuarterTurns }) => ({
      pictureQuarterTurns: (pictureQuarterTurns + 1) % 4,
    }));
  const renderPicture = () => (
    // The button beside the card's name does the same; the keyboard needs only one.
    <button type="button" class={styles.showTextButton} tabIndex={-1} aria-hidden="true" onClick={onShowText}>
      <PictureFrame id={id} showsTextUpright={textFacing !== 'one'} />
    </button>
  );
  return (
    <div class={styles.box}>
      <div class={styles.layout}>
        <div class={styles.pictures}>
          <div class={classNames(styles.copies, textFacing !== 'one' && styles.twoCopies)}>
            {textFacing !== 'one' && <div class={styles.farSide}>{renderPicture()}</div>}
            {renderPicture()}
          </div>
        </div>
        <div class={styles.details}>
          {renderCaption(
            <IconButton
              icon={<DeferredIcon name="rotate" />}
              label={words.pictureCard.turn}
              onClick={turn}
            />,
          )}
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
export function PictureCaption({
  name,
  type,
  note,
  buttons,
  heading: HeadingTag = 'h2',
}: PictureCaptionProps) {
  return (
    <header class={styles.caption}>
      <div class={styles.nameAndType}>
        <HeadingTag class={styles.name}>{name}</HeadingTag>
        {type && <p class={common.note}>{type}</p>}
        {note && <p class={common.note}>{note}</p>}
      </div>
      <div class={styles.buttons}>{buttons}</div>
    </header>
  );
}

/**
 * The text of a card that shows its picture: for screen readers, and visible if there is room beside the picture.
 */
export function HiddenCardText({ children }: { children: ComponentChildren }) {
  return <div class={`visually-hidden ${styles.textBeside}`}>{children}</div>;
}
