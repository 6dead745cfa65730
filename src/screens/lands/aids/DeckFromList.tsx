import { useMemo } from 'preact/hooks';
import common from '../../../design/common.module.css';
import { formatNameWithNote } from '../../../rules/landless/card-note';
import { NO_LANDLESS_HOUSE_RULES } from '../../../rules/landless/land';
import { readCardList } from '../../../rules/landless/list/card-list';
import { convertList } from '../../../rules/landless/list-of-lands';
import { type ListPool, type PooledCard, poolOfList } from '../../../rules/landless/list-pool';
import { drawRecipeDeck, type RecipeDeck } from '../../../rules/landless/recipe-draw';
import { usePreferences } from '../../../session/contexts/use-preferences';
import { MAX_PASTED_LIST_CHARACTERS } from '../../../settings/setting-limits';
import { CardListField } from '../../parts/field/CardListField';
import { useDebounced } from '../../parts/use-debounced';
import { useWords } from '../../parts/words';
import { useLookedUpList } from '../list/use-looked-up-list';
import { type DrawnCard, formatDeckNumber, RecipeDeckList } from './RecipeDeckList';
import { UnknownCardNames } from './UnknownCardNames';

/** The user's list, and the cards of it from which a deck can be drawn. */
interface OwnList {
  readonly typed: string;
  readonly pool: ListPool;
  readonly unknown: readonly string[];
}

/** Reads the list of the list view if `isWanted`. */
export function useOwnList(isWanted: boolean): OwnList {
  const { settings } = usePreferences();
  const typed = settings.values.value.pastedCardList ?? '';
  const text = useDebounced(isWanted ? typed : '');
  const cardList = useMemo(() => readCardList(text), [text]);
  const foundList = useLookedUpList(cardList);
  const poolAndUnknownNames = useMemo(() => {
    const rows = foundList
      ? convertList(foundList.cardList, (name) => foundList.cardByName.get(name), NO_LANDLESS_HOUSE_RULES)
      : [];
    const unknown = rows.flatMap(({ kind, listedCard }) => (kind === 'unknown' ? listedCard.name : []));
    return { pool: poolOfList(rows), unknown: [...new Set(unknown)] };
  }, [foundList]);
  return { typed, ...poolAndUnknownNames };
}

/** A field for the list from which decks are drawn, shared with the list view. */
export function OwnListField({ typed, unknown }: OwnList) {
  const { recipe, list } = useWords().lands;
  const { settings } = usePreferences();
  return (
    <>
      <CardListField
        label={list.label}
        hint={list.hint}
        rows={6}
        maxLength={MAX_PASTED_LIST_CHARACTERS}
        value={typed}
        onChange={(text) => settings.change({ pastedCardList: text })}
      />
      <p class={common.note}>{recipe.sourceNote}</p>
      <UnknownCardNames names={unknown} />
    </>
  );
}

interface DeckFromListProps {
  deck: RecipeDeck;
  pool: ListPool;
  onUseForDraft: (list: string) => void;
  onPlay: () => void;
}

/** A deck drawn from the user's list. */
export function DeckFromList({ deck: { size, number }, pool, onUseForDraft, onPlay }: DeckFromListProps) {
  const { recipe } = useWords().lands;
  const parts = useMemo(
    () =>
      (drawRecipeDeck({ size, number }, pool.cardsOf) ?? []).map((part) => ({
        ...part,
        cards: part.cards.map(drawnCard),
      })),
    [size, number, pool],
  );
  return (
    <RecipeDeckList
      comment={recipe.commentOfList(
        parts.reduce((sum, { cards }) => sum + cards.length, 0),
        formatDeckNumber(number),
      )}
      note={recipe.pickedFromList(pool.cardCount)}
      parts={parts}
      onUseForDraft={onUseForDraft}
      onPlay={onPlay}
    />
  );
}

function drawnCard({ listedCard, card }: PooledCard): DrawnCard {
  const { name, note } = listedCard;
  return { name, manaCost: card.manaCost, listEntry: note ? formatNameWithNote(name, note) : name };
}
