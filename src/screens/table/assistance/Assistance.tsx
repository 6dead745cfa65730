import type { Game } from '../../../session/game/game';
import { Announcement } from './Announcement';
import { useFocusOnActions } from './use-focus-on-actions';
import { useShortcuts } from './use-shortcuts';
import { useTapsAfterSwipes } from './use-taps-after-swipes';

/**
 * Support for screen readers, keyboards and fingers: announcements, shortcuts, and neither focus nor taps lost.
 */
export function Assistance({ game }: { game: Game }) {
  useFocusOnActions(game);
  useShortcuts();
  useTapsAfterSwipes();
  return <Announcement game={game} />;
}
