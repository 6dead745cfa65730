import { useEffect, useState } from 'preact/hooks';

/** Milliseconds for which a second tap is ignored, because it was meant for the button that was there before. */
const GUARD = 450;

/** Returns true for a moment after `moment` changes and after the first render. */
export function useSecondTapGuard(moment: string, guard = GUARD): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(moment), guard);
    return () => clearTimeout(timer);
  }, [moment]);
  return settled !== moment;
}
