// Builds the app and runs a benchmark or a soak: node scripts/run-by-name.mjs benchmark floor
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = '', name] = process.argv.slice(2);
const folder = `${root}scripts/${kind}s`;
const names = readdirSync(folder)
  .filter((file) => file.startsWith(`${kind}-`))
  .map((file) => file.slice(kind.length + 1, -'.ts'.length));

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const env = { ...process.env, TSX_TSCONFIG_PATH: `${root}tsconfig.base.json` };
  const { status } = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!name || !names.includes(name)) {
  console.log(`Name one of these: ${names.join(', ')}`);
  process.exit(1);
}
run(process.execPath, ['node_modules/vite/bin/vite.js', 'build']);
run(process.execPath, ['--import', 'tsx', `${folder}/${kind}-${name}.ts`]);
