/** The user's own pictures at the table: shown at once, never covering the text, and never too many in memory. */
import type { Page } from 'playwright-core';
import { catalog, factsOf } from '../../src/content/planes/catalog';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { isColorOf, putPictures } from '../support/pictures/drawn-pictures';
import {
  observePlaneswalks,
  pictureCountingScript,
  readPictureCounts,
  waitForDecodedPictures,
} from '../support/playing/planeswalks';
import { goTo, openFromMenu, openMenu, revealStartingPlane, startGame } from '../support/playing/play';
import { stackDeck } from '../support/playing/stacked-deck';
import { assert, suite } from '../support/suite';
import { card } from '../support/tables/tables';

const test = suite('plays with pictures');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

const WALKS = 60;
/** The number of pictures kept ready: the face-up card, and the two possible next ones. */
const DECODED_AHEAD = 3;
const nameOf = (id: string, language: 'en' | 'ru') => factsOf(card(id))?.name[language] ?? id;

/** Starts a game and stacks its deck; these cards have pictures. */
async function begin(words: Words, deck: readonly string[], damaged: readonly string[] = []): Promise<Page> {
  const page = await visit({
    locale: words === ru ? 'ru-RU' : 'en-US',
    reducedMotion: 'reduce',
    script: pictureCountingScript,
    withOfflineFiles: true,
  });
  await startGame(page, words);
  await goTo(page, '/pictures');
  await page.getByText(words.pictures.none).waitFor();
  await putPictures(
    page,
    deck.map((id) => ({ card: id, title: nameOf(id, 'en') })),
    { damaged, longest: 420 },
  );
  await goTo(page, '/');
  await page.getByRole('button', { name: words.table.reveal, exact: true }).waitFor();
  await stackDeck(page, ...deck);
  return page;
}

test('over sixty planeswalks without a network each picture appears at once, and only a few are held', async () => {
  const planes = catalog.filter(({ kind }) => kind === 'plane').map(({ id }) => id);
  const deck = planes.slice(0, 24);
  const page = await begin(en, deck);
  host.stop();
  try {
    await waitForDecodedPictures(page, 1);
    await revealStartingPlane(page);
    await waitForDecodedPictures(page, DECODED_AHEAD);
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    assert.ok(html.includes(`"${deck[0]}"`));
    assert.not.ok(html.includes(`"${deck[1]}"`), 'nothing on the screen tells what comes');
    const observations = await observePlaneswalks(page, { walks: WALKS, decodedAhead: DECODED_AHEAD });
    for (const [index, { card: found, frames, color }] of observations.entries()) {
      const place = (index + 1) % deck.length;
      assert.is(found, deck[place]);
      assert.ok(frames !== null && frames <= 2, `${found} came in frame ${frames}`);
      assert.ok(isColorOf(place, color), `${found} shows ${color.join(' ')}`);
    }
    const { mostBitmaps, bitmaps, mostObjectUrls, objectUrls } = await readPictureCounts(page);
    assert.ok(mostBitmaps <= 5 && bitmaps <= 4, `${mostBitmaps} pictures were held at once`);
    assert.is(mostObjectUrls - objectUrls, 0);
    assert.is(objectUrls, 0);
    await page.getByRole('button', { name: en.table.undo }).click();
    await page.locator(`[data-picture="${deck[(WALKS - 1) % deck.length]}"]`).waitFor();

    // Opened again, the card shows its picture immediately.
    await page.reload();
    await page.locator('[data-picture]').waitFor();
    assert.is((await readPictureCounts(page)).firstView, 'picture');
    await waitForDecodedPictures(page, DECODED_AHEAD);
  } finally {
    host.start();
  }
});

test('the text is one tap away on every side of the table, and always available to screen readers', async () => {
  const page = await begin(ru, ['bant', 'naya', 'jund'], ['naya']);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const name = nameOf('bant', 'ru');
  const abilities = factsOf(card('bant'))?.abilities ?? [];
  await revealStartingPlane(page, ru);
  for (const [sides, pictureCount, texts] of [
    ['one', 1, 1],
    ['two', 2, 2],
    ['four', 2, 4],
  ] as const) {
    await openMenu(page, ru);
    await page.getByRole('radio', { name: ru.planeView.textFacingNames[sides] }).check();
    await page.keyboard.press('Escape');
    const picture = page.locator('[data-picture="bant"]');
    await picture.nth(pictureCount - 1).waitFor();
    assert.is(await picture.count(), pictureCount);
    await waitForDecodedPictures(page, 1);
    assert.ok(await page.getByRole('heading', { name }).isVisible());
    assert.is(await page.getByRole('article').getByRole('listitem').count(), abilities.length);
    // On the picture itself, or by keyboard.
    if (sides === 'one') await picture.click();
    else await button(ru.pictureCard.toText).press('Enter');
    await picture.first().waitFor({ state: 'detached' });
    const headings = page.getByRole('heading', { name, includeHidden: true });
    assert.is(await headings.count(), texts);
    // The focus has gone to what shows the picture again.
    await page.waitForFunction(
      (label) => document.activeElement?.getAttribute('aria-label') === label,
      ru.pictureCard.toPicture,
    );
    await page.keyboard.press('Enter');
    await picture.first().waitFor();
  }

  // A picture that cannot be shown leaves the text and the drawn picture.
  await openFromMenu(page, ru.byHand.planeswalk, ru);
  await page.locator('[data-card="naya"][data-view="text"]').waitFor();
  await openFromMenu(page, ru.byHand.planeswalk, ru);
  await page.locator('[data-card="jund"][data-view="picture"]').waitFor();

  await goTo(page, '/settings');
  await page.getByRole('radio', { name: ru.pictureCard.firstViews.text, exact: true }).check();
  await goTo(page, '/');
  await page.locator('[data-card="jund"][data-view="text"]').waitFor();
  await page.reload();
  await page.locator('[data-card="jund"][data-view="text"]').waitFor();
  await button(ru.pictureCard.toPicture).click();
  await page.locator('[data-picture="jund"]').first().waitFor();
});

test.run();
