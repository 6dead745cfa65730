import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** About a frame of work on a slow phone. */
const ROWS_PER_TASK = 6;
/** Enough to fill a tablet. */
const ROWS_ON_SCREEN = 24;
/** Milliseconds; longer than the pause between two keys. */
const TYPING_PAUSE = 200;

interface IncrementalRowsProps<Row> {
  rows: readonly Row[];
  /** The typed query that found them, if any. */
  query?: string;
  /** How many rows are rendered at once, such as those that restore a scroll position. */
  immediateCount?: number | undefined;
  children: (row: Row, index: number) => ComponentChildren;
}

/**
 * Renders a list a few rows at a time, because hundreds of rows at once would delay the next tap or key. Rows below the
 * screen wait until the user has stopped typing.
 */
export function IncrementalRows<Row>({
  rows,
  query,
  immediateCount = ROWS_PER_TASK,
  children,
}: IncrementalRowsProps<Row>) {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_TASK) }, (_, task) => {
    const start = task * ROWS_PER_TASK;
    const render = () =>
      rows.slice(start, start + ROWS_PER_TASK).map((row, offset) => children(row, start + offset));
    // The first rows of two queries are often the same, and then stay.
    if (start < immediateCount) return <Fragment key={task}>{render()}</Fragment>;
    return (
      <InLaterTask
        key={`${query}/${task}`}
        delay={query === undefined || start < ROWS_ON_SCREEN ? 0 : TYPING_PAUSE}
      >
        {render}
      </InLaterTask>
    );
  });
}

function InLaterTask({ delay, children }: { delay: number; children: () => ComponentChildren }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isDue && children();
}
