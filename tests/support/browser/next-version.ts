import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Test } from 'uvu';
import { releaseNotes } from '../../../src/content/release-notes';
import { en } from '../../../src/i18n/en';
import { goTo } from '../playing/play';
import { assert } from '../suite';
import { builtApp, type StaticHost } from './serve';

export const NEXT_VERSION = '99.0.0-next';
/** The date of its newest release notes. */
const NEXT_NOTES_ID = '2099-12-31';

/**
 * Creates a copy of the built app as a later version: other version text, newer release notes, other file names.
 * Returns its folder, which the caller removes.
 */
export async function makeNextVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'planar-table-next-'));
  await cp(builtApp, folder, { recursive: true });
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
  const texts = files.filter((file) => /\.(?:js|html|css)$/.test(file));
  const replacementCounts = { version: 0, notes: 0 };
  for (const file of texts) {
    let text = await readFile(join(folder, file), 'utf8');
    for (const script of scripts) {
      const name = script.slice('assets/'.length);
      text = text.replaceAll(name, name.replace(/\.js$/, '-next.js'));
    }
    text = text.replaceAll(/(?<=version:\s*(["'`]))[\d.]+(?=\1)/g, (found) => {
      if (found === version) replacementCounts.version += 1;
      return found === version ? NEXT_VERSION : found;
    });
    text = text.replaceAll(new RegExp(`(?<=id:\\s*["'\`])${releaseNotes[0]?.id}(?=["'\`])`, 'g'), () => {
      replacementCounts.notes += 1;
      return NEXT_NOTES_ID;
    });
    await writeFile(join(folder, file), text);
  }
  for (const script of scripts) {
    await rename(join(folder, script), join(folder, script.replace(/\.js$/, '-next.js')));
  }
  const page = await readFile(join(folder, 'index.html'));
  const worker = join(folder, 'service-worker.js');
  const revised = (await readFile(worker, 'utf8')).replace(
    /(?<="revision":\s*")\w+(?=",\s*"url":\s*"index\.html")/,
    createHash('md5').update(page).digest('hex'),
  );
  await writeFile(worker, revised);
  assert.equal(
    replacementCounts,
    { version: 1, notes: 1 },
    'the texts that a version is known by were not found',
  );
  return folder;
}

/**
 * Returns the folder of a later version, which exists while a suite runs. The host serves the built app at the
 * beginning of each test.
 */
export function nextVersionFolderFor(test: Test, host: StaticHost): () => string {
  let folder = '';
  test.before(async () => {
    folder = await makeNextVersion();
  });
  test.after(() => rm(folder, { recursive: true, force: true }));
  test.before.each(() => {
    host.serve(builtApp);
  });
  return () => folder;
}

/** Reads the version shown in Settings; returns to the game afterward. */
export async function versionOf(tab: Page): Promise<string> {
  const before = new URL(tab.url()).hash;
  await goTo(tab, '/settings');
  const [prefix = ''] = en.settings.version('|').split('|');
  const shown = (await tab.getByText(new RegExp(`^${prefix}\\d`)).textContent()) ?? '';
  await goTo(tab, before);
  await tab.locator('[data-card]').waitFor();
  return shown.slice(prefix.length).split(/\s/)[0] ?? '';
}
