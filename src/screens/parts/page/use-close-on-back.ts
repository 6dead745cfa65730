import { useLayoutEffect, useRef } from 'preact/hooks';
import { useRouter } from '../../../session/contexts/use-router';

/**
 * Lets going back close a sheet that is not reopened later. Returns a function after which going back leaves the place,
 * for a sheet that itself leads to another one.
 */
export function useCloseOnBack(onClose: () => void): () => void {
  const router = useRouter();
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  const closeLayer = useRef(() => {});
  useLayoutEffect(() => {
    closeLayer.current = router.openLayer(() => latestOnClose.current(), null);
    return closeLayer.current;
  }, [router]);
  return () => closeLayer.current();
}
