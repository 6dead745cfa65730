/** Milliseconds after which waiting ends on a page that is not being drawn. */
const NOT_DRAWN = 500;

/** Resolves when the latest changes have been painted. */
export function untilPainted(): Promise<void> {
  return new Promise((done) => {
    // A task queued in the frame callback runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, NOT_DRAWN);
  });
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
