import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { classNames } from '../../../design/class-names';
import type { Rotation } from '../../../design/Sheet';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { TermText } from '../text/TermText';
import { isControl } from '../text/use-term-long-press';
import { useLanguage, useWords } from '../words';
// The card that contains the text lays it out, for each number of readers.
import styles from './FullSizeCard.module.css';
import { useFittingText } from './use-fitting-text';

/** The text of a card for one side of the table. */
export interface TableSideProps {
  /** The picture behind the name, as large as the text allows. */
  readonly art?: ComponentChildren;
  readonly hasSeveralReaders?: boolean;
  /** Where its readers sit, if the table has several sides. */
  readonly rotation?: Rotation | undefined;
  /** Buttons beside the name, among them the one that turns the card to another side of the table. */
  readonly buttons?: ComponentChildren;
  /** Whether another side of the table has the same text and is reachable by keyboard. */
  readonly isCopy?: boolean;
}

interface CardTextProps {
  side: TableSideProps;
  /** Null while the catalog is loading, and for an unknown card. */
  facts: PlanarCardFacts | null;
  name: string;
  /** The owner of the card, below the type. */
  note?: ComponentChildren;
  /** Square elements at the end of the name. */
  besideName?: ComponentChildren;
  /** A row below the name, which takes no space from the text where the name is beside it. */
  belowName?: ComponentChildren;
  heading?: 'h1' | 'h2';
  /** Called when the text is tapped, but not one of its controls. */
  onTap?: (() => void) | undefined;
  /** Whether game terms are links; at the table they are quiet. */
  linksTerms?: boolean;
  children: ComponentChildren;
}

/** The text of a card, in the largest size that fits. */
export function CardText({
  side,
  facts,
  name,
  note,
  besideName,
  belowName,
  heading: HeadingTag = 'h2',
  onTap,
  linksTerms,
  children,
}: CardTextProps) {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = usePlanarCards();
  const planarType = facts && catalog.value?.planarTypeOf(facts);
  const textBox = useRef<HTMLDivElement>(null);
  useFittingText(textBox, `${name} ${language}`, facts, side.hasSeveralReaders === true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard scrolls the text
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap only enlarges what can be read here too
    <div
      ref={textBox}
      class={classNames(styles.cardText, facts && hasControls(facts) && styles.withControls)}
      tabIndex={side.isCopy ? -1 : 0}
      onClick={onTap && (({ target }) => isControl(target) || onTap())}
    >
      <header class={styles.header}>
        {side.art}
        <div class={styles.headingRow}>
          <div class={styles.nameAndType}>
            <HeadingTag class={styles.name}>{name}</HeadingTag>
            {facts && (
              <p class={styles.type}>
                <TermText text={words.kinds[facts.kind]} opensOnHold={side.isCopy || !linksTerms} />
                {planarType && `\u00a0— ${planarType[language]}`}
              </p>
            )}
            {note && <p class={styles.note}>{note}</p>}
          </div>
          {besideName && <div class={styles.besideName}>{besideName}</div>}
        </div>
        {belowName}
      </header>
      <div class={styles.abilities}>{children}</div>
    </div>
  );
}

/** Returns whether there are buttons within the text, which then needs more space. */
function hasControls({ abilities, counters, options }: PlanarCardFacts): boolean {
  return counters !== undefined || options !== undefined || abilities.some(({ acts }) => acts);
}
