import { spawnSync } from 'node:child_process';
import { findPrograms } from './programs.mjs';

/** Packages for the promises about WebKit, on Debian and derivatives. */
export const WEBKIT_PACKAGES = [
  'webkit2gtk-driver',
  'xvfb',
  'python3-gi',
  'gir1.2-webkit2-4.1',
  'gir1.2-gtk-3.0',
];

export const WEBKIT_ADVICE =
  'WebKit cannot be run here, so its promises are skipped. ' +
  `On Debian, run as root: apt-get install ${WEBKIT_PACKAGES.join(' ')}`;

const IMPORTS = `import gi
for name, version in (("Gtk", "3.0"), ("WebKit2", "4.1")): gi.require_version(name, version)`;

/**
 * Finds the programs that run WebKit without a screen.
 * @returns {{ driver: string, display: string, python: string, setpriv: string } | undefined} paths, if none is
 * missing
 */
export function findWebKit() {
  const [driver] = findPrograms(['WebKitWebDriver']);
  const [display] = findPrograms(['Xvfb']);
  // Ends child processes together with their parent.
  const [setpriv] = findPrograms(['setpriv']);
  if (!driver || !display || !setpriv) return undefined;
  // The user's own Python may come first in PATH and lack the system's packages.
  const python = [...new Set([...findPrograms(['python3']), '/usr/bin/python3'])].find(hasBindings);
  return python === undefined ? undefined : { driver, display, python, setpriv };
}

/** @param {string} python */
function hasBindings(python) {
  return spawnSync(python, ['-c', IMPORTS], { stdio: 'ignore' }).status === 0;
}
