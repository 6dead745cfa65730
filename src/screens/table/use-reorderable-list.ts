import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface ReorderableList<List extends HTMLElement> {
  /** Props for the list, whose children are dragged past each other. */
  readonly listProps: {
    readonly ref: RefObject<List | null>;
    readonly onPointerMove: (event: TargetedPointerEvent<List>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
  };
  /** Props for a drag handle, which also responds to the arrow keys. */
  dragHandleProps(index: number): {
    readonly onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
  };
  /** Moves an item by one position and keeps the focus on it. */
  moveByOne(index: number, by: 1 | -1): void;
  /** Called before an item is removed: keeps the focus on the item that takes its place, or on the last one. */
  beforeRemoval(index: number): void;
  /** The index of the dragged item, or null. */
  readonly draggedIndex: number | null;
}

/** Returns the new position of an item dragged to a height in pixels: after all items whose middles are above it. */
export function dropIndexAt(middlesOfOthers: readonly number[], y: number): number {
  return middlesOfOthers.filter((middle) => middle < y).length;
}

/**
 * Reorders a list by touch, mouse, buttons or keys, and reports each new position to `move`. Items are
 * identified by position, so that no element moves in the page while a finger rests on it.
 */
export function useReorderableList<List extends HTMLElement>(
  move: (from: number, to: number) => number,
): ReorderableList<List> {
  const ref = useRef<List>(null);
  const draggingPointer = useRef<number | null>(null);
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);

  const focusAfterRender = useFocusAfterRender(ref);

  function drop() {
    draggingPointer.current = null;
    setDraggedIndex(null);
  }

  const focusedControlOf = (index: number) =>
    controlsOf(ref.current, index).indexOf(document.activeElement as HTMLButtonElement);

  function moveByOne(index: number, by: 1 | -1) {
    const control = focusedControlOf(index);
    focusAfterRender(move(index, index + by), control);
  }

  return {
    draggedIndex,
    moveByOne,
    beforeRemoval(index) {
      const control = focusedControlOf(index);
      const lastIndex = (ref.current?.children.length ?? 0) - 1;
      // Some browsers do not focus a button that is tapped.
      if (control >= 0) focusAfterRender(Math.min(index, lastIndex - 1), control);
    },
    listProps: {
      ref,
      onPointerMove(event) {
        if (draggedIndex === null || event.pointerId !== draggingPointer.current) return;
        const to = dropIndexAt(middlesWithout(ref.current, draggedIndex), event.clientY);
        if (to !== draggedIndex) setDraggedIndex(move(draggedIndex, to));
      },
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    },
    dragHandleProps: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0 || draggingPointer.current !== null) return;
        draggingPointer.current = event.pointerId;
        ref.current?.setPointerCapture(event.pointerId);
        setDraggedIndex(index);
      },
      onKeyDown(event) {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
        if (by === null) return;
        event.preventDefault();
        moveByOne(index, by);
      },
    }),
  };
}

/** Focuses a control of an item once the list is drawn, or its neighbor if it is disabled. */
function useFocusAfterRender(list: RefObject<HTMLElement | null>): (item: number, control: number) => void {
  const controlToFocus = useRef<readonly [item: number, control: number] | null>(null);
  useLayoutEffect(() => {
    if (!controlToFocus.current) return;
    const [itemIndex, controlIndex] = controlToFocus.current;
    controlToFocus.current = null;
    const controls = controlsOf(list.current, itemIndex);
    const isEnabled = (button: HTMLButtonElement | undefined) => button && !button.disabled;
    const enabledIndex = [controlIndex, controlIndex - 1, controlIndex + 1].find((candidate) =>
      isEnabled(controls[candidate]),
    );
    controls[enabledIndex ?? 0]?.focus();
  });
  return (itemIndex, controlIndex) => {
    controlToFocus.current = [itemIndex, controlIndex];
  };
}

/** Returns the middles of all items except the dragged one, in pixels from the top. */
function middlesWithout(list: HTMLElement | null, draggedIndex: number): readonly number[] {
  const otherItems = [...(list?.children ?? [])].filter((_, index) => index !== draggedIndex);
  return otherItems.map((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return (top + bottom) / 2;
  });
}

function controlsOf(list: HTMLElement | null, itemIndex: number): readonly HTMLButtonElement[] {
  return [...(list?.children[itemIndex]?.querySelectorAll('button') ?? [])];
}
