import { readFileSync } from 'node:fs';
import { runProcess } from './run-process.mjs';

/**
 * @typedef {object} TestFileResult
 * @property {number} passed
 * @property {number} failed  at least 1 when there is a problem
 * @property {number} skipped
 * @property {readonly string[]} skippedTests  titles
 * @property {number} leftOut  tests that only a thorough run includes
 * @property {string | undefined} problem  why the file counts as failed
 * @property {string} output
 * @property {number} seconds
 */

const TOTALS = /Total:\s+(\d+)\n\s*Passed:\s+(\d+)\n\s*Skipped:\s+(\d+)/g;
/** Printed by tests/support/suite for each skipped test. */
const SKIPPED_TEST = /^skipped: (.+)$/gm;
/** Printed by tests/support/thorough for each test of a thorough run. */
const LEFT_OUT = /^left out: /gm;
const OWN_LIMIT = /^\/\/ time limit: (\d+) s\s*$/;

/** Each would make uvu leave out tests silently. */
const FORBIDDEN = [
  { sign: /\.only\s*\(/, problem: 'contains .only( and would leave the other tests out' },
  {
    sign: /(?:from|import|require)\s*\(?\s*['"]uvu(?:\/[^'"]*)?['"]/,
    problem: 'imports uvu directly: take suite and assert from tests/support/suite',
  },
];

/**
 * The time limit in the first line of a test file, in seconds.
 * @param {string} source
 * @returns {number | undefined}
 */
function ownLimit(source) {
  const seconds = source.split('\n', 1)[0]?.match(OWN_LIMIT)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Runs one uvu file in its own process, and counts only what its closing totals prove.
 * @param {string} path
 * @param {{ root: string, seconds: number, secondsToEnd?: number, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<TestFileResult>}
 */
export async function runTestFile(path, { root, seconds, secondsToEnd = 10, env }) {
  const source = readFileSync(path, 'utf8');
  const forbidden = FORBIDDEN.find(({ sign }) => sign.test(source));
  if (forbidden) {
    const { problem } = forbidden;
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      skippedTests: [],
      leftOut: 0,
      problem,
      output: '',
      seconds: 0,
    };
  }
  const limit = ownLimit(source) ?? seconds;
  const result = await runProcess(process.execPath, ['--import', 'tsx', path], {
    cwd: root,
    env: { TSX_TSCONFIG_PATH: `${root}/tsconfig.base.json`, ...env },
    seconds: limit,
    secondsToEnd,
    hasFinished: (output) => output.search(TOTALS) >= 0,
  });
  const totals = [...result.output.matchAll(TOTALS)].map(([, ...numbers]) => numbers.map(Number));
  const [total = 0, passed = 0, skipped = 0] = totals.at(-1) ?? [];
  const counts = { summaryCount: totals.length, total, passed, skipped };
  const problem = problemOf(result, counts, { limit, secondsToEnd });
  return {
    passed,
    failed: Math.max(total - passed, problem ? 1 : 0),
    skipped,
    skippedTests: [...result.output.matchAll(SKIPPED_TEST)].map(([, title = '']) => title),
    leftOut: [...result.output.matchAll(LEFT_OUT)].length,
    problem,
    output: result.output,
    seconds: result.seconds,
  };
}

/**
 * @param {import('./run-process.mjs').ProcessResult} result
 * @param {{ summaryCount: number, total: number, passed: number, skipped: number }} counts
 * @param {{ limit: number, secondsToEnd: number }} limits
 * @returns {string | undefined}
 */
function problemOf({ ending, code }, { summaryCount, total, passed, skipped }, { limit, secondsToEnd }) {
  if (ending === 'timed out') return `stopped after its limit of ${limit} s`;
  if (summaryCount === 0) return `printed no totals (exit code ${code}): no suite was run to its end`;
  if (summaryCount > 1)
    return 'printed totals more than once: make and run every suite before awaiting anything';
  if (passed !== total) return `${passed} of ${total} tests passed`;
  if (ending === 'lingered') {
    return `all tests were over, but the process did not end within ${secondsToEnd} s: something is still open`;
  }
  if (code !== 0) return `exit code ${code} although all tests passed`;
  if (total + skipped === 0) return 'contains no test';
  return undefined;
}
