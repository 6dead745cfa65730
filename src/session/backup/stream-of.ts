type Piece = Uint8Array<ArrayBuffer>;

/**
 * Returns a stream that produces each piece on demand. `onProgress` receives the bytes so far, and may throw to cancel.
 */
export function streamOf(
  pieces: AsyncGenerator<Piece, void, void>,
  onProgress: (done: number) => void,
): ReadableStream<Piece> {
  let bytesDone = 0;
  return new ReadableStream<Piece>({
    async pull(controller) {
      const nextPiece = await pieces.next();
      if (nextPiece.done) return controller.close();
      bytesDone += nextPiece.value.length;
      onProgress(bytesDone);
      controller.enqueue(nextPiece.value);
    },
    async cancel() {
      await pieces.return();
    },
  });
}
