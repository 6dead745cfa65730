/** Milliseconds after which a page that is not drawn, since nobody sees it, goes on all the same. */
const NOT_DRAWN = 500;

/** Until what has just been changed is on the screen. */
export function untilDrawn(): Promise<void> {
  return new Promise((done) => {
    // What comes behind a frame's own work comes behind its drawing.
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, NOT_DRAWN);
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
