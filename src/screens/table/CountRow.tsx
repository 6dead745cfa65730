import type { ComponentChildren } from 'preact';
import { IconButton } from '../../design/Button';
import styles from './SeatSheet.module.css';

interface CountRowProps {
  what: ComponentChildren;
  note?: string | undefined;
  count: number;
  /** What the buttons are called. */
  fewer: string;
  more: string;
  onChange: (by: 1 | -1) => void;
}

/** Something that a seat has so many of, with one more and one fewer. */
export function CountRow({ what, note, count, fewer, more, onChange }: CountRowProps) {
  return (
    <div class={styles.row}>
      <span class={styles.what}>
        {what}
        {note && <span class={styles.note}>{note}</span>}
      </span>
      <IconButton
        icon="minus"
        look="plain"
        label={fewer}
        disabled={count === 0}
        onClick={() => onChange(-1)}
      />
      <output class={styles.count}>{count}</output>
      <IconButton icon="plus" look="plain" label={more} onClick={() => onChange(1)} />
    </div>
  );
}
