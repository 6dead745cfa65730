/** WebKit browsers for a suite's tests, closed with the suite. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Test } from 'uvu';
import { findBrowserProcess, processesOf } from '../browser/browser-process';
import { testIn } from '../browser/test-in';
import type { AddTest } from '../thorough';
import { until } from '../wait-until';
import { pipedSession } from './piped-session';
import {
  type Display,
  type Driver,
  pythonForWebKit,
  startDisplay,
  startDriver,
  startPipedBrowser,
} from './processes';
import { type Session, startSession } from './web-driver';
import { pageOf, type WebKitPage } from './webkit-page';

const PROGRAM = fileURLToPath(new URL('browser.py', import.meta.url));

/**
 * Harmless messages: features this engine does not support, requests and reads of caches that end with their page, and
 * sizes that settle a frame later.
 */
const HARMLESS_ERRORS =
  /directive 'manifest-src'|argument key "interactive-widget"|Load request cancelled|Cache API operation failed: Context is stopped|ResizeObserver loop completed/;

export interface WebKitOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Runs in every page before the app. */
  readonly script?: string;
}

/** A browser with one window and a separate profile, which survives a restart. */
export interface WebKitBrowser {
  start(): Promise<WebKitPage>;
  /** Starts the browser so that it survives the loss of its network process, without the ability to type. */
  startPiped(): Promise<WebKitPage>;
  /** Kills the process for databases and network; the browser starts a new one on demand. */
  loseNetworkProcess(): Promise<void>;
  close(): Promise<void>;
  /** Kills all its processes with SIGKILL. */
  kill(): Promise<void>;
  /** Errors of pages and failed requests since the first start. */
  errors(): Promise<readonly string[]>;
}

interface WebKitSuite {
  /** Adds a test, or skips it by name if WebKit is not installed. */
  readonly webkitTest: AddTest;
  /** Prepares a browser, which is closed after the test. */
  readonly newBrowser: (options?: WebKitOptions) => Promise<WebKitBrowser>;
}

export function webkitFor(test: Test): WebKitSuite {
  let display: Promise<Display> | null = null;
  const browsers: { browser: WebKitBrowser; profile: string }[] = [];
  test.after.each(async () => {
    for (const { browser, profile } of browsers.splice(0)) {
      await browser.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
  test.after(async () => {
    await (await display)?.end();
  });
  return {
    webkitTest: testIn(test, 'webkit'),
    async newBrowser(options = {}) {
      display ??= startDisplay();
      const profile = await mkdtemp(join(tmpdir(), 'webkit-'));
      const browser = createBrowser(await display, profile, options);
      browsers.push({ browser, profile });
      return browser;
    },
  };
}

function createBrowser(display: Display, profile: string, options: WebKitOptions): WebKitBrowser {
  const log = join(profile, 'console.log');
  let driver: Driver | null = null;
  let session: Session | null = null;

  const args = (isPiped: boolean) => [
    PROGRAM,
    JSON.stringify({ profile, log, isPiped, ...withDefaults(options) }),
  ];

  async function endDriver() {
    await driver?.end();
    driver = null;
    session = null;
  }

  return {
    async start() {
      driver = await startDriver(display);
      session = await startSession(driver.url, {
        binary: pythonForWebKit(),
        args: args(false),
      });
      return pageOf(session);
    },
    async startPiped() {
      session = pipedSession(startPipedBrowser(display, args(true)));
      return pageOf(session);
    },
    async loseNetworkProcess() {
      const running = () => processesOf(profile, 'WebKitNetworkProcess');
      const pids = running();
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      await until(() => !running().some((pid) => pids.includes(pid)));
    },
    async close() {
      await session?.end();
      await endDriver();
      await until(() => processesOf(profile).length === 0, 'WebKit does not close');
    },
    async kill() {
      const browserProcess = findBrowserProcess(profile);
      browserProcess.kill();
      await browserProcess.waitUntilGone();
      await endDriver();
    },
    async errors() {
      const lines = (await readFile(log, 'utf8')).split('\n');
      return lines.filter((line) => line.includes(' ERROR ') && !HARMLESS_ERRORS.test(line));
    },
  };
}

/** Converts the options to the format of the browser program. */
function withDefaults({
  viewport = { width: 390, height: 844 },
  locale = 'en-US',
  colorScheme = 'dark',
  reducedMotion = 'no-preference',
  script = '',
}: WebKitOptions) {
  return {
    ...viewport,
    language: locale,
    isDark: colorScheme === 'dark',
    allowsMotion: reducedMotion === 'no-preference',
    script,
  };
}
