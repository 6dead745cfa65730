import { useEffect, useState } from 'preact/hooks';

/** Less time than a user takes to look up from the keyboard. */
const DEBOUNCE_MS = 150;
/** A text that changes by more letters at once was pasted, not typed. */
const MAX_TYPED_CHARACTERS = 30;

/**
 * Returns a value once it has stopped changing, so that work based on it does not delay the next keystroke or tap.
 */
export function useDebounced<Value extends string | object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  const isReady = isLargeChange(settled, latest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest), isReady ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return isReady ? latest : settled;
}

function isLargeChange(before: unknown, latest: unknown): boolean {
  if (typeof before !== 'string' || typeof latest !== 'string') return false;
  return Math.abs(latest.length - before.length) > MAX_TYPED_CHARACTERS;
}
