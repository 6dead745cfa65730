import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../design/Button';
import common from '../../design/common.module.css';
import { SearchField } from '../../design/SearchField';
import type { KnownCard } from '../../rules/landless/known-card';
import { MAX_CARD_NAME_LENGTH } from '../../rules/landless/list/list-line';
import { findExactCard, findIntendedCard, hasTypedWords } from '../../session/cards/names/intended-card';
import { FIRST_SUGGESTION_COUNT } from '../../session/cards/stored-cards';
import { useCardIndex } from '../../session/contexts/use-card-index';
import field from '../parts/field/text-field.module.css';
import { isFocusLost } from '../parts/page/focus-on';
import { useLoaded } from '../parts/use-loaded';
import { useLanguage, useWords } from '../parts/words';
import { nameOfCard } from './land-words';
import { CardDataDisclosure } from './list/CardDataDisclosure';
import { hasReadableCost, SuggestedCard } from './SuggestedCard';

interface NameFieldProps {
  /** The name of the shown card; empty if it was described by hand. */
  name: string;
  /** Null if nothing was typed since the card was chosen. */
  typed: string | null;
  onType: (typed: string) => void;
  onChoose: (name: string, known: KnownCard) => void;
  /** Shows the only card with exactly the typed name, while the user may go on typing. */
  onMatch: (name: string, known: KnownCard) => void;
}

/** A field that finds a card by name among those stored on the device. */
export function NameField({ name, typed, onType, onChoose, onMatch }: NameFieldProps) {
  const {
    lands: { byName },
    clearSearch,
  } = useWords();
  const language = useLanguage();
  const cardIndex = useCardIndex().value;
  const query = typed?.trim() ?? '';
  const isCardChosen = name !== '';

  const suggestions = useSuggestions(query, 'suggest');
  const suggestionList = useRef<HTMLUListElement>(null);
  /** The query for which all suggestions are shown. */
  const [queryShownWhole, setQueryShownWhole] = useState<string | null>(null);
  const showsAll = queryShownWhole === query;
  useEffect(() => {
    // The button that was pressed is gone.
    if (showsAll) suggestionList.current?.children[FIRST_SUGGESTION_COUNT]?.querySelector('button')?.focus();
  }, [showsAll]);
  const areOnlySimilar = useMemo(
    () => !suggestions?.some((card) => hasTypedWords(query, card)),
    [suggestions, query],
  );
  const similarCards = useSuggestions(suggestions?.length === 0 ? query : '', 'suggestBySomeWords');

  const hadNoSuggestions = useRef(false);
  useEffect(() => {
    // After a successful lookup its button is gone, and the focus with it.
    const hasLostFocus = hadNoSuggestions.current && isFocusLost();
    hadNoSuggestions.current = suggestions?.length === 0;
    const exactMatch = isCardChosen ? null : findExactCard(query, suggestions ?? []);
    if (exactMatch && hasReadableCost(exactMatch))
      (hasLostFocus ? onChoose : onMatch)(nameOf(exactMatch), exactMatch);
    else if (hasLostFocus) suggestionList.current?.querySelector('button')?.focus();
  }, [suggestions, query]);

  const nameOf = (card: KnownCard) => nameOfCard(card, language);

  const choose = (known: KnownCard) => onChoose(nameOf(known), known);

  function chooseBestMatch() {
    const bestMatch = findIntendedCard(query, suggestions ?? []);
    if (bestMatch && hasReadableCost(bestMatch)) choose(bestMatch);
    else if (!bestMatch) suggestionList.current?.querySelector('button')?.focus();
  }

  const renderSuggestions = (cards: readonly KnownCard[]) =>
    cards.map((card) => (
      <li key={card.name}>
        <SuggestedCard card={card} typed={query} onChoose={() => choose(card)} />
      </li>
    ));

  return (
    <div class={common.stack2}>
      <span class={field.label} aria-hidden="true">
        {byName.label}
      </span>
      <SearchField
        label={byName.label}
        placeholder={byName.hint}
        clearLabel={clearSearch}
        value={typed ?? name}
        maxLength={MAX_CARD_NAME_LENGTH}
        onFocus={(input) => {
          cardIndex?.prepare();
          // The next name replaces the last one.
          if (isCardChosen) input.select();
        }}
        onChange={(value) => onType(value.slice(0, MAX_CARD_NAME_LENGTH))}
        onEnter={chooseBestMatch}
      />
      {query !== '' && !isCardChosen && suggestions && suggestions.length > 0 && (
        <>
          {areOnlySimilar && <p class={common.note}>{byName.similar}</p>}
          <ul
            ref={suggestionList}
            class={common.stack1}
            aria-label={areOnlySimilar ? byName.similar : byName.found}
          >
            {renderSuggestions(showsAll ? suggestions : suggestions.slice(0, FIRST_SUGGESTION_COUNT))}
          </ul>
          {!showsAll && suggestions.length > FIRST_SUGGESTION_COUNT && (
            <Button onClick={() => setQueryShownWhole(query)}>{byName.more}</Button>
          )}
        </>
      )}
      {query !== '' && !isCardChosen && suggestions?.length === 0 && (
        <NothingFound query={query}>
          {similarCards && similarCards.length > 0 && (
            <>
              <p class={common.note}>{byName.similar}</p>
              <ul ref={suggestionList} class={common.stack1} aria-label={byName.similar}>
                {renderSuggestions(similarCards)}
              </ul>
            </>
          )}
        </NothingFound>
      )}
    </div>
  );
}

function NothingFound({ query, children }: { query: string; children: ComponentChildren }) {
  const { byName } = useWords().lands;
  const cardIndex = useCardIndex().value;
  const hasNoCards = cardIndex?.storedCount.value === 0 && cardIndex.builtIn.value.kind !== 'loaded';
  return (
    <>
      <p class={common.note} role="status">
        {hasNoCards ? byName.none : byName.unknown(query)}
      </p>
      {children}
      <CardDataDisclosure names={[query]} isLookupOutside />
    </>
  );
}

/** Returns the cards that a partly typed name may mean, or similar ones; null until they are found. */
function useSuggestions(
  query: string,
  method: 'suggest' | 'suggestBySomeWords',
): readonly KnownCard[] | null {
  const cardIndex = useCardIndex().value;
  const count = cardIndex?.storedCount.value ?? null;
  const builtInCards = cardIndex?.builtIn.value.kind;
  const suggestions = useLoaded(
    () => (query === '' ? Promise.resolve(null) : cardIndex?.[method](query)),
    [cardIndex, count, builtInCards, query, method],
  );
  return suggestions ?? null;
}
