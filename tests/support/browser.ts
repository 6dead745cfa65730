import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright-core';
import type { Test } from 'uvu';
import { findBrowser } from '../../scripts/browsers.mjs';
import { PATIENCE } from './patience';
import type { StaticHost } from './serve';

/** Keeps Chromium from calling home: a test's requests are the app's alone. */
const quietChromium = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cameraShowing = (file: string) => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

export type BrowserName = 'chromium' | 'firefox';

export interface OpenOptions {
  readonly browser?: BrowserName;
  /** A folder of the browser's own, to be opened again later. */
  readonly profile?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly touch?: boolean;
  /** A Y4M file that the browser's camera sees, over and over. Whether the app may look is asked as ever. */
  readonly camera?: string;
}

/** A browser with one window of its own. Without a profile folder it remembers nothing. */
export async function openBrowser(options: OpenOptions = {}): Promise<BrowserContext> {
  const { browser = 'chromium', profile = '', camera } = options;
  const common = { executablePath: programOf(browser), ...windowOptions(options) };
  const context = await (browser === 'chromium'
    ? chromium.launchPersistentContext(profile, {
        ...common,
        args: [...quietChromium, ...(camera ? cameraShowing(camera) : [])],
        hasTouch: options.touch ?? false,
      })
    : firefox.launchPersistentContext(profile, { ...common, channel: 'moz-firefox' }));
  return prepared(context);
}

export interface WindowOptions extends Omit<OpenOptions, 'browser' | 'profile' | 'camera'> {
  /**
   * Whether what comes behind the first paint, for the time without a server, is fetched as on any phone. Where nothing is
   * asked of it, it would only take half of the time that a visit takes.
   */
  readonly offlineReady?: boolean;
}

/** For a suite's tests: windows that know nothing of each other, in one Chromium that ends with the suite. */
export function windowsFor(test: Test): (options?: WindowOptions) => Promise<BrowserContext> {
  let running: Promise<Browser> | null = null;
  test.after(async () => {
    await (await running)?.close();
  });
  return async ({ offlineReady = false, touch = false, ...options } = {}) => {
    running ??= chromium.launch({ executablePath: programOf('chromium'), args: quietChromium });
    const browser = await running;
    const serviceWorkers = offlineReady ? 'allow' : 'block';
    const context = await browser.newContext({ ...windowOptions(options), hasTouch: touch, serviceWorkers });
    return prepared(context);
  };
}

function programOf(browser: BrowserName): string {
  const program = findBrowser(browser);
  if (!program) throw new Error(`${browser} is not installed`);
  return program;
}

function windowOptions({
  viewport = { width: 390, height: 844 },
  locale = 'en-US',
  colorScheme = 'dark',
  reducedMotion = 'no-preference',
}: OpenOptions) {
  return { viewport, locale, colorScheme, reducedMotion };
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  // What translates the tests puts this call into functions; those sent to a page need it there.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

/** The app, opened and past its first paint; with `offlineReady` also safe to use without the server. */
export async function openApp(
  context: BrowserContext,
  url: string,
  { offlineReady = false } = {},
): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForSelector('nav');
  if (offlineReady) await waitUntilOfflineReady(page);
  return page;
}

export interface VisitOptions extends OpenOptions {
  /** Runs in every page before anything of the app does. */
  readonly script?: string;
  readonly offlineReady?: boolean;
}

/** For a suite's tests to open the app as nobody has before, or in a browser of its own where one is asked for. */
export function visitsTo(host: StaticHost, test: Test): (options?: VisitOptions) => Promise<Page> {
  const opened: BrowserContext[] = [];
  const openWindow = windowsFor(test);
  test.after.each(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  return async ({ script = '', offlineReady = false, ...options } = {}) => {
    const needsItsOwn = options.browser ?? options.profile ?? options.camera;
    const context = await (needsItsOwn ? openBrowser(options) : openWindow({ ...options, offlineReady }));
    opened.push(context);
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ content: script });
    return openApp(context, host.url, { offlineReady });
  };
}

export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** All that goes wrong in this browser from now on, in words. */
export function watchTrouble(context: BrowserContext): readonly string[] {
  const trouble: string[] = [];
  context.on('weberror', (report) => trouble.push(`thrown: ${report.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => trouble.push(`${request.failure()?.errorText}: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** Which languages' letters of the app's own typeface are there; throws when one could not be had. */
export async function loadedLetters(page: Page): Promise<readonly ('latin' | 'cyrillic')[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].map(({ status, unicodeRange }) => ({
      status,
      letters: /U\+0?4/i.test(unicodeRange) ? ('cyrillic' as const) : ('latin' as const),
    }));
    const failed = faces.filter(({ status }) => status === 'error');
    if (failed.length > 0) throw new Error(`no letters: ${failed.map(({ letters }) => letters).join(', ')}`);
    return faces.filter(({ status }) => status === 'loaded').map(({ letters }) => letters);
  });
}
