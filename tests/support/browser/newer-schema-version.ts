import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'uvu';
import { build, type Plugin } from 'vite';

/** The source changes of the later version: a database of the next version, and a new kind of counters. */
const changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/storage/database/database-names.ts': [['SCHEMA_VERSION = 2', 'SCHEMA_VERSION = 3']],
  'src/storage/database/database.ts': [
    [
      '.upgrade(upgradeToVersion2);',
      `.upgrade(upgradeToVersion2);
       database.version(3).stores({ tournaments: 'id' }).upgrade((transaction) =>
         transaction.table('games').toCollection().modify((game) => { game.season = 3; }));`,
    ],
  ],
  'src/rules/life/player-counters.ts': [
    ["  'speed',\n", "  'speed',\n  'ticket',\n"],
    ['  speed: 0,\n', '  speed: 0,\n  ticket: 0,\n'],
  ],
};

function newerSchemaSources(): Plugin {
  return {
    name: 'later-sources',
    enforce: 'pre',
    transform(code, id) {
      const found = Object.keys(changes).find((file) => id.split('?')[0]?.endsWith(file));
      if (!found) return null;
      return (changes[found] ?? []).reduce((text, [before, after]) => {
        if (!text.includes(before)) throw new Error(`${found} does not contain ${before}`);
        return text.replace(before, after);
      }, code);
    },
  };
}

/**
 * Builds a later version of the app whose database an earlier one cannot open; the build is removed after the suite.
 */
export function newerSchemaFolderFor(test: Test): () => string {
  let folder = '';
  test.before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'planar-table-later-'));
    await build({
      plugins: [newerSchemaSources()],
      build: { outDir: folder, emptyOutDir: true },
      logLevel: 'error',
    });
  });
  test.after(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
