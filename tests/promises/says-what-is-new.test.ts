/** The settings show the current build, and after an update its release notes are offered once, unobtrusively. */
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildStamp } from '../../scripts/build/build-stamp';
import { releaseNotes } from '../../src/content/release-notes';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor } from '../support/browser/browser';
import { nextVersionFolderFor } from '../support/browser/next-version';
import { builtApp, hostFor } from '../support/browser/serve';
import {
  changeLanguage,
  goTo,
  goToPlace,
  openPlaces,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { violationsAfterInjectingAxe } from '../support/screens/inspections';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { until } from '../support/wait-until';

const root = fileURLToPath(new URL('../../', import.meta.url));

const test = suite('says what is new');
const host = await hostFor(test);
const visit = appOpenerFor(host, test);

const nextVersion = nextVersionFolderFor(test, host);

test('nothing is new on a first visit, nor after a first game and a reload', async () => {
  const page = await visit();
  await until(async () => (await notesSeen(page)) === releaseNotes[0]?.id);
  assert.is(await dot(page, en).count(), 0);
  await startGame(page);
  await page.reload();
  await revealStartingPlane(page);
  await goTo(page, '/settings');
  await page.locator('main details').first().waitFor();
  assert.is(
    await page.locator('main details').count(),
    1,
    'only the notes at the end, for whoever looks for them',
  );
  assert.is(await dot(page, en).count(), 0);
});

test('after an update a dot leads to the notes, and both disappear for good once read', async () => {
  const page = await visit({ withOfflineFiles: true });
  await startGame(page);
  await revealStartingPlane(page);
  await until(async () => (await notesSeen(page)) !== null);
  host.serve(nextVersion());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const before = await tableBox(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: en.notices.takeUpdate }).click(),
  ]);
  await openPlaces(page);
  await dot(page, en).waitFor();
  await page.keyboard.press('Escape');

  // The turn continues as before: nothing covers or displaces it.
  assert.equal(await tableBox(page), before);
  await tapLife(page, 0);
  await waitForLife(page, [19, 20, 20, 20]);
  assert.is(await page.getByText(releaseNotes[0]?.points[0]?.en ?? '').count(), 0);

  await goToPlace(page, 'settings');
  await changeLanguage(page, en, ru);
  const notesSection = page.locator('main details').first();
  await notesSection.getByText(ru.whatsNew.title).click();
  for (const point of releaseNotes[0]?.points ?? []) await notesSection.getByText(point.ru).waitFor();
  assert.equal(await violationsAfterInjectingAxe(page), []);
  await dot(page, ru).waitFor({ state: 'detached' });
  await notesSection.getByText(releaseNotes[0]?.points[0]?.ru ?? '').waitFor();
  await until(async () => (await notesSeen(page)) !== releaseNotes[0]?.id);

  await page.reload();
  await page.getByText(ru.settings.privacy).waitFor();
  await page.locator('main details').waitFor();
  assert.is(await page.locator('main details').count(), 1);
  assert.is(await dot(page, ru).count(), 0);
});

test('the settings show the version, the day and the commit of the build', async () => {
  const page = await visit();
  await goTo(page, '/settings');
  const { version, date, commit } = buildStamp(root);
  const day = (language: string) =>
    date && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const shown = (language: string, words: Words) =>
    words.settings.version([version, day(language), commit].filter(Boolean).join(' · '));
  await page.getByText(shown('en', en), { exact: true }).waitFor();
  await changeLanguage(page, en, ru);
  await page.getByText(shown('ru', ru), { exact: true }).waitFor();
});

test('sources without git build the same app with its version alone', async () => {
  const sources = await mkdtemp(join(tmpdir(), 'planar-table-sources-'));
  try {
    for (const name of await readdir(root)) {
      if (!['.git', 'dist', 'node_modules', 'reports'].includes(name)) {
        await cp(join(root, name), join(sources, name), { recursive: true });
      }
    }
    await symlink(join(root, 'node_modules'), join(sources, 'node_modules'));
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      cwd: sources,
      stdio: 'ignore',
    });
    const files = await contentsOf(join(sources, 'dist'));
    assert.is(files.size, (await contentsOf(builtApp)).size);
    const { version } = buildStamp(root);
    const scripts = [...files.values()].join('\n');
    assert.match(
      scripts,
      new RegExp(`version:\\s*["'\`]${version}["'\`],\\s*date:\\s*null,\\s*commit:\\s*null`),
    );
  } finally {
    await rm(sources, { recursive: true, force: true });
  }
});

test.run();

function dot(page: Page, words: Words) {
  return page.getByRole('link', { name: words.places.settings }).filter({ hasText: words.whatsNew.title });
}

function tableBox(page: Page) {
  return page.locator('main').boundingBox();
}

async function notesSeen(page: Page): Promise<unknown> {
  const row = (await readRows(page)).settings.find(({ key }) => key === 'settings');
  return (row?.value as { readonly notesSeen?: unknown } | undefined)?.notesSeen ?? null;
}

async function contentsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const read = async (path: string) => [path.slice(folder.length), await readFile(path, 'latin1')] as const;
  return new Map(await Promise.all(paths.sort().map(read)));
}
