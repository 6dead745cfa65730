/** Statistics and reports shared by the benchmarks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';

/** The quantile of the values: 0.5 is the median, 0.95 is exceeded by one in twenty. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds as a cell of a table. */
export const ms = (time: number, digits = 1): string => `${time.toFixed(digits)} ms`.padStart(11);

/** Milliseconds between two frames. */
export const FRAME = 1_000 / 60;

/** A row of a table: the median, p95, and maximum of times, and how many of them took longer than a frame. */
export function timesRow(name: string, times: readonly number[]): string {
  const late = times.filter((time) => time > FRAME).length;
  const columns = [median(times), quantile(times, 0.95), Math.max(...times)].map((time) => ms(time));
  return `  ${name.padEnd(34)}${columns.join('')}${String(late).padStart(9)}`;
}

/** The processors of this machine, and how busy they are. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? arch()}, load ${loadavg()[0]?.toFixed(1)}`;

/** Prints the report and writes it to reports/, which is not in the repository. */
export function writeReport(name: string, report: string): void {
  console.log(`\n${report}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}.txt`, `${report}\n`);
}
