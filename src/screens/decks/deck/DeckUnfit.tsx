import { Button } from '../../../design/Button';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { useDevice } from '../../../session/contexts/use-device';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { findFillingCards, type Lacks, PLAYERS } from '../../../session/decks/deck-lacks';
import { RuleLink } from '../../parts/text/RuleLink';
import { useWords } from '../../parts/words';
import styles from './DeckScreen.module.css';
import { describeLack, sizeInWords } from './deck-words';

const [FEWEST, MOST] = PLAYERS;
/** The number of players assumed before the first game. */
const USUAL = 4;

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
  const { settings } = usePreferences();
  const seats = settings.values.value.newGame?.seats.length ?? USUAL;
  const players = Math.min(MOST, Math.max(FEWEST, seats));
  const missing = findFillingCards(cards, pool, players, [0, 0, 0, 0])?.length ?? 0;
  const isShort = lacks.own.kind === 'tooFew' || lacks.shared.kind === 'tooFew';
  return (
    <section class={styles.unfit}>
      <div class={styles.fitness} role="status">
        <h2 class={styles.unfitTitle}>{myDecks.notLegalTitle}</h2>
        <p>{sizeInWords(cards, words)}</p>
        {(['shared', 'own'] as const).map((as) => (
          <p key={as}>
            {describeLack(lacks[as], as, words)}{' '}
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
          <Button onClick={() => onFill(findFillingCards(cards, pool, players, randomSeed()) ?? [])}>
            {myDecks.fillUp(missing, players)}
          </Button>
        )}
      </div>
    </section>
  );
}
