import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../design/Button';
import { useSecondTapGuard } from '../use-second-tap-guard';

/** The second tap must follow within this time. */
const TIME_TO_CONFIRM_MS = 6000;

interface ConfirmButtonProps {
  /** The label that says what a second tap does. */
  confirmLabel: string;
  /** Whether there is anything to lose, so that a second tap is required. */
  needsConfirmation?: boolean;
  onConfirm: () => void;
  children: ComponentChildren;
}

/** A button that asks for a second tap before something is lost. */
export function ConfirmButton({
  confirmLabel,
  needsConfirmation = true,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    const timer = isArmed && setTimeout(() => setArmed(false), TIME_TO_CONFIRM_MS);
    return () => clearTimeout(timer || undefined);
  }, [isArmed]);
  const isJustChanged = useSecondTapGuard(`${isArmed}`);
  return (
    <Button
      wide
      ignoresTaps={isArmed && isJustChanged}
      onClick={() => {
        if (isArmed || !needsConfirmation) onConfirm();
        setArmed(needsConfirmation && !isArmed);
      }}
    >
      {isArmed ? confirmLabel : children}
    </Button>
  );
}
