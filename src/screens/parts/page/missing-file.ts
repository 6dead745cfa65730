/** How browsers, and the loader of style sheets, say that a file of the app could not be fetched. */
const MISSING = /dynamically imported module|module script|JavaScript MIME type|preload CSS/i;

/** Whether this is the error of an `import()` whose file could not be fetched. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}
