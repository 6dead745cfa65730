/** What `npm start` and `npm test` do first, in a folder whose name has spaces and letters of another alphabet. */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from '../../../scripts/test-runner/run-process.mjs';
import { assert, suite } from '../../support/suite';

const scripts = fileURLToPath(new URL('../../../scripts', import.meta.url));

const test = suite('setup');
let folder = '';

test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'Кубик и стол '));
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'programs'));
  cpSync(join(scripts, 'setup.mjs'), join(folder, 'scripts/setup.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  requireNode('>=20.19');
});

test.after.each(() => rmSync(folder, { recursive: true, force: true }));

test('installs once', async () => {
  replaceNpm('mkdir -p node_modules && touch node_modules/.package-lock.json && echo "npm $*"');
  const first = await setup();
  assert.is(first.code, 0);
  assert.match(first.output, 'npm ci --include=dev');
  const second = await setup();
  assert.equal([second.code, second.output], [0, '']);
});

test('says what to do when the packages cannot be installed', async () => {
  replaceNpm('echo "no network"; exit 1');
  const { code, output } = await setup();
  assert.is(code, 1);
  assert.match(output, 'no network');
  assert.match(output, 'The packages could not be installed');
});

test('says that Node is too old instead of trying', async () => {
  replaceNpm('echo "npm $*"');
  requireNode('>=999.1');
  const { code, output } = await setup();
  assert.is(code, 1);
  assert.is(
    output.trim(),
    `Planar Table needs Node 999.1 or newer, and this is Node ${process.versions.node}. Install a newer Node and try again.`,
  );
});

test('a port in use is reported before anything is built', async () => {
  const occupyingServer = createServer();
  await new Promise<void>((done) => occupyingServer.listen(0, '127.0.0.1', done));
  const address = occupyingServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const checkOfUsedPort = await checkPort(port);
  await new Promise((done) => occupyingServer.close(done));
  assert.is(checkOfUsedPort.code, 1);
  assert.match(checkOfUsedPort.output, `Port ${port} cannot be used`);
  assert.equal((await checkPort(port)).code, 0);
});

test.run();

function requireNode(range: string): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: range } }));
}

/** Stands in for npm, which would ask the network. */
function replaceNpm(commands: string): void {
  const npm = join(folder, 'programs/npm');
  writeFileSync(npm, `#!/bin/sh\n${commands}\n`);
  chmodSync(npm, 0o755);
}

function setup() {
  return runProcess(process.execPath, [join(folder, 'scripts/setup.mjs')], {
    cwd: folder,
    seconds: 30,
    env: { PATH: [join(folder, 'programs'), process.env.PATH].join(delimiter) },
  });
}

function checkPort(port: number) {
  return runProcess(process.execPath, [join(scripts, 'check-port.mjs'), String(port)], {
    cwd: folder,
    seconds: 30,
  });
}
