import { deckLegality } from '../../../rules/planar/decks/deck-legality';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import type { Refusal } from '../../../rules/rule';
import { Fold } from '../../parts/field/Fold';
import { RuleLink } from '../../parts/text/RuleLink';
import { describeRefusal } from '../../parts/text/refusal-words';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';
import { legalUses, sizeInWords } from './deck-words';

/** The size of a legal deck and for whom it is legal, which unfolds the rules and for whom it is not. */
export function DeckLegalityNote({ cards }: { cards: readonly PlanarCard[] }) {
  const words = useWords();
  const { myDecks } = words;
  const { shared, ownDeckRefusal } = deckLegality(cards);
  return (
    <Fold
      title={
        <span role="status">
          {sizeInWords(cards, words)}
          <span class={styles.uses}>{legalUses(cards, words)}</span>
        </span>
      }
    >
      <div class={styles.reasons}>
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
    </Fold>
  );
}

function LegalityViolation({ refusal, introduction }: { refusal: Refusal; introduction: string }) {
  return (
    <p>
      {introduction} {describeRefusal(refusal, useWords())} <LegalityRuleLink to={refusal.rule} />
    </p>
  );
}

function LegalityRuleLink({ to }: { to: string }) {
  const words = useWords();
  return <RuleLink to={to}>{words.rule(to)}</RuleLink>;
}
