import { posix } from 'node:path';
import { importCycles } from './import-cycles.mjs';
import { importsOf } from './imports-of.mjs';

/** @typedef {{ values?: readonly string[], types?: readonly string[] }} Arrows  an arrow for values carries types too */

const PARTS_OF_TABLE = ['rules/chance', 'rules/planar', 'rules/landless', 'rules/life', 'rules/turn'];
const SEEN_BY_SCREENS = ['session', 'content', 'i18n', 'design', 'rules'];
const PART_OF_TABLE = { values: ['rules/*.ts', 'rules/chance'], types: PARTS_OF_TABLE };

/**
 * Who may take what from whom. One's own place is always free, `rules` means all places in it, `rules/*.ts` the files
 * directly in it, `screens/*` every folder there that has no line of its own, `src` everything.
 * @type {Readonly<Record<string, Arrows>>}
 */
const ARROWS = {
  'rules/*.ts': {},
  'rules/chance': PART_OF_TABLE,
  'rules/planar': PART_OF_TABLE,
  'rules/landless': PART_OF_TABLE,
  'rules/life': PART_OF_TABLE,
  'rules/turn': PART_OF_TABLE,
  'rules/table': { values: ['rules'] },
  content: { types: ['rules'] },
  i18n: {},
  design: {},
  device: {},
  'service-worker': {},
  storage: { types: ['rules'] },
  session: { values: ['rules', 'content'], types: ['storage', 'device', 'i18n'] },
  'screens/parts': { values: SEEN_BY_SCREENS },
  'screens/*': { values: [...SEEN_BY_SCREENS, 'screens/parts'] },
  assembly: { values: ['session', 'storage', 'device', 'content'], types: ['rules'] },
  App: { values: ['screens', 'session', 'i18n', 'design'] },
  main: { values: ['src'] },
};

/** The first line that fits a package counts. */
const PACKAGES = [
  { packages: /^(?:dexie|valibot)(?:\/|$)/, only: 'storage' },
  { packages: /^workbox-window(?:\/|$)/, only: 'device' },
  { packages: /^workbox-/, only: 'service-worker' },
];
const WITHOUT_PACKAGES = ['rules', 'content'];

const FOLDERS_OF_PLACES = ['rules', 'screens'];

/**
 * @param {string} path  below src
 * @returns {string}
 */
function placeOf(path) {
  const [first = '', second = '', ...deeper] = path.split('/').slice(1);
  if (!second) return first.replace(/\..*$/, '');
  if (!FOLDERS_OF_PLACES.includes(first)) return first;
  return deeper.length > 0 ? `${first}/${second}` : `${first}/*.ts`;
}

/** @param {string} place */
const arrowsOf = (place) =>
  ARROWS[place] ?? (/^screens\/[^*]+$/.test(place) ? ARROWS['screens/*'] : undefined);

/**
 * @param {string} name  as written in the arrows
 * @param {string} place
 */
const covers = (name, place) => name === 'src' || name === place || place.startsWith(`${name}/`);

/**
 * @param {string} from
 * @param {string} to
 * @param {'value' | 'type'} kind
 */
function isDrawn(from, to, kind) {
  const { values = [], types = [] } = arrowsOf(from) ?? {};
  return from === to || [...values, ...(kind === 'type' ? types : [])].some((name) => covers(name, to));
}

/**
 * @param {string} place
 * @param {string} specifier
 * @returns {string | undefined} what is wrong
 */
function wrongPackage(place, specifier) {
  const bare = WITHOUT_PACKAGES.find((name) => covers(name, place));
  if (bare) return `${bare} imports no packages, here ${specifier}`;
  const only = PACKAGES.find(({ packages }) => packages.test(specifier))?.only;
  return only && only !== place ? `only ${only} may import ${specifier}` : undefined;
}

/**
 * @param {ReadonlyMap<string, string>} files  path from the root, `src/…`, to its source
 * @returns {{ arrows: number, broken: string[] }}
 */
export function checkMap(files) {
  /** @type {string[]} */
  const broken = [];
  /** @type {Map<string, string[]>} */
  const values = new Map();
  let arrows = 0;

  for (const [path, source] of files) {
    const place = placeOf(path);
    const taken = importsOf(path, source);
    values.set(path, []);
    if (!arrowsOf(place) && !path.endsWith('.d.ts'))
      broken.push(`${path}:1  ${place} is no place of the map`);

    for (const { specifier, kind, line } of taken) {
      /** @param {string} what */
      const complain = (what) => broken.push(`${path}:${line}  ${what}`);
      if (specifier === undefined) {
        complain('an import must name its file in a plain string');
      } else if (!specifier.startsWith('.')) {
        const wrong = wrongPackage(place, specifier);
        if (wrong) complain(wrong);
      } else {
        arrows += 1;
        const target = resolveFrom(path, specifier, files);
        if (!target) complain(`${specifier} is no file`);
        else if (!target.startsWith('src/') && place !== 'main') complain(`${specifier} leaves src`);
        else if (!isDrawn(place, placeOf(target), kind)) {
          complain(`${place} may not take a ${kind} from ${placeOf(target)} (${specifier})`);
        }
        if (target && kind === 'value') values.get(path)?.push(target);
      }
    }
  }
  for (const cycle of importCycles(values))
    broken.push(`${cycle[0]}:1  imports itself: ${cycle.join(' > ')}`);
  return { arrows, broken };
}

/**
 * @param {string} path
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} files
 */
function resolveFrom(path, specifier, files) {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const source = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate));
  // Styles, pictures and data are not read, but lie in a place like everything else.
  return source ?? (posix.extname(target) ? target : undefined);
}
