type Piece = Uint8Array<ArrayBuffer>;

/** Turns pieces into a stream that makes each only when wanted. `onProgress` gets the bytes so far, and may throw. */
export function streamOf(
  pieces: AsyncGenerator<Piece, void, void>,
  onProgress: (done: number) => void,
): ReadableStream<Piece> {
  let done = 0;
  return new ReadableStream<Piece>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) return controller.close();
      done += next.value.length;
      onProgress(done);
      controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return();
    },
  });
}
