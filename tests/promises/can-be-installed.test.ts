/** Meets what a phone requires before installing the app on its home screen, and starts correctly from there. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { type OpenOptions, openApp, openBrowser } from '../support/browser/browser';
import { builtApp, hostFor } from '../support/browser/serve';
import { fixRandomness, goTo, revealStartingPlane, startGame } from '../support/playing/play';
import { assert, suite } from '../support/suite';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

const test = suite('can be installed');
const host = await hostFor(test);

test('the manifest contains everything a phone needs', async () => {
  const manifest = await readManifest();
  for (const field of ['name', 'short_name', 'description', 'lang'] as const) {
    assert.ok(typeof manifest[field] === 'string' && manifest[field] !== '', field);
  }
  assert.ok(String(manifest.short_name).length <= 12, 'a home screen shows about twelve letters');
  assert.is(manifest.display, 'standalone');
  for (const field of ['theme_color', 'background_color'] as const) {
    assert.match(String(manifest[field]), /^#[0-9a-f]{6}$/i, field);
  }
  assert.ok(!manifest.prefer_related_applications);
});

test('the app works at any path: every address in the manifest is relative and stays in scope', async () => {
  const { start_url, scope, icons } = await readManifest();
  const home = new URL('https://host.invalid/somebody/planar-table/');
  for (const address of [start_url, scope, ...icons.map(({ src }) => src)]) {
    assert.not.match(String(address), /^(?:[a-z]+:|\/)/i);
    assert.ok(new URL(String(address), home).href.startsWith(home.href), String(address));
  }
});

test('decks and pictures shared with the app or opened with it arrive in it', async () => {
  const { share_target: target, file_handlers: handlers, scope } = await readManifest();
  const home = new URL('https://host.invalid/somebody/planar-table/');
  const { action, method, enctype, params } = target as ShareTarget;
  const [handler] = handlers as readonly { readonly action: string; readonly accept: object }[];
  for (const address of [action, handler?.action]) {
    assert.not.match(String(address), /^(?:[a-z]+:|\/)/i);
    assert.ok(new URL(String(address), home).href.startsWith(new URL(String(scope), home).href));
  }
  assert.equal([method, enctype, params.text], ['POST', 'multipart/form-data', 'text']);
  const [files] = params.files;
  for (const kind of ['.planar-deck', 'text/plain', 'image/*', 'application/zip']) {
    assert.ok(files?.accept.includes(kind), kind);
  }
  assert.equal(handler?.accept, { 'application/vnd.planar-table.deck': ['.planar-deck'] });
});

test('the icons exist, have the declared sizes, and cover what phones require', async () => {
  const { icons } = await readManifest();
  for (const { src, sizes, type } of icons) {
    const response = await fetch(new URL(src, host.url));
    assert.is(response.status, 200, src);
    assert.is(response.headers.get('content-type'), type, src);
    const body = Buffer.from(await response.arrayBuffer());
    if (type === 'image/png') assert.is(pixelSizeOf(body), sizes, src);
    else assert.ok(sizes === 'any' && body.toString().includes('<svg'), src);
  }
  const hasIcon = (sizes: string, purpose: string) =>
    icons.some((icon) => icon.sizes === sizes && (icon.purpose ?? 'any').split(' ').includes(purpose));
  assert.ok(hasIcon('192x192', 'any') && hasIcon('512x512', 'any') && hasIcon('512x512', 'maskable'));
});

test('an iPhone finds its icon', async () => {
  const page = await readFile(join(builtApp, 'index.html'), 'utf8');
  const [, icon = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  assert.is(pixelSizeOf(await readFile(join(builtApp, icon))), '180x180');
});

test('the browser reports no obstacle to installing', () =>
  inOwnProfile(async (open) => {
    const context = await open();
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    assert.equal(installabilityErrors, []);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    assert.equal(errors, []);
    assert.equal(JSON.parse(data ?? ''), await readManifest());
  }));

test('the service worker controls the page at the first visit and everything in its scope', () =>
  inOwnProfile(async (open) => {
    const page = await openApp(await open(), host.url, { withOfflineFiles: true });
    const worker = await page.evaluate(async () => ({
      scope: (await navigator.serviceWorker.ready).scope,
      script: navigator.serviceWorker.controller?.scriptURL,
    }));
    assert.equal(worker, { scope: host.url, script: `${host.url}service-worker.js` });
  }));

test('a cold start into a game shifts nothing after the first paint', () =>
  inOwnProfile(async (open) => {
    const visit = await open();
    const page = await openApp(visit, host.url, { withOfflineFiles: true });
    await startGame(page);
    await revealStartingPlane(page);
    await page.locator('[data-hint]').waitFor();
    await visit.close();

    const start = await open();
    await start.addInitScript(recordShifts);
    for (const [address, isHintDismissed] of [
      ['', false],
      ['#/life', false],
      ['#/life', true],
    ] as const) {
      const resumed = await start.newPage();
      await resumed.goto(host.url + address);
      await resumed
        .locator('main [data-card] h2')
        .filter({ hasText: /\S/ })
        .first()
        .waitFor({ state: 'attached' });
      await resumed.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const shifts = await resumed.evaluate(shiftsWhenIdle);
      assert.equal(shifts, [], `at /${address}`);
      assert.is(await resumed.locator('[data-hint]').count(), isHintDismissed ? 0 : 1);
      // The next start is at the view that was left; only what was seen there is known then.
      await goTo(resumed, '/life');
      await resumed.locator('[data-life]').first().waitFor();
      await resumed.evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
      );
      const gotIt = resumed.getByRole('button', { name: en.hints.gotIt });
      if (address === '#/life' && !isHintDismissed) await gotIt.click();
    }
  }));

test('a file that comes late at a cold start shifts nothing', () =>
  inOwnProfile(async (open) => {
    const visit = await open({ withOfflineFiles: false });
    const page = await openApp(visit, host.url);
    await startGame(page);
    await revealStartingPlane(page);
    await page.locator('[data-hint]').waitFor();
    await visit.close();

    const start = await open({ withOfflineFiles: false });
    await start.addInitScript(recordShifts);
    for (const lateChunk of ['catalog', 'open-storage', 'services', 'painting', 'remaining']) {
      const resumed = await start.newPage();
      const requested: string[] = [];
      await resumed.route(new RegExp(`/${lateChunk}-|-${lateChunk}-`), async (route) => {
        requested.push(route.request().url());
        await new Promise((done) => setTimeout(done, 700));
        await route.continue();
      });
      await resumed.goto(host.url);
      await resumed.locator('main [data-card] h2').filter({ hasText: /\S/ }).first().waitFor();
      await resumed.locator('[data-hint]').waitFor();
      assert.equal(await resumed.evaluate(shiftsWhenIdle), [], `${lateChunk} is late`);
      assert.is.not(requested.length, 0, lateChunk);
      await resumed.close();
    }
  }));

test.run();

function recordShifts(): void {
  const page = window as unknown as { shifts: { by: number; what: string[] }[] };
  page.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      page.shifts.push({
        by: entry.value,
        what: entry.sources.map(({ node }) => (node as Element | null)?.textContent?.slice(0, 40) ?? ''),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // What loads behind the life totals must not move them either if a tap comes first.
  const tapAtFirstSight = () => {
    const lifeButton = document.querySelector<HTMLElement>('[data-player="0"] [data-change="-1"]');
    if (lifeButton) lifeButton.click();
    else requestAnimationFrame(tapAtFirstSight);
  };
  if (location.hash === '#/life') tapAtFirstSight();
}

async function shiftsWhenIdle(): Promise<unknown> {
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return (window as unknown as { shifts: unknown[] }).shifts;
}

interface ShareTarget {
  readonly action: string;
  readonly method: string;
  readonly enctype: string;
  readonly params: {
    readonly text: string;
    readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[];
  };
}

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: unknown }[];
}

async function readManifest(): Promise<
  Record<string, unknown> & { readonly icons: readonly ManifestIcon[] }
> {
  const page = await (await fetch(host.url)).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
  const response = await fetch(new URL(address, host.url));
  assert.is(response.status, 200);
  return response.json();
}

/** Reads width and height from a PNG's first chunk. */
function pixelSizeOf(png: Buffer): string {
  assert.is(png.subarray(1, 4).toString(), 'PNG');
  assert.is(png.subarray(12, 16).toString(), 'IHDR');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

async function inOwnProfile(
  use: (open: (options?: OpenOptions) => Promise<BrowserContext>) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'installed-'));
  let context: BrowserContext | null = null;
  try {
    await use(async (options) => {
      context = await openBrowser({ ...options, profile });
      await fixRandomness(context);
      return context;
    });
  } finally {
    await (context as BrowserContext | null)?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
