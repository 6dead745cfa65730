/** The recipes in deploy/ and the README say what the app is built with. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from '../../../scripts/build/security-headers';
import { assert, suite } from '../../support/suite';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const nginx = read('deploy/nginx.conf');
const caddy = read('deploy/Caddyfile');
const dockerfile = read('deploy/Dockerfile');
const workflow = read('.github/workflows/pages.yml');
const readme = read('README.md');

const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable';

const test = suite('recipes for hosts');

test('a host has the policy of the page, and also forbids framing', () => {
  assert.is(
    SECURITY_HEADERS['Content-Security-Policy'],
    `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  );
  assert.not.match(CONTENT_SECURITY_POLICY, 'frame-ancestors');
});

test('nginx sends every security header with every response, including errors', () => {
  const sent = nginx.matchAll(/^\tadd_header (\S+) "(.+)" always;$/gm);
  assert.equal(Object.fromEntries([...sent].map(([, name, value]) => [name, value])), SECURITY_HEADERS);
  // A location with a header of its own would lose all those of the server.
  assert.not.match(nginx, /^\t\t+add_header/m);
});

test('nginx allows caching only for files with hashed names, and not for errors', () => {
  const [, rules = ''] = nginx.match(/map \$uri \$planar_table_cache_control \{([^}]+)\}/) ?? [];
  assert.equal(linesOf(rules), ['default no-cache;', `~/assets/ "${KEPT_FOR_A_YEAR}";`]);
  assert.match(nginx, '\tadd_header Cache-Control $planar_table_cache_control;\n');
});

test('Caddy sends every security header with every response', () => {
  const [, block = ''] = caddy.match(/^\theader \{([^}]+)\}/m) ?? [];
  const sent = block.matchAll(/(\S+) "(.+)"/g);
  assert.equal(Object.fromEntries([...sent].map(([, name, value]) => [name, value])), SECURITY_HEADERS);
});

test('Caddy allows caching only for files with hashed names, and not for errors', () => {
  const [, matcher = ''] = caddy.match(/@hashed \{([^}]+)\}/) ?? [];
  assert.equal(linesOf(matcher), ['path */assets/*', 'file']);
  const rules = linesOf(caddy).filter((line) => line.includes('Cache-Control'));
  assert.equal(rules, [
    `header @hashed Cache-Control "${KEPT_FOR_A_YEAR}"`,
    'header ?Cache-Control no-cache',
  ]);
});

test('both set the type of the manifest', () => {
  assert.match(nginx, 'default_type application/manifest+json;');
  assert.match(caddy, 'header @manifest Content-Type application/manifest+json');
});

test('the container is built from the files in git and serves them with the nginx recipe', () => {
  const ignored = linesOf(read('.dockerignore'));
  for (const folder of linesOf(read('.gitignore')).filter((line) => line.endsWith('/'))) {
    assert.ok(ignored.includes(folder.slice(0, -1)), folder);
  }
  assert.match(dockerfile, 'COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf');
  const [, root = 'no root'] = nginx.match(/root (\S+);/) ?? [];
  assert.match(dockerfile, `COPY --from=build /planar-table/dist ${root}\n`);
  const [, port = 'no port'] = nginx.match(/listen (\d+);/) ?? [];
  assert.match(dockerfile, `http://127.0.0.1:${port}/`);
});

test('GitHub Pages receives only builds that have passed every test, with the Node version of the container', () => {
  const steps = [...workflow.matchAll(/^ +(?:- )?uses: (\S+)@v\d+$|^ +(npm \S+)$/gm)];
  assert.equal(
    steps.map(([, action, command]) => action ?? command),
    ['actions/checkout', 'npm test', 'actions/upload-pages-artifact', 'actions/deploy-pages'],
  );
  assert.match(workflow, 'path: dist\n');
  assert.match(workflow, 'needs: test\n');
  const nodes = [dockerfile, workflow].map((text) => text.match(/node:(\d+)-/)?.[1]);
  assert.is(nodes[0], nodes[1]);
});

test('the README names every security header', () => {
  for (const name of Object.keys(SECURITY_HEADERS)) assert.match(readme, `\`${name}\``);
});

test.run();

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
