import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import { DeferredIcon } from '../../../design/DeferredIcon';
import type { Rotation } from '../../../design/Sheet';
import { cardIdOfCopy } from '../../../rules/planar/planar-card';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { defaultCardViews, PlaneTextFacing } from '../../../settings/setting-choices';
import { isFocusLost } from '../page/focus-on';
import { useTermLongPress } from '../text/use-term-long-press';
import { useWords } from '../words';
import type { TableSideProps } from './CardText';
import styles from './FullSizeCard.module.css';
import { PicturedCard } from './PicturedCard';
import { PictureThumbnail } from './PictureThumbnail';
import { PlaneArt } from './PlaneArt';
import { Rotatable, type Turning, useTurning } from './Rotatable';
import { useHasPicture } from './use-has-picture';

interface FullSizeCardProps {
  id: string;
  textFacing: PlaneTextFacing;
  /** A button in the corner of the picture, or beside the name if the text has several readers. */
  cornerButton?: ComponentChildren;
  renderText: (side: TableSideProps) => ComponentChildren;
  /** Renders the caption below the card's stored picture, with the given buttons. */
  renderCaption: (buttons: ComponentChildren) => ComponentChildren;
  /** By how many quarters the text is turned; by default that begins upright for each card. */
  turning?: Turning;
  /** The length of its text, by which cards share the space of a list. */
  textLength?: number;
  /** Shows the text first, regardless of the settings. */
  textFirst?: boolean;
}

/** A card that fills its container with its picture or its text, facing all readers. */
export function FullSizeCard({
  renderCaption,
  textFirst,
  turning: givenTurning,
  textLength,
  ...card
}: FullSizeCardProps) {
  const { id, textFacing } = card;
  const { settings } = usePreferences();
  const article = useRef<HTMLElement>(null);
  const [chosenView, setChosenView] = useState<(typeof defaultCardViews)[number] | null>(null);
  const ownTurning = useTurning();
  const turning = givenTurning ?? ownTurning;
  const words = useWords();
  const longPressHandlers = useTermLongPress();
  const hasPicture = useHasPicture(id);
  const showText = () => setChosenView('text');
  const view = hasPicture
    ? (chosenView ?? (textFirst ? 'text' : settings.values.value.defaultCardView))
    : 'text';
  const hasSeveralReaders = view === 'text' && textFacing !== 'one';
  useEffect(() => {
    // The pressed button is gone, so the button for the other view takes the focus.
    if (chosenView && isFocusLost())
      article.current?.querySelector<HTMLElement>(`.${styles.otherView}`)?.focus();
  }, [chosenView]);
  return (
    <article
      ref={article}
      class={classNames(styles.card, hasSeveralReaders && styles.severalReaders)}
      data-card={id}
      data-several-readers={hasSeveralReaders ? textFacing : undefined}
      data-view={view}
      style={{ '--length': textLength }}
      {...longPressHandlers}
    >
      {view === 'picture' ? (
        <PicturedCard
          {...{ id, textFacing }}
          renderCaption={(turnButton) =>
            renderCaption(
              <>
                {turnButton}
                <IconButton
                  icon={<DeferredIcon name="text" />}
                  label={words.pictureCard.toText}
                  class={styles.otherView}
                  onClick={showText}
                />
              </>,
            )
          }
          onShowText={showText}
        />
      ) : (
        <Rotatable turning={turning}>
          {(turnButton) => (
            <TextForReaders
              {...card}
              quarterTurns={turning.turns}
              turnButton={turnButton}
              pictureButton={hasPicture && <PictureButton id={id} onClick={() => setChosenView('picture')} />}
            />
          )}
        </Rotatable>
      )}
    </article>
  );
}

function PictureButton({ id, onClick }: { id: string; onClick: () => void }) {
  const words = useWords();
  return (
    <Button
      variant="bare"
      class={classNames(styles.otherView, styles.pictureButton)}
      label={words.pictureCard.toPicture}
      onClick={onClick}
    >
      <PictureThumbnail cardId={cardIdOfCopy(id)} class={styles.thumbnail} />
    </Button>
  );
}

interface TextForReadersProps
  extends Pick<FullSizeCardProps, 'id' | 'textFacing' | 'cornerButton' | 'renderText'> {
  pictureButton: ComponentChildren;
  turnButton: ComponentChildren;
  /** The quarters by which the card is turned. */
  quarterTurns: number;
}

const rotationByQuarters: readonly Rotation[] = [0, 90, 180, -90];

function TextForReaders({
  id,
  textFacing,
  cornerButton,
  pictureButton,
  turnButton,
  quarterTurns,
  renderText,
}: TextForReadersProps) {
  const buttons = (pictureButton || cornerButton) && (
    <div class={styles.cornerButtons}>
      {pictureButton}
      {cornerButton}
    </div>
  );
  const art = <PlaneArt id={id} class={styles.art} />;
  const artWithButtons = (
    <>
      {art}
      {buttons}
    </>
  );
  // With several readers, the buttons are beside the name of the side that has them.
  const sideButtons = (
    <>
      {buttons}
      {turnButton}
    </>
  );
  const renderSide = (quarters: number, side: TableSideProps) =>
    renderText({
      hasSeveralReaders: true,
      rotation: rotationByQuarters[(quarterTurns + quarters) % 4],
      ...side,
    });
  const renderDuplicateSide = (quarters: number) => renderSide(quarters, { isCopy: true });
  return (
    <>
      {textFacing === 'one' && (
        <div class={styles.box}>{renderText({ art: artWithButtons, buttons: turnButton })}</div>
      )}
      {textFacing === 'two' && (
        <div class={styles.twoSides}>
          <DuplicateSide>{renderSide(2, { art, isCopy: true })}</DuplicateSide>
          <div class={styles.side}>{renderSide(0, { art, buttons: sideButtons })}</div>
        </div>
      )}
      {textFacing === 'four' && (
        <div class={styles.fourSides}>
          <DuplicateSide>{renderDuplicateSide(2)}</DuplicateSide>
          <DuplicateSide>
            <div class={`${styles.sideways} ${styles.right}`}>{renderDuplicateSide(3)}</div>
          </DuplicateSide>
          <DuplicateSide>
            <div class={`${styles.sideways} ${styles.left}`}>{renderDuplicateSide(1)}</div>
          </DuplicateSide>
          <div class={styles.side}>{renderSide(0, { buttons: sideButtons })}</div>
        </div>
      )}
    </>
  );
}

/** A copy of the text for another side of the table; screen readers need it only once. */
function DuplicateSide({ children }: { children: ComponentChildren }) {
  return (
    <div class={styles.side} aria-hidden="true">
      {children}
    </div>
  );
}
