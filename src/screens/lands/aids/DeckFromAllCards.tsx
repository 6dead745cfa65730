import { useEffect, useMemo, useState } from 'preact/hooks';
import type { KnownCard } from '../../../rules/landless/known-card';
import type { DeckPart, RecipeDeck } from '../../../rules/landless/recipe-draw';
import type { BuiltInCardsState } from '../../../session/cards/built-in-cards';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { useLanguage, useWords } from '../../parts/words';
import { dateOfCardData, nameOfCard } from '../land-words';
import styles from './DraftAid.module.css';
import { type DrawnCard, formatDeckNumber, RecipeDeckList } from './RecipeDeckList';

interface RecipeDeckOfAllProps {
  deck: RecipeDeck;
  onShowAsList: (list: string) => void;
  onUseForDraft: (list: string) => void;
}

/** A deck drawn from all cards that come with the app. */
export function DeckFromAllCards({ deck, onShowAsList, onUseForDraft }: RecipeDeckOfAllProps) {
  const { recipe, cardData } = useWords().lands;
  const language = useLanguage();
  const builtIn = useCardIndex().value?.builtIn.value;
  const drawnParts = useDrawnDeck(deck, builtIn);
  const parts = useMemo(
    () =>
      drawnParts?.map((part) => ({
        ...part,
        cards: part.cards.map((card): DrawnCard => {
          const name = nameOfCard(card, language);
          return { name, manaCost: card.manaCost, listEntry: name };
        }),
      })),
    [drawnParts, language],
  );
  if (builtIn?.kind !== 'loaded' || !parts) {
    return (
      <p class={styles.note}>{cardData.noBuiltIn[builtIn?.kind === 'missing' ? 'missing' : 'loading']}</p>
    );
  }
  const day = dateOfCardData(builtIn.asOf, language);
  return (
    <RecipeDeckList
      comment={recipe.comment(deck.size, formatDeckNumber(deck.number), day)}
      note={recipe.pickedFrom(builtIn.count.toLocaleString(language), day)}
      parts={parts}
      onShowAsList={onShowAsList}
      onUseForDraft={onUseForDraft}
    />
  );
}

/** Returns the cards of the deck; null until they are drawn. */
function useDrawnDeck(
  { size, number }: RecipeDeck,
  builtIn: BuiltInCardsState | undefined,
): readonly DeckPart<KnownCard>[] | null {
  const cardIndex = useCardIndex().value;
  const [parts, setParts] = useState<readonly DeckPart<KnownCard>[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    cardIndex?.drawDeck({ size, number }).then((drawn) => {
      if (isCurrent) setParts(drawn);
    });
    return () => {
      isCurrent = false;
    };
  }, [cardIndex, builtIn?.kind, size, number]);
  return parts;
}
