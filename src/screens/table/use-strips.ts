import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import { fetchStrips } from './later-parts';

/** Milliseconds in which a tap has done what it does. */
const AFTER_A_TAP = 300;

/**
 * The badges and reminders need what comes after the first paint. Until somebody touches the screen, or the game goes on, as much
 * place is kept for them as they had when the table was seen last, so that nothing moves when they come.
 */
export function useStrips({ history: { forgotten, done } }: Game) {
  const { app, strips } = useSession();
  const ref = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(strips.peek());
  const step = forgotten + done;
  const first = useRef(step);

  const giveUp = useCallback(() => {
    // Who taps at first sight may be faster than they are: the place would close and open again.
    fetchStrips().then(() => setKept(0), app.reportMissingPart);
  }, [app]);

  useEffect(() => {
    if (step !== first.current) giveUp();
  }, [step, giveUp]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nothing moves under the finger that is about to tap.
    const afterTap = () => {
      timer ??= setTimeout(giveUp, AFTER_A_TAP);
    };
    const events = ['pointerup', 'keyup'] as const;
    for (const event of events) addEventListener(event, afterTap, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, afterTap);
    };
  }, [giveUp]);

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
