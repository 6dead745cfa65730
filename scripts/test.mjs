import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './browsers.mjs';
import { runProcess } from './run-process.mjs';
import { runTestFile } from './run-test-file.mjs';
import {
  BUILD,
  CHECKS_OF_BUILD,
  CHECKS_OF_SOURCES,
  LIMITS,
  longestFirst,
  planTests,
  runsAlone,
} from './test-plan.mjs';

const CHECK_LIMIT = 300;
/** Test files run beside each other. */
const TOGETHER = Math.min(2, availableParallelism());
/** A browser waits for as long as it works. */
const BROWSERS_TOGETHER = TOGETHER + 1;

const root = join(fileURLToPath(import.meta.url), '../..');
const wishes = process.argv.slice(2);
const plan = planTests(root, wishes);
const tally = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

/**
 * @param {'ok' | 'FAIL' | 'skip'} verdict
 * @param {string} name
 * @param {string} said
 * @param {number} [seconds]
 */
function say(verdict, name, said, seconds) {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log([verdict.padEnd(4), time.padStart(7), name, said].filter(Boolean).join('  '));
  if (verdict === 'FAIL') failures.push(`${name}  ${said}`);
}

/**
 * @param {import('./test-plan.mjs').Check} check
 * @returns {Promise<boolean>}
 */
async function runCheck({ name, command: [program, ...args], told }) {
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const { how, code, output, seconds } = await runProcess(path, args, { cwd: root, seconds: CHECK_LIMIT });
  const passed = code === 0;
  tally[passed ? 'passed' : 'failed'] += 1;
  if (passed) say('ok', name, '', seconds);
  else say('FAIL', name, how === 'itself' ? `exit code ${code}` : `stopped after ${CHECK_LIMIT} s`, seconds);
  if (!passed || told) console.log(output.trimEnd());
  return passed;
}

/** @param {readonly import('./test-plan.mjs').Check[]} checks */
const wanted = (checks) => checks.filter(({ name }) => plan.checks.has(name));

/**
 * @param {string} file
 * @param {{ seconds: number, env?: NodeJS.ProcessEnv }} options
 */
async function runFile(file, { seconds, env }) {
  const result = await runTestFile(join(root, file), { root, seconds, ...(env && { env }) });
  for (const count of /** @type {const} */ (['passed', 'failed', 'skipped'])) tally[count] += result[count];
  if (result.problem) {
    say('FAIL', file, result.problem, result.seconds);
    console.log(result.output.trimEnd());
  } else {
    const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
    say('ok', file, `${result.passed} passed${skipped}`, result.seconds);
  }
}

/**
 * @param {readonly (() => Promise<unknown>)[]} jobs
 * @param {number} together  how many of them at a time
 */
async function runJobs(jobs, together) {
  const queue = [...jobs];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all(Array.from({ length: together }, worker));
}

/** @param {string} reason */
function skipPromises(reason) {
  tally.skipped += plan.promises.length;
  for (const file of plan.promises) say('skip', file, reason);
}

async function runPromises() {
  if (plan.promises.length === 0) return;
  const { chromium, firefox, notes } = ensureBrowsers();
  for (const note of notes) console.log(note);
  if (!chromium) {
    tally.failed += 1;
    say('FAIL', 'browsers', 'there is no Chromium');
    return skipPromises('not run: there is no Chromium');
  }
  tally[firefox ? 'passed' : 'skipped'] += 1;
  if (firefox) say('ok', 'browsers', `${chromium}, ${firefox}`);
  else say('skip', 'browsers', `${chromium}, but no Firefox: its tests are skipped`);
  const env = { CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox };
  const jobs = (/** @type {readonly string[]} */ files) =>
    longestFirst(files).map((file) => () => runFile(file, { seconds: LIMITS.promises, env }));
  await runJobs(jobs(plan.promises.filter(runsAlone)), 1);
  await runJobs(jobs(plan.promises.filter((file) => !runsAlone(file))), BROWSERS_TOGETHER);
}

async function runEverything() {
  for (const wish of plan.unmatched) {
    tally.failed += 1;
    say('FAIL', wish, 'names no check, folder or test file');
  }
  for (const file of plan.stray) {
    tally.failed += 1;
    say('FAIL', file, 'lies outside tests/unit, tests/fuzz and tests/promises');
  }
  // What needs no browser, all in one line, so that no core waits for the last of a kind.
  await runJobs(
    [
      ...longestFirst(plan.fuzz).map((file) => () => runFile(file, { seconds: LIMITS.fuzz })),
      ...wanted(CHECKS_OF_SOURCES).map((check) => () => runCheck(check)),
      ...longestFirst(plan.unit).map((file) => () => runFile(file, { seconds: LIMITS.unit })),
    ],
    TOGETHER,
  );
  if (!plan.checks.has(BUILD.name)) return;
  if (await runCheck(BUILD)) {
    for (const check of wanted(CHECKS_OF_BUILD)) await runCheck(check);
    await runPromises();
  } else {
    skipPromises('not run: the build failed');
  }
}

try {
  await runEverything();
} catch (error) {
  tally.failed += 1;
  failures.push('the runner itself');
  console.log(error);
}
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (wishes.length > 0) console.log(`\nOnly a part was run: ${wishes.join(', ')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed, ${tally.skipped} skipped`);
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0;
