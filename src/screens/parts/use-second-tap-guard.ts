import { useEffect, useState } from 'preact/hooks';

/** A second tap within this time is ignored, because it was meant for the button that was there before. */
const GUARD_TIME_MS = 450;

/** Returns true for a moment after `key` changes and after the first render. */
export function useSecondTapGuard(key: string | number, guardTime = GUARD_TIME_MS): boolean {
  const [settledKey, setSettledKey] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), guardTime);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey !== key;
}
