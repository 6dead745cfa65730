import type { Game } from '../../../session/game/game';
import type { OpenSheet } from '../sheets/open-sheet';
import { Announcement } from './Announcement';
import { useFocusOnActions } from './use-focus-on-actions';
import { useShortcuts } from './use-shortcuts';

interface AssistanceProps {
  game: Game;
  onOpen: (sheet: OpenSheet) => void;
}

/** Support for screen readers and keyboards: announcements, shortcuts, and a focus that is not lost. */
export function Assistance({ game, onOpen }: AssistanceProps) {
  useFocusOnActions(game);
  useShortcuts(onOpen);
  return <Announcement game={game} />;
}
