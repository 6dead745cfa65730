import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { reasonsToLose } from '../../../rules/table/leaving/losing';
import { sharedTurnTeamsAsSeated } from '../../../rules/turn/seating-and-teams';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { depsBesidesPlayerState } from '../deps-besides-player-state';
import { LifePanel } from './LifePanel';
import styles from './LifeView.module.css';
import { type AllPanelsArea, layOutPanels } from './panel-grid';
import type { PanelProps } from './panel-props';

/** The largest ratio of sides at which the space counts as about square. */
const MAX_SQUARE_RATIO = 1.3;

interface MeasuredSpace extends AllPanelsArea {
  /** Whether the window is wider than it is high; null until the space is measured. */
  readonly isWindowWide: boolean | null;
}

/** Shows all life totals, each panel facing its owner. */
export function LifeView({ game }: { game: Game }) {
  const grid = useRef<HTMLDivElement>(null);
  const { panels: panelLayout } = usePreferences().settings.values.value;
  const { turn } = game.history.table;
  const teams = sharedTurnTeamsAsSeated(turn);
  const space = useMeasuredSpace(grid);
  const {
    columns,
    rows,
    cells,
    minRowHeight = 0,
  } = layOutPanels(teams.length, space, panelLayout, useIsLandscape(space));
  return (
    <div
      ref={grid}
      class={classNames(styles.grid, minRowHeight > 0 && styles.scrolling)}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(${minRowHeight}px, 1fr))`,
      }}
    >
      {teams.map((members, index) => {
        const cell = cells[index];
        if (!cell) return null;
        const { column, row, rotation } = cell;
        return (
          <div key={members[0]} style={{ gridColumn: column, gridRow: row, display: 'grid' }}>
            <MemoizedPanel {...{ game, members, rotation }} />
          </div>
        );
      })}
    </div>
  );
}

/** Renders a panel again only when something on it has changed. */
function MemoizedPanel({ game, members, rotation }: PanelProps) {
  const { table, steps, doneCount } = game.history;
  const { totals, counters, commanders } = table;
  // If several players lose, they are taken out together, so the others affect this panel too.
  const isLosing = members.some((member) => reasonsToLose(table, member).length > 0);
  return useMemo(
    () => <LifePanel {...{ game, members, rotation }} />,
    [
      ...depsBesidesPlayerState(game),
      ...members.flatMap((member) => [member, totals[member], counters[member], commanders[member]]),
      isLosing && totals,
      // A move of another kind ends the gestures whose changes are shown.
      steps[doneCount - 1]?.move.kind,
      rotation,
    ],
  );
}

/**
 * Returns whether to lay out panels in landscape. In an about square space this does not change, so that a reminder
 * does not turn them.
 */
function useIsLandscape({ width, height, isWindowWide }: MeasuredSpace): boolean {
  const isLandscape = width > height;
  const lastLayout = useRef<{ isLandscape: boolean; isWindowWide: boolean | null }>({
    isLandscape,
    isWindowWide,
  });
  const isSquare = Math.max(width, height) <= MAX_SQUARE_RATIO * Math.min(width, height);
  if (!isSquare || lastLayout.current.isWindowWide !== isWindowWide)
    lastLayout.current = { isLandscape, isWindowWide };
  return lastLayout.current.isLandscape;
}

/**
 * Returns the space for the panels; before it can be measured, an estimate of what the surrounding bars leave. The
 * window's size is never read while rendering, because the browser would have to lay out the page for it.
 */
function useMeasuredSpace(element: { readonly current: HTMLElement | null }): MeasuredSpace {
  const [space, setSpace] = useState<MeasuredSpace>(() => ({
    width: innerWidth,
    height: innerHeight,
    isWindowWide: null,
  }));
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = observed.getBoundingClientRect();
      if (width > 0 && height > 0) setSpace({ width, height, isWindowWide: innerWidth > innerHeight });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return space;
}
