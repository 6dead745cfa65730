import { useEffect, useRef } from 'preact/hooks';
import { focusOn } from '../../parts/page/focus-on';

/** Returns a ref to the content of a disclosure, which each further request expands and focuses. */
export function useOpeningOnRequest(requestCount: number) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const disclosure = content.current?.closest('details');
    if (requestCount === 0 || !disclosure) return;
    disclosure.open = true;
    focusOn(content.current);
  }, [requestCount]);
  return content;
}
