/** Calls back at every tap and key press, when browsers allow sounds and some of them a wake lock. */
export function onUserGesture(listener: () => void, signal: AbortSignal): void {
  for (const kind of ['click', 'keydown'] as const) {
    addEventListener(kind, listener, { capture: true, signal });
  }
}
