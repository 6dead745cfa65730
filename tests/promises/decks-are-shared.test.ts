/** A planar deck goes from one phone to another without a network: as codes, as a file, through the share sheet. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { catalog } from '../../src/content/planes/catalog';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { captureGrayscale, createFilm } from '../support/browser/camera-film';
import { hostFor } from '../support/browser/serve';
import { withTemporaryFolder } from '../support/folder';
import { goTo } from '../support/playing/play';
import { assert, suite } from '../support/suite';
import { TIMEOUT } from '../support/wait-until';

const test = suite('decks are shared');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);
const words = en.deckSharing;

const knownCardIds = catalog.slice(0, 30).map(({ id }) => id);
/** Unknown cards from a later version; this many names need several codes. */
const laterCardIds = Array.from(
  { length: 40 },
  (_, index) => `later-card-${(index * 7919).toString(36)}-${index}`,
);
const deck = { kind: 'planar-deck', version: 1, name: 'Friday', cards: [...knownCardIds, ...laterCardIds] };
const file = {
  name: 'Friday.planar-deck',
  mimeType: 'application/vnd.planar-table.deck',
  buffer: Buffer.from(JSON.stringify(deck)),
};

/** Named after a card; whether it is a picture is checked when pictures are imported. */
const scan = { name: 'Tazeem.png', mimeType: 'image/png', buffer: Buffer.from('a scan') };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const receivedDeck = (page: Page) => page.getByRole('article', { name: deck.name });

/** Shows what was received (name, planes, phenomena and unknown cards) before saving it. */
async function checkAndKeepDeck(page: Page): Promise<void> {
  await receivedDeck(page).getByText(en.newGame.deckNote.size(30, 0)).waitFor();
  await receivedDeck(page).getByText(en.myDecks.unknownCards(laterCardIds.length)).waitFor();
  await button(page, words.keep).click();
  await page.getByLabel(en.myDecks.name).waitFor();
  assert.is(await page.getByLabel(en.myDecks.name).inputValue(), deck.name);
}

/** A stub that passes a file to the app as the platform does. */
const openDeckFileScript = `Object.defineProperty(window, 'launchQueue', { value: { setConsumer(consumer) {
  const file = new File([${JSON.stringify(JSON.stringify(deck))}], 'Friday.planar-deck');
  consumer({ files: [{ getFile: async () => file }] });
} } });`;

/** A share sheet stub that records what it receives. */
const shareFilesScript = `window.shared = [];
navigator.canShare = () => true;
navigator.share = async ({ files: [file] }) => void shared.push([file.name, await file.text()]);`;

/** A stub that records every stream given to the page. */
const trackCamerasScript = `window.lent = [];
const { mediaDevices } = navigator;
const lend = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (wanted) => {
  const stream = await lend(wanted);
  window.lent.push(...stream.getTracks());
  return stream;
};`;

function countLiveCameras(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { lent } = window as unknown as { lent: readonly MediaStreamTrack[] };
    if (lent.length === 0) throw new Error('no camera was ever on');
    return lent.filter(({ readyState }) => readyState === 'live').length;
  });
}

/** Records what is announced to screen readers from now on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string>> {
  const announcements = await page.evaluateHandle(() => {
    const announcements: string[] = [];
    new MutationObserver(() => {
      for (const place of document.querySelectorAll('[role=status]'))
        announcements.push(place.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return announcements;
  });
  return async () => (await announcements.jsonValue()).join('\n');
}

test('a deck without cards is not shared, and the reason is given', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await goTo(page, '/my-decks');
  await page.getByText(en.myDecks.make, { exact: true }).click();
  await button(page, en.myDecks.makeEmpty).click();
  await page.getByRole('button', { name: en.myDecks.actions }).click();
  await page.getByText(words.emptyDeck).waitFor();
  assert.is(await button(page, words.showCode).count(), 0);
});

test('a file opened on one phone is shared, and another phone reads its codes', () =>
  withTemporaryFolder(async (folder) => {
    const sharingPage = await visit({
      reducedMotion: 'reduce',
      script: openDeckFileScript + shareFilesScript,
    });
    await sharingPage.waitForURL(`${host.url}#/receive`, { timeout: TIMEOUT });
    await checkAndKeepDeck(sharingPage);
    await sharingPage.getByRole('button', { name: en.myDecks.actions }).click();
    await button(sharingPage, en.share).click();
    const shared = await sharingPage.waitForFunction(
      () => (window as unknown as { shared: readonly (readonly [name: string, text: string])[] }).shared[0],
    );
    const [name = '', text = ''] = (await shared.jsonValue()) ?? [];
    assert.equal([name, JSON.parse(text)], ['Friday.planar-deck.txt', deck]);
    await button(sharingPage, words.showCode).click();
    const codeCountText = await sharingPage.getByText(/^1 of \d+$/).textContent();
    const count = Number(codeCountText?.slice('1 of '.length));
    assert.ok(count >= 2 && count <= 5, `${codeCountText}`);
    const pictures = [];
    for (let index = 1; index <= count; index++) {
      pictures.push(
        await captureGrayscale(sharingPage.getByRole('img', { name: words.code(deck.name, index, count) })),
      );
      await button(sharingPage, words.next).click();
    }
    const camera = join(folder, 'codes.y4m');
    // The last code comes first, since the order does not matter.
    await writeFile(camera, createFilm(pictures.toReversed()));

    const readingPage = await visit({ camera, script: trackCamerasScript });
    await readingPage.context().grantPermissions(['camera']);
    await goTo(readingPage, '/receive');
    const announcements = await recordAnnouncements(readingPage);
    await button(readingPage, words.camera.begin).click();
    await receivedDeck(readingPage).waitFor();
    assert.ok(
      (await announcements()).includes(words.gathered(1, count)),
      'how many codes were read is announced',
    );
    await button(readingPage, words.camera.begin).waitFor();
    assert.equal(await countLiveCameras(readingPage), 0, 'the camera is off');
    await checkAndKeepDeck(readingPage);
  }));

test('other ways remain when the camera is refused', () =>
  withTemporaryFolder(async (folder) => {
    const camera = join(folder, 'nothing.y4m');
    await writeFile(camera, createFilm([{ side: 1, gray: Buffer.alloc(1) }]));
    const page = await visit({ camera });
    await goTo(page, '/receive');
    await button(page, words.camera.begin).click();
    await page.getByText(words.camera.ended.refused).waitFor();
    assert.is(await page.locator('video').count(), 0);
    await page.getByLabel(words.file).setInputFiles(file);
    await checkAndKeepDeck(page);
  }));

test('a text without cards is no deck to save, which is said in sight', async () => {
  const page = await visit({ viewport: { width: 320, height: 568 } });
  await goTo(page, '/receive');
  await page.getByLabel(words.pasteField).fill('hello world');
  await button(page, words.readPasted).click();
  await page.getByText(words.noCardsInList).waitFor();
  const message = await page.getByText(words.noCardsInList).boundingBox();
  assert.ok(message && message.y >= 0 && message.y + message.height <= 568, JSON.stringify(message));
  assert.is(await page.getByText(words.arrived).count(), 0);
  assert.is(await button(page, words.keep).count(), 0);
  await button(page, en.discard).click();
  await page.getByText(words.noCardsInList).waitFor({ state: 'detached' });
});

test('a line of a received list is corrected by one tap, and the saved deck names what it lacks', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  await goTo(page, '/receive');
  await page.getByLabel(words.pasteField).fill('Tazeem\nHorizon Bows\nLightning Bolt');
  await button(page, words.readPasted).click();
  await button(page, en.lands.identify.replaceWith('Horizon Bows', 'Horizon Boughs')).click();
  await page.getByText(en.myDecks.understood(2)).waitFor();
  await button(page, words.keep).click();
  await page.getByText(en.myDecks.inDeck(2)).waitFor();
  await page.getByText(en.myDecks.leftOut(1)).waitFor();
  await page.getByText('Lightning Bolt').waitFor();
});

test('shared content arrives without a network or a camera', async () => {
  const page = await visit({ withOfflineFiles: true });
  host.stop();
  const sender = await page.context().newPage();
  await sender.setContent(
    `<form method="post" enctype="multipart/form-data" action="${host.url}receive">
      <input name="text" value="// Friday"><input type="file" name="files" multiple><button>Share</button></form>`,
  );
  await sender.locator('[type=file]').setInputFiles([file, scan]);
  await button(sender, 'Share').click();
  await sender.waitForURL(`${host.url}#/receive`);
  await sender.getByText(words.picturesCame(1, scan.buffer.length)).waitFor();
  await checkAndKeepDeck(sender);

  await goTo(sender, '/receive');
  await button(sender, words.camera.begin).click();
  await sender.getByText(words.camera.ended.noCamera).waitFor();
  await sender.getByLabel(words.pasteField).fill(JSON.stringify(deck));
  await button(sender, words.readPasted).click();
  await receivedDeck(sender).getByText(words.alreadyThere).waitFor();
  await receivedDeck(sender).getByRole('button', { name: words.keepAgain }).click();
  await receivedDeck(sender).waitFor({ state: 'detached' });
  await goTo(sender, '/my-decks');
  await sender.getByText(`${deck.name} 2`, { exact: true }).waitFor();
});

test.run();
