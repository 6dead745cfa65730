import { type Browser, type BrowserContext, chromium, firefox, type Page } from 'playwright-core';
import type { Test } from 'uvu';
import { findBrowser } from '../../../scripts/test-browsers/browsers.mjs';
import { FONT_PACKAGES, fontEnvironment } from '../../../scripts/test-browsers/test-fonts.mjs';
import { TIMEOUT } from '../wait-until';
import type { Certificate } from './certificate';
import { chromiumFlags } from './chromium-flags';
import { followWindow } from './describe-windows';
import { waitUntilOfflineReady } from './offline-ready';
import type { StaticHost } from './serve';

const fakeCameraFlags = (file: string) => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** Firefox's content processes may otherwise read only the system's font folders. */
const testFontPreferences = { 'security.sandbox.content.read_path_whitelist': FONT_PACKAGES };

export type BrowserName = 'chromium' | 'firefox';

export interface OpenOptions {
  readonly browser?: BrowserName;
  /** A profile folder that can be opened again. */
  readonly profile?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: string;
  readonly colorScheme?: 'dark' | 'light';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly hasTouch?: boolean;
  readonly userAgent?: string;
  /** A Y4M file used as the camera's picture, repeated forever. The permission prompt is unaffected. */
  readonly camera?: string;
  /** The system font, one of `TEST_FAMILIES`. */
  readonly systemFont?: string;
  /** A certificate that Chromium trusts. */
  readonly certificate?: Certificate;
  /**
   * Whether the files for offline use are loaded as on any phone; by default only in a separate browser. Skipping them
   * halves the time of a visit if a test does not need them.
   */
  readonly withOfflineFiles?: boolean;
}

/** Opens a browser with one window. Without a profile folder no data is preserved. */
export async function openBrowser(options: OpenOptions = {}): Promise<BrowserContext> {
  const { browser = 'chromium', profile = '', camera, systemFont, certificate } = options;
  const serviceWorkers = options.withOfflineFiles === false ? ('block' as const) : ('allow' as const);
  const common = { ...programOptions(browser, systemFont), ...windowOptions(options), serviceWorkers };
  const context = await (browser === 'chromium'
    ? chromium.launchPersistentContext(profile, {
        ...common,
        args: [
          ...chromiumFlags,
          ...(camera ? fakeCameraFlags(camera) : []),
          ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : []),
        ],
        hasTouch: options.hasTouch ?? false,
      })
    : firefox.launchPersistentContext(profile, {
        ...common,
        channel: 'moz-firefox',
        firefoxUserPrefs: testFontPreferences,
      }));
  return prepareContext(context);
}

/** Options that require a separate browser. */
type OwnBrowserOptions = 'browser' | 'profile' | 'camera' | 'systemFont' | 'certificate';

export type WindowOptions = Omit<OpenOptions, OwnBrowserOptions>;

/** Returns a function that opens isolated windows in one headless shell, which is closed after the suite. */
export function windowOpenerFor(test: Test): (options?: WindowOptions) => Promise<BrowserContext> {
  let running: Promise<Browser> | null = null;
  test.after(async () => {
    await (await running)?.close();
  });
  return async ({ withOfflineFiles = false, hasTouch = false, ...options } = {}) => {
    running ??= chromium.launch({ ...programOptions('headlessShell'), args: [...chromiumFlags] });
    const browser = await running;
    const serviceWorkers = withOfflineFiles ? 'allow' : 'block';
    const context = await browser.newContext({ ...windowOptions(options), hasTouch, serviceWorkers });
    return prepareContext(context);
  };
}

/** Returns the options for the installed browser, which sees only the fonts of this project. */
export function programOptions(browser: BrowserName | 'headlessShell', systemFont?: string) {
  const executablePath = findBrowser(browser);
  if (!executablePath) throw new Error(`${browser} is not installed`);
  return { executablePath, env: { ...process.env, ...fontEnvironment(systemFont) } };
}

function windowOptions({
  viewport = { width: 390, height: 844 },
  locale = 'en-US',
  colorScheme = 'dark',
  reducedMotion = 'reduce',
  userAgent,
}: OpenOptions) {
  return { viewport, locale, colorScheme, reducedMotion, ...(userAgent !== undefined && { userAgent }) };
}

async function prepareContext(context: BrowserContext): Promise<BrowserContext> {
  followWindow(context);
  // The test compiler inserts calls of this function, which does not exist in pages.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

/** Opens the app and waits until it has rendered; with `withOfflineFiles`, also until it works without the server. */
export async function openApp(
  context: BrowserContext,
  url: string,
  { withOfflineFiles = false } = {},
): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url);
  await page.waitForSelector('#app:not([aria-busy]) nav', { state: 'attached' });
  if (withOfflineFiles) await waitUntilOfflineReady(page);
  return page;
}

export interface VisitOptions extends OpenOptions {
  /** Runs in every page before the app. */
  readonly script?: string;
  /** The address of the place to open, such as `/lands`. */
  readonly place?: string;
  /** Runs before the app is opened. */
  readonly prepare?: (context: BrowserContext) => unknown;
}

/** Returns a function that opens the app as on a first visit, in a separate browser if the options need one. */
export function appOpenerFor(host: StaticHost, test: Test): (options?: VisitOptions) => Promise<Page> {
  const opened: BrowserContext[] = [];
  const openWindow = windowOpenerFor(test);
  test.after.each(async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  });
  return async ({ script = '', place, prepare, withOfflineFiles = false, ...options } = {}) => {
    const needsOwnBrowser =
      options.browser ?? options.profile ?? options.camera ?? options.systemFont ?? options.certificate;
    const context = await (needsOwnBrowser
      ? openBrowser({ ...options, withOfflineFiles })
      : openWindow({ ...options, withOfflineFiles }));
    opened.push(context);
    context.setDefaultTimeout(TIMEOUT);
    await context.addInitScript({ content: script });
    await prepare?.(context);
    return openApp(context, place === undefined ? host.url : `${host.url}#${place}`, { withOfflineFiles });
  };
}

/** Collects errors and failed requests of this browser from now on. */
export function watchErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = [];
  context.on('weberror', (report) => errors.push(`thrown: ${report.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  context.on('requestfailed', (request) => errors.push(`${request.failure()?.errorText}: ${request.url()}`));
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** Returns the scripts for which the app's typeface has been loaded; throws if one failed to load. */
export async function loadedAlphabets(page: Page): Promise<readonly ('latin' | 'cyrillic')[]> {
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
