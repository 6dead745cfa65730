import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Limits
 * @property {number} seconds  the process is stopped when it takes longer
 * @property {(output: string) => boolean} [hasFinished]  returns whether the output shows that only the exit is left
 * @property {number} [secondsToEnd]  how long it may keep running after that
 */
/**
 * @typedef {object} ProcessResult
 * @property {'exited' | 'timed out' | 'lingered'} ending
 * @property {number | null} code  null when it had to be stopped
 * @property {string} output  both streams in order of arrival, without colors
 * @property {number} seconds
 */

const MAX_OUTPUT_CHARACTERS = 1_000_000;
const SECONDS_TO_CLEAN_UP = 2;

/** @type {Set<number>} */
const running = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const pid of running) signalGroups('SIGKILL', [pid, ...descendants(pid)]);
    process.exit(1);
  });
}

/**
 * Runs a program in its own process group and ends everything it has started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Limits & { cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<ProcessResult>}
 */
export function runProcess(program, args, { seconds, hasFinished, secondsToEnd = 10, cwd, env }) {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: { ...plainEnvironment(), ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pid = child.pid;
    let output = '';
    /** @type {ProcessResult['ending']} */
    let ending = 'exited';
    /** @param {ProcessResult['ending']} reason */
    const stop = (reason) => {
      ending = reason;
      if (pid !== undefined) void stopProcessTree(pid);
    };
    const limitTimer = setTimeout(stop, seconds * 1000, 'timed out');
    /** @type {NodeJS.Timeout | undefined} */
    let lingerTimer;

    if (pid !== undefined) running.add(pid);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + stripVTControlCharacters(text)).slice(-MAX_OUTPUT_CHARACTERS);
        if (!lingerTimer && hasFinished?.(output))
          lingerTimer = setTimeout(stop, secondsToEnd * 1000, 'lingered');
      });
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('exit', async () => {
      clearTimeout(limitTimer);
      clearTimeout(lingerTimer);
      if (pid !== undefined) signalGroups('SIGKILL', [pid]);
      // A grandchild in another process group may keep the pipes open.
      await pause(500, undefined, { ref: false });
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.on('close', (code) => {
      clearTimeout(limitTimer);
      clearTimeout(lingerTimer);
      if (pid !== undefined) running.delete(pid);
      resolve({
        ending,
        code: ending === 'exited' ? code : null,
        output,
        seconds: (performance.now() - startedAt) / 1000,
      });
    });
  });
}

/** Node warns at every start if both variables are set. */
function plainEnvironment() {
  const { FORCE_COLOR: _, ...environment } = process.env;
  return { ...environment, NO_COLOR: '1' };
}

/**
 * Browsers are started in process groups of their own. On SIGTERM the test closes them; others are found as
 * descendants.
 * @param {number} pid
 */
async function stopProcessTree(pid) {
  const processTree = [pid, ...descendants(pid)];
  signalGroups('SIGTERM', [pid]);
  await pause(SECONDS_TO_CLEAN_UP * 1000);
  signalGroups('SIGKILL', processTree);
}

/**
 * @param {NodeJS.Signals} signal
 * @param {readonly number[]} leaders  of process groups
 */
function signalGroups(signal, leaders) {
  for (const leader of leaders) {
    try {
      process.kill(-leader, signal);
    } catch {
      // Already ended, or not a leader: then its leader is in the list too.
    }
  }
}

/**
 * @param {number} ancestor
 * @returns {number[]}
 */
function descendants(ancestor) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const processTree = new Set([ancestor]);
  for (let previousSize = 0; previousSize < processTree.size; ) {
    previousSize = processTree.size;
    for (const [pid, parent] of pairs) {
      if (pid !== undefined && parent !== undefined && processTree.has(parent)) processTree.add(pid);
    }
  }
  return [...processTree].slice(1);
}
