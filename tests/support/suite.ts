import { type Callback, type Test, suite as uvuSuite } from 'uvu';
import { describeWindows } from './browser/open-windows';

export * as assert from 'uvu/assert';

/** Suites with tests but without a later `.run()`, which uvu would omit silently. */
const waiting = new Set<string>();

process.on('exit', () => {
  for (const name of waiting) console.error(`suite "${name}" was never run`);
  if (waiting.size > 0) process.exitCode = 1;
});

export function suite(name: string): Test {
  const test = uvuSuite(name);
  waiting.add(name);

  /** uvu swallows errors of these hooks and only counts fewer tests. */
  const aloud =
    (hook: string, handler: Callback): Callback =>
    async (context) => {
      try {
        await handler(context);
      } catch (error) {
        console.error(`\n${hook} of suite "${name}" threw:`, error);
        throw error;
      }
    };

  const add = (title: string, handler: Callback) => {
    waiting.add(name);
    test(title, async (context) => {
      try {
        await handler(context);
      } catch (error) {
        // uvu tells it only when all tests are over, which a later one may never be.
        console.error(`\n"${title}" failed:`, error);
        console.error(await describeWindows());
        throw error;
      }
    });
  };
  return Object.assign(add, test, {
    before: Object.assign((handler: Callback) => test.before(aloud('before', handler)), {
      each: test.before.each,
    }),
    after: Object.assign((handler: Callback) => test.after(handler), {
      each: (handler: Callback) => test.after.each(aloud('after.each', handler)),
    }),
    skip: (title: string) => {
      // uvu only counts skipped tests.
      console.log(`skipped: ${title}`);
      test.skip(title);
    },
    run: () => {
      waiting.delete(name);
      test.run();
    },
  });
}
