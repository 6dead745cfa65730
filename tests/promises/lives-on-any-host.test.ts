// starts first
/** The built app works on any host: below a path, with missing or wrong headers, and over HTTP/2. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { SECURITY_HEADERS } from '../../scripts/build/security-headers';
import { catalog } from '../../src/content/planes/catalog';
import { en } from '../../src/i18n/en';
import { openApp, openBrowser, watchErrors } from '../support/browser/browser';
import { makeCertificate } from '../support/browser/certificate';
import { makeNextVersion, NEXT_VERSION, versionOf } from '../support/browser/next-version';
import {
  builtApp,
  contentTypes,
  defaultHeaders,
  type HostOptions,
  hostApp,
  type StaticHost,
} from '../support/browser/serve';
import {
  letFirstPlayerBegin,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { TIMEOUT, until } from '../support/wait-until';

const PATH = '/planar/table/';
const SHARED = JSON.stringify({ kind: 'planar-deck', version: 1, name: 'Friday', cards: [catalog[0]?.id] });
const LIFE_TOTALS = [19, 20, 20, 20];

const test = suite('lives on any host');

let nextVersionFolder = '';
const folders: string[] = [];

test.before(async () => {
  nextVersionFolder = await makeNextVersion();
  folders.push(nextVersionFolder);
});

test.after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

test('every file has a common type, and only hashed names may be cached for a year', async () => {
  const entries = await readdir(builtApp, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    assert.ok(extname(name) in contentTypes, name);
    if (basename(parentPath) === 'assets') assert.match(name, /-[\w-]{7,8}\.\w+$/);
  }
});

test('under a path: it installs, restarts without the server, and receives shared files', () =>
  onHost({ path: PATH }, async ({ host, open }) => {
    const requestedAddresses: string[] = [];
    const first = await open();
    first.on('request', (request) => requestedAddresses.push(request.url()));
    const page = await openApp(first, host.url, { withOfflineFiles: true });
    assert.equal(await workerOf(page), { scope: host.url, script: `${host.url}service-worker.js` });
    assert.equal(await addressesForInstalling(page), {
      id: host.url,
      start: host.url,
      scope: host.url,
      share: `${host.url}receive`,
      files: [host.url],
      errors: [],
    });
    await beginGame(page);
    assert.equal(
      requestedAddresses.filter((address) => !address.startsWith(host.url)),
      [],
    );

    host.stop();
    await restartInGame(await open(), host);
    const reopenedContext = await open();
    const settings = await openApp(reopenedContext, `${host.url}#/settings`);
    await settings.getByText(en.settings.offlineStates.ready).waitFor();
    await settings.goto(`${host.url}some/lost/link`);
    await settings.waitForURL(host.url);
    await share(reopenedContext, host);
  }));

test('with everything cached for a year: a new version still arrives, and works without the server', () =>
  onHost({ path: PATH, headers: yearLongCacheHeaders }, async ({ host, open }) => {
    await beginGame(await openApp(await open(), host.url, { withOfflineFiles: true }));
    host.serve(nextVersionFolder);
    const page = await openApp(await open(), host.url);
    await takeUpdate(page);
    assert.is(await versionOf(page), NEXT_VERSION);
    host.stop();
    const offline = await restartInGame(await open(), host);
    assert.is(await versionOf(offline), NEXT_VERSION);
  }));

test('while a new version is being copied, the old one stays complete', () =>
  onHost({ sendsPageForMissing: true }, async ({ host, open }) => {
    await beginGame(await openApp(await open(), host.url, { withOfflineFiles: true }));
    const page = await openApp(await open(), host.url);
    const copyWithOldPage = await copyNextVersion();
    await cp(join(builtApp, 'index.html'), join(copyWithOldPage, 'index.html'));
    const copyWithoutScript = await copyNextVersion();
    const [script = ''] = (await readdir(join(nextVersionFolder, 'assets'))).filter((file) =>
      file.endsWith('-next.js'),
    );
    await rm(join(copyWithoutScript, 'assets', script));
    for (const [halfCopy, errors] of [
      [copyWithOldPage, 'the page of the old version was put together with files of the new one'],
      [copyWithoutScript, 'the page was taken for the script that had not come yet'],
    ] as const) {
      host.serve(halfCopy);
      assert.is(await isUpdateDiscarded(page), true, errors);
    }
    host.serve(nextVersionFolder);
    assert.is(await isUpdateDiscarded(page), false);
    await takeUpdate(page);
    host.stop();
    assert.is(await versionOf(await restartInGame(await open(), host)), NEXT_VERSION);
  }));

test('on a host that declares only the type of scripts, and may send other files to other browsers', () =>
  onHost({ headers: carelessHeaders }, async ({ host, open }) => {
    await beginGame(await openApp(await open(), host.url, { withOfflineFiles: true }));
    host.stop();
    await restartInGame(await open(), host);
  }));

test('over HTTP/2, everything on one connection', () =>
  onHost({ certificate: makeCertificate() }, async ({ host, open }) => {
    const page = await openApp(await open(), host.url, { withOfflineFiles: true });
    assert.equal(await protocolsOf(page), ['h2']);
    await beginGame(page);
    host.stop();
    await restartInGame(await open(), host);
  }));

test('with every security header: nothing is missing, and no page can frame it', () =>
  onHost(
    { headers: (file) => ({ ...defaultHeaders(file), ...SECURITY_HEADERS }) },
    async ({ host, open }) => {
      const context = await open();
      const errors = watchErrors(context);
      const page = await openApp(context, host.url, { withOfflineFiles: true });
      await beginGame(page);
      assert.equal(await featuresOf(page), { camera: true, 'screen-wake-lock': true, microphone: false });
      assert.equal(errors, []);

      const foreignPage = await context.newPage();
      await foreignPage.setContent(`<iframe src="${host.url}index.html"></iframe>`);
      await until(() => foreignPage.frames()[1]?.url().startsWith('chrome-error:') ?? false);
    },
  ));

test.run();

interface HostSession {
  readonly host: StaticHost;
  /** Restarts the browser with its stored data. */
  open(): Promise<BrowserContext>;
}

async function onHost(options: HostOptions, use: (visits: HostSession) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'any-host-'));
  const host = await hostApp(builtApp, options);
  let opened: BrowserContext | null = null;
  try {
    await use({
      host,
      async open() {
        await opened?.close();
        const { certificate } = options;
        opened = await openBrowser({ profile, ...(certificate && { certificate }) });
        opened.setDefaultTimeout(TIMEOUT);
        return opened;
      },
    });
  } finally {
    await (opened as BrowserContext | null)?.close();
    host.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function yearLongCacheHeaders(file: string) {
  return { ...defaultHeaders(file), 'cache-control': 'public, max-age=31536000, immutable' };
}

/** A browser may request the same file in other ways, which the header says may be answered differently. */
function carelessHeaders(file: string) {
  const vary = 'Accept, Accept-Encoding, Accept-Language, Origin, Sec-Fetch-Dest';
  return { vary, ...(file.endsWith('.js') && { 'content-type': 'text/javascript' }) };
}

async function copyNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'half-copied-'));
  folders.push(folder);
  await cp(nextVersionFolder, folder, { recursive: true });
  return folder;
}

async function beginGame(page: Page): Promise<void> {
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  await tapLife(page, 0);
  await waitForLife(page, LIFE_TOTALS);
}

/** Restarts in the saved game, continues it, and leaves it unchanged. */
async function restartInGame(context: BrowserContext, host: StaticHost): Promise<Page> {
  const page = await openApp(context, host.url);
  await waitForLife(page, LIFE_TOTALS);
  await page.getByRole('button', { name: en.table.undo }).click();
  await waitForLife(page, [20, 20, 20, 20]);
  await page.getByRole('button', { name: en.table.redo }).click();
  await waitForLife(page, LIFE_TOTALS);
  return page;
}

async function workerOf(page: Page) {
  return page.evaluate(async () => ({
    scope: (await navigator.serviceWorker.ready).scope,
    script: navigator.serviceWorker.controller?.scriptURL,
  }));
}

/** Reads the manifest as the browser does. */
async function addressesForInstalling(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { manifest, url, data = '' } = await devtools.send('Page.getAppManifest');
  const { appId } = await devtools.send('Page.getAppId');
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const { file_handlers: handlers } = JSON.parse(data) as { file_handlers: readonly { action: string }[] };
  return {
    id: appId,
    start: manifest.startUrl,
    scope: manifest.scope,
    share: manifest.shareTarget?.action,
    files: handlers.map(({ action }) => new URL(action, url).href),
    errors: installabilityErrors,
  };
}

/** Shares content as another app does through the phone's share sheet. */
async function share(context: BrowserContext, host: StaticHost): Promise<void> {
  const sender = await context.newPage();
  await sender.setContent(
    `<form method="post" enctype="multipart/form-data" action="${host.url}receive">
      <textarea name="text">${SHARED}</textarea><button>Share</button></form>`,
  );
  await sender.getByRole('button').click();
  await sender.waitForURL(`${host.url}#/receive`);
  await sender.getByRole('article', { name: 'Friday' }).waitFor();
}

async function takeUpdate(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.notices.takeUpdate }).click();
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload';
  });
  await waitForLife(page, LIFE_TOTALS);
}

/** Requests a new version and returns whether it was discarded instead of waiting. */
async function isUpdateDiscarded(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === 'installing') {
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
    }
    return !registration.waiting;
  });
}

async function protocolsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const loads = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    return [...new Set(loads.map((load) => (load as PerformanceResourceTiming).nextHopProtocol))];
  });
}

/** Returns whether the page may use a feature that needs a permission. */
async function featuresOf(page: Page): Promise<Readonly<Record<string, boolean>>> {
  return page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature(name: string): boolean };
    };
    const names = ['camera', 'screen-wake-lock', 'microphone'];
    return Object.fromEntries(names.map((name) => [name, featurePolicy.allowsFeature(name)]));
  });
}
