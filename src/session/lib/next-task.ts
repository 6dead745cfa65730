/** Resolves in a new task, so that the screen can be drawn first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
