import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import rowStyles from './labeled-row.module.css';
import styles from './MinusPlus.module.css';

interface MinusPlusProps {
  /** Names the thing being counted. */
  label: ComponentChildren;
  count: number;
  min: number;
  max?: number;
  /** The accessible name of the minus button. */
  minusLabel: string;
  plusLabel: string;
  onStep: (by: 1 | -1) => void;
}

/** A number between a minus and a plus button. */
export function MinusPlus({ label, count, min, max, minusLabel, plusLabel, onStep }: MinusPlusProps) {
  return (
    <div class={rowStyles.row}>
      <span class={classNames(rowStyles.label, styles.label)}>{label}</span>
      <span class={classNames(rowStyles.buttons, styles.buttons)}>
        <IconButton
          icon="minus"
          variant="plain"
          label={minusLabel}
          disabled={count <= min}
          onClick={() => onStep(-1)}
        />
        <output>{count}</output>
        <IconButton
          icon="plus"
          variant="plain"
          label={plusLabel}
          disabled={max !== undefined && count >= max}
          onClick={() => onStep(1)}
        />
      </span>
    </div>
  );
}
