import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @typedef {{ title: string, package: string, variable: string, programs: readonly string[] }} Browser */

const BROWSERS = {
  chromium: {
    title: 'Chromium',
    package: 'chromium',
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
  },
  firefox: {
    title: 'Firefox',
    package: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
  },
};
const CYRILLIC_FONT = 'fonts-noto-core';

/**
 * @param {keyof typeof BROWSERS} name
 * @returns {string | undefined} the path of its program
 */
export function findBrowser(name) {
  return programOf(BROWSERS[name]);
}

/** @param {Browser} browser */
function programOf({ variable, programs }) {
  const stated = process.env[variable];
  return stated ? [stated].find(isProgram) : findProgram(programs);
}

/**
 * Installs what is missing where that is possible, and says in words what could not be had.
 * @returns {{ chromium: string | undefined, firefox: string | undefined, notes: string[] }}
 */
export function ensureBrowsers() {
  const names = /** @type {const} */ (['chromium', 'firefox']);
  const missing = names.map((name) => BROWSERS[name]).filter((browser) => !programOf(browser));
  // A wrong path in a variable would stay wrong after any installation.
  const notes = install(
    missing.filter(({ variable }) => !process.env[variable]).map((browser) => browser.package),
  );
  // Only now: the browsers bring the means to ask for fonts, and often a font.
  if (!hasCyrillicFont()) notes.push(...install([CYRILLIC_FONT]));
  notes.push(...missing.filter((browser) => !programOf(browser)).map(advice));
  if (!hasCyrillicFont())
    notes.push(`No Cyrillic font was found: install Debian's package ${CYRILLIC_FONT}.`);
  return { chromium: findBrowser('chromium'), firefox: findBrowser('firefox'), notes };
}

/**
 * @param {readonly string[]} packages
 * @returns {string[]} what went wrong
 */
function install(packages) {
  const apt = findProgram(['apt-get']);
  if (packages.length === 0 || !apt || process.getuid?.() !== 0) return [];
  console.log(`Installing ${packages.join(', ')} …`);
  /** @param {string[]} args */
  const run = (...args) =>
    spawnSync(apt, ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const runs = [['update'], ...packages.map((name) => ['install', '--no-install-recommends', name])];
  return runs
    .map((args) => ({ args, result: run(...args) }))
    .filter(({ result }) => result.status !== 0)
    .map(
      ({ args, result }) =>
        `apt-get ${args.join(' ')} failed:\n${String(result.stderr ?? result.error).trim()}`,
    );
}

/** @param {Browser} browser */
function advice({ title, package: name, variable }) {
  const stated = process.env[variable];
  const found = stated ? `${variable} names ${stated}, which is no program` : `${title} was not found`;
  return `${found}: install Debian's package ${name} (as root: apt-get install ${name}), or name its program in ${variable}.`;
}

// Where fontconfig is absent the system has its own fonts, or the browser's package brings fontconfig with it.
function hasCyrillicFont() {
  const list = findProgram(['fc-list']);
  return !list || spawnSync(list, [':lang=ru'], { encoding: 'utf8' }).stdout.trim() !== '';
}

/** @param {readonly string[]} programs */
function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
