import type { TargetedMouseEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useRulebook } from '../../../session/contexts/use-rulebook';

/** Milliseconds after which a press is a question. */
const HELD = 500;
/** CSS pixels that a resting finger may move. */
const STILL = 8;
/** CSS pixels by which a finger may miss a term. */
const NEAR = 24;

/** At the table, where thumbs rest, only holding a quiet term explains it. Returns handlers for what contains terms. */
export function useHeldTerms() {
  const { openTerm } = useRulebook();
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const letGo = () => clearTimeout(press.current?.timer);

  function explain(within: Element, x: number, y: number): boolean {
    const term = nearestTerm(within, x, y);
    if (term !== null) openTerm.value = term;
    return term !== null;
  }

  return {
    onPointerDown({ currentTarget, target, isPrimary, clientX: x, clientY: y }: Press) {
      letGo();
      if (isPrimary && !isControl(target))
        press.current = { x, y, timer: setTimeout(() => explain(currentTarget, x, y), HELD) };
    },
    onPointerMove({ clientX, clientY }: Press) {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL) letGo();
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu(event: TargetedMouseEvent<HTMLElement>) {
      letGo();
      if (!isControl(event.target) && explain(event.currentTarget, event.clientX, event.clientY))
        event.preventDefault();
    },
  };
}

type Press = TargetedPointerEvent<HTMLElement>;

/** Holding a button means something else. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, label') !== null;

/** The term at this point or nearest to it, if one is within reach of a finger. */
function nearestTerm(within: Element, x: number, y: number): string | null {
  let nearest = NEAR;
  let found: string | null = null;
  for (const term of within.querySelectorAll<HTMLElement>('[data-term]')) {
    for (const { left, right, top, bottom } of term.getClientRects()) {
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (distance >= nearest) continue;
      nearest = distance;
      found = term.dataset.term ?? null;
    }
  }
  return found;
}
