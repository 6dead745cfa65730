/** Adds up the runs of a soak test, so that many kills can be spread over several runs. */
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';

type Counts = Readonly<Record<string, number>>;

/** Adds a run to reports/, which is not in the repository, and prints it with the sum of all runs of this name. */
export function recordRun(name: string, run: Counts): void {
  const file = `reports/${name}.jsonl`;
  mkdirSync('reports', { recursive: true });
  appendFileSync(file, `${JSON.stringify(run)}\n`);
  const runs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Counts => JSON.parse(line));
  const sum: Record<string, number> = {};
  for (const counts of runs)
    for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  console.log(`${name}, this run:`, run);
  console.log(`${name}, all ${runs.length} runs:`, sum);
}
