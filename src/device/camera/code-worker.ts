/** Reads a QR code from pixels in a worker, so that the page stays responsive. */
import { decodeQR } from 'qr/decode.js';

export interface PictureToRead {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Milliseconds that a difficult code may take. */
  readonly patience: number;
}

/** The text of a code in the picture, or null. */
export type ReadPicture = string | null;

addEventListener('message', ({ data: { patience, ...picture } }: MessageEvent<PictureToRead>) => {
  postMessage(read(picture, patience));
});

function read(picture: Omit<PictureToRead, 'patience'>, patience: number): ReadPicture {
  try {
    return decodeQR(picture, { timeLimit: patience });
  } catch {
    return null;
  }
}
