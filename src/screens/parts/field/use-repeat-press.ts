import { useEffect, useRef } from 'preact/hooks';
import { createPressTracker, type PressPorts } from './press-tracker';

/** A click within this time after the release of a pointer belongs to the same press. */
const SAME_PRESS_MS = 400;

/** Events that end every press: rotating the phone, switching away, or navigating. */
const eventsEndingPresses = ['resize', 'blur', 'pagehide', 'visibilitychange', 'hashchange'] as const;

const callAfter: PressPorts['callAfter'] = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Connects a counting button to its presses; clicks without a pointer (keyboard, screen reader) count one. */
export function useRepeatPress(step: PressPorts['step']) {
  const button = useRef<Element | null>(null);
  const releasedAt = useRef(Number.NEGATIVE_INFINITY);
  const latestStep = useRef(step);
  latestStep.current = step;
  const tracker = useRef(
    createPressTracker({
      step: (times) => latestStep.current(times),
      contains: ({ x, y }) => button.current?.contains(document.elementFromPoint(x, y)) ?? false,
      callAfter,
    }),
  ).current;

  useEffect(() => {
    for (const event of eventsEndingPresses) addEventListener(event, tracker.cancelAll);
    return () => {
      for (const event of eventsEndingPresses) removeEventListener(event, tracker.cancelAll);
      tracker.cancelAll();
    };
  }, [tracker]);

  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => tracker.move(pointerId, { x, y });
  const cancel = ({ pointerId }: PointerEvent) => tracker.cancel(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      button.current = event.currentTarget as Element;
      tracker.down(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp(event: PointerEvent) {
      releasedAt.current = event.timeStamp;
      // The way to where it is released may be reported by no move of its own.
      move(event);
      tracker.up(event.pointerId);
    },
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu(event: Event) {
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 && event.timeStamp - releasedAt.current > SAME_PRESS_MS) latestStep.current(1);
    },
  };
}
