/**
 * Keeps the screen on. Browsers release the lock whenever the page is hidden, so it is requested on every return,
 * and after a refusal at the next tap: WebKit grants the first lock of a page only then.
 */
import { onUserGesture } from '../browser/user-gesture';

/** `refused`: wanted, but not granted at present. */
export type ScreenLock = 'released' | 'held' | 'refused' | 'unsupported';

export interface WakeLock {
  watch(listener: (lock: ScreenLock) => void): void;
  keepAwake(awake: boolean): void;
}

export function createWakeLock(): WakeLock {
  const phone: { readonly wakeLock?: Navigator['wakeLock'] } = navigator;
  let wanted = false;
  let held: WakeLockSentinel | null = null;
  let isAsking = false;
  let isChanged = false;
  let waitingForTap: AbortController | null = null;
  let lock: ScreenLock = phone.wakeLock ? 'released' : 'unsupported';
  let listener: (lock: ScreenLock) => void = () => {};

  const isVisible = () => document.visibilityState === 'visible';

  function tell(now: ScreenLock) {
    lock = now;
    listener(now);
  }

  function refused(wasTap: boolean) {
    tell('refused');
    if (wasTap || waitingForTap) return;
    waitingForTap = new AbortController();
    onUserGesture(() => settle(true), waitingForTap.signal);
  }

  function stopWaiting() {
    waitingForTap?.abort();
    waitingForTap = null;
  }

  async function take(wakeLock: Navigator['wakeLock']) {
    const sentinel = await wakeLock.request('screen');
    sentinel.addEventListener('release', () => {
      if (held !== sentinel) return;
      held = null;
      if (wanted && isVisible()) refused(false);
      else tell('released');
    });
    held = sentinel;
    tell('held');
  }

  async function settle(isTap = false) {
    const { wakeLock } = phone;
    if (!wakeLock) return;
    if (isAsking) {
      isChanged = true;
      return;
    }
    isAsking = true;
    isChanged = false;
    stopWaiting();
    try {
      if (wanted && !held && isVisible()) await take(wakeLock);
      if (!wanted && held) await held.release();
    } catch {
      if (wanted && isVisible()) refused(isTap);
    } finally {
      isAsking = false;
    }
    if (isChanged) settle();
  }

  document.addEventListener('visibilitychange', () => settle());
  return {
    watch(watcher) {
      listener = watcher;
      watcher(lock);
    },
    keepAwake(awake) {
      if (awake === wanted) return;
      wanted = awake;
      if (!awake && lock === 'refused') tell('released');
      settle();
    },
  };
}
