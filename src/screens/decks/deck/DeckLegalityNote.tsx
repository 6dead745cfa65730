import { deckLegality } from '../../../rules/planar/decks/deck-legality';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import type { Refusal } from '../../../rules/rule';
import { RuleLink } from '../../parts/text/RuleLink';
import { describeRefusal } from '../../parts/text/refusal-words';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';
import { sizeInWords } from './deck-words';

/** The size of the deck, for whom it is legal, and each violation with its rule. */
export function DeckLegalityNote({ cards }: { cards: readonly PlanarCard[] }) {
  const words = useWords();
  const { myDecks } = words;
  const { shared, ownDeckRefusal } = deckLegality(cards);
  return (
    <div class={styles.legality} role="status">
      <p class={styles.size}>{sizeInWords(cards, words)}</p>
      {'playerCounts' in shared ? (
        <p>
          {myDecks.sharedBy(...shared.playerCounts)} <LegalityRuleLink to="901.15a" />
        </p>
      ) : (
        <LegalityViolation refusal={shared} introduction={myDecks.notLegalShared} />
      )}
      {ownDeckRefusal ? (
        <LegalityViolation refusal={ownDeckRefusal} introduction={myDecks.notLegalOwn} />
      ) : (
        <p>
          {myDecks.legalOwn} <LegalityRuleLink to="901.3" />
        </p>
      )}
    </div>
  );
}

function LegalityViolation({ refusal, introduction }: { refusal: Refusal; introduction: string }) {
  return (
    <p class={styles.violation}>
      {introduction} {describeRefusal(refusal, useWords())} <LegalityRuleLink to={refusal.rule} />
    </p>
  );
}

function LegalityRuleLink({ to }: { to: string }) {
  const words = useWords();
  return <RuleLink to={to}>{words.rule(to)}</RuleLink>;
}
