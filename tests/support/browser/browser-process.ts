/** Kills a browser without warning, like a phone that runs out of memory. */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds for which a move must be on the screen to count as shown. During the first frame the browser may not
 * have received the save yet.
 */
export const MIN_TIME_ON_SCREEN = 100;

const KILL_TIMEOUT = 15_000;
const POLL_INTERVAL = 20;

export interface BrowserProcess {
  /** Sends SIGKILL to every process of the browser, synchronously. */
  kill(): void;
  /** Resolves when no process of the browser is left. */
  waitUntilGone(): Promise<void>;
}

/** Finds the running browser with this profile folder. */
export function findBrowserProcess(profile: string): BrowserProcess {
  const processes = processesOf(profile);
  if (processes.length === 0) throw new Error(`no browser has opened ${profile}`);
  return {
    kill: () => processes.forEach(sendKill),
    async waitUntilGone() {
      const deadline = performance.now() + KILL_TIMEOUT;
      for (
        let livingProcesses = processesOf(profile);
        livingProcesses.length > 0;
        livingProcesses = processesOf(profile)
      ) {
        if (performance.now() > deadline)
          throw new Error(`a killed browser lives on: ${livingProcesses.join(', ')}`);
        livingProcesses.forEach(sendKill);
        await pause(POLL_INTERVAL);
      }
    },
  };
}

/**
 * Returns the processes started with the profile and their descendants, parents first, limited to those of a program.
 */
export function processesOf(profile: string, program = ''): readonly number[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const running = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, state = '', args = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      isDead: state.startsWith('Z'),
      args,
    }))
    .filter(({ isDead, pid }) => !isDead && pid !== process.pid);
  const pids = running.filter(({ args }) => args.includes(profile)).map(({ pid }) => pid);
  for (let previousSize = -1; previousSize < pids.length; ) {
    previousSize = pids.length;
    for (const { pid, parent } of running) {
      if (pids.includes(parent) && !pids.includes(pid)) pids.push(pid);
    }
  }
  return pids.filter((pid) =>
    running.some((process) => process.pid === pid && process.args.includes(program)),
  );
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended together with its parent.
  }
}
