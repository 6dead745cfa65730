import { useEffect, useState } from 'preact/hooks';

/** A thumb that taps twice does not mean what has come under it meanwhile. In milliseconds. */
const GUARD = 450;

/** True for a moment after `moment` has changed, and after the first showing. */
export function useSecondTapGuard(moment: string): boolean {
  const [settled, settle] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => settle(moment), GUARD);
    return () => clearTimeout(timer);
  }, [moment]);
  return settled !== moment;
}
