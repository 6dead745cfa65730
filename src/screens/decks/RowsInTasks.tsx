import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** About a frame of work on a slow phone. */
const ROWS_PER_TASK = 6;
/** Enough to fill a tablet. */
const FIRST_ROWS = 24;
/** Milliseconds; longer than the pause between two keys. */
const TYPING_PAUSE = 200;

interface RowsInTasksProps<Row> {
  rows: readonly Row[];
  /** The query that found them. */
  query: string;
  /** Whether to render all rows at once, to restore a scroll position. */
  isWhole?: boolean;
  children: (row: Row) => ComponentChildren;
}

/**
 * Renders a list a few rows at a time, first those that fill a screen and the others once the user has stopped typing:
 * hundreds of rows at once would delay the next key.
 */
export function RowsInTasks<Row>({ rows, query, isWhole = false, children }: RowsInTasksProps<Row>) {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_TASK) }, (_, index) => {
    const start = index * ROWS_PER_TASK;
    const render = () => rows.slice(start, start + ROWS_PER_TASK).map(children);
    // The first rows of two queries are often the same, and then stay.
    if (isWhole || index === 0) return <Fragment key={index}>{render()}</Fragment>;
    return (
      <InLaterTask key={`${query}/${index}`} delay={start < FIRST_ROWS ? 0 : TYPING_PAUSE}>
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
