// Compares the sizes of the built app with its budgets: node scripts/check-sizes.mjs [folder of the build]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const BUDGETS = { start: 68 * KB, worker: 10 * KB, fonts: 90 * KB, precached: 900 * KB, names: 450 * KB };
const PAGE = 'index.html';
const WORKER = 'service-worker.js';
const LATEST_GAME_CHUNK = 'read-latest';
const STORAGE_CHUNK = 'open-storage';
/** One language is loaded at a time: the larger one counts. */
const DICTIONARY = /(^|\/)(en|ru)-table-[^/]+\.js$/;
/** Already compressed, so they are transferred as they are. */
const WEIGHED_RAW = ['.woff2', '.png', '.bin'];

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
/** @type {string[]} */
const broken = [];

if (![PAGE, WORKER].every((file) => existsSync(join(dist, file)))) {
  console.log(`${dist} holds no build with ${PAGE} and ${WORKER}: run npm run build first.`);
  process.exit(1);
}
const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** @param {string} file */
const read = (file) => readFileSync(join(dist, file));

/** @param {string} file */
function weigh(file) {
  const bytes = read(file);
  return WEIGHED_RAW.includes(extname(file)) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** Files that the page refers to, as paths in the build. */
function namedByPage() {
  const tags =
    read(PAGE)
      .toString()
      .match(/<(?:script|link)\b[^>]*>/g) ?? [];
  /** @param {string} attribute  @param {RegExp} sign */
  const take = (attribute, sign) =>
    tags
      .filter((tag) => sign.test(tag))
      .flatMap((tag) => tag.match(new RegExp(`\\s${attribute}="([^"]+)"`))?.[1] ?? [])
      .map((address) => posix.normalize(address.replace(/^\//, '')));
  return {
    scripts: take('src', /^<script/),
    preloads: take('href', /rel="modulepreload"/),
    styles: take('href', /rel="stylesheet"/),
  };
}

/**
 * The given scripts and everything they import statically.
 * @param {readonly string[]} scripts
 * @param {Set<string>} [found]
 */
function withImports(scripts, found = new Set()) {
  for (const script of scripts) {
    if (found.has(script)) continue;
    found.add(script);
    if (!existsSync(join(dist, script))) continue;
    const imports = read(script)
      .toString()
      .matchAll(/\b(?:import|from)\s*(["'`])(\.[^"'`]+)\1/g);
    withImports(
      [...imports].map((match) => posix.join(posix.dirname(script), match[2] ?? '')),
      found,
    );
  }
  return found;
}

/** Workbox's precache list in the built worker: objects with an address and a revision. */
function precached() {
  const objects =
    read(WORKER)
      .toString()
      .match(/\{[^{}]*\}/g) ?? [];
  const entries = objects.filter((text) => /[{,\s"'`]revision["'`]?\s*:/.test(text));
  const files = entries.flatMap(
    (text) => text.match(/[{,\s"'`]url["'`]?\s*:\s*(["'`])([^"'`]+)\1/)?.[2] ?? [],
  );
  if (files.length === 0) broken.push(`${WORKER} contains no precache list`);
  return present(files, 'the precache list');
}

/**
 * @param {Iterable<string>} files
 * @param {string} list  where they are named
 */
function present(files, list) {
  return [...new Set(files)].filter((file) => {
    const exists = existsSync(join(dist, file));
    if (!exists) broken.push(`${file} is named in ${list}, but missing in the build`);
    return exists;
  });
}

/** @param {string} name */
function chunkNamed(name) {
  const chunk = all.filter((file) => posix.basename(file).startsWith(`${name}-`) && file.endsWith('.js'));
  if (chunk.length === 0) broken.push(`no chunk is named ${name}…: the weight of the start is unknown`);
  return chunk;
}

const page = namedByPage();
const dictionaries = all
  .filter((file) => DICTIONARY.test(file))
  .sort((one, other) => weigh(other) - weigh(one));
if (dictionaries.length === 0) broken.push('no chunk holds the words of a language');
const [heaviest = ''] = dictionaries;
const start = new Set([
  ...withImports([...page.scripts, heaviest, ...chunkNamed(LATEST_GAME_CHUNK)]),
  ...page.styles,
]);
const store = [...withImports(chunkNamed(STORAGE_CHUNK))].filter((file) => !start.has(file));
const besides = page.preloads.filter((file) => !start.has(file) && !store.includes(file));

/** @type {[name: string, files: string[], budget?: number][]} */
const rows = [
  ['until the table answers', present(start, PAGE), BUDGETS.start],
  ['the store, behind the table', present(store, PAGE)],
  ['preloaded besides', present(besides, PAGE)],
  ['service worker', [WORKER], BUDGETS.worker],
  ['fonts', all.filter((file) => file.endsWith('.woff2')), BUDGETS.fonts],
  ['everything precached', precached(), BUDGETS.precached],
  ['names of all cards', all.filter((file) => file.endsWith('.bin')), BUDGETS.names],
];

/** @param {number} bytes */
const inKB = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
/** @param {string[]} cells */
const print = ([name = '', ...numbers]) =>
  console.log(name.padEnd(30) + numbers.map((number) => number.padStart(10)).join(''));

print(['', 'files', 'gzip -9', 'budget']);
for (const [name, files, budget] of rows) {
  const weight = files.reduce((sum, file) => sum + weigh(file), 0);
  print([name, String(files.length), inKB(weight), budget ? inKB(budget) : '']);
  if (budget && weight > budget) broken.push(`${name}: ${inKB(weight - budget)} over budget`);
}
for (const complaint of broken) console.log(complaint);
process.exitCode = broken.length > 0 ? 1 : 0;
