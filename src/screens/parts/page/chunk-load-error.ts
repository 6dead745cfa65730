/** Matches errors of browsers, and of the style sheet loader, for a file of the app that could not be fetched. */
const MISSING_FILE_MESSAGE = /dynamically imported module|module script|JavaScript MIME type|preload CSS/i;

/** Returns whether an `import()` failed because its file could not be fetched. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && MISSING_FILE_MESSAGE.test(error.message);
}
