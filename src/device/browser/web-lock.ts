/** Runs work while no other tab runs work of this name; what a closed tab ran counts as ended. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Missing where the page was not served safely.
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
