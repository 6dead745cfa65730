import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { playerIds } from '../../rules/turn/turn';
import type { Game } from '../../session/game';
import styles from './LifeFace.module.css';
import { LifePanel } from './LifePanel';
import type { OpenSheet } from './Sheets';
import { layOutSeats, type Orientation } from './seat-layout';

/** Everybody's life, each panel turned to its owner. */
export function LifeFace({ game, onOpen }: { game: Game; onOpen: (sheet: OpenSheet) => void }) {
  const grid = useRef<HTMLDivElement>(null);
  const orientation = useOrientation(grid);
  const { columns, rows, places } = layOutSeats(game.seats.length, orientation);
  return (
    <div
      ref={grid}
      class={styles.grid}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
      }}
    >
      {playerIds(game.seats.length).map((player) => {
        const place = places[player];
        if (!place) return null;
        const { column, row, turned } = place;
        return (
          <div key={player} style={{ gridColumn: column, gridRow: row, display: 'grid' }}>
            <LifePanel
              game={game}
              player={player}
              turned={turned}
              onSetLife={() => onOpen({ kind: 'keypad', player, turned })}
              onMore={() => onOpen({ kind: 'seat', player, turned })}
            />
          </div>
        );
      })}
    </div>
  );
}

function useOrientation(element: { readonly current: HTMLElement | null }): Orientation {
  const [orientation, setOrientation] = useState<Orientation>(
    innerWidth > innerHeight ? 'landscape' : 'portrait',
  );
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = observed.getBoundingClientRect();
      if (width > 0 && height > 0) setOrientation(width > height ? 'landscape' : 'portrait');
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return orientation;
}
