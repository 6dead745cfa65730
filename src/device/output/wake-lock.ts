/**
 * Keeps the screen on. Browsers release the lock whenever the page is hidden, so it is requested on every return,
 * and after a refusal at the next tap: WebKit grants the first lock of a page only then.
 */
import { onUserGesture } from '../browser/user-gesture';

/** `refused`: wanted, but currently not granted. */
export type ScreenLock = 'released' | 'held' | 'refused' | 'unsupported';

export interface WakeLock {
  watch(listener: (lock: ScreenLock) => void): void;
  keepAwake(awake: boolean): void;
}

export function createWakeLock(): WakeLock {
  const { wakeLock }: { readonly wakeLock?: Navigator['wakeLock'] } = navigator;
  let isWanted = false;
  let heldLock: WakeLockSentinel | null = null;
  let lock: ScreenLock = wakeLock ? 'released' : 'unsupported';
  let listener: (lock: ScreenLock) => void = () => {};
  const nextTap = createNextTap(() => update(true));

  const isWantedNow = () => isWanted && document.visibilityState === 'visible';

  function report(newLock: ScreenLock) {
    lock = newLock;
    listener(newLock);
  }

  function reportRefusal(wasTap: boolean) {
    report('refused');
    if (!wasTap) nextTap.wait();
  }

  async function request(locks: Navigator['wakeLock']) {
    const sentinel = await locks.request('screen');
    sentinel.addEventListener('release', () => {
      if (heldLock !== sentinel) return;
      heldLock = null;
      if (isWantedNow()) reportRefusal(false);
      else report('released');
    });
    heldLock = sentinel;
    report('held');
  }

  const update = oneAtATime(async (isTap) => {
    if (!wakeLock) return;
    nextTap.cancel();
    try {
      if (!heldLock && isWantedNow()) await request(wakeLock);
      if (!isWanted && heldLock) await heldLock.release();
    } catch {
      if (isWantedNow()) reportRefusal(isTap);
    }
  });

  document.addEventListener('visibilitychange', () => update());
  return {
    watch(watcher) {
      listener = watcher;
      watcher(lock);
    },
    keepAwake(awake) {
      if (awake === isWanted) return;
      isWanted = awake;
      if (!awake && lock === 'refused') report('released');
      update();
    },
  };
}

/** Calls `onTap` at the next tap, unless canceled. */
function createNextTap(onTap: () => void) {
  let waiting: AbortController | null = null;
  return {
    wait() {
      if (waiting) return;
      waiting = new AbortController();
      onUserGesture(onTap, waiting.signal);
    },
    cancel() {
      waiting?.abort();
      waiting = null;
    },
  };
}

/** Runs work one call at a time; calls during a run cause one more run afterward. */
function oneAtATime(work: (isTap: boolean) => Promise<void>) {
  let isRunning = false;
  let isCalledAgain = false;
  return async function run(isTap = false): Promise<void> {
    if (isRunning) {
      isCalledAgain = true;
      return;
    }
    isRunning = true;
    isCalledAgain = false;
    await work(isTap);
    isRunning = false;
    if (isCalledAgain) run();
  };
}
