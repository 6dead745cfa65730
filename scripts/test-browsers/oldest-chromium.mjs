import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** A package with Chromium 111 as one compressed program; 54 MB, so it is fetched only by the test that runs it. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '111.0.0';
const SHA512 = 'h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==';
const PACKED_PROGRAM = 'package/bin/chromium.br';
const VARIABLE = 'OLDEST_CHROMIUM_PATH';

const folder = fileURLToPath(new URL('../../node_modules/.cache/oldest-chromium', import.meta.url));

/**
 * Fetches the oldest supported Chromium if possible.
 * @returns {{ program: string, problem?: never } | { program?: never, problem: string }}
 */
export function ensureOldestChromium() {
  const configuredPath = process.env[VARIABLE];
  if (configuredPath) return { program: configuredPath };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return {
      problem: `Chromium ${VERSION} is fetched for Linux on x64 only; name its program in ${VARIABLE}.`,
    };
  const program = join(folder, `chromium-${VERSION}`);
  try {
    if (!existsSync(program)) fetchProgram(program);
    return { program };
  } catch (error) {
    return { problem: `${PACKAGE} ${VERSION} could not be fetched from the npm registry: ${error}` };
  }
}

/** @param {string} program */
function fetchProgram(program) {
  console.log(`Fetching ${PACKAGE} ${VERSION} …`);
  mkdirSync(folder, { recursive: true });
  const [packed] = JSON.parse(run('npm', ['pack', '--json', `${PACKAGE}@${VERSION}`]).toString());
  const archive = join(folder, packed.filename);
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== SHA512)
    throw new Error('the archive is not the expected one');
  const unpacked = brotliDecompressSync(run('tar', ['-xzOf', archive, PACKED_PROGRAM]));
  rmSync(archive);
  // Renamed when complete, so that an interrupted run leaves no partial program.
  writeFileSync(`${program}.part`, unpacked, { mode: 0o755 });
  renameSync(`${program}.part`, program);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, maxBuffer: 1e9 });
  if (status !== 0) throw error ?? new Error(`${command}: ${stderr}`);
  return stdout;
}
