import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a change; shorter than the pause before somebody looks up from the keys. */
const PAUSE = 150;

/** What was typed once the typing has paused, so that what is worked out from it does not slow the next letter. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
