import { createRequiredContext } from './required-context';

/** What screens remember until the page is closed: the result of each function that creates something to remember. */
export type ScreenMemory = Map<() => unknown, unknown>;

const [ScreenMemoryProvider, useMemory] = createRequiredContext<ScreenMemory>();

export { ScreenMemoryProvider };

/** Returns what `create` returned when a screen first asked for it. */
export function useScreenMemory<Value>(create: () => Value): Value {
  const memory = useMemory();
  if (!memory.has(create)) memory.set(create, create());
  return memory.get(create) as Value;
}
