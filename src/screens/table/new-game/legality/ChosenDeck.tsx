import { Button } from '../../../../design/Button';
import { classNames } from '../../../../design/class-names';
import common from '../../../../design/common.module.css';
import type { Words } from '../../../../i18n/en';
import { canDealDistinctDecks, MIN_OWN_DECK_SIZE } from '../../../../rules/planar/decks/own-decks';
import type { PlanarCard } from '../../../../rules/planar/planar-card';
import { useDecks } from '../../../../session/contexts/use-decks';
import { countPlanesAndPhenomena, savedDeckId } from '../../../../session/decks/deck-choice';
import { findSharedViolation, findViolations } from '../../../../session/decks/deck-violations';
import { isolateDirection } from '../../../../session/lib/plain-text';
import { describeNeededChange } from '../../../parts/rule/needed-change-words';
import { deckName, useWords } from '../../../parts/words';
import { useCardPool } from '../DeckKindChoice';
import type { NewGameForm } from '../new-game-form-state';
import styles from './ChosenDeck.module.css';

interface ChosenDeckProps {
  form: NewGameForm;
  onShowChoice: () => void;
}

/** Names a deck of the user's own and what it lacks for this game; leads to the choice of decks. */
export function ChosenDeck({ form, onShowChoice }: ChosenDeckProps) {
  const words = useWords();
  const { newGame, planarDeck, seating } = words;
  const { decks } = useDecks();
  const cards = useCardPool(form);
  const deck = decks.value?.decks.value?.find(({ id }) => id === savedDeckId(form.deck));
  if (!deck || !cards) return null;
  const lack = describeLack(cards, form, words);
  const { planeCount, phenomenonCount } = countPlanesAndPhenomena(cards);
  const size = newGame.deckNote.size(planeCount, phenomenonCount);
  const share = form.planarDecks === 'own' && describeShare(cards, form, words);
  return (
    <Button wide class={styles.chosenDeck} onClick={onShowChoice}>
      <span>
        {`${planarDeck}: ${isolateDirection(deckName(words, deck))}`}
        {form.planarDecks === 'own' && ` · ${newGame.layouts.own}`}
        <span class={classNames(common.note, styles.size, lack !== null && styles.lack)}>
          {lack ?? (share ? `${size} · ${share}` : size)}
        </span>
      </span>
      <span class={common.note}>{seating.changeProfile}</span>
    </Button>
  );
}

/** Describes which cards of the deck each player gets as their own; null if some players have other decks. */
function describeShare(
  cards: readonly PlanarCard[],
  { seats }: NewGameForm,
  { myDecks, newGame }: Words,
): string | null {
  if (seats.some(({ deck }) => deck !== undefined)) return null;
  const isDistinct = canDealDistinctDecks(cards, seats.length);
  if (cards.length === MIN_OWN_DECK_SIZE && !isDistinct) return myDecks.copyEach;
  return newGame.ownDecksNote(MIN_OWN_DECK_SIZE, !isDistinct);
}

/** Describes what cards lack for the game; null if nothing. */
function describeLack(
  cards: readonly PlanarCard[],
  { planarDecks, seats }: NewGameForm,
  { myDecks }: Words,
): string | null {
  if (planarDecks === 'own') {
    const { own } = findViolations(cards, 1);
    return own && !canDealDistinctDecks(cards, 1)
      ? myDecks.toUseAlone(describeNeededChange(own, myDecks))
      : null;
  }
  const shared = findSharedViolation(cards, seats.length);
  return shared && myDecks.toShare(seats.length, describeNeededChange(shared, myDecks));
}
