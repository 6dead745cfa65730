/** Names that files which may not import each other must spell alike. */
import { readFileSync } from 'node:fs';
import { assert, suite } from '../../support/suite';

const test = suite('names shared without an import');

const filesByName: Readonly<Record<string, readonly string[]>> = {
  "'planar-table-inbox'": ['service-worker/service-worker.ts', 'device/files/launched-files.ts'],
  "'planar-table.first-look'": ['startup-check.js', 'prerendered-form.js', 'storage/settings/boot-hints.ts'],
};

for (const [name, files] of Object.entries(filesByName)) {
  test(`${files.join(' and ')} contain ${name}`, () => {
    for (const file of files) {
      assert.ok(readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8').includes(name), file);
    }
  });
}

test.run();
