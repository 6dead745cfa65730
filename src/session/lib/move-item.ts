/** Returns the list with one item at another index, or the given list if there is no such item or index. */
export function moveItem<Item>(list: readonly Item[], fromIndex: number, toIndex: number): readonly Item[] {
  const item = list[fromIndex];
  if (item === undefined || toIndex < 0 || toIndex >= list.length) return list;
  return list.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, item);
}
