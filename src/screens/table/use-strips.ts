import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';

/** Milliseconds in which a tap has done what it does. */
const AFTER_A_TAP = 300;

/**
 * The badges and reminders need what comes after the first paint. Until somebody touches the screen, or the game goes on, as much
 * place is kept for them as they had when the table was seen last, so that nothing moves when they come.
 */
export function useStrips({ history: { forgotten, done } }: Game) {
  const { strips } = useSession();
  const ref = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(strips.peek());
  const step = forgotten + done;
  const first = useRef(step);

  useEffect(() => {
    if (step !== first.current) setKept(0);
  }, [step]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nothing moves under the finger that is about to tap.
    const giveUp = () => {
      timer ??= setTimeout(() => setKept(0), AFTER_A_TAP);
    };
    const events = ['pointerup', 'keyup'] as const;
    for (const event of events) addEventListener(event, giveUp, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, giveUp);
    };
  }, []);

  useEffect(() => {
    const observed = ref.current;
    if (!observed || kept > 0) return;
    const observer = new ResizeObserver(() => {
      strips.value = observed.offsetHeight;
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [strips, kept]);

  return { ref, kept };
}
