// Runs before anything is installed, so it may use nothing but Node.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const changedAt = (path) => statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes its hidden lockfile last, so a half-finished installation counts as none.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages of package-lock.json …');
  // A caller's `--silent` or NODE_ENV=production must neither hide an error nor leave the tools out.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
