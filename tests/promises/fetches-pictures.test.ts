/**
 * Downloads pictures from Scryfall on request: states the amount beforehand, continues through pauses,
 * refusals, network loss and restarts, and contacts no server before.
 */
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { hostScryfall, type PictureReply, type ScryfallHost } from '../support/cards/scryfall';
import { PICTURE_HOST } from '../support/cards/scryfall-planes';
import { jpeg } from '../support/pictures/picture-files';
import { storedPictures } from '../support/pictures/stored-pictures';
import { goTo } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const test = suite('fetches pictures');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

let scryfall: ScryfallHost;

/** The approximate size of Scryfall's large pictures. */
const ESTIMATED_PICTURE_BYTES = 150_000;

/** As stored in JPEG: luma, blue and red. */
const redInJpeg = [76, 85, 255];
const blueInJpeg = [29, 255, 107];
/** Stored sideways: the upper edge in reading position is on the left. */
const sidewaysReply = { body: jpeg(2, 4, (x) => (x === 0 ? redInJpeg : blueInJpeg)) };

const failingReplies: Readonly<Record<string, PictureReply>> = {
  jund: { status: 404, type: 'text/html', body: 'not found' },
  naya: { type: 'text/html', body: '<html>a page</html>' },
  esper: { body: sidewaysReply.body.slice(0, 60) },
  grixis: { status: 403, type: 'text/html', body: 'forbidden' },
};

test.before.each(async () => {
  scryfall = await hostScryfall();
  scryfall.picture = (card) => failingReplies[card] ?? sidewaysReply;
});

test.after.each(async () => {
  host.start();
  await scryfall.stop();
});

function open(words: Words, withOfflineFiles: boolean): Promise<Page> {
  return visit({
    withOfflineFiles,
    locale: words === ru ? 'ru-RU' : 'en-US',
    place: '/my-decks',
    prepare: (context) => scryfall.redirect(context),
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates a deck of these cards and opens its page. */
async function makeDeckForDownload(page: Page, cards: string, words: Words): Promise<void> {
  await goTo(page, '/my-decks');
  await page.getByText(words.myDecks.fromText, { exact: true }).click();
  await page.getByLabel(words.myDecks.list).fill(cards);
  await button(page, words.myDecks.createDeck(cards.split('\n').length)).click();
  await button(page, words.myDecks.actions).click();
  await page.getByText(words.downloads.title, { exact: true }).click();
}

test('a deck is downloaded on request, upright; failures are shown with their reasons and retried', async () => {
  const words = ru;
  const page = await open(words, true);
  await makeDeckForDownload(page, 'Tazeem\nBant\nJund\nNaya\nEsper\nGrixis', words);
  const fetchButton = button(page, words.downloads.fetch(6, 6 * ESTIMATED_PICTURE_BYTES));
  await fetchButton.waitFor();
  assert.equal([scryfall.requests, scryfall.fetchedPictures], [[], []]);
  await fetchButton.click();
  await page.getByText(words.downloads.failed(4)).waitFor();
  assert.equal(
    scryfall.requests.map(({ names }) => names.length),
    [6],
  );
  assert.equal(await storedPictures(page), { bant: '32×16 red blue', tazeem: '32×16 red blue' });
  const reasons = {
    Джанд: words.downloads.failures.notThere,
    Найя: words.pictures.failures.notAPicture,
    Эспер: words.pictures.failures.damaged,
    Гриксис: words.downloads.failures.refused,
  };
  for (const [name, reason] of Object.entries(reasons)) {
    assert.equal(await page.getByRole('list', { name: reason }).getByRole('listitem').allTextContents(), [
      name,
    ]);
  }
  // The deck's page and Pictures list failed downloads; a card's page doesn't.
  await goTo(page, '/decks/jund');
  await page.getByText(words.downloads.ofOne, { exact: true }).click();
  await button(page, words.downloads.fetch(1, ESTIMATED_PICTURE_BYTES)).waitFor();
  assert.is(await page.getByText(words.downloads.failed(1)).count(), 0);
  await page.goBack();
  scryfall.picture = () => sidewaysReply;
  await button(page, words.retry).click();
  await page.getByText(words.downloads.allStored).waitFor();
  assert.is(Object.keys(await storedPictures(page)).length, 6);
  assert.is(scryfall.fetchedPictures.length, 10);
  await page.context().setOffline(true);
  host.stop();
  await page.reload();
  await button(page, words.myDecks.actions).click();
  await page.getByText(words.downloads.title, { exact: true }).click();
  await page.getByText(words.downloads.allStored).waitFor();
});

test('interrupted by closing the app, it waits for the user, then continues through a requested pause and a network loss', async () => {
  const words = en;
  const page = await open(words, false);
  await makeDeckForDownload(page, 'Tazeem\nBant\nJund\nNaya\nEsper', words);
  let sent = 0;
  scryfall.picture = () => {
    sent += 1;
    return sent > 2 ? new Promise(() => {}) : sidewaysReply;
  };
  await button(page, words.downloads.fetch(5, 5 * ESTIMATED_PICTURE_BYTES)).click();
  await until(() => sent === 4);
  await until(async () => Object.keys(await storedPictures(page)).length === 2);
  await page.reload();
  await page.getByText(words.downloads.stopReasons.pausedOrClosed).waitFor();
  await page.getByRole('progressbar', { name: words.downloads.title }).waitFor();
  assert.is(scryfall.requests.length, 1);

  await page.clock.install();
  scryfall.picture = () => ({ status: 429, type: 'text/html' });
  await button(page, words.downloads.resume).click();
  await page.getByText(words.downloads.delayed(30)).waitFor();
  assert.is(scryfall.requests.length, 2);
  const fetchedCountBefore = scryfall.fetchedPictures.length;
  await page.clock.runFor(20_000);
  assert.is(scryfall.fetchedPictures.length, fetchedCountBefore);
  await goTo(page, '/');
  await goTo(page, '/pictures');
  scryfall.picture = () => sidewaysReply;
  await page.context().setOffline(true);
  await page.context().route(`${PICTURE_HOST}/**`, (route) => route.abort('internetdisconnected'));
  await page.clock.runFor(11_000);
  await page.getByText(words.downloads.offline).waitFor();
  await page.context().unroute(`${PICTURE_HOST}/**`);
  await scryfall.redirect(page.context());
  await page.context().setOffline(false);
  await page.getByText(words.downloads.ended(5, 0).split(',')[0] ?? '').waitFor();
  assert.is(Object.keys(await storedPictures(page)).length, 5);
  await button(page, words.dismissReport).click();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
});

test.run();
