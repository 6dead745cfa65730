/** The error of the platform for a database that a later version of the app has written. */

export function laterVersionError(): DOMException {
  return new DOMException('a later version of the app has the database', 'VersionError');
}

export function isLaterVersion(error: unknown): boolean {
  return (error as Partial<Error> | null)?.name === 'VersionError';
}
