import { useEffect, useState } from 'preact/hooks';
import type { CardQuery } from './find-cards';

/** Enough to fill a phone and a tablet. */
const FIRST_ROWS = { phone: 10, tablet: 24 };
/** Longer than the pause between two keys. */
const TYPING_PAUSE_MS = 200;

/** Returns the first rows while the user types, and all rows soon after: hundreds for each key would delay the next. */
export function useRowsWhileTyping<Row>(rows: readonly Row[], query: CardQuery): readonly Row[] {
  const [settledQuery, setSettledQuery] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettledQuery(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return settledQuery === query
    ? rows
    : rows.slice(0, FIRST_ROWS[innerWidth < 700 || innerHeight < 520 ? 'phone' : 'tablet']);
}
