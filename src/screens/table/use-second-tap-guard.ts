import { useEffect, useState } from 'preact/hooks';

/** Milliseconds for which a second tap is ignored, because it was meant for the button that was there before. */
const GUARD = 450;

/** Returns true for a moment after `key` changes and after the first render. */
export function useSecondTapGuard(key: string | number, guard = GUARD): boolean {
  const [settled, settle] = useState<string | number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(key), guard);
    return () => clearTimeout(timer);
  }, [key]);
  return settled !== key;
}
