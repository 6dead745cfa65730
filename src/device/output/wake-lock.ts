/**
 * Keeps the screen on. Browsers release the lock whenever the page is hidden, so it is requested on every return,
 * and after a refusal at the next tap: WebKit grants the first lock of a page only then.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { onUserGesture } from '../browser/user-gesture';

/** `refused`: wanted, but currently not granted. */
export type WakeLockState = 'released' | 'held' | 'refused' | 'unsupported';

export interface WakeLock {
  readonly wakeLockState: ReadonlySignal<WakeLockState>;
  /** Keeps the screen on, or lets it turn off again. */
  keepAwake(isWanted: boolean): void;
}

export function createWakeLock(): WakeLock {
  const { wakeLock }: { readonly wakeLock?: Navigator['wakeLock'] } = navigator;
  let isWanted = false;
  let heldLock: WakeLockSentinel | null = null;
  const wakeLockState = signal<WakeLockState>(wakeLock ? 'released' : 'unsupported');
  const nextTap = createNextTap(() => updateLock(true));

  const isWantedNow = () => isWanted && document.visibilityState === 'visible';

  function reportRefusal(wasTap: boolean) {
    wakeLockState.value = 'refused';
    if (!wasTap) nextTap.wait();
  }

  async function request(wakeLockApi: Navigator['wakeLock']) {
    const sentinel = await wakeLockApi.request('screen');
    sentinel.addEventListener('release', () => {
      if (heldLock !== sentinel) return;
      heldLock = null;
      if (isWantedNow()) reportRefusal(false);
      else wakeLockState.value = 'released';
    });
    heldLock = sentinel;
    wakeLockState.value = 'held';
  }

  const updateLock = runOneAtATime(async (isTap) => {
    if (!wakeLock) return;
    nextTap.cancel();
    try {
      if (!heldLock && isWantedNow()) await request(wakeLock);
      if (!isWanted && heldLock) await heldLock.release();
    } catch {
      if (isWantedNow()) reportRefusal(isTap);
    }
  });

  document.addEventListener('visibilitychange', () => updateLock());
  return {
    wakeLockState,
    keepAwake(shouldKeepAwake) {
      if (shouldKeepAwake === isWanted) return;
      isWanted = shouldKeepAwake;
      if (!shouldKeepAwake && wakeLockState.peek() === 'refused') wakeLockState.value = 'released';
      updateLock();
    },
  };
}

/** Calls `onTap` at the next tap, unless canceled. */
function createNextTap(onTap: () => void) {
  let tapController: AbortController | null = null;
  return {
    wait() {
      if (tapController) return;
      tapController = new AbortController();
      onUserGesture(onTap, tapController.signal);
    },
    cancel() {
      tapController?.abort();
      tapController = null;
    },
  };
}

/** Runs work one call at a time; calls during a run cause one more run afterward. */
function runOneAtATime(work: (isTap: boolean) => Promise<void>) {
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
