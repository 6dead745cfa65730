/** What the benchmarks have in common: how they sum up what was measured, and how they tell it. */
import { mkdirSync, writeFileSync } from 'node:fs';

/** The value that this part of all is not above: 0.5 is the median, 0.95 what only one in twenty exceeds. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => share(values, 0.5);

/** Prints the report and leaves it in reports/, which is no part of the repository. */
export function tellReport(name: string, report: string): void {
  console.log(`\n${report}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}.txt`, `${report}\n`);
}
