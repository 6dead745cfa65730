import { useWords } from '../words';
import { MinusPlus } from './MinusPlus';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** A larger step, if single steps would be too many. */
  step?: number;
  onChange: (value: number) => void;
}

/** A whole number with buttons to change it. */
export function Stepper({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const { byHand } = useWords();
  return (
    <MinusPlus
      label={label}
      count={value}
      min={min}
      max={max}
      minusLabel={`${label}: ${byHand.fewer}`}
      plusLabel={`${label}: ${byHand.more}`}
      onStep={(by) => onChange(Math.min(max, Math.max(min, value + by * step)))}
    />
  );
}
