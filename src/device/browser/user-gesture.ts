/** Calls the listener on every tap and key press: browsers allow sound, and some also a wake lock, only then. */
export function onUserGesture(listener: () => void, signal: AbortSignal): void {
  for (const kind of ['click', 'keydown'] as const) {
    addEventListener(kind, listener, { capture: true, signal });
  }
}
