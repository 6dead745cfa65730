// Holds the sources to the arrows drawn in ARCHITECTURE.md.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkMap } from './arrows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

const { arrows, broken } = checkMap(new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')])));
for (const complaint of broken) console.log(complaint);
const verdict = broken.length === 0 ? 'all as drawn' : `${broken.length} broken`;
console.log(`map: ${paths.length} files, ${arrows} arrows, ${verdict}`);
process.exitCode = broken.length === 0 ? 0 : 1;
