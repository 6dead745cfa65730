import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';

/** Milliseconds in which the second tap must follow. */
const TIME_TO_CONFIRM = 6000;

interface ConfirmButtonProps {
  /** The label that says what a second tap does. */
  confirm: string;
  /** Whether there is anything to lose, so that a second tap is required. */
  isAsked?: boolean;
  onSure: () => void;
  children: ComponentChildren;
}

/** A button that asks for a second tap before something is lost. */
export function ConfirmButton({ confirm, isAsked = true, onSure, children }: ConfirmButtonProps) {
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    const timer = isSure && setTimeout(() => setSure(false), TIME_TO_CONFIRM);
    return () => clearTimeout(timer || undefined);
  }, [isSure]);
  return (
    <Button
      wide
      onClick={() => {
        if (isSure || !isAsked) onSure();
        setSure(isAsked && !isSure);
      }}
    >
      {isSure ? confirm : children}
    </Button>
  );
}
