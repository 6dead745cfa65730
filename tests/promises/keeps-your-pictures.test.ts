import { type Zippable, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  animatedGif,
  bytesOf,
  jpeg,
  plainPng,
  png,
  pngBomb,
  svgWithScript,
} from '../support/pictures/picture-files';
import { storedPictures } from '../support/pictures/stored-pictures';
import { goTo } from '../support/playing/play';
import { assert, suite } from '../support/suite';

const test = suite('keeps your pictures');
const visit = appOpenerFor(await hostFor(test), test);

const words = en.pictures;
const RED = [255, 0, 0] as const;
const GREEN = [0, 255, 0] as const;
const BLUE = [0, 0, 255] as const;

/** As stored in JPEG: luma, blue and red. */
const redInJpeg = [76, 85, 255];
const blueInJpeg = [29, 255, 107];
const redInCmyk = [255, 0, 0, 255];

const zip = (files: Zippable) => zipSync(files, { level: 0 });
const textBytes = bytesOf('no picture');

/** Returns an archive whose directory declares an entry larger than it is. */
function withFalseSizes(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 4_000, true);
  }
  return archive;
}

const badFiles: Readonly<Record<string, Uint8Array>> = {
  'notes.txt': textBytes,
  'Bant.jpg': bytesOf('<html>not Bant</html>'),
  'bomb.png': pngBomb(30_000),
  'broken.png': plainPng(RED, 90, 90).slice(0, -20),
  'broken.jpg': jpeg(9, 9, () => redInJpeg).slice(0, -9),
  'script.png': svgWithScript,
  '\u202egnp.tnab <img src=x onerror=alert(1)>': textBytes,
  '中文 עברית 💥.png': textBytes,
  'ten thousand.zip': zip(Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}`, textBytes]))),
  'lying.zip': withFalseSizes(zip({ 'Stensia.png': plainPng(RED) })),
  'cut.zip': zip({ 'Shiv.png': plainPng(BLUE, 5, 5), 'Krosa.png': plainPng(BLUE, 6, 6) }).slice(0, -150),
};

const goodFiles: Readonly<Record<string, Uint8Array>> = {
  'tazeem (1).png': png(3200, 100, (x) => (x < 1600 ? RED : BLUE)),
  'Найя.gif': animatedGif(GREEN, RED),
  'opca-12.jpg': jpeg(8, 4, (x) => (x < 4 ? redInJpeg : blueInJpeg), { orientation: 6 }),
  'JUND.JPG': jpeg(4, 4, () => redInCmyk, { isCmyk: true }),
  'cards.zip': zip({
    '../../../etc/Murasa.png': plainPng(GREEN, 30, 20),
    'C:\\temp\\Agyrem.png': plainPng(RED, 30, 20),
    'murasa copy.png': plainPng(GREEN, 30, 20),
    'again.zip': zip({ 'Otaria.png': plainPng(RED) }),
  }),
};

test('each bad file is reported with its reason, and the good ones are kept', async () => {
  const page = await visit({ reducedMotion: 'reduce', hasTouch: true });
  await watchForScripts(page);
  await goTo(page, '/decks');
  await page.getByRole('link', { name: words.title }).click();
  await chooseFiles(page, { ...badFiles, ...goodFiles });
  await page.getByText(words.failures.archiveWithin).waitFor();
  const failedFiles = async (failure: keyof typeof words.failures) =>
    (
      await page.getByRole('list', { name: words.failures[failure] }).getByRole('listitem').allTextContents()
    ).map((name) => name.replaceAll(/[\u2068\u2069]/g, ''));
  assert.equal((await failedFiles('notAPicture')).slice(0, 4), [
    'notes.txt',
    'Bant.jpg',
    'gnp.tnab <img src=x onerror=alert(1)>',
    '中文 עברית 💥.png',
  ]);
  assert.is((await failedFiles('notAPicture')).length, 1004);
  assert.equal(await failedFiles('tooManyFiles'), ['ten thousand.zip']);
  assert.equal(await failedFiles('tooManyPixels'), ['bomb.png']);
  assert.equal(await failedFiles('damaged'), ['broken.png', 'broken.jpg']);
  assert.equal(await failedFiles('vector'), ['script.png']);
  assert.equal(await failedFiles('damagedEntry'), ['Stensia.png']);
  assert.equal(await failedFiles('truncated'), ['cut.zip']);
  assert.equal(await failedFiles('alreadyAdded'), ['murasa copy.png']);
  assert.equal(await failedFiles('archiveWithin'), ['again.zip']);

  await page.reload();
  await page.getByRole('link', { name: 'Tazeem' }).waitFor();
  assert.equal(await storedPictures(page), {
    agyrem: '30×20 red red',
    akoum: '32×64 red blue',
    jund: '32×32 red red',
    murasa: '30×20 green green',
    naya: '2×2 green green',
    shiv: '5×5 blue blue',
    tazeem: '1600×50 red blue',
  });
  assert.is(await page.evaluate(() => Object.hasOwn(globalThis, 'scriptRan')), false);
});

test('pictures with uncertain cards wait; one is pasted, assigned a card, replaced, removed and restored', async () => {
  const page = await visit({ reducedMotion: 'reduce' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await goTo(page, '/pictures');
  await page.getByText(words.none).waitFor();
  await pasteOrDrop(page, 'paste', 'image.png', plainPng(RED, 9, 9));
  await button(words.chooseFor('image.png')).click();
  await page.getByRole('searchbox').fill('тазим');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tazeem/ })
    .click();
  await page.getByRole('link', { name: 'Tazeem' }).waitFor();
  assert.equal(await storedPictures(page), { tazeem: '9×9 red red' });

  await pasteOrDrop(page, 'drop', 'Tazeem.png', plainPng(BLUE, 7, 7));
  await pasteOrDrop(page, 'drop', 'Interplanar Tunel.png', plainPng(GREEN, 7, 7));
  await button(words.take('Interplanar Tunnel')).waitFor();
  await page.getByText(words.hasOne('Tazeem')).waitFor();
  await button(words.replace('Tazeem')).press('Enter');
  await button(words.take('Interplanar Tunnel')).and(page.locator(':focus')).waitFor();
  await button(words.take('Interplanar Tunnel')).click();
  await page.getByRole('link', { name: 'Interplanar Tunnel' }).waitFor();
  assert.equal(await storedPictures(page), {
    'interplanar-tunnel': '7×7 green green',
    tazeem: '7×7 blue blue',
  });

  await button(words.remove('Tazeem')).click();
  await page.getByText(words.removed(1)).waitFor();
  await button(en.undoRemoval).click();
  await page.getByRole('link', { name: 'Tazeem' }).waitFor();
  await page.getByText(words.removeMany).click();
  await page.getByRole('group').getByLabel(words.ofWhich).selectOption('OPCA');
  await page.getByRole('button', { name: /^Delete 2 pictures/ }).click();
  await page.getByText(words.none).waitFor();
  await page.reload();
  await page.getByText(words.none).waitFor();
  assert.equal(await storedPictures(page), {});
});

test('on a full phone what fits is kept and the rest is reported and retried; the game continues', async () => {
  const page = await visit({ reducedMotion: 'reduce', script: roomForOneScript });
  await goTo(page, '/pictures');
  await chooseFiles(page, {
    'Bant.png': plainPng(RED),
    'Naya.png': plainPng(GREEN),
    'Jund.png': plainPng(BLUE),
  });
  await page.getByText(words.leftOut(2)).waitFor();
  assert.ok(await page.getByText(words.failures.full).isVisible());
  assert.equal(Object.keys(await storedPictures(page)), ['bant']);
  await page.evaluate(() => Object.assign(globalThis, { room: Infinity }));
  await page.getByRole('button', { name: en.retry }).click();
  await page.getByRole('link', { name: 'Jund' }).waitFor();
  assert.equal(Object.keys(await storedPictures(page)), ['bant', 'jund', 'naya']);
  await goTo(page, '/');
  await page.getByRole('button', { name: en.newGame.start }).waitFor();
});

test.run();

async function chooseFiles(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(
    Object.entries(files).map(([name, bytes]) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(bytes),
    })),
  );
}

/** Simulates pasting, or dropping on the page. */
async function pasteOrDrop(
  page: Page,
  way: 'paste' | 'drop',
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await page.evaluate(
    ([way, name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      document.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data })
          : new DragEvent('drop', { dataTransfer: data }),
      );
    },
    [way, name, [...bytes]] as const,
  );
}

async function watchForScripts(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.alert = () => Object.assign(globalThis, { scriptRan: true });
  });
}

/** The browser checks its quota only occasionally, so a phone with space for one more picture is simulated. */
const roomForOneScript = `
  globalThis.room = 1;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...row) {
    if (this.name === 'pictures' && globalThis.room-- <= 0) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, row);
  };
`;
