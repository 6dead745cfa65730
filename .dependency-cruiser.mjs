// Defines which folder may import from which, as drawn in ARCHITECTURE.md, types included. See `npm test -- map`.

import { readFileSync } from 'node:fs';

/**
 * @typedef {{ values?: readonly string[], types?: readonly string[] }} Arrows  `values` allows importing types too
 */

const PARTS_OF_RULES = 'rules/(chance|change|landless|life|planar|turn)/';
const RULES_ROOT = 'rules/[^/]+[.]ts$';
const SEEN_BY_SCREENS = ['session/', 'settings/', 'content/', 'i18n/', 'design/', 'rules/'];

/**
 * Regular expressions of paths below `src/`. In a list, `$1` stands for what the parentheses of the key match. Every folder
 * may import from itself.
 * @type {Readonly<Record<string, Arrows>>}
 */
const ALLOWED_IMPORTS = {
  [RULES_ROOT]: {},
  [PARTS_OF_RULES]: { values: [RULES_ROOT, 'rules/chance/'], types: [PARTS_OF_RULES] },
  'rules/table/': { values: ['rules/'] },
  'content/': { types: ['rules/'] },
  'lib/': {},
  'settings/': { types: ['rules/', 'content/bilingual[.]'] },
  'i18n/': {},
  'design/': {},
  'device/': {},
  'service-worker/': {},
  'storage/': { values: ['rules/', 'lib/', 'settings/', 'content/bilingual[.]'] },
  'session/': {
    values: ['rules/', 'content/', 'lib/', 'settings/'],
    types: ['storage/', 'device/', 'i18n/'],
  },
  'screens/parts/': { values: SEEN_BY_SCREENS },
  'screens/(decks|lands|rulebook|settings|table)/': { values: ['screens/parts/', ...SEEN_BY_SCREENS] },
  'assembly/': { values: ['session/', 'storage/', 'device/', 'content/', 'lib/'], types: ['rules/'] },
  'other-screens[.]': { values: ['screens/', 'session/'] },
  'App[.]': { values: ['other-screens[.]', 'screens/', 'session/', 'i18n/', 'design/'] },
  'main[.]': { values: [''] },
  '[^/]+[.]d[.]ts$': {},
};

/** Packages that only one folder may import; the first matching entry applies. */
const PACKAGES = [
  { name: 'dexie|valibot', owner: 'storage/' },
  { name: 'workbox-window', owner: 'device/' },
  { name: 'workbox-[^/]+', owner: 'service-worker/' },
];

/** @param {string} path */
const inSources = (path) => `^src/${path}`;
const LISTED_PATHS = Object.keys(ALLOWED_IMPORTS).map(inSources);

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 */
const forbid = (name, from, to) => ({ name, severity: /** @type {const} */ ('error'), from, to });

/** @param {[path: string, arrows: Arrows]} entry */
function importRules([key, { values = [], types = [] }]) {
  const path = inSources(key);
  const own = inSources(key.replace(/\(.*\)/, '$1'));
  const valuePaths = [own, ...values.map(inSources)];
  const allowed = [...valuePaths, ...types.map(inSources)];
  const onlyTypes = {
    path: types.map(inSources),
    pathNot: valuePaths,
    dependencyTypesNot: ['type-only', 'type-import'],
  };
  return [
    forbid(`${key} may not import this`, { path }, { path: '^src/', pathNot: allowed }),
    ...(types.length > 0 ? [forbid(`${key} may import types of this only`, { path }, onlyTypes)] : []),
  ];
}

/**
 * Returns the files of the components that `deferred-components.ts` exports; each has a lazy stand-in of the same name.
 * @param {string} folder
 */
const deferredComponentPaths = (folder) =>
  [
    ...readFileSync(
      new URL(`src/screens/${folder}/deferred-components.ts`, import.meta.url),
      'utf8',
    ).matchAll(/\{ (\w+) \} from '\.\/((.+\/)?\1)'/g),
  ].map(([, , module]) => inSources(`screens/${folder}/${module}[.]tsx$`));

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    forbid('import cycle', {}, { circular: true }),
    forbid('no such file', {}, { couldNotResolve: true }),
    forbid('not on the map', { path: '^src/', pathNot: LISTED_PATHS }, {}),
    forbid('not on the map', {}, { path: '^src/', pathNot: LISTED_PATHS }),
    forbid(
      'outside src',
      { path: '^src/', pathNot: inSources('main') },
      { pathNot: ['^src/', 'node_modules/'] },
    ),
    forbid(
      'screens and storage neither play moves nor use up chance',
      { path: inSources('(screens|storage)/') },
      {
        path: inSources('rules/(chance/|table/moves/)'),
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    ),
    forbid(
      'games build on the database, not the reverse',
      { path: inSources('storage/database/') },
      { path: inSources('storage/game/') },
    ),
    forbid(
      'the style sheet of another folder',
      { path: inSources('screens/(decks|lands|rulebook|settings|table)/([^/]+)/') },
      {
        path: inSources('screens/$1/[^/]+/.*[.]css$'),
        pathNot: inSources('screens/$1/($2|styles)/'),
      },
    ),
    forbid(
      'a component instead of its lazy stand-in',
      { path: '^src/', pathNot: inSources('screens/(table|parts)/deferred-components[.]ts$') },
      { path: [...deferredComponentPaths('table'), ...deferredComponentPaths('parts')] },
    ),
    forbid('no packages here', { path: inSources('(rules|content)/') }, { path: 'node_modules/' }),
    ...PACKAGES.map(({ name, owner }, place) =>
      forbid(
        `package of ${owner} only`,
        { path: '^src/', pathNot: inSources(owner) },
        {
          path: `node_modules/(${name})/`,
          pathNot: PACKAGES.slice(0, place).map((earlier) => `node_modules/(${earlier.name})/`),
        },
      ),
    ),
    ...Object.entries(ALLOWED_IMPORTS).flatMap(importRules),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    parser: 'tsc',
    tsPreCompilationDeps: true,
  },
};

export default config;
