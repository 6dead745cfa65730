import { Button } from '../../../design/Button';
import type { PlanarCard } from '../../../rules/planar/planar-card';
import { useDevice } from '../../../session/contexts/use-device';
import { type DeckViolations, findFillingCards } from '../../../session/decks/deck-violations';
import { Fold } from '../../parts/field/Fold';
import { RuleLink } from '../../parts/text/RuleLink';
import { useWords } from '../../parts/words';
import styles from '../deck-page.module.css';
import { describeMainViolation, describeViolation, sizeInWords } from './deck-words';

interface IllegalDeckNoticeProps {
  cards: readonly PlanarCard[];
  violations: DeckViolations;
  /** Whether the cards to choose from are already listed. */
  areCardsToAddShown: boolean;
  /** All official cards. */
  officialCards: readonly PlanarCard[];
  onChoose: (view: 'all' | 'inDeck') => void;
  onFill: (added: readonly PlanarCard[]) => void;
}

/** A line about why a deck cannot be played, which unfolds all reasons, and buttons that help. */
export function IllegalDeckNotice({
  cards,
  violations,
  areCardsToAddShown,
  officialCards,
  onChoose,
  onFill,
}: IllegalDeckNoticeProps) {
  const words = useWords();
  const { myDecks } = words;
  const { randomSeed } = useDevice();
  const missingCount =
    findFillingCards(cards, officialCards, violations.playerCount, [0, 0, 0, 0])?.length ?? 0;
  const isShort = violations.own.kind === 'tooFew' || violations.shared.kind === 'tooFew';
  const buttons = (
    <div class={styles.pair}>
      {isShort !== areCardsToAddShown && (
        <Button variant="primary" onClick={() => onChoose(isShort ? 'all' : 'inDeck')}>
          {isShort ? myDecks.addCards : myDecks.removeCards}
        </Button>
      )}
      {missingCount > 0 && (
        <Button
          onClick={() =>
            onFill(findFillingCards(cards, officialCards, violations.playerCount, randomSeed()) ?? [])
          }
        >
          {myDecks.fillUp(missingCount)}
        </Button>
      )}
    </div>
  );
  // While cards are chosen, the list needs the space.
  const isChoosing = isShort && areCardsToAddShown;
  return (
    <section class={styles.illegal}>
      <Fold title={<span role="status">{describeMainViolation(violations, words)}</span>}>
        <div class={styles.reasons}>
          <p>{sizeInWords(cards, words)}</p>
          {(['shared', 'own'] as const).map((use) => (
            <p key={use}>
              {describeViolation(violations, use, words)}{' '}
              <RuleLink to={violations[use].rule}>{words.rule(violations[use].rule)}</RuleLink>
            </p>
          ))}
          {isChoosing && buttons}
        </div>
      </Fold>
      {!isChoosing && buttons}
    </section>
  );
}
