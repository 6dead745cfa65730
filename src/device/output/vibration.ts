/** Just long enough to feel. */
const VIBRATION_MS = 12;

/** Returns a function that vibrates briefly, or null if vibration is not supported. */
export function createVibration(): (() => void) | null {
  if (!('vibrate' in navigator)) return null;
  return () => void navigator.vibrate(VIBRATION_MS);
}
