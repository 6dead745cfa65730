/** A whole session sends requests only to the app's own address, and the page cannot send any elsewhere. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser, watchErrors, windowOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { SCRYFALL } from '../support/cards/scryfall';
import { PICTURE_HOST } from '../support/cards/scryfall-planes';
import {
  changeLanguage,
  enterRoll,
  fixRandomness,
  goToPlace,
  openFromMenu,
  openMenu,
  readLog,
  resolvePendingSteps,
  revealStartingPlane,
  rollButton,
  startGame,
  walkToPhenomenon,
} from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

/** No server responds there, and no request may be sent to it. */
const elsewhere = 'https://elsewhere.invalid';

const test = suite('nothing leaves the phone');
const host = await hostFor(test);
const openWindow = windowOpenerFor(test);

test('a session through every feature sends requests only to the app itself', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'session-'));
  const requestedAddresses: string[] = [];
  let workerRequestCount = 0;
  const violations: string[] = [];
  const errors: (readonly string[])[] = [];
  const open = async () => {
    const context = await openBrowser({ profile, reducedMotion: 'reduce' });
    await fixRandomness(context);
    errors.push(watchErrors(context));
    context.on('request', (request) => {
      requestedAddresses.push(request.url());
      if (request.serviceWorker()) workerRequestCount += 1;
    });
    await recordViolations(context, violations);
    return context;
  };
  let context = await open();
  try {
    const page = await openApp(context, host.url, { withOfflineFiles: true });
    await useEverything(page, en);
    await changeLanguage(page, en, ru);
    await useEverything(page, ru);
    await visitEveryScreen(page, ru);
    await context.close();
    // The service worker handles the second start.
    context = await open();
    await visitEveryScreen(await openApp(context, host.url), ru);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  assert.equal(foreignAddresses(requestedAddresses), []);
  assert.ok(requestedAddresses.length > 20, `only ${requestedAddresses.length} requests were seen`);
  assert.ok(workerRequestCount > 5, `only ${workerRequestCount} requests of the service worker were seen`);
  assert.equal(violations, []);
  assert.equal(errors.flat(), []);
});

test('the policy permits only Scryfall for card data and pictures, and nothing unsafe', async () => {
  const page = await (await fetch(host.url)).text();
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const policy = new Map(
    content
      .replaceAll('&#39;', "'")
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  assert.ok(
    page.indexOf('Content-Security-Policy') < page.search(/<(?:script|link)/),
    'the policy comes first',
  );
  assert.equal(policy.get('default-src'), ["'none'"]);
  for (const name of ['base-uri', 'form-action']) assert.equal(policy.get(name), ["'none'"], name);
  for (const [name, sources] of policy) {
    for (const source of sources) {
      const isAllowed =
        ["'none'", "'self'"].includes(source) ||
        (name === 'img-src' && source === 'blob:') ||
        (name === 'connect-src' && [SCRYFALL, PICTURE_HOST].includes(source));
      assert.ok(isAllowed, `${name} ${source}`);
    }
  }
  assert.not.match(page, /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
});

let attackedApp: Awaited<ReturnType<typeof openAttackedApp>> | null = null;

for (const [description, directive, attempt] of [
  [
    'an inline script',
    'script-src-elem',
    async (page: Page) => {
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        document.head.append(script);
      });
    },
  ],
  [
    'an inline handler',
    'script-src-attr',
    async (page: Page) => {
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.hasRun = true');
        document.body.append(button);
        button.click();
      });
    },
  ],
  [
    'eval',
    'script-src',
    async (page: Page) => {
      // Deferred, so that the page itself is the source: code run by the debugger is exempt.
      await page.evaluate(() => {
        // biome-ignore lint/security/noGlobalEval: this call must be refused
        setTimeout(() => eval('window.hasRun = true'));
      });
    },
  ],
  [
    'new Function',
    'script-src',
    async (page: Page) => {
      await page.evaluate(() => {
        setTimeout(() => new Function('window.hasRun = true')());
      });
    },
  ],
  [
    'a foreign script',
    'script-src-elem',
    async (page: Page) => {
      await page.evaluate((address) => {
        const script = document.createElement('script');
        script.src = `${address}/script.js`;
        document.head.append(script);
      }, elsewhere);
    },
  ],
  [
    'a foreign picture',
    'img-src',
    async (page: Page) => {
      await page.evaluate((address) => {
        new Image().src = `${address}/picture.png`;
      }, elsewhere);
    },
  ],
  [
    'a foreign style sheet',
    'style-src-elem',
    async (page: Page) => {
      await page.evaluate((address) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = `${address}/style.css`;
        document.head.append(link);
      }, elsewhere);
    },
  ],
  [
    'an inline style',
    'style-src-elem',
    async (page: Page) => {
      await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(style);
      });
    },
  ],
  [
    'a call home',
    'connect-src',
    async (page: Page) => {
      await page.evaluate(async (address) => {
        await fetch(address).catch(() => {});
        navigator.sendBeacon(address);
      }, elsewhere);
    },
  ],
  [
    'a frame',
    'frame-src',
    async (page: Page) => {
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      }, elsewhere);
    },
  ],
] as const) {
  test(`${description} is refused`, async () => {
    attackedApp ??= await openAttackedApp();
    const { page, violations, ended } = attackedApp;
    violations.length = 0;
    ended.length = 0;
    await attempt(page);
    const isRefused = () => violations.some((violation) => violation.startsWith(`${directive} `));
    await until(isRefused, () => `nothing refused ${description}: ${violations.join(', ')}`);
    assert.is(await page.evaluate(() => 'hasRun' in window), false);
    assert.equal(foreignAddresses(ended), []);
  });
}

test.run();

/** Opens the app for attempts to get past its policy, and collects what was refused and which requests were sent. */
async function openAttackedApp() {
  const context = await openWindow();
  const violations: string[] = [];
  const ended: string[] = [];
  await recordViolations(context, violations);
  const page = await openApp(context, host.url);
  context.on('requestfinished', (request) => ended.push(request.url()));
  // The browser also reports requests that were never sent: the policy is then the reason.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') ended.push(request.url());
  });
  return { page, violations, ended };
}

function foreignAddresses(addresses: readonly string[]): readonly string[] {
  return addresses.filter((url) => !url.startsWith(host.url) && !/^(?:blob|data):/.test(url));
}

async function recordViolations(context: BrowserContext, into: string[]): Promise<void> {
  await context.exposeBinding('tellViolation', (_source, violation: string) => {
    into.push(violation);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const page = window as unknown as { tellViolation(violation: string): void };
      page.tellViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}

/** Plays a game that uses everything its screens offer. */
async function useEverything(page: Page, words: Words): Promise<void> {
  await page.goto(`${host.url}#/new`);
  await page.getByLabel(words.newGame.name(1)).fill('Анна & <b>Bob</b>');
  await startGame(page, words);
  await revealStartingPlane(page, words);
  await rollButton(page, words).click();
  await page.locator('[data-settled]').waitFor();
  await resolvePendingSteps(page, words);
  await enterRoll(page, 'chaos', words);
  await walkToPhenomenon(page, words);
  await resolvePendingSteps(page, words);
  for (const sides of ['four', 'two', 'one'] as const) {
    await openMenu(page, words);
    await page.getByRole('radio', { name: words.planeView.textFacingNames[sides] }).click();
    await page.getByRole('radio', { name: words.planeView.textFacingNames[sides], checked: true }).waitFor();
    await page.getByRole('button', { name: words.close }).click();
  }
  await openFromMenu(page, words.planarDeck, words);
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('button', { name: words.table.toLife }).click();
  await page.getByRole('button', { name: words.seat.lose(words.player(2)) }).click();
  await page.getByRole('button', { name: words.seat.more(words.player(2)) }).click();
  await page.getByRole('button', { name: words.seatSheet.morePoison }).click();
  await page.getByRole('button', { name: words.close }).click();
  await page.getByRole('button', { name: words.seat.setLife(words.player(3)) }).click();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await page.getByRole('button', { name: words.seatSheet.set, exact: true }).click();
  await page.getByRole('button', { name: words.table.undo }).click();
  await page.getByRole('button', { name: words.table.redo }).click();
  await readLog(page, words);
}

async function visitEveryScreen(page: Page, words: Words): Promise<void> {
  await goToPlace(page, 'decks', words);
  await page.getByRole('link', { name: words.catalog.title }).click();
  await page.getByLabel(words.catalog.search).fill('tunnel');
  await page.locator('a[href="#/decks/interplanar-tunnel"]').click();
  await page.getByRole('heading', { name: words.catalog.printings }).waitFor();
  await page.getByText(words.downloads.ofOne).click();
  await page.getByRole('button', { name: words.downloads.fetch(1, 150_000) }).waitFor();
  await page.goto(`${host.url}#/pictures`);
  await page.getByRole('button', { name: words.downloads.fetch(151, 151 * 150_000) }).waitFor();
  await goToPlace(page, 'settings', words);
  for (const theme of ['light', 'dark', 'phone'] as const) {
    const themeGroup = page.getByRole('group', { name: words.settings.theme });
    await themeGroup.getByRole('radio', { name: words.settings.themes[theme] }).check();
  }
  await page.getByText(words.settings.offlineStates.ready).waitFor();
  await goToPlace(page, 'table', words);
  await openFromMenu(page, words.table.newGame, words);
  await page.getByRole('heading', { name: words.newGame.title }).waitFor();
}
