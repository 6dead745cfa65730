import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { OwnPlanarType } from '../../content/planes/planar-types';
import { Button, IconButton } from '../../design/Button';
import { classNames } from '../../design/class-names';
import { printedCard } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import styles from './FacedCard.module.css';
import { isFocusLost } from './focus-on';
import { PicturedCard } from './PicturedCard';
import { PictureThumbnail } from './PictureThumbnail';
import { PlaneArt } from './PlaneArt';
import { TermText } from './TermText';
import { useFit } from './use-fit';
import { useHasPicture } from './use-has-picture';
import { useLanguage, useWords } from './words';

/** To how many sides of the table a card's text is turned. */
export const facings = ['one', 'two', 'four'] as const;
export type Facing = (typeof facings)[number];

/** One of the texts of a card that several sides of the table read. */
export interface SideOfCard {
  /** Behind the name, as large as the text leaves room. */
  readonly art?: ComponentChildren;
  /** Without reminders in parentheses, where room is short. */
  readonly brief?: boolean;
  /** Another side of the table has the same text, and the keyboard goes there. */
  readonly isCopy?: boolean;
}

interface FacedCardProps {
  id: string;
  planarType: string | OwnPlanarType | null;
  facing: Facing;
  /** On the picture, or below the text where that is for several readers. */
  onPicture?: ComponentChildren;
  text: (side: SideOfCard) => ComponentChildren;
  /** What stands under its own picture where it has one, with the buttons that belong to that. */
  caption: (buttons: ComponentChildren) => ComponentChildren;
  /** Whatever the settings say: here its text is what is looked at. */
  textFirst?: boolean;
}

/** A card that fills its place, its picture or its text turned to everybody who is to read it. */
export function FacedCard({ caption, textFirst, ...card }: FacedCardProps) {
  const { id, planarType, facing } = card;
  const { settings } = useSession();
  const box = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<'picture' | 'text' | null>(null);
  const words = useWords();
  const hasPicture = useHasPicture(id);
  const toText = () => choose('text');
  const view = hasPicture ? (chosen ?? (textFirst ? 'text' : settings.values.value.firstView)) : 'text';
  useEffect(() => {
    // The button that was pressed has gone; the one that leads back stands for it.
    if (chosen && isFocusLost()) box.current?.querySelector<HTMLElement>(`.${styles.otherView}`)?.focus();
  }, [chosen]);
  return (
    <article
      ref={box}
      class={classNames(styles.card, view === 'text' && facing !== 'one' && styles.shared)}
      data-card={id}
      data-view={view}
    >
      {view === 'picture' ? (
        <PicturedCard
          {...{ id, planarType, facing }}
          caption={(turn) =>
            caption(
              <>
                {turn}
                <IconButton
                  icon="text"
                  label={words.pictured.toText}
                  class={styles.otherView}
                  onClick={toText}
                />
              </>,
            )
          }
          onText={toText}
        />
      ) : (
        <FacedText
          {...card}
          toPicture={hasPicture && <ToPicture id={id} onClick={() => choose('picture')} />}
        />
      )}
    </article>
  );
}

function ToPicture({ id, onClick }: { id: string; onClick: () => void }) {
  const words = useWords();
  return (
    <Button
      look="bare"
      class={classNames(styles.otherView, styles.toPicture)}
      label={words.pictured.toPicture}
      onClick={onClick}
    >
      <PictureThumbnail card={printedCard(id)} class={styles.thumbnail} />
    </Button>
  );
}

interface FacedTextProps extends Omit<FacedCardProps, 'caption' | 'textFirst'> {
  toPicture: ComponentChildren;
}

function FacedText({ id, planarType, facing, onPicture, toPicture, text }: FacedTextProps) {
  const { catalogue } = useSession();
  // Before the cards are known a plane would look like a phenomenon.
  const art = catalogue.value && <PlaneArt id={id} planarType={planarType} class={styles.art} />;
  const corner = (toPicture || onPicture) && (
    <div class={facing === 'one' ? styles.corner : styles.strip}>
      {toPicture}
      {onPicture}
    </div>
  );
  const picture = (
    <>
      {art}
      {corner}
    </>
  );
  const mine = () => text({ brief: true });
  const copy = () => text({ brief: true, isCopy: true });
  return (
    <>
      {facing !== 'one' && art}
      {facing === 'one' && <div class={styles.box}>{text({ art: picture })}</div>}
      {facing === 'two' && (
        <div class={styles.two}>
          <Copy>{copy()}</Copy>
          <div class={styles.side}>{mine()}</div>
        </div>
      )}
      {facing === 'four' && (
        <div class={styles.four}>
          <Copy>{copy()}</Copy>
          <Copy>
            <div class={`${styles.sideways} ${styles.right}`}>{copy()}</div>
          </Copy>
          <Copy>
            <div class={`${styles.sideways} ${styles.left}`}>{copy()}</div>
          </Copy>
          <div class={styles.side}>{mine()}</div>
        </div>
      )}
      {facing !== 'one' && corner}
    </>
  );
}

/** The same text for another side of the table; a screen reader needs it only once. */
function Copy({ children }: { children: ComponentChildren }) {
  return (
    <div class={styles.side} aria-hidden="true">
      {children}
    </div>
  );
}

interface CardTextProps {
  side: SideOfCard;
  /** Null while the cards are still to be loaded, and for a card that nobody knows. */
  facts: PlanarCardFacts | null;
  name: string;
  /** Below the type: whose card it is. */
  note?: ComponentChildren;
  /** A square at the end of the name. */
  beside?: ComponentChildren;
  /** What is to be in sight: whenever it changes, the text scrolls to what is marked as applying now. */
  moment?: string;
  heading?: 'h1' | 'h2';
  /** To be read by the keyboard word by word; at the table there is no time for that. */
  isPage?: boolean;
  children: ComponentChildren;
}

/** What a card says, as large as fits. */
export function CardText({
  side,
  facts,
  name,
  note,
  beside,
  moment,
  heading: Heading = 'h2',
  isPage,
  children,
}: CardTextProps) {
  const words = useWords();
  const language = useLanguage();
  const { catalogue } = useSession();
  const planarType = facts && catalogue.value?.planarTypeOf(facts);
  const reader = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moment) reader.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  useFit(reader, `${name} ${language}`, facts, side.brief === true);
  return (
    <div
      ref={reader}
      class={classNames(styles.reader, facts && hasControls(facts) && styles.controls)}
      tabIndex={side.isCopy ? -1 : 0}
    >
      <header class={styles.title}>
        {side.art}
        <div class={styles.called}>
          <Heading class={styles.name}>{name}</Heading>
          {facts && (
            <p class={styles.type}>
              {side.isCopy ? (
                words.kinds[facts.kind]
              ) : (
                <TermText text={words.kinds[facts.kind]} touchOnly={!isPage} />
              )}
              {planarType && ` — ${planarType[language]}`}
            </p>
          )}
          {note && <p class={styles.note}>{note}</p>}
        </div>
        {beside && <div class={styles.beside}>{beside}</div>}
      </header>
      <div class={styles.abilities}>{children}</div>
    </div>
  );
}

/** Whether buttons stand among the text, which then needs more of the room. */
function hasControls({ abilities, counters, options }: PlanarCardFacts): boolean {
  return counters !== undefined || options !== undefined || abilities.some(({ acts }) => acts);
}
