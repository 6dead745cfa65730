/** In WebKit too, pictures are imported from files, and a deck from a photo of its code. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { en } from '../../src/i18n/en';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { waitUntilOfflineReady } from '../support/browser/offline-ready';
import { hostFor } from '../support/browser/serve';
import { withTemporaryFolder } from '../support/folder';
import { jpeg, png } from '../support/pictures/picture-files';
import { storedPictures } from '../support/pictures/stored-pictures';
import { waitUntilAtRest } from '../support/playing/tour';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';
import { button, bySelector, field, summary, text } from '../support/webkit/find';
import { webkitFor } from '../support/webkit/webkit';
import type { WebKitPage } from '../support/webkit/webkit-page';

const RED_AND_BLUE = png(300, 200, (x) => (x < 150 ? [255, 0, 0] : [0, 0, 255]));
/** Luma, blue and red, as stored in JPEG; the camera was held sideways. */
const ROTATED_RED_AND_BLUE = jpeg(8, 4, (x) => (x < 4 ? [76, 85, 255] : [29, 255, 107]), { orientation: 6 });

const test = suite('WebKit takes files');
const { webkitTest, newBrowser } = webkitFor(test);
const host = await hostFor(test);
test.after.each(async () => {
  host.stop();
  host.start();
});

webkitTest('pictures from files are on their cards, even after a restart without the server', () =>
  withTemporaryFolder(async (folder) => {
    const browser = await newBrowser({ reducedMotion: 'reduce' });
    let page = await browser.start();
    await page.open(`${host.url}#/pictures`);
    const files = { 'Tazeem.png': RED_AND_BLUE, 'Naya.jpg': ROTATED_RED_AND_BLUE };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const fileField = field(en.pictures.choose);
    await page.waitFor(fileField);
    await page.chooseFiles(fileField, ...Object.keys(files).map((name) => join(folder, name)));
    await page.waitFor(text(en.pictures.added(2)));
    assert.equal(await storedPictures(page), { tazeem: '300×200 red blue', naya: '32×64 red blue' });
    await waitUntilOfflineReady(page);

    host.stop();
    await browser.close();
    page = await browser.start();
    for (const card of ['tazeem', 'naya']) {
      await page.open(`${host.url}#/decks/${card}`);
      await page.waitFor(bySelector(`[data-picture="${card}"]`));
      await until(async () => (await cornerColors(page, card)).join() === 'red,blue', `${card} is not shown`);
    }
    assert.equal(await browser.errors(), []);
  }),
);

webkitTest('a deck is read from a photo of a code on another phone', () =>
  withTemporaryFolder(async (folder) => {
    const sendingBrowser = await newBrowser();
    const sendingPage = await sendingBrowser.start();
    await sendingPage.open(`${host.url}#/my-decks`);
    await sendingPage.tap(summary(en.myDecks.fromText));
    await sendingPage.fill(field(en.myDecks.list), 'Tazeem\nНайя\nInterplanar Tunnel');
    await sendingPage.tap(button(en.myDecks.createDeck(3)));
    await sendingPage.fill(field(en.myDecks.name), 'Friday');
    await sendingPage.tap(button(en.myDecks.actions));
    await sendingPage.tap(button(en.deckSharing.showCode));
    await sendingPage.waitFor(bySelector('dialog[open] [role="img"]'));
    const photo = join(folder, 'photo.png');
    await waitUntilAtRest(sendingPage);
    await writeFile(photo, await sendingPage.screenshot());
    assert.equal(await sendingBrowser.errors(), []);

    const receivingBrowser = await newBrowser();
    const page = await receivingBrowser.start();
    await page.open(`${host.url}#/receive`);
    await page.waitFor(field(en.deckSharing.photo));
    await page.chooseFiles(field(en.deckSharing.photo), photo);
    await page.waitFor(text(withPlainSpaces(en.newGame.deckNote.size(2, 1))));
    await page.tap(button(en.deckSharing.keep));
    await page.waitFor(field(en.myDecks.name));
    assert.is(await page.evaluate(() => document.querySelector('input')?.value), 'Friday');
    assert.equal(await receivingBrowser.errors(), []);
  }),
);

test.run();

/** Returns the colors of the first and the last pixel of a picture on the screen. */
function cornerColors(page: WebKitPage, card: string): Promise<readonly string[]> {
  return page.evaluate((id) => {
    const picture = document.querySelector<HTMLCanvasElement>(`canvas[data-picture="${id}"]`);
    if (!picture) throw new Error('no picture');
    const { width, height } = picture;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(picture, 0, 0);
    return [
      [0, 0],
      [width - 1, height - 1],
    ].map(([x = 0, y = 0]) => {
      const pixel = [...(copy?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
      return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))] ?? '';
    });
  }, card);
}
