/** Milliseconds that a finger just notices. */
const TICK = 12;

/** Null where the phone cannot, or will not say so. */
export function vibration(): (() => void) | null {
  if (!('vibrate' in navigator)) return null;
  return () => void navigator.vibrate(TICK);
}
