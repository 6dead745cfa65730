// Compares the sizes of the built app with its budgets: node scripts/check-sizes.mjs [folder of the build]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const BUDGETS = {
  prerendered: 30 * KB,
  form: 47 * KB,
  table: 68 * KB,
  worker: 10 * KB,
  fonts: 90 * KB,
  precached: 900 * KB,
  /** The index of card names, fetched behind everything else. */
  names: 450 * KB,
};
/** The most files of a first visit, the page included, until the form can be tapped and until it answers. */
const MAX_FILES = { prerendered: 6, form: 10 };
const PAGE = 'index.html';
const WORKER = 'service-worker.js';
const STORAGE_CHUNK = 'open-storage';
const LANGUAGES = ['en', 'ru'];
/** Already compressed, so they are transferred as they are. */
const WEIGHED_RAW = ['.woff2', '.png', '.bin'];

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
/** @type {string[]} */
const complaints = [];

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
  /** @param {string} attribute  @param {RegExp} pattern */
  const take = (attribute, pattern) =>
    tags
      .filter((tag) => pattern.test(tag))
      .flatMap((tag) => tag.match(new RegExp(`\\s${attribute}="([^"]+)"`))?.[1] ?? [])
      .map((address) => posix.normalize(address.replace(/^\//, '')));
  return {
    /** Only a first visit loads this script with the page. */
    deferred: take('src', /^<script defer/),
    scripts: take('src', /^<script (?!defer)/),
    blocking: take('src', /^<script fetchpriority/),
    styles: take('href', /rel="stylesheet"/),
    /** @param {string} when  as `startup-check.js` knows it */
    preloads: (when) => take('href', new RegExp(`data-preload="${when} `)),
  };
}

/**
 * What a first screen needs in its larger language, since one language is loaded at a time.
 * @param {'form' | 'game'} screen
 */
function neededBy(screen) {
  const [screenFiles, ...filesByLanguage] = [
    [screen],
    ...LANGUAGES.map((one) => [one, `${screen}-${one}`]),
  ].map((conditions) => withImports(conditions.flatMap(page.preloads)));
  if (screenFiles?.size === 0)
    complaints.push(`${PAGE} preloads nothing for the ${screen}: its weight is unknown`);
  const [largest = []] = filesByLanguage
    .map((files) => [...files])
    .sort((one, other) => totalSize(other) - totalSize(one));
  return [...new Set([...withImports(page.scripts), ...page.styles, ...(screenFiles ?? []), ...largest])];
}

/** @param {Iterable<string>} files */
const totalSize = (files) => [...files].reduce((sum, file) => sum + weigh(file), 0);

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
  if (files.length === 0) complaints.push(`${WORKER} contains no precache list`);
  return existingFiles(files, 'the precache list');
}

/**
 * @param {Iterable<string>} files
 * @param {string} list  where they are named
 */
function existingFiles(files, list) {
  return [...new Set(files)].filter((file) => {
    const exists = existsSync(join(dist, file));
    if (!exists) complaints.push(`${file} is named in ${list}, but missing in the build`);
    return exists;
  });
}

/** @param {string} name */
function chunkNamed(name) {
  const chunk = all.filter((file) => posix.basename(file).startsWith(`${name}-`) && file.endsWith('.js'));
  if (chunk.length === 0) complaints.push(`no chunk is named ${name}…: the weight of the start is unknown`);
  return chunk;
}

const page = namedByPage();
const form = [PAGE, ...page.deferred, ...neededBy('form')];
const formStyles = page.preloads('form').filter((file) => file.endsWith('.css'));
const prerendered = [PAGE, ...page.blocking, ...page.deferred, ...page.styles, ...formStyles];
const table = neededBy('game');
const store = [...withImports(chunkNamed(STORAGE_CHUNK))].filter((file) => !table.includes(file));

/** @type {[name: string, files: string[], budget?: number][]} */
const rows = [
  ['until the form can be tapped', existingFiles(prerendered, PAGE), BUDGETS.prerendered],
  ['until the form answers', existingFiles(form, PAGE), BUDGETS.form],
  ['until the table answers', existingFiles(table, PAGE), BUDGETS.table],
  ['the store, behind the table', existingFiles(store, PAGE)],
  ['service worker', [WORKER], BUDGETS.worker],
  ['fonts', all.filter((file) => file.endsWith('.woff2')), BUDGETS.fonts],
  ['everything precached', precached(), BUDGETS.precached],
  ['names of all cards', all.filter((file) => file.endsWith('.bin')), BUDGETS.names],
];
for (const [files, maxCount] of /** @type {const} */ ([
  [prerendered, MAX_FILES.prerendered],
  [form, MAX_FILES.form],
]))
  if (files.length > maxCount) complaints.push(`the form needs ${files.length} files, more than ${maxCount}`);
if (store.length > 1) complaints.push(`the store waits for other files: ${store.join(', ')}`);

/** @param {number} bytes */
const inKB = (bytes) => `${(bytes / KB).toFixed(1)} KB`;
/** @param {string[]} cells */
const print = ([name = '', ...numbers]) =>
  console.log(name.padEnd(30) + numbers.map((number) => number.padStart(10)).join(''));

print(['', 'files', 'gzip -9', 'budget']);
for (const [name, files, budget] of rows) {
  const weight = totalSize(files);
  print([name, String(files.length), inKB(weight), budget ? inKB(budget) : '']);
  if (budget && weight > budget) complaints.push(`${name}: ${inKB(weight - budget)} over budget`);
}
for (const complaint of complaints) console.log(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
