import { findPrograms, installPackages, isProgram } from './programs.mjs';
import { findWebKit, WEBKIT_ADVICE, WEBKIT_PACKAGES } from './webkit.mjs';

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {string} package  of Debian
 * @property {string} [variable]  of the environment, which may name it
 * @property {readonly string[]} programs  names it may have
 */

/** @type {Record<'chromium' | 'headlessShell' | 'firefox' | 'ps', Program>} */
const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    package: 'chromium',
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
  },
  // The same engine without the browser around its pages: a visit takes a fifth less of the processor.
  headlessShell: {
    title: 'Chromium without its windows',
    package: 'chromium-headless-shell',
    variable: 'HEADLESS_SHELL_PATH',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
  },
  firefox: {
    title: 'Firefox',
    package: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
  },
  // Tests that kill a browser use it to find processes.
  ps: { title: 'ps', package: 'procps', programs: ['ps'] },
};

/**
 * @param {'chromium' | 'headlessShell' | 'firefox'} name
 * @returns {string | undefined} the path of its program; Chromium does what the missing headless shell would do
 */
export function findBrowser(name) {
  const path = programOf(PROGRAMS[name]);
  return path ?? (name === 'headlessShell' ? findBrowser('chromium') : undefined);
}

/** @param {Program} program */
function programOf({ variable, programs }) {
  const stated = variable && process.env[variable];
  return stated ? [stated].find(isProgram) : findPrograms(programs)[0];
}

/**
 * Installs missing browsers if that is allowed, and returns advice on what is still missing.
 * @returns {{ chromium: string | undefined, firefox: string | undefined, webkit: string | undefined, notes: string[] }}
 */
export function ensureBrowsers() {
  const missing = Object.values(PROGRAMS).filter((program) => !programOf(program));
  // Installing would not repair a wrong path in a variable.
  const installable = missing.filter(({ variable }) => !variable || !process.env[variable]);
  const packages = [
    ...installable.map((program) => program.package),
    ...(findWebKit() ? [] : WEBKIT_PACKAGES),
  ];
  const notes = packages.length > 0 ? installPackages(packages) : [];
  notes.push(...missing.filter((program) => !programOf(program)).map(advice));
  const webkit = findWebKit()?.driver;
  if (!webkit) notes.push(WEBKIT_ADVICE);
  return { chromium: findBrowser('chromium'), firefox: findBrowser('firefox'), webkit, notes };
}

/** @param {Program} program */
function advice({ title, package: name, variable }) {
  const stated = variable && process.env[variable];
  if (stated) return `${variable} names ${stated}, which is not a program: correct it or unset it.`;
  const otherwise = variable ? `, or set ${variable} to the path of its program` : '';
  return `${title} was not found: install it (on Debian, as root: apt-get install ${name})${otherwise}.`;
}
