import { useEffect, useState } from 'preact/hooks';
import { useAppState } from '../../session/contexts/use-app-state';
import { type ShareSheet, useSharing } from '../../session/contexts/use-sharing';

/**
 * Returns the share sheet, loaded ahead because phones allow sharing only right after a tap; null if there is none yet.
 */
export function useShareSheet(): ShareSheet | null {
  const { reportFailure } = useAppState();
  const { loadShareSheet } = useSharing();
  const [sheet, setSheet] = useState<ShareSheet | null>(null);
  useEffect(() => {
    loadShareSheet().then(setSheet, reportFailure);
  }, [loadShareSheet, reportFailure]);
  return sheet;
}
