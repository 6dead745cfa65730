/** Compresses bytes as raw DEFLATE. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decompresses raw DEFLATE; returns null for invalid data or if the result exceeds `maxSize` bytes. */
export async function inflate(compressed: Blob, maxSize: number): Promise<Blob | null> {
  const reader = compressed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(pieces);
      size += value.length;
      if (size > maxSize) {
        await reader.cancel();
        return null;
      }
      pieces.push(value);
    }
  } catch {
    return null;
  }
}

export function concatBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}
