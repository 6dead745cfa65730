/**
 * On an iPhone the app suggests installing before anything is stored, its data persists, and it reports the
 * phone's restrictions.
 */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { type DeviceRequests, iphoneVisitOptions, requestsOf } from '../support/browser/iphone';
import { hostFor } from '../support/browser/serve';
import { goTo, openFromMenu, startGame } from '../support/playing/play';
import { ensureLanguage } from '../support/playing/tour';
import { violationsAfterInjectingAxe } from '../support/screens/inspections';
import { type Row, readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('kept on iPhones');
const visit = appOpenerFor(await hostFor(test), test);

for (const [words, language] of [
  [en, 'English'],
  [ru, 'Russian'],
] as const) {
  skipUnlessThorough(test, words !== ru)(
    `before the first game the app explains how to install it, until dismissed, in ${language}`,
    async () => {
      const page = await visit(iphoneVisitOptions());
      await ensureLanguage(page, words);
      const hint = page.getByRole('region', { name: words.homeScreen.title });
      await hint.getByText(words.homeScreen.add).waitFor();
      await hint.getByText(words.homeScreen.ownStorage).waitFor();
      assert.ok(await hint.locator('p svg').isVisible(), 'a picture of the share symbol');
      assert.equal(await violationsAfterInjectingAxe(page), []);
      await hint.getByRole('button', { name: words.homeScreen.dismiss }).tap();
      await hint.waitFor({ state: 'detached' });
      await until(async () => (await storedSettings(page)).isInstallHintSeen === true);
      await page.reload();
      await page.getByRole('button', { name: words.newGame.start }).waitFor();
      assert.is(await hint.count(), 0);

      // It stays in the settings.
      await goToSettings(page, words);
      await page.getByText(words.homeScreen.add).waitFor();
      assert.equal(await violationsAfterInjectingAxe(page), []);
    },
  );

  skipUnlessThorough(test, words !== en)(
    `once installed, it does not mention installing in ${language}`,
    async () => {
      const page = await visit(iphoneVisitOptions({ isInstalled: true }));
      await ensureLanguage(page, words);
      await page.getByRole('button', { name: words.newGame.start }).waitFor();
      assert.is(await page.getByText(words.homeScreen.add).count(), 0);
      await goToSettings(page, words);
      await page.getByText(words.storage.installed).waitFor();
      assert.is(await page.getByText(words.homeScreen.add).count(), 0);
    },
  );

  skipUnlessThorough(test, words !== ru)(
    `the settings say how safe the data is, and that the screen may turn off, in ${language}`,
    async () => {
      for (const [keeps, state] of [
        [true, 'kept'],
        [false, 'removable'],
        [null, 'unknown'],
      ] as const) {
        const page = await visit(
          iphoneVisitOptions({ keeps, screenLock: state === 'unknown' ? 'unsupported' : 'refused' }),
        );
        await ensureLanguage(page, words);
        await startGame(page, words);
        if (keeps !== null) await until(async () => (await requestsOf(page)).persistRequests.length > 0);
        await goToSettings(page, words);
        await page.getByText(words.storage.persistence[state]).waitFor();
        const keepAwake = page.getByRole('checkbox', { name: words.settings.keepAwake });
        const failure = words.wakeLock[state === 'unknown' ? 'unsupported' : 'refused'];
        await page.getByText(failure).waitFor();
        assert.is(await keepAwake.isDisabled(), state === 'unknown');
        if (state === 'kept') {
          await keepAwake.tap();
          await page.getByText(failure).waitFor({ state: 'detached' });
        }
      }
    },
  );
}

test('nothing shifts on a first visit, although the hint loads separately', async () => {
  const { script = '', ...iphone } = iphoneVisitOptions();
  const page = await visit({
    ...iphone,
    script: `${script}
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });`,
  });
  await page.getByRole('button', { name: en.homeScreen.dismiss }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  assert.equal(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts), []);
});

test('once a game exists, installing is no longer suggested before it', async () => {
  const page = await visit(iphoneVisitOptions());
  await page.getByRole('button', { name: en.homeScreen.dismiss }).waitFor();
  await startGame(page);
  await goTo(page, '/new');
  await page.getByText(en.newGame.kept).waitFor();
  assert.is(await page.getByText(en.homeScreen.add).count(), 0);
});

test('on other phones no hint appears before a game', async () => {
  const page = await visit();
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
  assert.is(await page.getByText(en.homeScreen.add).count(), 0);
});

test('the tap that starts the first game requests persistent storage, once', async () => {
  const page = await visit(iphoneVisitOptions());
  await waitUntilPartsLoaded(page);
  assert.equal((await requestsOf(page)).persistRequests, []);
  await startGame(page);
  assert.equal((await requestsOf(page)).persistRequests, [true]);
  await goTo(page, '/new');
  await page.getByText(en.newGame.kept).waitFor();
  await startGame(page);
  assert.equal((await requestsOf(page)).persistRequests, [true]);
});

test('so does the tap that creates the first deck, or the first card', async () => {
  const deckPage = await visit(iphoneVisitOptions());
  await goTo(deckPage, '/my-decks');
  await deckPage.getByText(en.myDecks.fromText, { exact: true }).tap();
  await deckPage.getByLabel(en.myDecks.list).fill('Naya');
  assert.equal((await requestsOf(deckPage)).persistRequests, []);
  await deckPage.getByRole('button', { name: en.myDecks.createDeck(1) }).tap();
  await until(async () => (await requestsOf(deckPage)).persistRequests.length > 0);
  assert.equal((await requestsOf(deckPage)).persistRequests, [true]);

  const card = await visit(iphoneVisitOptions());
  await goTo(card, '/own-cards');
  await card.getByRole('button', { name: en.customCards.newPlane }).tap();
  await until(async () => (await requestsOf(card)).persistRequests.length > 0);
  assert.equal((await requestsOf(card)).persistRequests, [true]);
});

test('when installed, files are saved through the share sheet, and dismissing it downloads nothing', async () => {
  for (const share of ['shared', 'dismissed'] as const) {
    const page = await visit(iphoneVisitOptions({ isInstalled: true, share }));
    const downloads = watchDownloads(page);
    await saveADeck(page);
    await until(async () => (await requestsOf(page)).shared.length > 0);
    assert.equal((await requestsOf(page)).shared, ['Naya.txt']);
    assert.equal(downloads, []);
    assert.is(await page.getByRole('button', { name: en.fileWaiting.save }).count(), 0);
  }
});

test('a file that takes longer to create than a user gesture lasts is saved by another tap', async () => {
  const page = await visit(iphoneVisitOptions({ isInstalled: true, share: 'late' }));
  const downloads = watchDownloads(page);
  await saveADeck(page);
  const notice = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: en.fileWaiting.ready('Naya.txt') });
  await notice.getByRole('button', { name: en.fileWaiting.save }).tap();
  await notice.waitFor({ state: 'detached' });
  assert.equal((await requestsOf(page)).shared, ['Naya.txt', 'Naya.txt']);
  assert.equal(downloads, []);
});

test('in the browser of an iPhone, which supports downloads, files are downloaded', async () => {
  const page = await visit(iphoneVisitOptions());
  const downloads = watchDownloads(page);
  await saveADeck(page);
  await until(async () => downloads.length > 0);
  assert.equal([downloads, (await requestsOf(page)).shared], [['Naya.txt'], []]);
});

test('a clock with sound prepares its sound at the first tap after a cold start', async () => {
  const page = await visit(iphoneVisitOptions());
  await startGame(page);
  await openFromMenu(page, en.clock.menuNote);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(en.clock.show).check();
  await sheet.getByRole('radio', { name: en.clock.limits.turn }).check();
  await sheet.getByLabel(en.clock.sound).check();
  await until(async () => (await soundsOf(page))[0] === 'running');
  await page.keyboard.press('Escape');
  await page.reload();
  await waitUntilPartsLoaded(page);
  assert.equal(await soundsOf(page), [], 'browsers complain of sounds before a tap');
  await until(async () => {
    await page.getByRole('button', { name: en.table.menu }).tap();
    await page.keyboard.press('Escape');
    return (await soundsOf(page)).join() === 'running';
  });
});

test('the browser’s bars follow the selected theme from the first paint', async () => {
  const page = await visit({ ...iphoneVisitOptions(), colorScheme: 'light' });
  const themeNow = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const { backgroundColor } = getComputedStyle(document.body);
      return {
        around: metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content),
        page: backgroundColor,
        schemes: getComputedStyle(document.documentElement).colorScheme.split(' ').sort(),
      };
    });
  const day = { around: ['#f1e9d8'], page: 'rgb(241, 233, 216)' };
  const night = { around: ['#0a0c16'], page: 'rgb(10, 12, 22)' };
  assert.equal(await themeNow(), { ...day, schemes: ['dark', 'light'] });
  await goToSettings(page, en);
  await page.getByRole('radio', { name: en.settings.themes.dark }).check();
  assert.equal(await themeNow(), { ...night, schemes: ['dark'] });
  await page.context().addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('nav')) seen.push(document.documentElement.dataset.theme ?? 'phone');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.getByRole('heading', { name: en.places.settings, exact: true }).waitFor();
  assert.equal(await themeNow(), { ...night, schemes: ['dark'] });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  assert.ok(seen.length > 0 && seen.every((theme) => theme === 'dark'), seen.join());
  const theme = page.getByRole('group', { name: en.settings.theme, exact: true });
  await theme.getByRole('radio', { name: en.settings.themes.phone }).check();
  assert.equal(await themeNow(), { ...day, schemes: ['dark', 'light'] });
});

test.run();

async function goToSettings(page: Page, words: Words): Promise<void> {
  await goTo(page, '/settings');
  await page.getByRole('heading', { name: words.places.settings, exact: true }).waitFor();
}

/** Waits until the code that asks the phone has loaded after the first paint and has run. */
async function waitUntilPartsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/screens-/.test(name)),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done))));
}

async function storedSettings(page: Page): Promise<Row> {
  const row = (await readRows(page)).settings.find(({ key }) => key === 'settings');
  return (row?.value ?? {}) as Row;
}

async function saveADeck(page: Page): Promise<void> {
  await goTo(page, '/my-decks');
  await page.getByText(en.myDecks.fromText, { exact: true }).tap();
  await page.getByLabel(en.myDecks.list).fill('Naya');
  await page.getByRole('button', { name: en.myDecks.createDeck(1) }).tap();
  await page.getByLabel(en.myDecks.name).fill('Naya');
  await page.getByRole('button', { name: en.myDecks.actions }).tap();
  await page.getByRole('button', { name: en.myDecks.saveText }).tap();
}

function watchDownloads(page: Page): readonly string[] {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  return downloads;
}

async function soundsOf(page: Page): Promise<DeviceRequests['sounds']> {
  return (await requestsOf(page)).sounds;
}
