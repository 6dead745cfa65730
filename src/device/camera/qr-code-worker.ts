/** Reads a QR code from pixels in a worker, so that the page stays responsive. */
import { decodeQR } from 'qr/decode.js';

export interface ScanRequest {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Maximum milliseconds to spend on a difficult code. */
  readonly timeLimit: number;
}

/** The text of a code in the picture, or null. */
export type FoundText = string | null;

addEventListener('message', ({ data: { timeLimit, ...picture } }: MessageEvent<ScanRequest>) => {
  postMessage(read(picture, timeLimit));
});

function read(picture: Omit<ScanRequest, 'timeLimit'>, timeLimit: number): FoundText {
  try {
    return decodeQR(picture, { timeLimit });
  } catch {
    return null;
  }
}
