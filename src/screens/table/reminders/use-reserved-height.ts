import { computed } from '@preact/signals';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { positionOf } from '../../../rules/table/history';
import { useAppState } from '../../../session/contexts/use-app-state';
import { useFirstPaintLayout } from '../../../session/contexts/use-first-paint-layout';
import { usePreferences } from '../../../session/contexts/use-preferences';
import type { Game } from '../../../session/game/game';
import { firstValue } from '../../../session/lib/first-value';
import { ClockAndEffects, Reminders } from '../lazy-components';

/** After this time, a tap is sure to have taken effect. */
const TAP_SETTLE_MS = 300;

/**
 * When the app starts, reserves the last known height of ongoing effects and reminders, which load after the first
 * paint, until the user touches the screen or the game continues, so that nothing shifts when they appear. Returns the
 * attributes of their element.
 */
export function useReservedHeight({ history }: Game) {
  const app = useAppState();
  const { effectsAndRemindersHeight } = useFirstPaintLayout();
  const { loadedLanguage } = usePreferences();
  const ref = useRef<HTMLDivElement>(null);
  const [reservedHeight, setReservedHeight] = useState(
    loadedLanguage.peek().words ? 0 : effectsAndRemindersHeight.peek(),
  );
  const position = positionOf(history);
  const initialPosition = useRef(position);

  const releaseSpace = useCallback(() => {
    // A tap may come before they and their words load; the space would then close and open again.
    const words = firstValue(computed(() => loadedLanguage.value.words));
    Promise.all([ClockAndEffects.fetch(), Reminders.fetch(), words]).then(
      () => setReservedHeight(0),
      app.reportFailure,
    );
  }, [app, loadedLanguage]);

  useEffect(() => {
    if (position !== initialPosition.current) releaseSpace();
  }, [position, releaseSpace]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Nothing may move under a finger that is about to tap.
    const releaseAfterTap = () => {
      timer ??= setTimeout(releaseSpace, TAP_SETTLE_MS);
    };
    const events = ['pointerup', 'keyup'] as const;
    for (const event of events) addEventListener(event, releaseAfterTap, { once: true });
    return () => {
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, releaseAfterTap);
    };
  }, [releaseSpace]);

  useEffect(() => {
    const observed = ref.current;
    if (!observed || reservedHeight > 0) return;
    const observer = new ResizeObserver(() => {
      effectsAndRemindersHeight.value = observed.offsetHeight;
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [effectsAndRemindersHeight, reservedHeight]);

  return {
    ref,
    style: reservedHeight > 0 ? { display: 'flex', minHeight: `${reservedHeight}px` } : undefined,
  };
}
