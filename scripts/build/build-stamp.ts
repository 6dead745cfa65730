import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Identifies the build. Two builds of one commit have the same stamp, so the clock is not used. */
export interface BuildStamp {
  readonly version: string;
  /** The day of the commit, as in 2026-11-22, and its short hash; null outside a git checkout. */
  readonly date: string | null;
  readonly commit: string | null;
}

/** Characters of the hash. Git's own short length depends on the clone. */
const SHORT_HASH_LENGTH = 7;

export function buildStamp(root: string): BuildStamp {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  try {
    // A source archive unpacked inside another checkout is not part of it; nor is a build started by a git hook
    // elsewhere.
    const { GIT_DIR: _, ...others } = process.env;
    const env = { ...others, GIT_CEILING_DIRECTORIES: dirname(root) };
    const [date = '', commit = ''] = execFileSync('git', ['log', '-1', '--format=%cs %H'], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(' ');
    return { version, date, commit: commit.slice(0, SHORT_HASH_LENGTH) };
  } catch {
    return { version, date: null, commit: null };
  }
}
