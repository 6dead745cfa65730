import { readdirSync, readFileSync } from 'node:fs';
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
export const LIMITS = { unit: 300, fuzz: 400, promises: 1500 };

/** The first line of promises about timing, which another browser would disturb; tests without one run beside them. */
const RUNS_ALONE = '// runs alone';
/** The first line of the longest files: started last, they would run alone at the end. */
const STARTS_FIRST = '// starts first';

const CHECK_NAMES = [...CHECKS_OF_SOURCES, BUILD, ...CHECKS_OF_BUILD].map(({ name }) => name);

/**
 * @typedef {object} Plan
 * @property {ReadonlySet<string>} checks  names
 * @property {readonly string[]} unit
 * @property {readonly string[]} fuzz
 * @property {readonly string[]} alone  promises beside which no other browser may run
 * @property {readonly string[]} promises  the others
 * @property {readonly string[]} stray  test files outside the three folders, which would never run
 * @property {readonly string[]} unmatched  arguments that match nothing
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
  /** @param {string} line */
  const beginsWith = (line) => (/** @type {string} */ file) =>
    readFileSync(join(root, file), 'utf8').startsWith(`${line}\n`);
  const early = files.filter(beginsWith(STARTS_FIRST));
  const ordered = [...early, ...files.filter((file) => !early.includes(file))];
  const promises = ordered.filter(isIn('promises'));
  const alone = promises.filter(beginsWith(RUNS_ALONE));
  const checks = new Set(
    selectors.length === 0 ? CHECK_NAMES : selectors.filter((selector) => CHECK_NAMES.includes(selector)),
  );
  if (promises.length > 0 || checks.has('sizes')) checks.add('build');
  return {
    checks,
    unit: ordered.filter(isIn('unit')),
    fuzz: ordered.filter(isIn('fuzz')),
    alone,
    promises: promises.filter((file) => !alone.includes(file)),
    stray: files.filter((file) => !folders.some((folder) => isIn(folder)(file))),
    unmatched: selectors.filter(
      (selector) => !CHECK_NAMES.includes(selector) && matching(selector).length === 0,
    ),
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
