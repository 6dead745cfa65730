/** The same sources produce the same files in any folder, so that phones download only what has changed. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from '../../scripts/test-runner/run-process.mjs';
import { builtApp } from '../support/browser/serve';
import { assert, suite } from '../support/suite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_COPIED = ['dist', 'reports', 'tests'];
/** The build includes its commit, so the copy is a checkout too. */
const LINKED = ['node_modules', '.git'];

const test = suite('builds the same anywhere');

test('byte for byte in a folder with spaces and letters of another alphabet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'Стол для игры '));
  try {
    const copyFolder = join(folder, 'planar table');
    await mkdir(copyFolder);
    for (const entry of (await readdir(root)).filter((name) => !NOT_COPIED.includes(name))) {
      if (LINKED.includes(entry)) await symlink(join(root, entry), join(copyFolder, entry));
      else await cp(join(root, entry), join(copyFolder, entry), { recursive: true });
    }
    const { code, output } = await runProcess(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      cwd: copyFolder,
      seconds: 120,
    });
    assert.is(code, 0, output);
    assert.equal(await digestsOf(join(copyFolder, 'dist')), await digestsOf(builtApp));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('without any path of the build machine', async () => {
  for (const file of await filesOf(builtApp)) {
    const content = await readFile(join(builtApp, file));
    assert.not.ok(content.includes(root), file);
  }
});

test('with a first line that has Chromium compile the scripts before the first tap at once', async () => {
  const firstScripts = (await filesOf(builtApp)).filter((file) =>
    /^assets\/(index|game|new-game)-.*js$/.test(file),
  );
  assert.is(firstScripts.length, 3);
  for (const file of firstScripts) {
    const content = await readFile(join(builtApp, file), 'utf8');
    assert.ok(content.startsWith('//# allFunctionsCalledOnLoad\n'), file);
  }
});

test.run();

async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
}

async function digestsOf(folder: string): Promise<readonly string[]> {
  const digests = (await filesOf(folder)).map(async (file) => {
    const digest = createHash('sha256').update(await readFile(join(folder, file)));
    return `${file} ${digest.digest('hex')}`;
  });
  return Promise.all(digests);
}
