import type { Game } from '../../../session/game/game';
import { Announcement } from './Announcement';
import { useFlingPrevention } from './use-fling-prevention';
import { useFocusOnActions } from './use-focus-on-actions';
import { useShortcuts } from './use-shortcuts';

/**
 * Support for screen readers, keyboards and fingers: announcements, shortcuts, and neither focus nor taps lost.
 */
export function Assistance({ game }: { game: Game }) {
  useFocusOnActions(game);
  useShortcuts();
  useFlingPrevention();
  return <Announcement game={game} />;
}
