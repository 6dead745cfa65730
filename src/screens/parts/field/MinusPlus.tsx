import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import row from './labeled-row.module.css';
import styles from './MinusPlus.module.css';

interface MinusPlusProps {
  /** Names the thing being counted. */
  label: ComponentChildren;
  count: number;
  min: number;
  max?: number;
  /** The accessible name of the minus button. */
  fewer: string;
  more: string;
  onChange: (by: 1 | -1) => void;
}

/** A number between a minus and a plus button. */
export function MinusPlus({ label, count, min, max, fewer, more, onChange }: MinusPlusProps) {
  return (
    <div class={row.row}>
      <span class={classNames(row.label, styles.label)}>{label}</span>
      <span class={classNames(row.buttons, styles.buttons)}>
        <IconButton
          icon="minus"
          variant="plain"
          label={fewer}
          disabled={count <= min}
          onClick={() => onChange(-1)}
        />
        <output>{count}</output>
        <IconButton
          icon="plus"
          variant="plain"
          label={more}
          disabled={max !== undefined && count >= max}
          onClick={() => onChange(1)}
        />
      </span>
    </div>
  );
}
