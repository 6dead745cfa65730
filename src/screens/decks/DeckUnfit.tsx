import { Button } from '../../design/Button';
import type { PlanarCard } from '../../rules/planar/planar-card';
import { useSession } from '../../session/session';
import { RuleLink } from '../parts/RuleLink';
import { useWords } from '../parts/words';
import styles from './DeckScreen.module.css';
import { cardsToFill, type Lacks, PLAYERS } from './deck-lacks';
import { lackInWords, sizeInWords } from './deck-words';

const [FEWEST, MOST] = PLAYERS;
/** Nobody has begun a game yet. */
const USUAL = 4;

interface DeckUnfitProps {
  cards: readonly PlanarCard[];
  lacks: Lacks;
  /** All official cards. */
  pool: readonly PlanarCard[];
  onChoose: (view: 'all' | 'inDeck') => void;
  onFill: (added: readonly PlanarCard[]) => void;
}

/** Why nobody can play with the deck, and the ways to mend that. */
export function DeckUnfit({ cards, lacks, pool, onChoose, onFill }: DeckUnfitProps) {
  const words = useWords();
  const { myDecks } = words;
  const { freshSeed, settings } = useSession();
  const seats = settings.values.value.newGame?.seats.length ?? USUAL;
  const players = Math.min(MOST, Math.max(FEWEST, seats));
  const missing = cardsToFill(cards, pool, players, [0, 0, 0, 0])?.length ?? 0;
  const isShort = lacks.own.kind === 'tooFew' || lacks.shared.kind === 'tooFew';
  return (
    <section class={styles.unfit}>
      <div class={styles.fitness} role="status">
        <h2 class={styles.unfitTitle}>{myDecks.unfitTitle}</h2>
        <p>{sizeInWords(cards, words)}</p>
        {(['shared', 'own'] as const).map((as) => (
          <p key={as}>
            {lackInWords(lacks[as], as, words)}{' '}
            <RuleLink to={lacks[as].rule}>{words.rule(lacks[as].rule)}</RuleLink>
          </p>
        ))}
      </div>
      <Button wide look="walk" onClick={() => onChoose(isShort ? 'all' : 'inDeck')}>
        {isShort ? myDecks.addCards : myDecks.takeCardsOut}
      </Button>
      {missing > 0 && (
        <Button wide onClick={() => onFill(cardsToFill(cards, pool, players, freshSeed()) ?? [])}>
          {myDecks.fillUp(missing, players)}
        </Button>
      )}
    </section>
  );
}
