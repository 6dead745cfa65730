import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { startupCheck } from '../../../../scripts/build/startup-check';
import { assert, suite } from '../../../support/suite';

const root = mkdtempSync(join(tmpdir(), 'startup-check-'));
const test = suite('startup check in the page');

test.after(() => rmSync(root, { recursive: true, force: true }));

test('the entry and its styles are requested before the startup check, which runs before the styles apply', async () => {
  writeFileSync(join(root, 'main.js'), "import './main.css'; console.log(1);");
  writeFileSync(join(root, 'main.css'), 'p { color: red; }');
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html><head>
      <script src="./src/startup-check.js" vite-ignore></script>
    </head><body><script type="module" src="./main.js"></script></body></html>`,
  );
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    build: { write: false },
    plugins: [startupCheck()],
  })) as Rolldown.RolldownOutput;
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const tags = String(page?.type === 'asset' && page.source).match(/<(?:script|link)[^>]*>/g) ?? [];
  assert.equal(
    tags.map((tag) => `${tag.match(/rel="(\w+)"/)?.[1] ?? 'script'} ${tag.match(/assets\/([a-z-]+)-/)?.[1]}`),
    ['script index', 'preload index', 'script startup-check', 'stylesheet index'],
  );
});

test.run();
