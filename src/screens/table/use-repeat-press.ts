import { useEffect, useRef } from 'preact/hooks';

const HOLD_BEFORE_REPEAT = 500;
const REPEAT_EVERY = 500;
const SLIDE_CANCELS_BEYOND = 20;
/** A click this soon after a pointer was lifted is the same press. In milliseconds. */
const SAME_PRESS = 400;

interface Press {
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout>;
  repeated: boolean;
}

/**
 * A press counts one on release; sliding away cancels it; holding counts ten, again and again. Every finger is a press
 * of its own. Clicks without a pointer (keyboard, screen reader) count one.
 */
export function useRepeatPress(step: (times: 1 | 10) => void) {
  const presses = useRef(new Map<number, Press>());
  const releasedAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(step);
  latest.current = step;

  function end(pointer: number): Press | undefined {
    const press = presses.current.get(pointer);
    if (press) clearTimeout(press.timer);
    presses.current.delete(pointer);
    return press;
  }

  function repeat(press: Press) {
    press.repeated = true;
    latest.current(10);
    press.timer = setTimeout(() => repeat(press), REPEAT_EVERY);
  }

  // Whoever turns the phone, or looks at something else, has let go.
  useEffect(() => {
    const endAll = () => {
      for (const pointer of [...presses.current.keys()]) end(pointer);
    };
    const moments = ['resize', 'blur', 'pagehide'];
    for (const moment of moments) addEventListener(moment, endAll);
    return () => {
      for (const moment of moments) removeEventListener(moment, endAll);
      endAll();
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const press: Press = { x: event.clientX, y: event.clientY, repeated: false, timer: 0 as never };
      press.timer = setTimeout(() => repeat(press), HOLD_BEFORE_REPEAT);
      presses.current.set(event.pointerId, press);
    },
    onPointerMove(event: PointerEvent) {
      const press = presses.current.get(event.pointerId);
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIDE_CANCELS_BEYOND) {
        end(event.pointerId);
      }
    },
    onPointerUp(event: PointerEvent) {
      releasedAt.current = event.timeStamp;
      const press = end(event.pointerId);
      if (press && !press.repeated) latest.current(1);
    },
    onPointerCancel(event: PointerEvent) {
      end(event.pointerId);
    },
    onPointerLeave(event: PointerEvent) {
      end(event.pointerId);
    },
    onContextMenu(event: Event) {
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 && event.timeStamp - releasedAt.current > SAME_PRESS) latest.current(1);
    },
  };
}
