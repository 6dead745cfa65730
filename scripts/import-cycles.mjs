/**
 * Every import that closes a circle, with the files of the circle in order.
 * @param {ReadonlyMap<string, readonly string[]>} imports  what each file takes values from
 * @returns {string[][]} each circle begins and ends with the same file
 */
export function importCycles(imports) {
  /** @type {string[][]} */
  const cycles = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];

  /** @param {string} file */
  const visit = (file) => {
    const seenAt = path.indexOf(file);
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), file]);
    if (seenAt >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of imports.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}
