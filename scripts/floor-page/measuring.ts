/** What runs in the measured pages. It is the same for the app and for the floor page, told apart by selectors only. */

/** Where a page has a control, and what it changes. */
export interface Control {
  readonly button: string;
  /** What is written on it, where the selector fits others too. */
  readonly named?: string;
  /** Has the text that a tap changes, or becomes more. */
  readonly answer: string;
}

export interface Start {
  /** Milliseconds after the page began to load, when the frame with the answer was done. */
  readonly answeredAt?: number;
  /** Tasks of more than 50 ms until then and for a while after it, in milliseconds. */
  readonly longTasks: readonly number[];
  readonly shifted: number;
}

/** Runs in the page before anything of it: presses the control as soon as it is there, again with each frame until it answers. */
export function pressAtFirstSight({ button, named = '', answer }: Control) {
  const start = { longTasks: [] as number[], shifted: 0 } as { -readonly [Name in keyof Start]: Start[Name] };
  const longTasks: number[] = [];
  Object.assign(window, { start });
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
    start.longTasks = longTasks;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      start.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const told = () => [...document.querySelectorAll(answer)].map((one) => one.textContent).join('|');
  let before: string | null = null;
  const look = () => {
    const control = [...document.querySelectorAll<HTMLElement>(button)].find((one) =>
      one.textContent?.includes(named),
    );
    if (control && before === null) before = told();
    if (before !== null && told() !== before) {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        start.answeredAt = performance.now();
      };
      painted.port2.postMessage(null);
      return;
    }
    control?.click();
    // Preact draws behind the task of the tap and before the next frame.
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export interface SeenTap {
  /** Event Timing: from the finger lifted to the next paint, in steps of 8 ms. */
  readonly duration: number;
  /** How long the page's own handlers took for it. */
  readonly handled: number;
}

/** Notes what Event Timing says of the taps that follow. What takes less than 16 ms it does not tell of. */
export function watchTaps() {
  const taps = new Map<number, { duration: number; handled: number }>();
  Object.assign(window, { seenTaps: () => [...taps.values()] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const seen = taps.get(entry.interactionId) ?? { duration: 0, handled: 0 };
      const handled = entry.processingEnd - entry.processingStart;
      taps.set(entry.interactionId, {
        duration: Math.max(seen.duration, entry.duration),
        handled: seen.handled + handled,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
