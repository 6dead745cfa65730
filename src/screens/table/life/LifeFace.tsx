import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classNames } from '../../../design/class-names';
import { seatedPlayers } from '../../../rules/turn/turn';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import type { OpenSheet } from '../menu/open-sheet';
import styles from './LifeFace.module.css';
import { LifePanel } from './LifePanel';
import { layOutSeats, type Room } from './seat-layout';
import type { ArmedCommander } from './use-armed-commander';

interface LifeFaceProps {
  game: Game;
  armed: ArmedCommander | null;
  onOpen: (sheet: OpenSheet) => void;
}

/** Shows all life totals, each panel facing its owner. */
export function LifeFace({ game, armed, onOpen }: LifeFaceProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { panels } = usePreferences().settings.values.value;
  const { columns, rows, places, lowestRow = 0 } = layOutSeats(game.seats.length, useRoom(grid), panels);
  return (
    <div
      ref={grid}
      class={classNames(styles.grid, lowestRow > 0 && styles.scrolled)}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(${lowestRow}px, 1fr))`,
      }}
    >
      {seatedPlayers(game.history.table.turn).map((player, seat) => {
        const place = places[seat];
        if (!place) return null;
        const { column, row, turned } = place;
        return (
          <div key={player} style={{ gridColumn: column, gridRow: row, display: 'grid' }}>
            <LifePanel
              game={game}
              player={player}
              turned={turned}
              armed={armed}
              onOpen={(kind) => onOpen({ kind, player, turned })}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Returns the space for the panels; before it can be measured, an estimate of what the surrounding bars leave. */
function useRoom(element: { readonly current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: innerWidth, height: innerHeight });
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => {
      const { width, height } = observed.getBoundingClientRect();
      if (width > 0 && height > 0) setRoom({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
