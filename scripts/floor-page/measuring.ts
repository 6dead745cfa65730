/** Functions that run in the measured pages, the same for the app and the minimal page. */

/** A control of a page, and what it changes. */
export interface Control {
  readonly button: string;
  /** The text on it, if the selector matches several elements. */
  readonly named?: string;
  /** Matches the element whose text or number of children changes after a tap. */
  readonly answer: string;
}

export interface StartMeasurements {
  /** Milliseconds from the start of loading to the first frame with text. */
  readonly paintedAt?: number;
  /** Milliseconds from the start of loading to the end of the frame with the control; a tap on it is not lost. */
  readonly tappableAt?: number;
  /** The files that had arrived by then, the page included, and their compressed bytes. */
  readonly files?: number;
  readonly bytes?: number;
  /** Milliseconds from the start of loading to the end of the frame with the answer. */
  readonly answeredAt?: number;
  /** Tasks of more than 50 ms until shortly after the answer, in milliseconds. */
  readonly longTasks: readonly number[];
  readonly shifted: number;
}

/**
 * Runs before the page's own scripts: presses the control as soon as it exists, in every frame until it answers or the
 * page has kept the tap.
 */
export function pressAndMeasureStart({ button, named = '', answer }: Control) {
  const start = { longTasks: [] as number[], shifted: 0 } as {
    -readonly [Name in keyof StartMeasurements]: StartMeasurements[Name];
  };
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
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) start.paintedAt = startTime;
  }).observe({ type: 'paint', buffered: true });
  const currentAnswer = () => [...document.querySelectorAll(answer)].map((one) => one.textContent).join('|');
  const afterFrame = (run: () => void) => {
    const painted = new MessageChannel();
    painted.port1.onmessage = run;
    painted.port2.postMessage(null);
  };
  let before: string | null = null;
  const checkFrame = () => {
    const control = [...document.querySelectorAll<HTMLElement>(button)].find((one) =>
      one.textContent?.includes(named),
    );
    if (control && before === null) {
      before = currentAnswer();
      afterFrame(() => {
        start.tappableAt = performance.now();
        const arrived = [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[];
        start.files = arrived.length;
        start.bytes = arrived.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      });
    }
    if (before !== null && currentAnswer() !== before) {
      afterFrame(() => {
        start.answeredAt = performance.now();
      });
      return;
    }
    if (!control?.style.opacity) control?.click();
    // Preact renders after the task of the tap and before the next frame.
    requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
}

export interface TapTiming {
  /** Event Timing: from lifting the finger to the next paint, in steps of 8 ms. */
  readonly duration: number;
  /** The duration of the page's own handlers. */
  readonly handled: number;
}

/** Records Event Timing entries of the following taps. Those below 16 ms are not reported. */
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
