import { useWords } from '../words';
import { MinusPlus } from './MinusPlus';

interface StepperProps {
  label: string;
  value: number;
  least: number;
  most: number;
  /** A larger step, if single steps would be too many. */
  bigStep?: number;
  onChange: (value: number) => void;
}

/** A whole number with buttons to change it. */
export function Stepper({ label, value, least, most, bigStep = 1, onChange }: StepperProps) {
  const { byHand } = useWords();
  return (
    <MinusPlus
      label={label}
      count={value}
      least={least}
      most={most}
      fewer={`${label}: ${byHand.fewer}`}
      more={`${label}: ${byHand.more}`}
      onChange={(by) => onChange(Math.min(most, Math.max(least, value + by * bigStep)))}
    />
  );
}
