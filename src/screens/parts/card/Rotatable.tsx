import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { DeferredIcon } from '../../../design/DeferredIcon';
import { useWords } from '../words';
// The card that is turned lays it out.
import styles from './FullSizeCard.module.css';

/** After this time without a tap, the button no longer stays where it was tapped first, over the text. */
const FIXED_BUTTON_MS = 2000;

interface FixedButton {
  readonly left: number;
  readonly top: number;
  /** The quarter turns at which the card's own button is in the same place. */
  readonly quarterTurns: number;
}

/** By how many quarters a card is turned, and what turns it by one more. */
export interface Turning {
  readonly turns: number;
  readonly turn: () => void;
}

/** Keeps the turning of one card, or of the cards that follow each other in one place. */
export function useTurning(): Turning {
  const [turns, setTurns] = useState(0);
  return { turns, turn: () => setTurns((turns + 1) % 4) };
}

interface RotatableProps {
  turning: Turning;
  /** Renders the content with the button that turns it. */
  children: (turnButton: ComponentChildren) => ComponentChildren;
}

/**
 * Turns its content by quarters; its button moves with the content, but stays under the thumb that tapped it until
 * something else is touched.
 */
export function Rotatable({ turning: { turns, turn }, children }: RotatableProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const fixedPlace = useRef<HTMLDivElement>(null);
  const [fixedButton, setFixedButton] = useState<FixedButton | null>(null);
  useEffect(() => {
    const release = () => setFixedButton(null);
    const timer = setTimeout(release, FIXED_BUTTON_MS);
    const releaseUnlessTapped = ({ target }: Event) => {
      if (!fixedPlace.current?.contains(target as Node)) release();
    };
    addEventListener('pointerdown', releaseUnlessTapped);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', releaseUnlessTapped);
    };
  }, [turns]);

  function turnAndFixButton() {
    const [boxArea, buttonArea] = [box, button].map((ref) => ref.current?.getBoundingClientRect());
    if (boxArea && buttonArea)
      setFixedButton({
        left: buttonArea.left - boxArea.left,
        top: buttonArea.top - boxArea.top,
        quarterTurns: turns,
      });
    turn();
  }

  return (
    <div ref={box} class={styles.turnable}>
      <div class={styles.turned} data-turns={turns}>
        {children(
          <span ref={button}>
            <IconButton
              icon={<DeferredIcon name="rotate" />}
              label={words.pictureCard.turnText}
              class={styles.turnButton}
              onClick={turnAndFixButton}
            />
          </span>,
        )}
      </div>
      {fixedButton && fixedButton.quarterTurns !== turns && (
        <div
          ref={fixedPlace}
          class={styles.fixedPlace}
          style={{ left: `${fixedButton.left}px`, top: `${fixedButton.top}px` }}
          aria-hidden="true"
        >
          <Button class={styles.fixedButton} isSkippedByTab onClick={turn}>
            <DeferredIcon name="rotate" />
          </Button>
        </div>
      )}
    </div>
  );
}
