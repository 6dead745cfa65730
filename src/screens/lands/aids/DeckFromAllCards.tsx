import { useMemo } from 'preact/hooks';
import common from '../../../design/common.module.css';
import type { RecipeDeck } from '../../../rules/landless/recipe-draw';
import { useCardIndex } from '../../../session/contexts/use-card-index';
import { useLoaded } from '../../parts/use-loaded';
import { useLanguage, useWords } from '../../parts/words';
import { dateOfCardData, nameOfCard } from '../land-words';
import { type DrawnCard, formatDeckNumber, RecipeDeckList } from './RecipeDeckList';

interface DeckFromAllCardsProps {
  deck: RecipeDeck;
  onShowAsList: (list: string) => void;
  onUseForDraft: (list: string) => void;
  onPlay: () => void;
}

/** A deck drawn from all cards that come with the app. */
export function DeckFromAllCards({ deck, onShowAsList, onUseForDraft, onPlay }: DeckFromAllCardsProps) {
  const { recipe, cardData } = useWords().lands;
  const language = useLanguage();
  const cardIndex = useCardIndex().value;
  const builtIn = cardIndex?.builtIn.value;
  const { size, number } = deck;
  const drawnParts = useLoaded(
    () => cardIndex?.drawDeck({ size, number }),
    [cardIndex, builtIn?.kind, size, number],
  );
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
      <p class={common.note}>{cardData.noBuiltIn[builtIn?.kind === 'missing' ? 'missing' : 'loading']}</p>
    );
  }
  const day = dateOfCardData(builtIn.asOf, language);
  return (
    <RecipeDeckList
      comment={recipe.comment(size, formatDeckNumber(number), day)}
      note={recipe.pickedFrom(builtIn.count.toLocaleString(language), day)}
      parts={parts}
      onShowAsList={onShowAsList}
      onUseForDraft={onUseForDraft}
      onPlay={onPlay}
    />
  );
}
