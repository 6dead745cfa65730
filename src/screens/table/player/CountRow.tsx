import type { ComponentChildren } from 'preact';
import { MinusPlus } from '../../parts/field/MinusPlus';
import styles from './SeatSheet.module.css';

interface CountRowProps {
  label: ComponentChildren;
  note?: string | undefined;
  count: number;
  max?: number;
  /** The labels of the buttons. */
  minusLabel: string;
  plusLabel: string;
  onStep: (by: 1 | -1, times: 1 | 10) => void;
}

/** Shows a number of something on a seat, with buttons for one more and one fewer. */
export function CountRow({ label, note, ...counterProps }: CountRowProps) {
  return (
    <MinusPlus
      {...counterProps}
      min={0}
      label={
        <span class={styles.label}>
          {label}
          {note && <span class={styles.note}>{note}</span>}
        </span>
      }
    />
  );
}
