import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import common from '../../design/common.module.css';
import { QuestionField } from '../../design/SearchField';
import { useRulebook } from '../../session/contexts/use-rulebook';
import { useWords } from '../parts/words';
import { RuleHits } from './RuleHits';

/** After this time without typing, the number of results is announced. */
const ANNOUNCEMENT_DELAY_MS = 700;

interface RuleFinderProps {
  /** The query from the reader's last visit. */
  initialQuery: string;
  /** Announced while there is no query. */
  note: string;
  onChange: (query: string) => void;
}

/** A search field with results below. Arrow keys move through them, Enter opens one, Escape clears the field. */
export function RuleFinder({ initialQuery, note, onChange }: RuleFinderProps) {
  const { rules: words, clearSearch } = useWords();
  const rulebook = useRulebook().rulebook.value;
  const [query, setQuery] = useState(initialQuery);
  const container = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSearching = query.trim() !== '';
  const hits = useMemo(() => (isSearching && rulebook?.find(query)) || [], [rulebook, query, isSearching]);
  // The rulebook is painted first.
  useEffect(() => {
    const timer = setTimeout(() => rulebook?.prepareSearch());
    return () => clearTimeout(timer);
  }, [rulebook]);
  const announcement = isSearching
    ? rulebook
      ? hits.length > 0
        ? words[rulebook.findsOnlySimilarWords(query) ? 'similar' : 'found'](hits.length)
        : words.nothing
      : ''
    : note;

  function changeQuery(value: string) {
    setQuery(value);
    onChange(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isSearching || event.isComposing) return;
    const links = [...(container.current?.querySelectorAll('a') ?? [])];
    const focusedIndex = links.findIndex((link) => link.matches(':focus'));
    const isInField = field.current?.matches(':focus') ?? false;
    // Elsewhere in a long question, the arrow leads to its next line.
    const isAtEnd = isInField && field.current?.selectionStart === query.length;
    if (event.key === 'ArrowDown' && (isAtEnd || focusedIndex >= 0)) links[focusedIndex + 1]?.focus();
    else if (event.key === 'ArrowUp' && focusedIndex >= 0)
      (links[focusedIndex - 1] ?? field.current)?.focus();
    else if (event.key === 'Enter' && isInField) links[0]?.click();
    else if (event.key === 'Escape') {
      changeQuery('');
      field.current?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <search ref={container} class={common.stack3} onKeyDown={onKeyDown}>
      <QuestionField
        label={words.search}
        clearLabel={clearSearch}
        value={query}
        onChange={changeQuery}
        field={field}
      />
      <p class={common.note}>{announcement}</p>
      <ResultsAnnouncement text={isSearching ? announcement : ''} />
      {isSearching && <RuleHits query={query} hits={hits} fallbackChapter={rulebook?.chapters[0] ?? null} />}
    </search>
  );
}

/** Announces the results to screen readers once typing stops. */
function ResultsAnnouncement({ text }: { text: string }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="visually-hidden" role="status">
      {message}
    </p>
  );
}
