import { useEffect, useState } from 'preact/hooks';

/**
 * Returns what the latest `load` resolved with, undefined until there is anything. Loads when an input changes, and
 * ignores what an earlier `load` resolves with later.
 */
export function useLoaded<Value>(
  load: () => Promise<Value> | undefined,
  inputs: readonly unknown[],
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    load()?.then((loaded) => {
      if (isCurrent) setValue(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, inputs);
  return value;
}
