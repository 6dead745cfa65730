import { useEffect, useRef } from 'preact/hooks';
import { createPressTracker, type PressPorts } from './press-tracker';

/** Milliseconds after the release of a pointer in which a click belongs to the same press. */
const SAME_PRESS = 400;

/** Events that end every press: rotating the phone, switching away, or navigating. */
const ENDS_PRESS = ['resize', 'blur', 'pagehide', 'visibilitychange', 'hashchange'] as const;

const after: PressPorts['after'] = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

/** Connects a counting button to its presses; clicks without a pointer (keyboard, screen reader) count one. */
export function useRepeatPress(step: PressPorts['step']) {
  const button = useRef<Element | null>(null);
  const releasedAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(step);
  latest.current = step;
  const presses = useRef(
    createPressTracker({
      step: (times) => latest.current(times),
      isThere: ({ x, y }) => button.current?.contains(document.elementFromPoint(x, y)) ?? false,
      after,
    }),
  ).current;

  useEffect(() => {
    for (const event of ENDS_PRESS) addEventListener(event, presses.dropAll);
    return () => {
      for (const event of ENDS_PRESS) removeEventListener(event, presses.dropAll);
      presses.dropAll();
    };
  }, [presses]);

  const drop = ({ pointerId }: PointerEvent) => presses.drop(pointerId);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      button.current = event.currentTarget as Element;
      presses.down(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      presses.move(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerUp(event: PointerEvent) {
      releasedAt.current = event.timeStamp;
      presses.up(event.pointerId);
    },
    onPointerCancel: drop,
    onPointerLeave: drop,
    onContextMenu(event: Event) {
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 && event.timeStamp - releasedAt.current > SAME_PRESS) latest.current(1);
    },
  };
}
