import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './test-browsers/browsers.mjs';
import { runProcess } from './test-runner/run-process.mjs';
import { runTestFile } from './test-runner/run-test-file.mjs';
import { BUILD, CHECKS_OF_BUILD, CHECKS_OF_SOURCES, LIMITS, planTests } from './test-runner/test-plan.mjs';

const CHECK_LIMIT = 300;
/** Test files run in parallel. */
const JOBS_AT_ONCE = Math.min(2, availableParallelism());
/** One more: tests with a browser often wait for it. */
const BROWSER_JOBS_AT_ONCE = JOBS_AT_ONCE + 1;

const root = join(fileURLToPath(import.meta.url), '../..');
const selectors = process.argv.slice(2);
const plan = planTests(root, selectors);
const tally = { passed: 0, failed: 0, skipped: 0, leftOut: 0 };
/** @type {string[]} */
const failures = [];

/**
 * @param {'ok' | 'FAIL' | 'skip'} verdict
 * @param {string} name
 * @param {string} detail
 * @param {number} [seconds]
 */
function reportResult(verdict, name, detail, seconds) {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log([verdict.padEnd(4), time.padStart(7), name, detail].filter(Boolean).join('  '));
  if (verdict === 'FAIL') failures.push(`${name}  ${detail}`);
}

/**
 * @param {import('./test-runner/test-plan.mjs').Check} check
 * @returns {Promise<boolean>}
 */
async function runCheck({ name, command: [program, ...args], alwaysPrinted }) {
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const { ending, code, output, seconds } = await runProcess(path, args, { cwd: root, seconds: CHECK_LIMIT });
  const passed = code === 0;
  tally[passed ? 'passed' : 'failed'] += 1;
  if (passed) reportResult('ok', name, '', seconds);
  else
    reportResult(
      'FAIL',
      name,
      ending === 'exited' ? `exit code ${code}` : `stopped after ${CHECK_LIMIT} s`,
      seconds,
    );
  if (!passed || alwaysPrinted) console.log(output.trimEnd());
  return passed;
}

/** @param {readonly import('./test-runner/test-plan.mjs').Check[]} checks */
const wantedChecks = (checks) => checks.filter(({ name }) => plan.checks.has(name));

/**
 * @param {string} file
 * @param {{ seconds: number, env?: NodeJS.ProcessEnv }} options
 */
async function runFile(file, { seconds, env }) {
  const result = await runTestFile(join(root, file), { root, seconds, ...(env && { env }) });
  for (const count of /** @type {const} */ (['passed', 'failed', 'skipped', 'leftOut']))
    tally[count] += result[count];
  if (result.problem) {
    reportResult('FAIL', file, result.problem, result.seconds);
    console.log(result.output.trimEnd());
  } else {
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    reportResult(
      result.passed > 0 ? 'ok' : 'skip',
      file,
      `${result.passed} passed${skipped}`,
      result.seconds,
    );
    for (const title of result.skippedTests) reportResult('skip', file, title);
  }
}

/** @typedef {readonly (() => Promise<unknown>)[]} Jobs */

/**
 * @param {Jobs} jobs
 * @param {{ together: number, first?: Jobs }} options  how many at a time; one of those lanes does other things first
 */
async function runJobs(jobs, { together, first = [] }) {
  const queue = [...jobs];
  /** @param {(() => Promise<unknown>)[]} ownJobs */
  const lane = async (ownJobs) => {
    for (let job = ownJobs.shift() ?? queue.shift(); job; job = ownJobs.shift() ?? queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: together }, (_, index) => lane(index === 0 ? [...first] : [])));
}

/** @param {string} reason */
function skipPromiseTests(reason) {
  const files = [...plan.alone, ...plan.promises];
  tally.skipped += files.length;
  for (const file of files) reportResult('skip', file, reason);
}

/** @returns {NodeJS.ProcessEnv | null} where the browsers are; null when there is none to run promises with */
function environmentForPromiseTests() {
  const { chromium, firefox, webkit, notes } = ensureBrowsers();
  for (const note of notes) console.log(note);
  if (!chromium) {
    tally.failed += 1;
    reportResult('FAIL', 'browsers', 'there is no Chromium: what to do is said above');
    return null;
  }
  tally[firefox ? 'passed' : 'skipped'] += 1;
  if (firefox) reportResult('ok', 'browsers', `${chromium}, ${firefox}`);
  else reportResult('skip', 'browsers', `${chromium}, but no Firefox: tests that need it are skipped`);
  tally[webkit ? 'passed' : 'skipped'] += 1;
  if (webkit) reportResult('ok', 'webkit', webkit);
  else reportResult('skip', 'webkit', 'it cannot be run here: tests that need it are skipped');
  return { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox };
}

/**
 * Builds the app and splits the promises into those that run alone and the others.
 * @returns {Promise<{ alone: Jobs, others: Jobs }>}
 */
async function preparePromiseTests() {
  const none = { alone: [], others: [] };
  if (!plan.checks.has(BUILD.name)) return none;
  const isBuilt = await runCheck(BUILD);
  if (isBuilt) for (const check of wantedChecks(CHECKS_OF_BUILD)) await runCheck(check);
  if (plan.alone.length + plan.promises.length === 0) return none;
  const env = isBuilt ? environmentForPromiseTests() : null;
  if (!env) {
    skipPromiseTests(isBuilt ? 'not run: there is no Chromium' : 'not run: the build failed');
    return none;
  }
  const jobs = (/** @type {readonly string[]} */ files) =>
    files.map((file) => () => runFile(file, { seconds: LIMITS.promises, env }));
  return { alone: jobs(plan.alone), others: jobs(plan.promises) };
}

async function runEverything() {
  for (const selector of plan.unmatched) {
    tally.failed += 1;
    reportResult('FAIL', selector, 'names no check, folder or test file');
  }
  for (const file of plan.stray) {
    tally.failed += 1;
    reportResult('FAIL', file, 'lies outside tests/unit, tests/fuzz and tests/promises');
  }
  const { alone, others } = await preparePromiseTests();
  // Everything without a browser runs in one lane beside a single browser, so that no core is idle.
  await runJobs(
    [
      ...plan.fuzz.map((file) => () => runFile(file, { seconds: LIMITS.fuzz })),
      ...wantedChecks(CHECKS_OF_SOURCES).map((check) => () => runCheck(check)),
      ...plan.unit.map((file) => () => runFile(file, { seconds: LIMITS.unit })),
    ],
    { together: JOBS_AT_ONCE, first: alone },
  );
  await runJobs(others, { together: BROWSER_JOBS_AT_ONCE });
}

try {
  await runEverything();
} catch (error) {
  tally.failed += 1;
  failures.push('the runner itself');
  console.log(error);
}
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (selectors.length > 0) console.log(`\nOnly a part was run: ${selectors.join(', ')}`);
if (tally.leftOut > 0) {
  console.log(`\nLeft to npm run test:thorough: ${tally.leftOut} tests, and combinations within others`);
}
console.log(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
