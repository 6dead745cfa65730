import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { importMarks } from '../../../../scripts/build/import-marks';
import { assert, suite } from '../../../support/suite';

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
  const marks = importMarks(['early', 'later', 'store']);
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
    source,
    chunks: output.flatMap((file) => (file.type === 'chunk' ? file.name : [])).sort(),
    code: Object.fromEntries(
      output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
    ),
    preloaded: [...source.matchAll(/data-preload="([^"]+)"[^>]*href="\.\/([^"]+)"/g)].map(
      ([, when, name]) => `${when} ${name}`,
    ),
  };
}

test('a comment that is not a mark fails the build', async () => {
  write('main', "import(/* on table */ './late');");
  write('late', 'export {};');
  let message = '';
  await built().catch((error: Error) => {
    message = error.message;
  });
  assert.match(message, 'a comment that is no mark');
});

test('an unknown chunk fails the build', async () => {
  write('main', "import(/* in late */ './late');");
  write('late', 'export {};');
  let message = '';
  await built().catch((error: Error) => {
    message = error.message;
  });
  assert.match(message, 'into late, which is no chunk');
});

test('marked files share a chunk with what they import, and are preloaded in their order', async () => {
  write('shared', 'export const shared = (value) => console.log("shared", value);');
  write('rows', 'export const rows = (value) => console.log("rows", value);');
  write('words', 'export const words = () => console.log("words");');
  write(
    'game',
    'import { rows } from "./rows"; import { shared } from "./shared"; export const game = () => rows(shared(1));',
  );
  write('board', 'import { rows } from "./rows"; export const board = () => rows(3);');
  write(
    'store',
    'import { rows } from "./rows"; import { shared } from "./shared"; export const store = () => shared(rows(2));',
  );
  write(
    'main',
    `import { shared } from './shared';
    shared(0);
    import(/* in store */ './store').then(({ store }) => store());
    import(/* preload 2 if en */ './words').then(({ words }) => words());
    import(/* in table, preload 1 if game */ './board').then(({ board }) => board());
    import(/* in table, preload 1 if game */ './game').then(({ game }) => game());`,
  );
  const { chunks, preloaded } = await built();
  assert.equal(
    chunks.filter((name) => name !== 'rolldown-runtime'),
    ['index', 'store', 'table', 'words'],
  );
  assert.equal(preloaded, [
    'game modulepreload table.js',
    'game modulepreload rolldown-runtime.js',
    'en modulepreload words.js',
  ]);
});

test('what several preloaded chunks need is in the entry', async () => {
  write('both', 'export const both = (value) => console.log("both", value);');
  write('game', 'import { both } from "./both"; export const game = () => both(1);');
  write('form', 'import { both } from "./both"; export const form = () => both(2);');
  write(
    'main',
    `import(/* in form, preload 2 if form */ './form').then(({ form }) => form());
    import(/* in game, preload 1 if game */ './game').then(({ game }) => game());`,
  );
  const { code } = await built();
  assert.match(code.index ?? '', 'both');
});

test('the page preloads the form by itself, but not a game', async () => {
  write('game', 'export const game = () => console.log(1);');
  write('form', 'export const form = () => console.log(2);');
  write(
    'main',
    `import(/* in form, preload 2 if form */ './form').then(({ form }) => form());
    import(/* in game, preload 1 if game */ './game').then(({ game }) => game());`,
  );
  const { source } = await built();
  assert.match(source, 'data-preload="form modulepreload" rel="modulepreload" crossorigin href="./form.js"');
  assert.match(source, 'data-preload="game modulepreload" crossorigin href="./game.js"');
});

test('chunks are filled one after the other, in their order, and never import each other in a circle', async () => {
  write('shared', 'export const shared = (value) => console.log("shared", value);');
  write('tools', 'export const tools = (value) => console.log("tools", value);');
  write('deck', 'import { tools } from "./tools"; export const deck = () => tools(1);');
  write('lands', 'import { shared } from "./shared"; export const lands = () => shared(1);');
  write(
    'rules',
    'import { shared } from "./shared"; import { tools } from "./tools"; export const rules = () => shared(tools(1));',
  );
  write(
    'main',
    `import(/* in later */ './deck').then(({ deck }) => deck());
    import(/* in early */ './lands').then(({ lands }) => lands());
    import(/* in later */ './rules').then(({ rules }) => rules());
    import(/* in early */ './tools').then(({ tools }) => tools());`,
  );
  const { code } = await built();
  assert.match(code.later ?? '', 'early.js');
  assert.not.match(code.early ?? '', 'later.js');
});

test('a marked file that does not exist fails the build', async () => {
  write('main', `import(/* preload 1 */ './nowhere');`);
  const message = await built().then(
    () => '',
    (error) => String(error),
  );
  assert.match(message, 'nowhere');
});

test.run();
