import type { Game } from '../../../session/game/game';
import { Announcement } from './Announcement';
import { useFocusOnActions } from './use-focus-on-actions';
import { useShortcuts } from './use-shortcuts';

/** Support for screen readers and keyboards: announcements, shortcuts, and a focus that is not lost. */
export function Assistance({ game }: { game: Game }) {
  useFocusOnActions(game);
  useShortcuts();
  return <Announcement game={game} />;
}
