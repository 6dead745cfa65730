import { useWords } from '../words';
import { MinusPlus } from './MinusPlus';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** A larger step, if single steps would be too many. */
  bigStep?: number;
  onChange: (value: number) => void;
}

/** A whole number with buttons to change it. */
export function Stepper({ label, value, min, max, bigStep = 1, onChange }: StepperProps) {
  const { byHand } = useWords();
  return (
    <MinusPlus
      label={label}
      count={value}
      min={min}
      max={max}
      fewer={`${label}: ${byHand.fewer}`}
      more={`${label}: ${byHand.more}`}
      onChange={(by) => onChange(Math.min(max, Math.max(min, value + by * bigStep)))}
    />
  );
}
