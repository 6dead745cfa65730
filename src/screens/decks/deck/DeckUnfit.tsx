import { Button } from '../../../design/Button';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { useDevice } from '../../../session/contexts/use-device';
import { findFillingCards, type Lacks } from '../../../session/decks/deck-lacks';
import { RuleLink } from '../../parts/text/RuleLink';
import { useWords } from '../../parts/words';
import styles from './DeckScreen.module.css';
import { describeLack, sizeInWords } from './deck-words';

interface DeckUnfitProps {
  cards: readonly PlanarCard[];
  lacks: Lacks;
  /** Whether the cards to choose from are already listed. */
  isListShown: boolean;
  /** All official cards. */
  pool: readonly PlanarCard[];
  onChoose: (view: 'all' | 'inDeck') => void;
  onFill: (added: readonly PlanarCard[]) => void;
}

/** A notice of why a deck cannot be played, with an offer to fill it up. */
export function DeckUnfit({ cards, lacks, isListShown, pool, onChoose, onFill }: DeckUnfitProps) {
  const words = useWords();
  const { myDecks } = words;
  const { randomSeed } = useDevice();
  const missing = findFillingCards(cards, pool, lacks.players, [0, 0, 0, 0])?.length ?? 0;
  const isShort = lacks.own.kind === 'tooFew' || lacks.shared.kind === 'tooFew';
  return (
    <section class={styles.unfit}>
      <div class={styles.fitness} role="status">
        <h2 class={styles.unfitTitle}>{myDecks.notLegalTitle}</h2>
        <p>{sizeInWords(cards, words)}</p>
        {(['shared', 'own'] as const).map((as) => (
          <p key={as}>
            {describeLack(lacks, as, words)}{' '}
            <RuleLink to={lacks[as].rule}>{words.rule(lacks[as].rule)}</RuleLink>
          </p>
        ))}
      </div>
      <div class={styles.pair}>
        {isShort !== isListShown && (
          <Button variant="primary" onClick={() => onChoose(isShort ? 'all' : 'inDeck')}>
            {isShort ? myDecks.addCards : myDecks.removeCards}
          </Button>
        )}
        {missing > 0 && (
          <Button onClick={() => onFill(findFillingCards(cards, pool, lacks.players, randomSeed()) ?? [])}>
            {myDecks.fillUp(missing)}
          </Button>
        )}
      </div>
    </section>
  );
}
