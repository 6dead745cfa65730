import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/Button';
import { Icon } from '../../../design/Icon';
import { useWords } from '../words';
// The card that is turned lays it out.
import styles from './FacedCard.module.css';

/** Milliseconds, from the latest tap, for which the button stays where it was tapped first. */
const KEPT_FOR = 3000;

interface KeptButton {
  readonly left: number;
  readonly top: number;
  /** The quarter turns at which the card's own button is in the same place. */
  readonly turns: number;
}

/** Turns its content by quarters; its button moves with the content, and stays in place while it is being tapped. */
export function Turnable({ children }: { children: (button: ComponentChildren) => ComponentChildren }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const [turns, setTurns] = useState(0);
  const [kept, keep] = useState<KeptButton | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => keep(null), KEPT_FOR);
    return () => clearTimeout(timer);
  }, [turns]);
  const turn = () => setTurns((turns + 1) % 4);

  function turnAndKeep() {
    const [outer, inner] = [box, button].map((one) => one.current?.getBoundingClientRect());
    if (outer && inner) keep({ left: inner.left - outer.left, top: inner.top - outer.top, turns });
    turn();
  }

  return (
    <div ref={box} class={styles.turnable}>
      <div class={styles.turned} data-turns={turns}>
        {children(
          <span ref={button}>
            <IconButton
              icon="turn"
              label={words.pictureCard.turnText}
              class={styles.onTitle}
              onClick={turnAndKeep}
            />
          </span>,
        )}
      </div>
      {kept && kept.turns !== turns && (
        <div class={styles.kept} style={{ left: `${kept.left}px`, top: `${kept.top}px` }} aria-hidden="true">
          <Button class={styles.keptButton} touchOnly onClick={turn}>
            <Icon name="turn" />
          </Button>
        </div>
      )}
    </div>
  );
}
