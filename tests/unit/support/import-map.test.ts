/** The arrows that `.dependency-cruiser.mjs` draws, held against sources with one wrong import each. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { assert, suite } from '../../support/suite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dependencyCruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const configuration = join(root, '.dependency-cruiser.mjs');
const PACKAGES = ['dexie', 'preact', 'valibot', 'workbox-core', 'workbox-window'];

/** Sources in which every import is allowed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'main.tsx': `import { App } from './App'; import { open } from './storage/open'; import './device/lock'; import './design/base.css'; App(open);`,
  'App.tsx': `import { Screen } from './screens/table/Screen'; import styles from './App.module.css'; export const App = (open: unknown) => [Screen, styles, open, () => import('./screens/decks/Decks')];`,
  'App.module.css': '',
  'environment.d.ts': 'declare const VERSION: string;',
  'rules/rule.ts': 'export const rule = 1;',
  'rules/chance/chance.ts': `import { rule } from '../rule'; export const roll = rule;`,
  'rules/planar/die.ts': `import { roll } from '../chance/chance'; import type { Seat } from '../turn/seat'; export const die: Seat = roll; export type Die = number;`,
  'rules/turn/seat.ts': 'export type Seat = number;',
  'rules/table/table.ts': `import { die } from '../planar/die'; export const table = die; export type Table = number;`,
  'content/names.ts': `import type { Die } from '../rules/planar/die'; export const names: Die[] = [];`,
  'i18n/en.ts': 'export const en = 1; export type Words = number;',
  'design/base.css': '',
  'device/lock.ts': `import { Workbox } from 'workbox-window'; export const lock = Workbox; export type Lock = number;`,
  'service-worker/service-worker.ts': `import { clientsClaim } from 'workbox-core'; clientsClaim();`,
  'storage/open.ts': `import Dexie from 'dexie'; import * as v from 'valibot'; import { die } from '../rules/planar/die'; export const open = [Dexie, v, die]; export type Storage = number;`,
  'session/session.ts': `import { table } from '../rules/table/table'; import { names } from '../content/names'; import type { Storage } from '../storage/open'; import type { Lock } from '../device/lock'; import type { Words } from '../i18n/en'; export const session: [Storage, Lock, Words] | unknown = [table, names];`,
  'screens/parts/Symbol.tsx': `import { en } from '../../i18n/en'; export const Symbol = en;`,
  'screens/table/Screen.tsx': `import { Symbol } from '../parts/Symbol'; import { session } from '../../session/session'; import { die } from '../../rules/planar/die'; export const Screen = [Symbol, session, die];`,
  'screens/table/TurnStatus.tsx': 'export const TurnStatus = 1;',
  'screens/table/deferred-components.ts': `export { TurnStatus } from './TurnStatus';`,
  'screens/table/styles/input.module.css': '',
  'screens/table/die/Die.tsx': `import input from '../styles/input.module.css'; import styles from './Die.module.css'; export const Die = [input, styles];`,
  'screens/table/die/Die.module.css': '',
  'screens/decks/Decks.tsx': `import { Symbol } from '../parts/Symbol'; export const Decks = Symbol;`,
};

const PARTS = 'rules/(chance|change|landless|life|planar|turn)/';
const PLACES = 'screens/(decks|lands|rulebook|settings|table)/';

const FORBIDDEN: readonly (readonly [folder: string, source: string, complaint: string])[] = [
  ['screens/table', `import './TurnStatus';`, 'a component instead of its lazy stand-in'],
  ['rules/life', `import '../../i18n/en';`, `${PARTS} may not import this`],
  [
    'rules/life',
    `import type { Words } from '../../content/names'; export type A = Words;`,
    `${PARTS} may not import this`,
  ],
  ['rules/life', `import '../planar/die';`, `${PARTS} may import types of this only`],
  [
    'rules/life',
    `import { type Die, die } from '../planar/die'; export const a: Die = die;`,
    `${PARTS} may import types of this only`,
  ],
  ['rules/life', `export { die } from '../planar/die';`, `${PARTS} may import types of this only`],
  ['rules/life', `export * from '../planar/die';`, `${PARTS} may import types of this only`],
  [
    'rules/life',
    `import type { Table } from '../table/table'; export type A = Table;`,
    `${PARTS} may not import this`,
  ],
  ['rules', `import './chance/chance';`, 'rules/[^/]+[.]ts$ may not import this'],
  ['rules/life', `import { h } from 'preact'; h('p', {});`, 'no packages here'],
  ['rules/life', `import { readFileSync } from 'node:fs'; readFileSync('a');`, 'outside src'],
  ['content', `import type { VNode } from 'preact'; export type A = VNode;`, 'no packages here'],
  ['content', `import '../rules/planar/die';`, 'content/ may import types of this only'],
  [
    'content',
    `import type { Words } from '../i18n/en'; export type A = Words;`,
    'content/ may not import this',
  ],
  [
    'i18n',
    `import type { Die } from '../rules/planar/die'; export type A = Die;`,
    'i18n/ may not import this',
  ],
  ['design', `import '../i18n/en';`, 'design/ may not import this'],
  [
    'device',
    `import type { Storage } from '../storage/open'; export type A = Storage;`,
    'device/ may not import this',
  ],
  ['service-worker', `import '../device/lock';`, 'service-worker/ may not import this'],
  ['storage', `import '../session/session';`, 'storage/ may not import this'],
  ['session', `import '../storage/open';`, 'session/ may import types of this only'],
  [
    'session',
    `export const load = () => import('../storage/open');`,
    'session/ may import types of this only',
  ],
  ['session', `import '../device/lock';`, 'session/ may import types of this only'],
  [
    'session',
    `import { en } from '../i18n/en'; export const a = en;`,
    'session/ may import types of this only',
  ],
  [
    'session',
    `import type { A } from '../screens/table/Screen'; export type B = A;`,
    'session/ may not import this',
  ],
  [
    'screens/table',
    `import type { Storage } from '../../storage/open'; export type A = Storage;`,
    `${PLACES} may not import this`,
  ],
  ['screens/table', `export type A = import('../../storage/open').Storage;`, `${PLACES} may not import this`],
  ['screens/table', `import '../../device/lock';`, `${PLACES} may not import this`],
  ['screens/table/life', `import '../die/Die.module.css';`, 'the style sheet of another folder'],
  ['screens/table', `import '../decks/Decks';`, `${PLACES} may not import this`],
  ['screens/parts', `import '../table/Screen';`, 'screens/parts/ may not import this'],
  ['screens', `import './parts/Symbol';`, 'not on the map'],
  ['utils', `import '../rules/rule';`, 'not on the map'],
  ['session', `import Dexie from 'dexie'; export const a = Dexie;`, 'package of storage/ only'],
  ['session', `import * as v from 'valibot'; export const a = v;`, 'package of storage/ only'],
  [
    'session',
    `import { Workbox } from 'workbox-window'; export const a = Workbox;`,
    'package of device/ only',
  ],
  [
    'device',
    `import { clientsClaim } from 'workbox-core'; clientsClaim();`,
    'package of service-worker/ only',
  ],
  ['design', `import './gone';`, 'no such file'],
  ['design', `import manifest from '../../package.json'; export const a = manifest;`, 'outside src'],
  ['session', `import type { A } from './a'; export type B = A;`, 'import cycle'],
  ['session', `export const load = () => import('./a');`, 'import cycle'],
];

interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly rules?: readonly { readonly name: string }[] }[];
}

/** What the tool complains about, by file. */
async function complaintsAbout(
  files: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'import-map-'));
  try {
    const write = async (path: string, text: string) => {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), text);
    };
    for (const name of PACKAGES) await write(`node_modules/${name}/index.js`, '');
    await write('package.json', '{}');
    for (const [path, source] of Object.entries(files)) await write(`src/${path}`, source);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [dependencyCruiser, 'src', '--config', configuration, '--output-type', 'json'],
      { cwd: folder, maxBuffer: 2 ** 26 },
    );
    const { modules } = JSON.parse(stdout) as { modules: readonly Module[] };
    return new Map(
      modules.map(({ source, dependencies }) => [
        source,
        dependencies.flatMap((dependency) => (dependency.rules ?? []).map(({ name }) => name)),
      ]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const test = suite('import map');

test('finds nothing where every import is allowed', async () => {
  const complaints = [...(await complaintsAbout(ALLOWED))].filter(([, names]) => names.length > 0);
  assert.equal(complaints, []);
});

test('names every wrong import', async () => {
  const planted = Object.fromEntries(
    FORBIDDEN.map(([folder, source], index) => [
      `${folder}/wrong-${index}.ts`,
      source.replaceAll("./a'", `./wrong-${index}'`),
    ]),
  );
  const complaints = await complaintsAbout({ ...ALLOWED, ...planted });
  FORBIDDEN.forEach(([folder, source, complaint], index) => {
    const found = complaints.get(`src/${folder}/wrong-${index}.ts`) ?? [];
    assert.ok(
      found.includes(complaint),
      `${folder}: ${source}\nexpected: ${complaint}\nfound: ${found.join(', ') || 'nothing'}`,
    );
  });
});

test('a cycle of type imports is a cycle', async () => {
  const complaints = await complaintsAbout({
    'session/there.ts': `import type { Back } from './back'; export type There = Back;`,
    'session/back.ts': `import type { There } from './there'; export type Back = There | 1;`,
  });
  assert.equal(complaints.get('src/session/there.ts'), ['import cycle']);
});

test.run();
