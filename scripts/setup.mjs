// Runs before anything is installed, so it may use Node's own modules only.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const changedAt = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param {string} version */
const numbersOf = (version) => (version.match(/\d+/g) ?? []).map(Number);

function problemWithNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const [major = 0, minor = 0] = numbersOf(engines.node);
  const [ownMajor = 0, ownMinor = 0] = numbersOf(process.versions.node);
  return ownMajor < major || (ownMajor === major && ownMinor < minor)
    ? `Planar Table needs Node ${major}.${minor} or newer, and this is Node ${process.versions.node}. Install a newer Node and try again.`
    : undefined;
}

// npm writes this file last, so an interrupted installation counts as none.
const isInstalled = () => changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');

function install() {
  console.log('Installing the packages of package-lock.json …');
  // A caller's `--silent` or NODE_ENV=production must neither hide an error nor omit the development tools.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0
    ? undefined
    : 'The packages could not be installed; npm says above why. Installing needs a network or an npm cache; nothing later does.';
}

const problem = problemWithNode() ?? (isInstalled() ? undefined : install());
if (problem) {
  console.log(`\n${problem}\n`);
  process.exitCode = 1;
}
