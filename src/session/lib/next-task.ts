/** Resolves in a task of its own, so that the screen can be drawn before. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
