import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a change; shorter than the time a user takes to look up from the keys. */
const PAUSE = 150;

/**
 * Returns a value once it has stopped changing, so that work based on it does not delay the next keystroke or tap.
 */
export function useSettled<Value extends string | object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest), PAUSE);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}
