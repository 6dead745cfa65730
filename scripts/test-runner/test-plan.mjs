import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Check  one command that passes or fails as a whole
 * @property {string} name
 * @property {readonly [string, ...string[]]} command
 * @property {boolean} [alwaysPrinted]  print its output also when it passes
 */

/** @type {readonly Check[]} */
export const CHECKS_OF_SOURCES = [
  { name: 'types', command: ['tsc', '-b', '--pretty', 'false'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'map', command: ['depcruise', 'src'], alwaysPrinted: true },
  { name: 'dead-code', command: ['knip', '--no-progress'] },
];

/** @type {Check} */
export const BUILD = { name: 'build', command: ['vite', 'build'] };

/** @type {readonly Check[]} */
export const CHECKS_OF_BUILD = [
  { name: 'sizes', command: ['node', 'scripts/check-sizes.mjs'], alwaysPrinted: true },
];

/** Time limit per file of each folder, in seconds: for tests that hang, also on a machine three times slower. */
export const LIMITS = { unit: 300, fuzz: 400, promises: 900 };

/** Promises about timing, which another browser would disturb. Only tests without a browser run beside them. */
const RUN_ALONE = [
  'answers-before-the-store',
  'survives-a-kill',
  'webkit-keeps-every-move',
  'outlives-a-lost-database-server',
];

/**
 * @param {string} file
 * @param {string} name  the end of the file's path, without the extension
 */
const isNamed = (file, name) => file.endsWith(`/${name}.test.ts`);

/** @param {string} file */
export const runsAlone = (file) => RUN_ALONE.some((name) => isNamed(file, name));

/** The longest files, longest first: started last, they would run alone at the end. */
const LONGEST_FIRST = [
  'everyone-can-use-it',
  'the-plane-is-readable-at-any-size',
  'fits-narrow-screens',
  'a-game-goes-to-another-phone',
  'works-in-airplane-mode',
  'damaged-data',
  'two-taps-to-play',
  'few-taps-at-the-table',
  'plays-every-plane',
  'totals-fit-their-panels',
  'every-point-of-a-panel-counts',
  'lives-on-any-host',
  'runs-in-older-browsers',
  'versions-live-side-by-side',
  'two-tabs-one-game',
  'webkit-fits',
  'never-reloads-mid-game',
  'webkit-plays-a-game',
  'turns-over-by-a-swipe',
  'any-card-is-a-land',
  'says-what-is-new',
  'answers-before-the-store',
  'kept-on-iphones',
  'answers-before-its-scripts',
  'explains-itself',
  'nothing-leaves-the-phone',
  'survives-a-reload',
  'answers-rules-questions',
  'survives-a-kill',
  'full-disk',
  'webkit-keeps-every-move',
  'keeps-every-life',
  'fuzz/random-play',
  'game/lost-database-server',
  'plane/every-button-is-played',
  'game/live-game',
  'database/connection',
  'support/runner',
  'fuzz/grand-melee',
  'fuzz/rows-evolve',
  'plane/every-phenomenon-is-encountered',
  'sharing/deck-file',
];

/** @param {readonly string[]} files */
export function longestFirst(files) {
  const place = (/** @type {string} */ file) => {
    const found = LONGEST_FIRST.findIndex((name) => isNamed(file, name));
    return found === -1 ? LONGEST_FIRST.length : found;
  };
  return files.toSorted((one, other) => place(one) - place(other));
}

const CHECK_NAMES = [...CHECKS_OF_SOURCES, BUILD, ...CHECKS_OF_BUILD].map(({ name }) => name);

/**
 * @typedef {object} Plan
 * @property {ReadonlySet<string>} checks  names
 * @property {readonly string[]} unit
 * @property {readonly string[]} fuzz
 * @property {readonly string[]} promises
 * @property {readonly string[]} stray  test files outside the three folders, which would never run
 * @property {readonly string[]} unmatched  arguments that match nothing
 * @property {readonly string[]} outdated  names in this file's lists that no test file has
 */

/**
 * @param {string} root
 * @param {readonly string[]} selectors  names of checks or folders, fragments of paths; none means everything
 * @returns {Plan}
 */
export function planTests(root, selectors) {
  const all = ['src', 'tests'].flatMap((folder) => testFiles(root, folder));
  const folders = Object.keys(LIMITS);
  /** @param {string} folder */
  const isIn = (folder) => (/** @type {string} */ file) => file.startsWith(`tests/${folder}/`);
  /** @param {string} selector */
  const matching = (selector) =>
    CHECK_NAMES.includes(selector)
      ? []
      : all.filter(folders.includes(selector) ? isIn(selector) : (file) => file.includes(selector));

  const files =
    selectors.length === 0
      ? all
      : all.filter((file) => selectors.some((selector) => matching(selector).includes(file)));
  const promises = files.filter(isIn('promises'));
  const checks = new Set(
    selectors.length === 0 ? CHECK_NAMES : selectors.filter((selector) => CHECK_NAMES.includes(selector)),
  );
  if (promises.length > 0 || checks.has('sizes')) checks.add('build');
  return {
    checks,
    unit: files.filter(isIn('unit')),
    fuzz: files.filter(isIn('fuzz')),
    promises,
    stray: files.filter((file) => !folders.some((folder) => isIn(folder)(file))),
    unmatched: selectors.filter(
      (selector) => !CHECK_NAMES.includes(selector) && matching(selector).length === 0,
    ),
    outdated: [...RUN_ALONE, ...LONGEST_FIRST].filter((name) => !all.some((file) => isNamed(file, name))),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 */
function testFiles(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path))
    .sort();
}
