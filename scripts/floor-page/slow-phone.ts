/** A phone-sized window in Chromium with a slow processor and, if wanted, a slow line. */
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { programOptions } from '../../tests/support/browser/browser';

export const SLOWDOWN = 4;
/** As in Lighthouse: bytes per second, and milliseconds of round-trip time. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const MAX_WAIT = 60_000;

export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export async function openPhone(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...programOptions('chromium'),
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(MAX_WAIT);
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devtools };
}

export async function slowDownNetwork({ devtools }: SlowPage): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Touches the middle of the element this many times, with a pause after each touch. */
export async function tapRepeatedly(
  { page, devtools }: SlowPage,
  element: string,
  times: number,
  pause: number,
): Promise<void> {
  const box = await page.locator(element).first().boundingBox();
  if (!box) throw new Error('there is nothing to tap');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let time = 0; time < times; time++) {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(pause);
  }
}
