/** Serializes values that JSON does not support too: big integers, maps, sets and circular references. */
export function asJson(rows: unknown): string {
  const ancestors: unknown[] = [];
  function replacer(this: unknown, _key: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`;
    if (value instanceof Map || value instanceof Set) return [...value];
    if (typeof value !== 'object' || value === null) return value;
    ancestors.length = ancestors.indexOf(this) + 1;
    if (ancestors.includes(value)) return '(itself)';
    ancestors.push(value);
    return value;
  }
  return JSON.stringify(rows, replacer);
}
