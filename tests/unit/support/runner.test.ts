import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTestFile } from '../../../scripts/test-runner/run-test-file.mjs';
import { filesBelow } from '../../support/files-below';
import { assert, suite } from '../../support/suite';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const cache = join(root, 'node_modules/.cache');
let folder = '';

const HEAD = `import { assert, suite } from '../../../tests/support/suite';
const test = suite('planted');
`;

/** Runs a planted test file under limits short enough to see them reached. */
async function outcomeOf(source: string, options: Partial<Parameters<typeof runTestFile>[1]> = {}) {
  const path = join(folder, 'planted.test.ts');
  writeFileSync(path, source);
  return runTestFile(path, { root, seconds: 10, secondsToEnd: 1, ...options });
}

const test = suite('the test runner');

test.before(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'runner-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

test('counts a good file, skips included', async () => {
  const result = await outcomeOf(`${HEAD}
    test('one', () => assert.is(1, 1));
    test('two', async () => assert.equal([1], [1]));
    test.skip('three', () => {});
    test.run();`);
  assert.is(result.problem, undefined);
  assert.equal([result.passed, result.failed, result.skipped], [2, 0, 1]);
  assert.equal(result.skippedTests, ['three']);
});

test('counts what is left to a thorough run', async () => {
  const source = `${HEAD}
    import { skipUnlessThorough } from '../../../tests/support/thorough';
    test('one', () => assert.is(1, 1));
    skipUnlessThorough(test, false)('one more', async () => {});
    skipUnlessThorough(test, true)('two', async () => {});
    test.run();`;
  const usual = await outcomeOf(source, { env: { THOROUGH: '' } });
  assert.is(usual.problem, undefined);
  assert.equal([usual.passed, usual.skipped, usual.leftOut], [2, 0, 1]);
  const all = await outcomeOf(source, { env: { THOROUGH: '1' } });
  assert.equal([all.passed, all.skipped, all.leftOut], [3, 0, 0]);
});

test('reports the tests of a missing browser as skipped, by name', async () => {
  const result = await outcomeOf(
    `${HEAD}
    import { testIn } from '../../../tests/support/browser/test-in';
    testIn(test, 'firefox')('one', async () => assert.unreachable());
    test.run();`,
    { env: { FIREFOX_PATH: '/missing/firefox' } },
  );
  assert.is(result.problem, undefined);
  assert.equal(result.skippedTests, ['one (firefox is not installed)']);
});

test('understands every first line that begins like a remark for it', () => {
  const tests = filesBelow(join(root, 'tests')).filter((path) => path.includes('.test.ts'));
  const remarks = tests.map(
    (path) => readFileSync(join(root, 'tests', path), 'utf8').split('\n', 1)[0] ?? '',
  );
  const found = remarks.filter((line) => line.startsWith('// '));
  assert.ok(found.length > 0);
  assert.equal(
    found.filter((line) => !/^\/\/ (?:runs alone|starts first|time limit: \d+ s)$/.test(line)),
    [],
  );
});

test('counts a file whose tests are all skipped as skipped', async () => {
  const result = await outcomeOf(`${HEAD}
    test.skip('one');
    test.run();`);
  assert.is(result.problem, undefined);
  assert.equal([result.passed, result.failed, result.skipped], [0, 0, 1]);
  assert.equal(result.skippedTests, ['one']);
});

test('counts a failing assertion and keeps its output', async () => {
  const result = await outcomeOf(`${HEAD}
    test('right', () => assert.is(1, 1));
    test('wrong', () => assert.is('left hand', 'right hand'));
    test.run();`);
  assert.equal([result.passed, result.failed, result.skipped], [1, 1, 0]);
  assert.is(result.problem, '1 of 2 tests passed');
  assert.match(result.output, 'FAIL  planted  "wrong"');
});

test('fails an empty file', async () => {
  const result = await outcomeOf('');
  assert.is(result.failed, 1);
  assert.match(String(result.problem), 'no totals');
});

test('fails a suite without tests', async () => {
  const result = await outcomeOf(`${HEAD} assert.ok(true); test.run();`);
  assert.is(result.failed, 1);
  assert.is(result.problem, 'contains no test');
});

test('fails a file whose second suite was never run', async () => {
  const result = await outcomeOf(`${HEAD}
    test('seen', () => assert.ok(true));
    test.run();
    const forgotten = suite('forgotten');
    forgotten('unseen', () => assert.unreachable());`);
  assert.is(result.failed, 1);
  assert.match(result.output, 'suite "forgotten" was never run');
});

test('fails a test added after its suite was run', async () => {
  const result = await outcomeOf(`${HEAD}
    test('seen', () => assert.ok(true));
    test.run();
    test('unseen', () => assert.unreachable());`);
  assert.is(result.failed, 1);
  assert.match(result.output, 'suite "planted" was never run');
});

test('fails a file that runs no suite at all', async () => {
  const result = await outcomeOf(`${HEAD} test('unseen', () => assert.unreachable());`);
  assert.is(result.failed, 1);
  assert.match(result.output, 'suite "planted" was never run');
});

test('fails suites run one after the other with a wait between them', async () => {
  const result = await outcomeOf(`${HEAD}
    test('first', () => assert.ok(true));
    test.run();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = suite('late');
    late('second', () => assert.ok(true));
    late('third', () => assert.ok(true));
    late.run();`);
  assert.ok(result.failed > 0);
  assert.match(String(result.problem), 'more than once');
});

test('fails a promise that is never settled', async () => {
  const result = await outcomeOf(`${HEAD}
    test('waits', () => new Promise(() => {}));
    test('unseen', () => assert.ok(true));
    test.run();`);
  assert.is(result.failed, 1);
  assert.match(String(result.problem), 'no totals');
  assert.match(result.output, 'Exiting early');
});

test('stops a hanging file with everything it started', async () => {
  const source = `import { spawn } from 'node:child_process';
    ${HEAD}
    test('hangs', async () => {
      const [inGroup, onItsOwn] = [false, true].map((detached) => spawn('sleep', ['60'], { detached }));
      assert.ok(inGroup && onItsOwn);
      console.log('started', inGroup.pid, onItsOwn.pid);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });
    test.run();`;
  let started: readonly string[] = [];
  // A busy machine may take longer to start anything at all.
  for (let seconds = 2; started.length === 0 && seconds <= 32; seconds *= 2) {
    const result = await outcomeOf(source, { seconds });
    assert.is(result.failed, 1);
    assert.is(result.problem, `stopped after its limit of ${seconds} s`);
    started = result.output.match(/started (\d+) (\d+)/)?.slice(1) ?? [];
  }
  assert.is(started.length, 2);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', started.join()], { encoding: 'utf8' });
  // Dead but not yet collected by its new parent is dead.
  assert.equal(
    stdout.split('\n').filter((state) => state && !state.startsWith('Z')),
    [],
  );
});

test('lets a file state its own limit in its first line', async () => {
  const result = await outcomeOf(`// time limit: 1 s
    ${HEAD}
    test('hangs', () => new Promise((resolve) => setTimeout(resolve, 60_000)));
    test.run();`);
  assert.is(result.problem, 'stopped after its limit of 1 s');
});

test('fails a file that leaves a timer behind', async () => {
  const result = await outcomeOf(`${HEAD}
    test('leaves', () => { setInterval(() => {}, 1_000); assert.ok(true); });
    test.run();`);
  assert.equal([result.passed, result.failed], [1, 1]);
  assert.match(String(result.problem), 'something is still open');
});

test('fails a throwing before hook and shows why', async () => {
  const result = await outcomeOf(`${HEAD}
    test.before(() => { throw new Error('no shuffled deck'); });
    test('unseen', () => assert.ok(true));
    test.run();`);
  assert.equal([result.passed, result.failed], [0, 1]);
  assert.match(result.output, 'no shuffled deck');
});

test('fails a crash after the totals', async () => {
  const result = await outcomeOf(`${HEAD}
    test('leaves', () => { setTimeout(() => { throw new Error('too late'); }, 300); assert.ok(true); });
    test.run();`);
  assert.equal([result.passed, result.failed], [1, 1]);
  assert.match(String(result.problem), 'exit code 1');
});

test('refuses a file that uses `only`', async () => {
  const result = await outcomeOf(`${HEAD} test${'.only'}('one', () => assert.ok(true)); test.run();`);
  assert.is(result.failed, 1);
  assert.match(String(result.problem), '.only');
});

test('refuses a file that takes its suite from uvu itself', async () => {
  const result = await outcomeOf(`import { suite } from '${'uvu'}'; suite('own').run();`);
  assert.is(result.failed, 1);
  assert.match(String(result.problem), 'tests/support/suite');
});

test('ends with one line of counts and fails when nothing matches', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/test.mjs', 'no-such-test'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.is(status, 1);
  assert.is(stdout.trimEnd().split('\n').at(-1), '0 passed, 1 failed, 0 skipped');
});

test.run();
