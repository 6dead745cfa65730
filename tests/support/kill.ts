/** Ends a browser as a phone does that has run out of memory: at once, in the middle of anything. */
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Milliseconds a move must stand on the screen before the kill to count as shown: nobody sees less. In the first frame the
 * browser may not even have taken the save that the page has handed over.
 */
export const TIME_TO_SEE = 100;

const LONGEST_DYING = 15_000;
const BETWEEN_LOOKS = 20;

export interface Victim {
  /** Sends SIGKILL to every process of the browser; nothing is awaited before the signal. */
  kill(): void;
  /** Resolves when no process of the browser is left. */
  gone(): Promise<void>;
}

/** The running browser that has opened this profile folder. */
export function findVictim(profile: string): Victim {
  const processes = processesOf(profile);
  if (processes.length === 0) throw new Error(`no browser has opened ${profile}`);
  return {
    kill: () => processes.forEach(sendKill),
    async gone() {
      const deadline = performance.now() + LONGEST_DYING;
      for (let left = processesOf(profile); left.length > 0; left = processesOf(profile)) {
        if (performance.now() > deadline) throw new Error(`a killed browser lives on: ${left.join(', ')}`);
        left.forEach(sendKill);
        await pause(BETWEEN_LOOKS);
      }
    },
  };
}

/** Those started with the profile and all their descendants, parents first. */
export function processesOf(profile: string): readonly number[] {
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
  const family = running.filter(({ args }) => args.includes(profile)).map(({ pid }) => pid);
  for (let before = -1; before < family.length; ) {
    before = family.length;
    for (const { pid, parent } of running) {
      if (family.includes(parent) && !family.includes(pid)) family.push(pid);
    }
  }
  return family;
}

function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone with its parent.
  }
}
