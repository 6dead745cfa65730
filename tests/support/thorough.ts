/**
 * Whether every combination is checked, as by `npm run test:thorough`. Otherwise a language, an engine or a screen is
 * left out where another one that is checked behaves like it.
 */
export const isThorough = process.env.THOROUGH === '1';

type AddTest = (title: string, test: () => Promise<void>) => void;

/** Adds the twins of other tests in a thorough run only; else the runner counts what was left out. */
export function thorough(add: AddTest, isTwin: boolean): AddTest {
  return isThorough || !isTwin ? add : (title) => console.log(`left out: ${title}`);
}
