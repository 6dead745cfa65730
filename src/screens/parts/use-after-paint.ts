import { useEffect, useState } from 'preact/hooks';

/** Returns a value once the frame with its last change is painted: what takes long must not delay a typed letter. */
export function useAfterPaint<Value>(value: Value): Value {
  const [paintedValue, setPaintedValue] = useState(value);
  useEffect(() => setPaintedValue(() => value), [value]);
  return paintedValue;
}
