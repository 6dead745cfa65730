import { useLayoutEffect, useState } from 'preact/hooks';
import type { Rotation } from '../../../design/Sheet';
import { sharedTurnTeamsAsSeated } from '../../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';

interface PanelPosition {
  readonly rotation: Rotation;
  /** Pixels from the left edge of the screen to the middle of the panel. */
  readonly anchorX?: number;
}

const findPanel = (owner: PlayerId | undefined) =>
  document.querySelector<HTMLElement>(`[data-player="${owner}"]`);

function positionOf(panel: HTMLElement): PanelPosition {
  const { left, width } = panel.getBoundingClientRect();
  const angle = Number.parseInt(panel.style.getPropertyValue('--angle'), 10);
  return { rotation: angle as Rotation, anchorX: left + width / 2 };
}

/** Returns where a player's panel is and which side it faces, kept up to date; without a panel, this rotation. */
export function usePanelPosition(
  { history }: Game,
  player: PlayerId | undefined,
  rotation: Rotation = 0,
): PanelPosition {
  const owner =
    sharedTurnTeamsAsSeated(history.table.turn).find((members) => members.some((id) => id === player))?.[0] ??
    player;
  const [position, setPosition] = useState<PanelPosition>(() => {
    const panel = findPanel(owner);
    return panel ? positionOf(panel) : { rotation };
  });
  useLayoutEffect(() => {
    const panel = findPanel(owner);
    if (!panel) return;
    const update = () => setPosition(positionOf(panel));
    const observer = new MutationObserver(update);
    observer.observe(panel, { attributeFilter: ['style'] });
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
    };
  }, [owner]);
  return position;
}
