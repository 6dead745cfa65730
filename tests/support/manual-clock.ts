/** Creates a clock that advances only when told to. */
export function createManualClock() {
  let now = 0;
  let waiting: { readonly at: number; readonly act: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, act: () => void) {
      const entry = { at: now + milliseconds, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance(milliseconds: number) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = next.at;
        next.act();
      }
      now = end;
    },
    isIdle: () => waiting.length === 0,
  };
}
