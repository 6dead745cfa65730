import type { EvaluablePage } from '../browser/evaluable-page';

/** Reads the stored pictures by card, as their size and the colors of the first and last pixels. */
export function storedPictures(page: EvaluablePage): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const opening = indexedDB.open('planar-table-pictures');
    let databaseExists = true;
    // Otherwise an empty database would be created before the app creates its own.
    opening.onupgradeneeded = () => {
      databaseExists = false;
      opening.transaction?.abort();
    };
    const database = await resultOf(opening).catch((error) => {
      if (databaseExists) throw error;
      return null;
    });
    if (!database) return {};
    const transaction = database.transaction(['facts', 'pictures']);
    const cards = (await resultOf(transaction.objectStore('facts').getAllKeys())) as string[];
    const rows = await Promise.all(
      cards.map((card) => resultOf(transaction.objectStore('pictures').get(card))),
    );
    database.close();
    const descriptionsByCard: Record<string, string> = {};
    for (const { card, bytes, type } of rows) {
      const { width, height } = await createImageBitmap(new Blob([bytes], { type }));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(await createImageBitmap(new Blob([bytes], { type })), 0, 0);
      const colorAt = (x: number, y: number) => {
        const pixel = [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
        return ['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))];
      };
      descriptionsByCard[card] = `${width}×${height} ${colorAt(0, 0)} ${colorAt(width - 1, height - 1)}`;
    }
    return descriptionsByCard;
  });
}
