import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../../session/session';
import { focusOn, isFocusLost } from './focus-on';

/** Frames in which a place may still be putting itself together. */
const MOST_FRAMES = 120;

/** Something that was pressed, as it can be found again after the place was drawn anew. */
interface Control {
  readonly kind: string;
  readonly called: string;
  /** Among those of the same kind and name. */
  readonly index: number;
}

/**
 * Whoever goes to another place finds the focus on its heading, and on coming back on what was pressed to leave: the
 * keyboard and a screen reader go on from there.
 */
export function KeepFocus() {
  const { router } = useSession();
  const arrival = router.arrival.value;
  const pressed = useRef(new Map<number, Control>());

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest<HTMLElement>('a, button');
      if (control) pressed.current.set(router.step.peek(), controlOf(control));
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [router]);

  useEffect(() => {
    if (!arrival) return;
    const step = router.step.peek();
    if (!arrival.isReturn) return lookFor(null);
    // What opens again gives the focus back to what it was opened with.
    const opener = router.reopening.peek() && pressed.current.get(step - 1);
    if (opener) elementOf(opener)?.focus();
    return lookFor(pressed.current.get(step) ?? null);
  }, [arrival]);

  return null;
}

function controlOf(element: HTMLElement): Control {
  const { localName: kind } = element;
  const called = calledAs(element);
  return { kind, called, index: alike(kind, called).indexOf(element) };
}

function elementOf({ kind, called, index }: Control): HTMLElement | null {
  return alike(kind, called)[index] ?? null;
}

function alike(kind: string, called: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(kind)].filter((element) => calledAs(element) === called);
}

/** Links by where they lead, which is the same in every language; buttons by what they are called. */
function calledAs(element: HTMLElement): string {
  return element.getAttribute('href') ?? element.ariaLabel ?? element.textContent ?? '';
}

/**
 * Looks for the control frame by frame, until the reader does something else; before it is there, and where there is none,
 * the heading of the place has the focus if it would be nowhere.
 */
function lookFor(control: Control | null): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const stop = () => watching.abort();
  for (const deed of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(deed, stop, { capture: true, signal });
  }
  let frames = 0;
  function look() {
    if (signal.aborted) return;
    const found = control && elementOf(control);
    if (found?.checkVisibility()) {
      found.focus();
      return stop();
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isFocusLost()) focusOn(heading, { preventScroll: true });
    frames += 1;
    if (frames === MOST_FRAMES || (!control && !isFocusLost())) stop();
    else requestAnimationFrame(look);
  }
  look();
  return stop;
}
