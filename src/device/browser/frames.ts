/** How long to wait for a frame; a hidden page is not drawn. */
const MAX_WAIT_MS = 500;

/** Resolves when the latest changes have been painted. */
export function untilPainted(): Promise<void> {
  return new Promise((done) => {
    // A task queued in the frame callback runs after the frame is painted.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, MAX_WAIT_MS);
  });
}
