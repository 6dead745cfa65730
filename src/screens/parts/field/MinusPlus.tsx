import type { ComponentChildren } from 'preact';
import { IconButton } from '../../../design/Button';
import { classNames } from '../../../design/class-names';
import rowStyles from './labeled-row.module.css';
import styles from './MinusPlus.module.css';
import { useRepeatPress } from './use-repeat-press';

interface MinusPlusProps {
  /** Names the thing being counted. */
  label: ComponentChildren;
  count: number;
  min: number;
  max?: number;
  /** The accessible name of the minus button. */
  minusLabel: string;
  plusLabel: string;
  /** Called once for a tap, and while a button is held, repeatedly: each time for ten, where that makes sense. */
  onStep: (by: 1 | -1, times: 1 | 10) => void;
}

/** A number between a minus and a plus button. */
export function MinusPlus({ label, count, min, max, minusLabel, plusLabel, onStep }: MinusPlusProps) {
  const isAtMin = count <= min;
  const isAtMax = max !== undefined && count >= max;
  const minusHandlers = useRepeatPress((times) => isAtMin || onStep(-1, times));
  const plusHandlers = useRepeatPress((times) => isAtMax || onStep(1, times));
  return (
    <div class={rowStyles.row}>
      <span class={classNames(rowStyles.label, styles.label)}>{label}</span>
      <span class={classNames(rowStyles.buttons, styles.buttons)}>
        <IconButton
          icon="minus"
          variant="plain"
          label={minusLabel}
          disabled={isAtMin}
          pressHandlers={minusHandlers}
        />
        <output>{count}</output>
        <IconButton
          icon="plus"
          variant="plain"
          label={plusLabel}
          disabled={isAtMax}
          pressHandlers={plusHandlers}
        />
      </span>
    </div>
  );
}
