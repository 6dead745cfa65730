import type { Game } from '../../../session/game/game';
import { Announcement } from './Announcement';
import { useFlingPrevention } from './use-fling-prevention';
import { useFocusOnActions } from './use-focus-on-actions';
import { useShortcuts } from './use-shortcuts';
import { useSwipe } from './use-swipe';

/**
 * Support for screen readers, keyboards and fingers: announcements, shortcuts, swipes, and neither focus nor taps lost.
 */
export function Assistance({ game, onSwipe }: { game: Game; onSwipe: (() => void) | null }) {
  useFocusOnActions(game);
  useShortcuts();
  useSwipe(game.history, onSwipe);
  useFlingPrevention();
  return <Announcement game={game} />;
}
