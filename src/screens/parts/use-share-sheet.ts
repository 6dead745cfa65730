import { useEffect, useState } from 'preact/hooks';
import { useAppState } from '../../session/contexts/use-app-state';
import { type ShareSheet, useSharing } from '../../session/contexts/use-sharing';

/** The share sheet, prepared because a phone shares only directly after a tap. Null if there is none, or not yet. */
export function useShareSheet(): ShareSheet | null {
  const { reportFailure } = useAppState();
  const { shareSheet } = useSharing();
  const [sheet, setSheet] = useState<ShareSheet | null>(null);
  useEffect(() => {
    shareSheet().then(setSheet, reportFailure);
  }, [shareSheet, reportFailure]);
  return sheet;
}
