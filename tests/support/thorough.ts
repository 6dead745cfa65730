/**
 * Whether every combination is checked, as by `npm run test:thorough`. Otherwise a language, an engine or a screen is
 * skipped if one that is checked behaves the same.
 */
export const isThorough = process.env.THOROUGH === '1';

/** Adds a test to a suite, or skips it. */
export type AddTest = (title: string, test: () => Promise<void>) => void;

/**
 * Adds near duplicates of other tests only in a thorough run; otherwise logs them, and the runner counts them as left
 * out.
 */
export function skipUnlessThorough(add: AddTest, isThoroughOnly: boolean): AddTest {
  return isThorough || !isThoroughOnly ? add : (title) => console.log(`left out: ${title}`);
}
