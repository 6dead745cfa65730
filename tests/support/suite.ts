import { type Callback, type Test, suite as uvuSuite } from 'uvu';
import { describeWindows } from './browser/describe-windows';

export * as assert from 'uvu/assert';

/** Suites with tests but without a later `.run()`, which uvu would omit silently. */
const suitesNotRun = new Set<string>();

process.on('exit', () => {
  for (const name of suitesNotRun) console.error(`suite "${name}" was never run`);
  if (suitesNotRun.size > 0) process.exitCode = 1;
});

export function suite(name: string): Test {
  const test = uvuSuite(name);
  suitesNotRun.add(name);

  /** Reports errors in these hooks, which uvu swallows while counting fewer tests. */
  const reportingErrors =
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
    suitesNotRun.add(name);
    test(title, async (context) => {
      try {
        await handler(context);
      } catch (error) {
        // uvu reports failures only after all tests, and a later one may never finish.
        console.error(`\n"${title}" failed:`, error);
        console.error(await describeWindows());
        throw error;
      }
    });
  };
  return Object.assign(add, test, {
    before: Object.assign((handler: Callback) => test.before(reportingErrors('before', handler)), {
      each: test.before.each,
    }),
    after: Object.assign((handler: Callback) => test.after(handler), {
      each: (handler: Callback) => test.after.each(reportingErrors('after.each', handler)),
    }),
    skip: (title: string) => {
      // uvu only counts skipped tests.
      console.log(`skipped: ${title}`);
      test.skip(title);
    },
    run: () => {
      suitesNotRun.delete(name);
      test.run();
    },
  });
}
