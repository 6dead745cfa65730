import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { importMarks } from '../../../scripts/import-marks';
import { assert, suite } from '../../support/suite';

const test = suite('marks of dynamic imports');

let folder = '';

test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'planar-table-marks-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head></head><script type="module" src="./src/main.js"></script>',
  );
});

test.after.each(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', `${file}.js`), text);

async function built() {
  const marks = importMarks();
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: marks.chunkOf }] },
        },
      },
    },
    plugins: [marks.plugin],
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const source = page?.type === 'asset' ? String(page.source) : '';
  return {
    chunks: output.flatMap((file) => (file.type === 'chunk' ? file.name : [])).sort(),
    preloaded: [...source.matchAll(/rel="modulepreload"[^>]*href="\.\/([^"]+)"/g)].map(([, name]) => name),
  };
}

test('a marked file is preloaded in its order, and what it imports is one chunk that later ones share', async () => {
  write('shared', 'export const shared = (value) => console.log("shared", value);');
  write('rows', 'export const rows = (value) => console.log("rows", value);');
  write('words', 'export const words = () => console.log("words");');
  write(
    'game',
    'import { rows } from "./rows"; import { shared } from "./shared"; export const game = () => rows(shared(1));',
  );
  write(
    'store',
    'import { rows } from "./rows"; import { shared } from "./shared"; export const store = () => shared(rows(2));',
  );
  write(
    'main',
    `import { shared } from './shared';
    shared(0);
    import(/* one chunk */ './store').then(({ store }) => store());
    import(/* preload 2 */ './words').then(({ words }) => words());
    import(/* one chunk, preload 1 */ './game').then(({ game }) => game());`,
  );
  assert.equal(await built(), {
    chunks: ['game', 'game-parts', 'index', 'store', 'words'],
    preloaded: ['game.js', 'game-parts.js', 'words.js'],
  });
});

test('a marked file that does not exist ends the build', async () => {
  write('main', `import(/* preload 1 */ './nowhere');`);
  const message = await built().then(
    () => '',
    (error) => String(error),
  );
  assert.match(message, 'nowhere');
});

test.run();
