import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Installs Debian packages if that is allowed: with apt-get and as root.
 * @param {readonly string[]} packages
 * @returns {string[]} what went wrong
 */
export function installPackages(packages) {
  const [apt] = findPrograms(['apt-get']);
  const list = packages.join(', ');
  if (!apt) return [`There is no apt-get here, so npm test cannot install ${list}.`];
  if (process.getuid?.() !== 0) return [`npm test installs ${list} only when it is run as root.`];
  console.log(
    `Installing Debian's packages ${list} with apt-get, which takes up to 350 MB and a few minutes …`,
  );
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

/**
 * Finds programs in the folders of PATH.
 * @param {readonly string[]} names
 * @returns {string[]} paths, in the order of the names and then of the folders
 */
export function findPrograms(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
