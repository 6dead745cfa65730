import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useRulebook } from '../../../session/contexts/use-rulebook';

/** After this time, a press counts as held. */
const HOLD_TIME_MS = 500;
/** CSS pixels that a resting finger may move. */
const MAX_MOVEMENT = 8;
/** CSS pixels by which a finger may miss a term. */
const MAX_TERM_DISTANCE = 10;

/**
 * Explains quiet terms only while they are held, because thumbs rest on the table. Returns handlers for a container of
 * terms.
 */
export function useTermLongPress() {
  const { openTermId } = useRulebook();
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const cancelPress = () => clearTimeout(press.current?.timer);

  function explainTermAt(container: Element, x: number, y: number): boolean {
    const term = termNear(container, x, y);
    if (term !== null) openTermId.value = term;
    return term !== null;
  }

  return {
    onPointerDown({ currentTarget, target, isPrimary, clientX: x, clientY: y }: PressEvent) {
      cancelPress();
      if (isPrimary && !isControl(target))
        press.current = { x, y, timer: setTimeout(() => explainTermAt(currentTarget, x, y), HOLD_TIME_MS) };
    },
    onPointerMove({ clientX, clientY }: PressEvent) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVEMENT) cancelPress();
    },
    onPointerUp: cancelPress,
    onPointerLeave: cancelPress,
    onPointerCancel: cancelPress,
    onTouchEnd(event: Event) {
      // Otherwise the lifted finger taps whatever the explanation shows under it.
      if (openTermId.value !== null) event.preventDefault();
    },
    onContextMenu(event: TargetedMouseEvent<HTMLElement>) {
      cancelPress();
      if (!isControl(event.target) && explainTermAt(event.currentTarget, event.clientX, event.clientY))
        event.preventDefault();
    },
  };
}

type PressEvent = TargetedPointerEvent<HTMLElement>;

/** Returns whether the target is a control, on which holding has another meaning. */
export const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, label') !== null;

/** Returns the term at this point or the nearest one within a finger's reach; null without one. */
function termNear(container: Element, x: number, y: number): string | null {
  let shortestDistance = MAX_TERM_DISTANCE;
  let nearestTermId: string | null = null;
  for (const term of container.querySelectorAll<HTMLElement>('[data-term]')) {
    for (const { left, right, top, bottom } of term.getClientRects()) {
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (distance >= shortestDistance) continue;
      shortestDistance = distance;
      nearestTermId = term.dataset.term ?? null;
    }
  }
  return nearestTermId;
}
