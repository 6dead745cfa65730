// time limit: 600 s
/**
 * A backup of a full phone, restored on an empty one, is equal to it row for row, in every engine.
 * `npm run soak rows` does it with fifty games of two thousand steps, two hundred pictures and sixty custom cards.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { en } from '../../src/i18n/en';
import { pendingGroups } from '../../src/storage/pending/pending-changes';
import { appOpenerFor, type BrowserName } from '../support/browser/browser';
import type { EvaluablePage } from '../support/browser/evaluable-page';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { customCard } from '../support/cards/custom-cards';
import { withTemporaryFolder } from '../support/folder';
import { pictureFactsFor } from '../support/pictures/pictures';
import { recordRun } from '../support/run-report';
import { asJson, fullGameSave, historyOf, storedRows } from '../support/storage/saved-games';
import { storedDigests } from '../support/storage/stored-digests';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { TIMEOUT, until } from '../support/wait-until';
import * as find from '../support/webkit/find';
import { webkitFor } from '../support/webkit/webkit';

const shouldRecordRun = process.env.GAMES !== undefined;
const GAMES = Number(process.env.GAMES ?? 4);
const STEPS_PER_GAME = Number(process.env.STEPS ?? 60);
const PICTURES = Number(process.env.PICTURES ?? 6);
const CARDS = Number(process.env.CARDS ?? 5);
/** Bytes of a picture, about what a card of the usual size takes. */
const PICTURE_BYTES = 60_000;
/** Characters that a driver carries out of a page at once. */
const CHUNK_BYTES = 2_000_000;

const test = suite('comes back row for row');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);
const { webkitTest, newBrowser } = webkitFor(test);
const words = en.backup;

/** The file is taken from the page when it is saved: `leaves-and-comes-back.test.ts` says why. */
const keepFileScript = `
  delete globalThis.showSaveFilePicker;
  delete Navigator.prototype.canShare;
  const { createObjectURL } = URL;
  URL.createObjectURL = (file) => {
    if (file instanceof File) globalThis.fileSaved = file;
    return createObjectURL.call(URL, file);
  };`;

/** What each place shows, and the database that it opens. */
const shown = {
  '/own-cards': [en.customCards.newPlane, pendingGroups.customCards],
  '/pictures': [en.pictures.choose, 'planar-table-pictures'],
  '/settings': [words.make, 'planar-table'],
} as const;

/** What the test needs of a browser, whatever drives it. */
interface DrivenBrowser extends EvaluablePage {
  reload(): Promise<unknown>;
  tap(name: string): Promise<void>;
  sees(text: string): Promise<void>;
  choose(label: string, path: string): Promise<void>;
}

for (const browser of ['chromium', 'firefox'] satisfies readonly BrowserName[]) {
  const title = `${browser}: a full phone comes back row for row`;
  skipUnlessThorough(testIn(test, browser), browser !== 'chromium')(title, () =>
    assertBackupRestoresEverything(browser, async () => {
      const page = await visit({ browser, script: keepFileScript, reducedMotion: 'reduce' });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      return {
        evaluate: page.evaluate.bind(page),
        reload: () => page.reload(),
        tap: (name) => button(name).and(page.locator(':enabled')).click(),
        sees: (text) => page.getByText(text).or(button(text)).first().waitFor(),
        choose: (label, path) => page.getByLabel(label).setInputFiles(path),
      } as DrivenBrowser;
    }),
  );
}

webkitTest('webkit: a full phone comes back row for row', () =>
  assertBackupRestoresEverything('webkit', async () => {
    const browser = await newBrowser({ script: keepFileScript, reducedMotion: 'reduce' });
    const page = await browser.start();
    await page.open(host.url);
    return {
      evaluate: page.evaluate,
      reload: page.reload,
      tap: (name) => page.tap(find.button(name)),
      sees: (text) => page.waitFor(find.text(text)),
      choose: (label, path) => page.chooseFiles(find.field(label), path),
    };
  }),
);

test.run();

function assertBackupRestoresEverything(
  engine: string,
  newPhone: () => Promise<DrivenBrowser>,
): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const first = await newPhone();
    // The databases are made by the screens that use them.
    for (const place of ['/own-cards', '/pictures', '/settings'] as const) await show(first, place);
    await fill(first);
    await first.reload();
    await show(first, '/settings');
    const before = performance.now();
    await first.tap(words.make);
    await first.tap(words.save);
    await first.sees(words.made);
    const madeAt = performance.now();
    const file = join(folder, 'full.planar-backup');
    const bytes = await fileSaved(first);
    await writeFile(file, bytes);
    const wanted = await storedDigests(first);

    const second = await newPhone();
    await show(second, '/settings');
    // A file can be handed to a field that is still disabled, which no player can do.
    await until(() => second.evaluate(isEnabled, words.make), 'a backup cannot be made yet');
    const chosen = performance.now();
    await second.choose(words.open, file);
    await second.tap(words.restore);
    await second.sees(words.undo);
    const restored = performance.now();
    // The settings of the two phones are merged by field.
    const { 'planar-table settings': _, ...rows } = await storedDigests(second);
    const { 'planar-table settings': __, ...expected } = wanted;
    assert.match(expected['planar-table steps'] ?? '', new RegExp(`^${GAMES * STEPS_PER_GAME} rows`));
    assert.match(expected['planar-table-pictures pictures'] ?? '', new RegExp(`^${PICTURES} rows`));
    assert.match(expected['planar-table-own-cards cards'] ?? '', new RegExp(`^${CARDS} rows`));
    assert.equal(rows, expected);
    if (shouldRecordRun)
      recordRun(`proof-backup-${engine}`, {
        games: GAMES,
        steps: GAMES * STEPS_PER_GAME,
        pictures: PICTURES,
        customCards: CARDS,
        fileBytes: bytes.length,
        secondsToMake: Math.round((madeAt - before) / 1000),
        secondsToRestore: Math.round((restored - chosen) / 1000),
      });
  });
}

function isEnabled(name: string): boolean {
  return [...document.querySelectorAll('button')].some(
    (button) => !button.disabled && button.textContent === name,
  );
}

/** Shows a place until its database is there. */
async function show(phone: DrivenBrowser, place: keyof typeof shown): Promise<void> {
  await phone.evaluate((hash) => {
    location.hash = hash;
  }, place);
  const [text, database] = shown[place];
  await phone.sees(text);
  for (const deadline = performance.now() + TIMEOUT; ; await pause(50)) {
    const present = await phone.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    if (present.includes(database)) return;
    if (performance.now() > deadline) throw new Error(`${database} was not made`);
  }
}

async function fill(phone: DrivenBrowser): Promise<void> {
  const save = fullGameSave(historyOf(STEPS_PER_GAME));
  const {
    games: [game = {}],
    steps,
  } = storedRows(save);
  const rows = { game, steps, saveId: save.saveId };
  const sizes = { games: GAMES, pictures: PICTURES, cards: CARDS, bytes: PICTURE_BYTES };
  await phone.evaluate(
    fillInPage,
    asJson({
      rows,
      sizes,
      card: customCard(),
      facts: pictureFactsFor('bant', PICTURE_BYTES + 500),
      customCards: pendingGroups.customCards,
    }),
  );
  for (const deadline = performance.now() + 40 * TIMEOUT; performance.now() < deadline; await pause(100)) {
    const filled = await phone.evaluate(() => (globalThis as { filled?: string }).filled ?? null);
    if (filled === 'yes') return;
    if (filled) throw new Error(filled);
  }
  throw new Error('the phone was not filled in time');
}

interface FillData {
  readonly rows: { readonly game: object; readonly saveId: string; readonly steps: readonly object[] };
  readonly sizes: {
    readonly games: number;
    readonly pictures: number;
    readonly cards: number;
    readonly bytes: number;
  };
  readonly card: object;
  readonly facts: object;
  readonly customCards: string;
}

/** In the page: writes everything in the background, since a driver does not wait long. */
function fillInPage({ rows, sizes, card, facts, customCards }: FillData): void {
  const page = globalThis as { filled?: string };
  const write = (name: string, put: (store: (of: string) => IDBObjectStore) => void) =>
    new Promise<void>((done, fail) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
        put((of) => transaction.objectStore(of));
        transaction.onabort = () => fail(transaction.error);
        transaction.oncomplete = () => {
          database.close();
          done();
        };
      };
    });
  const image = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)).buffer;
  async function fillAll() {
    for (let number = 0; number < sizes.games; number++) {
      const id = `game ${number}`;
      await write('planar-table', (store) => {
        store('games').put({ ...rows.game, id, touchedAt: 1_000_000 + number });
        store('saves').put(`${rows.saveId} ${number}`, [id, 1]);
        for (const step of rows.steps) store('steps').put({ ...step, game: id });
      });
    }
    await write(customCards, (store) => {
      for (let number = 0; number < sizes.cards; number++)
        store('cards').put({ ...card, id: `own:${number}` });
    });
    for (let number = 0; number < sizes.pictures; number++) {
      const card = `card ${number}`;
      await write('planar-table-pictures', (store) => {
        store('facts').put({ ...facts, card });
        store('pictures').put({ card, type: 'image/webp', bytes: image(sizes.bytes) });
        store('thumbnails').put({ card, type: 'image/webp', bytes: image(500) });
      });
    }
  }
  fillAll().then(
    () => {
      page.filled = 'yes';
    },
    (error) => {
      page.filled = String(error);
    },
  );
}

/** Carries the saved file out of the page, piece by piece. */
async function fileSaved(phone: DrivenBrowser): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; ; at += CHUNK_BYTES) {
    const text = await phone.evaluate(
      async ([from, length]) => {
        const { fileSaved } = globalThis as unknown as { fileSaved: File };
        const bytes = new Uint8Array(await fileSaved.slice(from, from + length).arrayBuffer());
        let letters = '';
        for (let start = 0; start < bytes.length; start += 8192)
          letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
        return btoa(letters);
      },
      [at, CHUNK_BYTES] as const,
    );
    if (text === '') return Buffer.concat(pieces);
    pieces.push(Buffer.from(text, 'base64'));
  }
}
