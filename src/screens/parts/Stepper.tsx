import { IconButton } from '../../design/Button';
import styles from './Stepper.module.css';
import { useWords } from './words';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** How far a tap goes where single steps would be too many. */
  bigStep?: number;
  onChange: (value: number) => void;
}

/** A whole number, one tap at a time. */
export function Stepper({ label, value, least, most, bigStep = 1, onChange }: StepperProps) {
  const { byHand } = useWords();
  const to = (wanted: number) => onChange(Math.min(most, Math.max(least, wanted)));
  return (
    <div class={styles.stepper}>
      <span>{label}</span>
      <IconButton
        icon="minus"
        look="plain"
        label={`${label}: ${byHand.fewer}`}
        disabled={value <= least}
        onClick={() => to(value - bigStep)}
      />
      <output class={styles.count}>{value}</output>
      <IconButton
        icon="plus"
        look="plain"
        label={`${label}: ${byHand.more}`}
        disabled={value >= most}
        onClick={() => to(value + bigStep)}
      />
    </div>
  );
}
