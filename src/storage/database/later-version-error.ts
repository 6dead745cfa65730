/** Returns and recognizes the platform's error for a database written by a later version of the app. */

export function laterVersionError(): DOMException {
  return new DOMException('a later version of the app has the database', 'VersionError');
}

export function isLaterVersionError(error: unknown): boolean {
  return (error as Partial<Error> | null)?.name === 'VersionError';
}
