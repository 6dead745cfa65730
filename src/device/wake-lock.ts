/**
 * Keeps the screen awake. The browser takes the lock away whenever the page is hidden, so it is asked for again on
 * every return. Where there is no such lock, or the phone refuses it, nothing happens.
 */
export interface WakeLock {
  keepAwake(awake: boolean): void;
}

export function createWakeLock(): WakeLock {
  let wanted = false;
  let held: WakeLockSentinel | null = null;
  let asking = false;

  async function settle() {
    if (asking) return;
    asking = true;
    try {
      if (wanted && !held && document.visibilityState === 'visible' && 'wakeLock' in navigator) {
        const sentinel = await navigator.wakeLock.request('screen');
        sentinel.addEventListener('release', () => {
          if (held === sentinel) held = null;
        });
        held = sentinel;
      }
      if (!wanted && held) await held.release();
    } catch {
      // Refused: low battery or a browser setting. The next return to the page asks again.
    } finally {
      asking = false;
    }
    if (!wanted && held) settle();
  }

  document.addEventListener('visibilitychange', settle);
  return {
    keepAwake(awake) {
      wanted = awake;
      settle();
    },
  };
}
