/** Starts the programs that WebKit needs. All of them end with this process, even if it is killed. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fontEnvironment } from '../../../scripts/test-browsers/test-fonts.mjs';
import { findWebKit } from '../../../scripts/test-browsers/webkit.mjs';

const SCREEN = '1400x1400x24';
const DISPLAY_CHANNEL = 3;
const POLL_INTERVAL = 20;

const installedPrograms = findWebKit();

export const isWebKitInstalled = installedPrograms !== undefined;

function programs() {
  if (!installedPrograms) throw new Error('WebKit is not installed');
  return installedPrograms;
}

/** Returns the Python interpreter with the bindings to WebKit. */
export const pythonForWebKit = () => programs().python;

export interface RunningProcess {
  end(): Promise<void>;
}

export interface Display extends RunningProcess {
  /** The value of DISPLAY for programs on this display. */
  readonly name: string;
}

/** Starts a virtual X server with a separate display number. */
export async function startDisplay(): Promise<Display> {
  const args = ['-displayfd', `${DISPLAY_CHANNEL}`, '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawnDyingWithParent(programs().display, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = server.stdio[DISPLAY_CHANNEL];
  if (!channel) throw new Error('Xvfb has no channel to tell its display number');
  const [number] = await Promise.race([once(channel, 'data'), rejectOnExit(server, 'Xvfb')]);
  return { name: `:${String(number).trim()}`, end: () => kill(server) };
}

export interface Driver extends RunningProcess {
  readonly url: string;
}

/** Starts a WebKitWebDriver, which serves one session. */
export async function startDriver(display: Display): Promise<Driver> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawnDyingWithParent(programs().driver, ['-p', `${port}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOn(display),
  });
  const ended = rejectOnExit(driver, 'WebKitWebDriver');
  while (!(await Promise.race([isAnswering(url), ended]))) await pause(POLL_INTERVAL);
  return { url, end: () => kill(driver) };
}

export interface PipedBrowser extends RunningProcess {
  /** Accepts commands, one per line. */
  readonly commands: Writable;
  /** Sends responses, one per line. */
  readonly answers: Readable;
}

/** Starts a browser that is controlled through its standard input and output. */
export function startPipedBrowser(display: Display, args: readonly string[]): PipedBrowser {
  const browser = spawnDyingWithParent(programs().python, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environmentOn(display),
  });
  const { stdin, stdout } = browser;
  if (!stdin || !stdout) throw new Error('the browser has no pipes');
  return { commands: stdin, answers: stdout, end: () => kill(browser) };
}

function environmentOn(display: Display): NodeJS.ProcessEnv {
  return {
    ...fontEnvironment(),
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    // There is neither a graphics card nor a bus for assistive technology.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
}

interface ChildOptions {
  readonly stdio: StdioOptions;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program that the system kills when this process ends. */
function spawnDyingWithParent(
  program: string,
  args: readonly string[],
  { stdio, env }: ChildOptions,
): ChildProcess {
  return spawn(programs().setpriv, ['--pdeathsig', 'KILL', program, ...args], {
    stdio,
    env: { ...process.env, ...env },
  });
}

async function rejectOnExit(child: ChildProcess, name: string): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${name} ended with exit code ${code} before it was ready`);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}
