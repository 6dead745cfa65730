import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './Sheet.module.css';
import { useFitAboveKeyboard } from './use-fit-above-keyboard';
import { useNoSwipeBack } from './use-no-swipe-back';

/** The side of the table something faces, in degrees clockwise: 0 is the bottom edge of the screen. */
export type Rotation = 0 | 90 | 180 | -90;

const rotationClass: Readonly<Record<Rotation, string | undefined>> = {
  0: undefined,
  90: styles.leftward,
  180: styles.upsideDown,
  [-90]: styles.rightward,
};

interface SheetProps {
  title: ComponentChildren;
  closeLabel: string;
  rotation?: Rotation;
  /** Pixels from the left edge of the screen: where it opens on a wide one unless it is turned to a side. */
  anchorX?: number | undefined;
  /** Whether it explains the plane, so that on a large screen it opens over the life totals rather than over that. */
  isBesidePlane?: boolean;
  /** Whether the sheet has only text, which then takes the focus, so that the keyboard can scroll it. */
  hasOnlyText?: boolean;
  /** Stays in sight below the content while that scrolls, if the sheet is high enough. */
  footer?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}

/** A dialog at the edge that its reader faces. Escape, the back gesture and a tap beside it close it. */
export function Sheet({
  title,
  closeLabel,
  rotation = 0,
  anchorX,
  isBesidePlane,
  hasOnlyText,
  footer,
  onClose,
  children,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Where the latest touch began; a finger that opened the sheet by holding is released beside it. */
  const pressedElement = useRef<EventTarget | null>(null);

  // Closing the dialog while it is still in the page returns the focus to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useFitAboveKeyboard(dialog);
  const touchHandlers = useNoSwipeBack(rotation);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      class={classNames(
        styles.sheet,
        rotationClass[rotation],
        anchorX !== undefined && styles.anchored,
        isBesidePlane && styles.besidePlane,
      )}
      style={anchorX === undefined ? undefined : { '--anchor': `${anchorX}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...touchHandlers}
      onPointerDown={(event) => {
        pressedElement.current = event.target;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedElement.current === dialog.current) onClose();
      }}
    >
      <header class={styles.header}>
        <h2 class={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} autofocus onClick={onClose} />
      </header>
      <div class={styles.body} tabIndex={hasOnlyText ? 0 : undefined}>
        {children}
      </div>
      {footer && <footer class={styles.footer}>{footer}</footer>}
    </dialog>
  );
}
