import type { Move } from '../../../rules/table/move';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { useRouter } from '../../../session/contexts/use-router';
import { useOpenDisclosures } from '../../parts/field/Disclosure';
import { useRematch } from '../rematch/use-rematch';
import type { OpenSheet } from '../sheets/open-sheet';
import { useTableScreen } from '../use-table-screen';

/** How the keys of the menu's groups begin. */
export const GROUP_KEY_PREFIX = 'menu: ';

interface MenuActions {
  /** Opens a sheet in place of the menu. */
  openSheet(sheet: OpenSheet): void;
  /** Makes a move and closes the menu. */
  play(move: Move): void;
  /** Opens the new game form. */
  openNewGameForm(): void;
  /** Begins a rematch and closes the menu. */
  rematch(): void;
  close(): void;
}

/** Returns what the items of the menu do; all of it leaves the menu, whose groups are collapsed when it opens again. */
export function useMenuActions(): MenuActions {
  const liveGame = useLiveGame();
  const router = useRouter();
  const rematch = useRematch();
  const { setOpenSheet } = useTableScreen();
  const openDisclosures = useOpenDisclosures();
  const leaveFor = (sheet: OpenSheet | null) => {
    for (const key of openDisclosures.keys())
      if (key.startsWith(GROUP_KEY_PREFIX)) openDisclosures.delete(key);
    setOpenSheet(sheet);
  };
  return {
    openSheet: leaveFor,
    play(move) {
      liveGame.play(move);
      leaveFor(null);
    },
    openNewGameForm: () => router.go({ place: 'newGame' }),
    rematch() {
      leaveFor(null);
      rematch();
    },
    close: () => leaveFor(null),
  };
}
