/** Returns an id that nothing else has, on this phone or any other. */
export const randomId = (): string => crypto.randomUUID();
