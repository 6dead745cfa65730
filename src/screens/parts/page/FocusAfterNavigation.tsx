import { useEffect, useRef } from 'preact/hooks';
import { useRouter } from '../../../session/contexts/use-router';
import { focusOn, isFocusLost } from './focus-on';

/** Frames for which a place may still be loading or rendering. */
const MAX_FRAMES = 600;

/** A pressed control, described so that it can be found again when the place is rendered again. */
interface ControlDescription {
  readonly kind: string;
  readonly name: string;
  /** Index among controls of the same kind and name. */
  readonly index: number;
}

/**
 * After a change of place, moves the focus to the new heading; after going back, to the control that was used to
 * leave.
 */
export function FocusAfterNavigation() {
  const router = useRouter();
  const arrival = router.arrival.value;
  const pressedControls = useRef(new Map<number, ControlDescription>());

  useEffect(() => {
    const rememberPress = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest<HTMLElement>('a, button');
      if (control) pressedControls.current.set(router.historyStep.peek(), describeControl(control));
    };
    document.addEventListener('click', rememberPress, true);
    return () => document.removeEventListener('click', rememberPress, true);
  }, [router]);

  useEffect(() => {
    if (!arrival) return;
    const historyStep = router.historyStep.peek();
    if (!arrival.isHistoryTraversal) return focusControlOrHeading(null);
    // When a sheet reopens, the focus returns to the control that opened it.
    const opener = router.layerToReopen.peek() && pressedControls.current.get(historyStep - 1);
    if (opener) findControl(opener)?.focus();
    return focusControlOrHeading(pressedControls.current.get(historyStep) ?? null);
  }, [arrival]);

  return null;
}

function describeControl(element: HTMLElement): ControlDescription {
  const { localName: kind } = element;
  const name = controlName(element);
  return { kind, name, index: controlsOfKind(kind, name).indexOf(element) };
}

function findControl({ kind, name, index }: ControlDescription): HTMLElement | null {
  return controlsOfKind(kind, name)[index] ?? null;
}

function controlsOfKind(kind: string, name: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(kind)].filter((element) => controlName(element) === name);
}

/** Identifies links by their target, which is the same in every language, and buttons by their name. */
function controlName(element: HTMLElement): string {
  return element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
}

/**
 * Looks for the control in every frame until the user does something else. Meanwhile, and if it is not found, the
 * heading of the place gets the focus if nothing has it.
 */
function focusControlOrHeading(control: ControlDescription | null): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const stop = () => aborter.abort();
  for (const userEvent of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(userEvent, stop, { capture: true, signal });
  }
  let frameCount = 0;
  function tryToFocus() {
    if (signal.aborted) return;
    const element = control && findControl(control);
    if (element?.getClientRects().length) {
      element.focus();
      return stop();
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isFocusLost()) focusOn(heading, { preventScroll: true });
    frameCount += 1;
    if (frameCount === MAX_FRAMES || (!control && !isFocusLost())) stop();
    else requestAnimationFrame(tryToFocus);
  }
  tryToFocus();
  return stop;
}
