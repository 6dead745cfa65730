import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStamp } from '../../../../scripts/build/build-stamp';
import { assert, suite } from '../../../support/suite';

const test = suite('build stamp');

let folder = '';

test.before.each(() => {
  folder = mkdtempSync(join(tmpdir(), 'planar-table-stamp-'));
});

test.after.each(() => {
  rmSync(folder, { recursive: true, force: true });
});

function writeSources(path: string): string {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), '{ "version": "1.2.3" }');
  return path;
}

/** Commits everything there, at an hour that is another day in Greenwich. */
function commit(path: string): string {
  const date = '2026-11-22T01:30:00+0300';
  // A hook of git that runs the tests would otherwise have this committed to its own repository.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(own), GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.invalid', ...args], {
      cwd: path,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  return git('rev-parse', 'HEAD').trim();
}

test('is the day and the short name of the commit, however often it is built', () => {
  const name = commit(writeSources(folder));
  const stamp = { version: '1.2.3', date: '2026-11-22', commit: name.slice(0, 7) };
  assert.equal(buildStamp(folder), stamp);
  assert.equal(buildStamp(folder), stamp);
});

test('is the version alone in sources without git, also within another checkout', () => {
  const stamp = { version: '1.2.3', date: null, commit: null };
  const archive = writeSources(join(folder, 'archive'));
  assert.equal(buildStamp(archive), stamp);
  commit(folder);
  assert.equal(buildStamp(archive), stamp);
});

test('works without git', () => {
  commit(writeSources(folder));
  const { PATH } = process.env;
  process.env.PATH = folder;
  try {
    assert.equal(buildStamp(folder), { version: '1.2.3', date: null, commit: null });
  } finally {
    process.env.PATH = PATH;
  }
});

test.run();
