// runs alone
/** WebKit's databases run in a separate process, which iOS may end independently of the app: no data is lost. */
import { amount } from '../../src/i18n/amount';
import { en } from '../../src/i18n/en';
import type { Life } from '../../src/rules/life/life';
import type { SavedGame } from '../../src/storage/game/game-rows';
import { waitUntilLoaded } from '../support/browser/loaded-files';
import { hostFor } from '../support/browser/serve';
import { png } from '../support/pictures/picture-files';
import { tourRandomnessScript } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';
import { button, bySelector, field, text } from '../support/webkit/find';
import { lifeButton, startGame, textsOf, waitForLife } from '../support/webkit/play';
import { webkitFor } from '../support/webkit/webkit';
import type { WebKitPage } from '../support/webkit/webkit-page';

const LOSSES = 3;
const TAPS = 60;
const TAP_INTERVAL = 10;
/** Milliseconds without a loaded file, after which none is pending. */
const QUIET_TIME = 500;

const test = suite('outlives a lost database server');
const { webkitTest, newBrowser } = webkitFor(test);
const host = await hostFor(test);
test.after.each(async () => {
  host.stop();
  host.start();
});

webkitTest('WebKit: taps before, during and after the loss survive a reload', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript });
  const page = await browser.startPiped();
  await openLife(page);
  for (let loss = 1; loss <= LOSSES; loss++) {
    const tapping = tapAgainAndAgain(page);
    await until(async () => (await textsOf(page, '[data-life]'))[0] !== amount(20 - TAPS * (loss - 1)));
    await browser.loseNetworkProcess();
    await tapping;
    await stored(page, [20 - TAPS * loss, 19 + loss, 20, 20]);
    await browser.loseNetworkProcess();
    await page.tap(lifeButton(1, 1));
    await waitForLife(page, [20 - TAPS * loss, 20 + loss, 20, 20]);
    await stored(page, [20 - TAPS * loss, 20 + loss, 20, 20]);
    assert.not.ok(await page.isShown(button(en.retry)));
  }
  await page.reload();
  await waitForLife(page, [20 - TAPS * LOSSES, 20 + LOSSES, 20, 20]);
});

webkitTest('WebKit: the same without a network, and the app opens again without one', async () => {
  const browser = await newBrowser({ script: tourRandomnessScript });
  const page = await browser.startPiped();
  await openLife(page);
  await waitUntilWorkerActive(page);
  host.stop();
  await browser.loseNetworkProcess();
  await page.tap(lifeButton(0, -1));
  await stored(page, [19, 20, 20, 20]);
  await page.reload();
  await waitForLife(page, [19, 20, 20, 20]);
});

webkitTest(
  'WebKit: while the databases are unavailable the app says so, and “Try again” saves later',
  async () => {
    const browser = await newBrowser({ script: tourRandomnessScript });
    const page = await browser.startPiped();
    await openLife(page);
    await page.evaluate(() => {
      // Each frame is the page itself, whose databases stay lost.
      const frame = HTMLIFrameElement.prototype;
      const real = Object.getOwnPropertyDescriptor(frame, 'contentWindow') ?? {};
      Object.defineProperty(frame, 'contentWindow', { get: () => window, configurable: true });
      addEventListener('mend', () => Object.defineProperty(frame, 'contentWindow', real));
    });
    await browser.loseNetworkProcess();
    await page.tap(lifeButton(0, -1));
    await page.waitFor(text(en.notices.unsavedBroken));
    await page.tap(lifeButton(0, -1));
    // The app retries every few seconds: no retry occurs between the end of the failure and the button.
    await page.evaluate((retry) => {
      dispatchEvent(new Event('mend'));
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === retry)?.click();
    }, en.retry);
    await page.waitUntilGone(text(en.notices.unsavedBroken));
    await page.reload();
    await waitForLife(page, [18, 20, 20, 20]);
  },
);

webkitTest('WebKit: decks, custom cards and pictures can be viewed and changed again', async () => {
  const browser = await newBrowser({ reducedMotion: 'reduce' });
  const page = await browser.startPiped();
  await page.open(`${host.url}#/pictures`);
  await page.waitFor(field(en.pictures.choose));
  await waitUntilWorkerActive(page);
  // A file that is still on its way would be lost with the process.
  await waitUntilLoaded(page, QUIET_TIME);
  await chooseFile(page, 'Tazeem.png');
  await page.waitFor(text(en.pictures.added(1)));
  await goTo(page, '#/my-decks');
  await page.tap(button(en.myDecks.makeEmpty));
  await page.waitFor(field(en.myDecks.name));
  await type(page, en.myDecks.name, 'Deck 1');

  await browser.loseNetworkProcess();
  await goTo(page, '#/decks/tazeem');
  await page.waitFor(bySelector('[data-picture="tazeem"]'));
  await goTo(page, '#/my-decks');
  // The list moves the button down as it appears.
  await page.waitFor(bySelector('[href^="#/my-decks/"]'));
  await page.tap(button(en.myDecks.makeEmpty));
  await page.waitFor(field(en.myDecks.name));
  await type(page, en.myDecks.name, 'Deck 2');
  await browser.loseNetworkProcess();
  await goTo(page, '#/pictures');
  await page.waitFor(field(en.pictures.choose));
  await chooseFile(page, 'Naya.png');
  await page.waitFor(text(en.pictures.added(2)));
  await goTo(page, '#/own-cards');
  await browser.loseNetworkProcess();
  await page.tap(button(en.customCards.newPlane));
  await page.waitFor(field(en.customCards.name));

  // The first read may meet the lost server too.
  const storedCards = () => rowsIn(page, 'planar-table-own-cards', 'cards').catch(() => []);
  await until(async () => (await storedCards()).length === 1);
  await page.reload();
  await page.waitFor(field(en.customCards.name));
  for (const card of ['tazeem', 'naya']) {
    await goTo(page, `#/decks/${card}`);
    await page.waitFor(bySelector(`[data-picture="${card}"]`));
  }
  await goTo(page, '#/my-decks');
  await until(async () => (await textsOf(page, '[href^="#/my-decks/"]')).length === 2);
});

test.run();

async function openLife(page: WebKitPage): Promise<void> {
  await page.open(host.url);
  await startGame(page, en, en.player(1));
  await page.tap(button(en.table.toLife));
  await page.waitFor(button(en.table.toPlane));
}

/** Taps down the first player's life in the page itself, independently of other actions. */
async function tapAgainAndAgain(page: WebKitPage): Promise<void> {
  await page.evaluate(
    async ([taps, pause]) => {
      for (let tap = 0; tap < taps; tap++) {
        document.querySelector<HTMLElement>('[data-player="0"] [data-change="-1"]')?.click();
        await new Promise((resume) => setTimeout(resume, pause));
      }
    },
    [TAPS, TAP_INTERVAL] as const,
  );
}

/** Waits until these life totals are in the database. */
async function stored(page: WebKitPage, lifeTotals: readonly Life[]): Promise<void> {
  let found: readonly Life[] = [];
  await until(
    async () => {
      // A database server that was just lost may answer with an error.
      const [game] = await rowsIn(page, 'planar-table', 'games').catch(() => []);
      if (!game) return false;
      found = (game as SavedGame).table.totals.map(({ life }) => life);
      return `${found}` === `${lifeTotals}`;
    },
    () => `${found} are stored instead of ${lifeTotals}`,
  );
}

/** Reads the rows of a store, bypassing the app. */
function rowsIn(page: WebKitPage, database: string, store: string): Promise<readonly unknown[]> {
  return page.evaluate(
    async ([name, storeName]) => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      try {
        const answer = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((done, fail) => {
            request.onsuccess = () => done(request.result);
            request.onerror = () => fail(request.error);
          });
        const opened = await answer((frame.contentWindow ?? window).indexedDB.open(name));
        const rows = await answer(opened.transaction(storeName).objectStore(storeName).getAll());
        opened.close();
        return rows;
      } finally {
        frame.remove();
      }
    },
    [database, store] as const,
  );
}

/** Waits until the worker responds in place of the server: a worker still being activated is lost with the process. */
async function waitUntilWorkerActive(page: WebKitPage): Promise<void> {
  await until(() =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'),
  );
}

async function goTo(page: WebKitPage, hash: string): Promise<void> {
  await page.evaluate((path) => {
    location.hash = path;
  }, hash);
}

/** Passes a picture to the app as its file field does. */
/** Elements cannot be passed to this browser, so keys cannot be sent to them. */
async function type(page: WebKitPage, label: string, typedText: string): Promise<void> {
  await page.evaluate(
    ([name, typed]) => {
      const input = [...document.querySelectorAll('input')].find((field) => field.ariaLabel === name);
      if (!input) throw new Error(`there is no field ${name}`);
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [label, typedText] as const,
  );
}

async function chooseFile(page: WebKitPage, name: string): Promise<void> {
  // Files made by the page are kept by the process that was lost.
  await until(() => page.evaluate(() => new Blob(['x']).text().then(Boolean, () => false)));
  const bytes = [...png(30, 20, () => [255, 0, 0])];
  await page.evaluate(
    ([file, content]) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
      if (!input) throw new Error('there is no field for files');
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(content)], file, { type: 'image/png' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, bytes] as const,
  );
}
