import { checkMap } from '../../../scripts/arrows.mjs';
import { assert, suite } from '../../support/suite';

/** A small house in which every arrow is as drawn. */
const HOUSE: Readonly<Record<string, string>> = {
  'src/main.tsx': `import { render } from 'preact';
    import { App } from './App';
    import { openStorage } from './storage/open-storage';
    import './device/install';
    import './design/base.css';`,
  'src/App.tsx': `import { TableScreen } from './screens/table/TableScreen';
    import styles from './App.module.css';
    export const App = () => import('./screens/decks/DecksScreen');`,
  'src/app-version.d.ts': 'declare const __APP_VERSION__: string;',
  'src/rules/rule.ts': 'export const rule = 1;',
  'src/rules/chance/chance.ts': `import { rule } from '../rule'; export const roll = rule;`,
  'src/rules/planar/planar.ts': `import { roll } from '../chance/chance';
    import type { Seat } from '../turn/seat';
    export const die = roll;`,
  'src/rules/turn/seat.ts': `import { type Die } from '../planar/planar'; export type Seat = Die;`,
  'src/rules/table/table.ts': `import { die } from '../planar/planar'; export const table = die;`,
  'src/content/planes.ts': `import type { Die } from '../rules/planar/planar'; export { names } from './names';`,
  'src/content/names.ts': 'export const names = [];',
  'src/i18n/en.ts': 'export const en = {};',
  'src/storage/open-storage.ts': `import Dexie from 'dexie'; import * as v from 'valibot';
    import type { Table } from '../rules/table/table';`,
  'src/device/install.ts': `import { Workbox } from 'workbox-window';`,
  'src/service-worker/service-worker.ts': `import { precacheAndRoute } from 'workbox-precaching';`,
  'src/session/session.ts': `import { table } from '../rules/table/table';
    import { names } from '../content/names';
    import type { Storage } from '../storage/open-storage';
    import type { Clock } from '../device/install';
    import type { Words } from '../i18n/en';`,
  'src/screens/parts/Die.tsx': `import { en } from '../../i18n/en'; export const Die = () => <b>{en}</b>;`,
  'src/screens/table/TableScreen.tsx': `import { Die } from '../parts/Die';
    import { table } from '../../session/session';
    import { die } from '../../rules/planar/planar';`,
  'src/screens/decks/DecksScreen.tsx': `import { Die } from '../parts/Die';`,
};

/** What the check says about the house with one more file in it. */
const complaintsAbout = (path: string, source: string) =>
  checkMap(new Map(Object.entries({ ...HOUSE, [path]: source }))).broken;

const test = suite('the map of the sources');

test('finds nothing in a house that is as drawn', () => {
  assert.equal(checkMap(new Map(Object.entries(HOUSE))), { broken: [], arrows: 25 });
});

const PLANTED: readonly (readonly [path: string, source: string, complaint: string])[] = [
  ['src/rules/life/a.ts', `import { en } from '../../i18n/en';`, 'rules/life may not take a value from i18n'],
  ['src/rules/life/a.ts', `import type { P } from '../../content/planes';`, 'a type from content'],
  ['src/rules/life/a.ts', `import { die } from '../planar/planar';`, 'a value from rules/planar'],
  ['src/rules/life/a.ts', `import { type A, die } from '../planar/planar';`, 'a value from rules/planar'],
  ['src/rules/life/a.ts', `export { die } from '../planar/planar';`, 'a value from rules/planar'],
  ['src/rules/life/a.ts', `export * from '../planar/planar';`, 'a value from rules/planar'],
  ['src/rules/life/a.ts', `import '../planar/planar';`, 'a value from rules/planar'],
  ['src/rules/life/a.ts', `import type { Table } from '../table/table';`, 'a type from rules/table'],
  ['src/rules/extra.ts', `import { roll } from './chance/chance';`, 'rules/*.ts may not take a value'],
  ['src/rules/life/a.ts', `import { signal } from '@preact/signals';`, 'rules imports no packages'],
  ['src/rules/life/a.ts', `import { readFileSync } from 'node:fs';`, 'rules imports no packages'],
  ['src/content/a.ts', `import type { Signal } from '@preact/signals';`, 'content imports no packages'],
  [
    'src/content/a.ts',
    `import { die } from '../rules/planar/planar';`,
    'content may not take a value from rules/planar',
  ],
  ['src/content/a.ts', `import type { Words } from '../i18n/en';`, 'a type from i18n'],
  ['src/i18n/a.ts', `import type { Die } from '../rules/planar/planar';`, 'i18n may not take a type'],
  ['src/design/a.tsx', `import { en } from '../i18n/en';`, 'design may not take a value from i18n'],
  [
    'src/device/a.ts',
    `import type { Storage } from '../storage/open-storage';`,
    'device may not take a type',
  ],
  ['src/service-worker/a.ts', `import '../device/install';`, 'service-worker may not take a value'],
  ['src/storage/a.ts', `import { table } from '../rules/table/table';`, 'storage may not take a value'],
  ['src/storage/a.ts', `import type { S } from '../session/session';`, 'a type from session'],
  ['src/session/a.ts', `import { open } from '../storage/open-storage';`, 'a value from storage'],
  ['src/session/a.ts', `const open = () => import('../storage/open-storage');`, 'a value from storage'],
  ['src/session/a.ts', `import { lock } from '../device/install';`, 'a value from device'],
  ['src/session/a.ts', `import { en } from '../i18n/en';`, 'a value from i18n'],
  ['src/session/a.ts', `import type { T } from '../screens/table/TableScreen';`, 'a type from screens/table'],
  ['src/screens/table/a.ts', `import type { S } from '../../storage/open-storage';`, 'a type from storage'],
  ['src/screens/table/a.ts', `let s: import('../../storage/open-storage').S;`, 'a type from storage'],
  ['src/screens/table/a.ts', `import { lock } from '../../device/install';`, 'a value from device'],
  ['src/screens/table/a.ts', `import { D } from '../decks/DecksScreen';`, 'a value from screens/decks'],
  ['src/screens/parts/a.ts', `import { T } from '../table/TableScreen';`, 'a value from screens/table'],
  ['src/screens/table/a.ts', `import { App } from '../../App';`, 'a value from App'],
  ['src/screens/lost.ts', '', 'screens/*.ts is no place of the map'],
  ['src/App.tsx', `import { open } from './storage/open-storage';`, 'App may not take a value from storage'],
  [
    'src/App.tsx',
    `import { table } from './rules/table/table';`,
    'App may not take a value from rules/table',
  ],
  ['src/session/a.ts', `import Dexie from 'dexie';`, 'only storage may import dexie'],
  ['src/session/a.ts', `import * as v from 'valibot';`, 'only storage may import valibot'],
  ['src/main.tsx', `import { Workbox } from 'workbox-window';`, 'only device may import workbox-window'],
  [
    'src/device/a.ts',
    `import { clientsClaim } from 'workbox-core';`,
    'only service-worker may import workbox-core',
  ],
  ['src/utils/a.ts', '', 'utils is no place of the map'],
  ['src/design/a.ts', `import './gone';`, './gone is no file'],
  ['src/design/a.ts', `import manifest from '../../package.json';`, 'leaves src'],
  ['src/design/a.ts', `const load = (name: string) => import(name);`, 'plain string'],
  ['src/design/a.ts', `const all = import.meta.glob('../**/*.ts');`, 'plain string'],
  ['src/design/a.ts', `new Worker(new URL('../i18n/en.ts', import.meta.url));`, 'a value from i18n'],
  ['src/i18n/en.ts', `import './ru';`, './ru is no file'],
];

for (const [path, source, complaint] of PLANTED) {
  test(`${path} with ${source}`, () => {
    const complaints = complaintsAbout(path, source);
    assert.is(complaints.length, 1, complaints.join('\n'));
    assert.match(String(complaints[0]), complaint);
    assert.match(String(complaints[0]), `${path}:1  `);
  });
}

test('names the line', () => {
  const [complaint] = complaintsAbout('src/i18n/a.ts', `const a = 1;\n\nimport '../design/base.css';`);
  assert.match(String(complaint), 'src/i18n/a.ts:3  ');
});

test('finds a circle of values, not one of types', () => {
  const circle = (kind: string) =>
    checkMap(
      new Map([
        ['src/design/a.ts', `import './b';`],
        ['src/design/b.ts', `const later = () => import('./c');`],
        ['src/design/c.ts', `import ${kind} { A } from './a';`],
      ]),
    ).broken;
  assert.equal(circle(''), [
    'src/design/a.ts:1  imports itself: src/design/a.ts > src/design/b.ts > src/design/c.ts > src/design/a.ts',
  ]);
  assert.equal(circle('type'), []);
});

test.run();
