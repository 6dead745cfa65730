import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a change; shorter than the pause before somebody looks up from the keys. */
const PAUSE = 150;

/**
 * What was typed once the typing has paused, so that what is worked out from it does not slow the next letter; or a game once the
 * taps have.
 */
export function useSettled<Value extends string | object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest), PAUSE);
    return () => clearTimeout(timer);
  }, [latest]);
  return settled;
}
