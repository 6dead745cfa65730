/** Milliseconds that a finger just feels. */
const TICK = 12;

/** Returns null if vibration is not supported. */
export function createVibration(): (() => void) | null {
  if (!('vibrate' in navigator)) return null;
  return () => void navigator.vibrate(TICK);
}
