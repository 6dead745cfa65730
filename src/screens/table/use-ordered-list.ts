import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface OrderedList<List extends HTMLElement> {
  /** Props for the list, whose children are dragged past each other. */
  readonly list: {
    readonly ref: RefObject<List | null>;
    readonly onPointerMove: (event: TargetedPointerEvent<List>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
  };
  /** Props for a drag handle, which also responds to the arrow keys. */
  handle(index: number): {
    readonly onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
  };
  /** Moves an item by one position and keeps the focus on it. */
  step(index: number, by: 1 | -1): void;
  /** The index of the dragged item, or null. */
  readonly dragged: number | null;
}

/** Returns the new position of an item dragged to a height in pixels: after all items whose middles are above it. */
export function indexAt(middlesOfOthers: readonly number[], y: number): number {
  return middlesOfOthers.filter((middle) => middle < y).length;
}

/**
 * Reorders a list by touch, mouse, buttons or keys, and reports each new position to `move`. Items are
 * identified by position, so that no element moves in the page while a finger rests on it.
 */
export function useOrderedList<List extends HTMLElement>(
  move: (from: number, to: number) => number,
): OrderedList<List> {
  const ref = useRef<List>(null);
  const pointer = useRef<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const focusNext = useFocusAfterRender(ref);

  function drop() {
    pointer.current = null;
    setDragged(null);
  }

  function step(index: number, by: 1 | -1) {
    const control = controlsOf(ref.current, index).indexOf(document.activeElement as HTMLButtonElement);
    focusNext(move(index, index + by), control);
  }

  return {
    dragged,
    step,
    list: {
      ref,
      onPointerMove(event) {
        if (dragged === null || event.pointerId !== pointer.current) return;
        const to = indexAt(middlesWithout(ref.current, dragged), event.clientY);
        if (to !== dragged) setDragged(move(dragged, to));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    },
    handle: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0 || pointer.current !== null) return;
        pointer.current = event.pointerId;
        ref.current?.setPointerCapture(event.pointerId);
        setDragged(index);
      },
      onKeyDown(event) {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
        if (by === null) return;
        event.preventDefault();
        step(index, by);
      },
    }),
  };
}

/** Focuses a control of an item once the list is drawn, or its neighbor if it is disabled. */
function useFocusAfterRender(list: RefObject<HTMLElement | null>): (item: number, control: number) => void {
  const next = useRef<readonly [item: number, control: number] | null>(null);
  useLayoutEffect(() => {
    if (!next.current) return;
    const [item, control] = next.current;
    next.current = null;
    const controls = controlsOf(list.current, item);
    const isEnabled = (candidate: HTMLButtonElement | undefined) => candidate && !candidate.disabled;
    const enabledIndex = [control, control - 1, control + 1].find((index) => isEnabled(controls[index]));
    controls[enabledIndex ?? 0]?.focus();
  });
  return (item, control) => {
    next.current = [item, control];
  };
}

/** Returns the middles of all items except the dragged one, in pixels from the top. */
function middlesWithout(list: HTMLElement | null, dragged: number): readonly number[] {
  const others = [...(list?.children ?? [])].filter((_, index) => index !== dragged);
  return others.map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return (top + bottom) / 2;
  });
}

function controlsOf(list: HTMLElement | null, item: number): readonly HTMLButtonElement[] {
  return [...(list?.children[item]?.querySelectorAll('button') ?? [])];
}
