import type { ComponentChildren } from 'preact';
import { classNames } from '../../../design/class-names';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { type DeckViolations, isPlayable, type Violation } from '../../../session/decks/deck-violations';
import { Disclosure } from '../../parts/field/Disclosure';
import { RefusalText } from '../../parts/rule/RefusalText';
import { RuleNumberLink } from '../../parts/rule/RuleNumberLink';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';
import { describeOwnUse, describeSharedUse } from './deck-presentation';

interface DeckLegalityNoteProps {
  cards: readonly PlanarCard[];
  violations: DeckViolations;
}

/**
 * Whether the deck can be played, and for whom it is or is not legal; a tap shows the rules. It has the same height for
 * every deck, so that the cards below stay where they are while cards are added and removed.
 */
export function DeckLegalityNote({ cards, violations }: DeckLegalityNoteProps) {
  const words = useWords();
  const { myDecks } = words;
  const { shared, own } = violations;
  return (
    <Disclosure
      class={styles.legality}
      title={
        <span role="status" class={styles.uses}>
          <span class={styles.verdict}>
            {isPlayable(violations) ? myDecks.ready : myDecks.notLegal}
            <span class={styles.details}>{myDecks.details}</span>
          </span>
          <DeckUseLabel isLegal={!shared}>{describeSharedUse(cards, violations, words)}</DeckUseLabel>
          <DeckUseLabel isLegal={!own}>{describeOwnUse(violations, words)}</DeckUseLabel>
        </span>
      }
    >
      <div class={styles.reasons}>
        <Reason
          violation={shared}
          legal={myDecks.legalShared}
          notLegal={myDecks.notLegalShared}
          rule="901.15a"
        />
        <Reason violation={own} legal={myDecks.legalOwn} notLegal={myDecks.notLegalOwn} rule="901.3" />
      </div>
    </Disclosure>
  );
}

function DeckUseLabel({ isLegal, children }: { isLegal: boolean; children: ComponentChildren }) {
  return <span class={classNames(styles.use, isLegal && styles.legal)}>{children}</span>;
}

interface ReasonProps {
  violation: Violation | null;
  legal: string;
  notLegal: string;
  /** The rule by which the deck is legal. */
  rule: string;
}

function Reason({ violation, legal, notLegal, rule }: ReasonProps) {
  return (
    <p>
      {violation ? notLegal : legal}{' '}
      {violation ? <RefusalText refusal={violation.refusal} /> : <RuleNumberLink rule={rule} />}
    </p>
  );
}
