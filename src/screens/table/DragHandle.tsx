import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { LineDrawing } from '../../design/Icon';
import styles from './DragHandle.module.css';

interface DragHandleProps {
  label: string;
  onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => void;
  onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

/** Renders the handle by which a list item is dragged. */
export function DragHandle({ label, ...eventHandlers }: DragHandleProps) {
  return (
    <button type="button" class={styles.handle} aria-label={label} title={label} {...eventHandlers}>
      <LineDrawing path="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" size={24} weight={3} />
    </button>
  );
}
