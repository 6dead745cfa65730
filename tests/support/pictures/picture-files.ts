/** Picture files written byte by byte: valid, damaged and hostile ones. */
import { deflateSync } from 'node:zlib';
import { crc32 } from '../../../src/lib/crc-32';

type Bytes = Uint8Array<ArrayBuffer>;
export type Color = readonly [red: number, green: number, blue: number];

export function bytesOf(...parts: readonly (string | readonly number[] | Uint8Array)[]): Bytes {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
  );
  return Uint8Array.from(all);
}

const uint16 = (n: number) => [n >> 8, n & 255];
const uint16LE = (n: number) => [n & 255, n >> 8];
const uint32 = (n: number) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255];

function pngChunk(kind: string, content: Uint8Array): Bytes {
  const body = new Uint8Array(4 + content.length);
  body.set(bytesOf(kind));
  body.set(content, 4);
  const chunk = new Uint8Array(body.length + 8);
  chunk.set(uint32(content.length));
  chunk.set(body, 4);
  chunk.set(uint32(crc32(body)), body.length + 4);
  return chunk;
}

function join(...parts: readonly Uint8Array[]): Bytes {
  const joinedBytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joinedBytes.set(part, at);
    at += part.length;
  }
  return joinedBytes;
}

const PNG_SIGNATURE = bytesOf([0x89], 'PNG\r\n\x1a\n');

/** Creates a PNG with a color for each pixel. */
export function png(width: number, height: number, colorAt: (x: number, y: number) => Color): Bytes {
  const rows = new Uint8Array(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colorAt(x, y), y * (1 + 3 * width) + 1 + 3 * x);
  }
  const header = bytesOf(uint32(width), uint32(height), [8, 2, 0, 0, 0]);
  return join(
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', bytesOf()),
  );
}

export const plainPng = (color: Color, width = 8, height = 6) => png(width, height, () => color);

/** Creates a valid picture of one color that is small as a file and huge when decoded. */
export function pngBomb(side: number): Bytes {
  const rows = new Uint8Array(side * (1 + Math.ceil(side / 8)));
  const header = bytesOf(uint32(side), uint32(side), [1, 0, 0, 0, 0]);
  return join(
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', bytesOf()),
  );
}

/** Creates an animation of two frames of 2 × 2 pixels, one color each. */
export function animatedGif(first: Color, second: Color): Bytes {
  // Three-bit codes; the table is reset after every two pixels, so that they stay short.
  const codes = (pixel: number) => [4, pixel, pixel, 4, pixel, pixel, 5];
  const frame = (pixel: number) => {
    const bits = codes(pixel).reduce((sum, code, index) => sum + code * 8 ** index, 0);
    const packed = [bits & 255, Math.floor(bits / 256) & 255, Math.floor(bits / 65_536) & 255];
    return [
      ...[0x21, 0xf9, 4, 0, ...uint16LE(10), 0, 0],
      ...[0x2c, 0, 0, 0, 0, ...uint16LE(2), ...uint16LE(2), 0],
      ...[2, packed.length, ...packed, 0],
    ];
  };
  return bytesOf(
    'GIF89a',
    uint16LE(2),
    uint16LE(2),
    [0x81, 0, 0, ...first, ...second, 0, 0, 0, 0, 0, 0],
    frame(0),
    frame(1),
    [0x3b],
  );
}

interface JpegOptions {
  /** EXIF orientation: 1 is upright, 6 must be rotated clockwise. */
  readonly orientation?: number;
  /** Whether the file has four components, with Adobe's marker for inverted values. */
  readonly isCmyk?: boolean;
}

/** Huffman tables with one code length: sizes 0 to 11 for the first coefficient, and "end of block". */
const DC_TABLE = [0x00, 0, 0, 0, 12, ...Array<number>(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const AC_TABLE = [0x10, 1, ...Array<number>(15).fill(0), 0];

/**
 * Creates a baseline JPEG of blocks of 8 × 8 pixels, each of one color. Components are given as stored: YCbCr for
 * three, inverted CMYK for four.
 */
export function jpeg(
  blocksWide: number,
  blocksHigh: number,
  componentsAt: (x: number, y: number) => readonly number[],
  { orientation, isCmyk = false }: JpegOptions = {},
): Bytes {
  const components = isCmyk ? [1, 2, 3, 4] : [1, 2, 3];
  const segment = (marker: number, content: readonly number[]) => [
    0xff,
    marker,
    ...uint16(content.length + 2),
    ...content,
  ];
  const text = (letters: string) => [...bytesOf(letters)];
  const exif = [
    ...text('Exif\0\0MM\0*'),
    ...uint32(8),
    ...uint16(1),
    ...uint16(0x0112),
    ...uint16(3),
    ...uint32(1),
    ...uint16(orientation ?? 1),
    ...uint16(0),
    ...uint32(0),
  ];
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  const before = components.map(() => 0);
  for (let y = 0; y < blocksHigh; y++) {
    for (let x = 0; x < blocksWide; x++) {
      for (const [index, level] of componentsAt(x, y).entries()) {
        // The transform divides by eight; the quantization table contains ones.
        const value = (level - 128) * 8;
        const difference = value - (before[index] ?? 0);
        before[index] = value;
        const size = Math.abs(difference).toString(2).length * Number(difference !== 0);
        write(size, 4);
        write(difference > 0 ? difference : difference + 2 ** size - 1, size);
        write(0, 1);
      }
    }
  }
  while (bits.length % 8 > 0) bits.push(1);
  const packed: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0);
    packed.push(byte, ...(byte === 0xff ? [0] : []));
  }
  return bytesOf(
    [0xff, 0xd8],
    orientation === undefined ? [] : segment(0xe1, exif),
    isCmyk ? segment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 0]) : [],
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [
      8,
      ...uint16(blocksHigh * 8),
      ...uint16(blocksWide * 8),
      components.length,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ]),
    segment(0xc4, DC_TABLE),
    segment(0xc4, AC_TABLE),
    segment(0xda, [components.length, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
    packed,
    [0xff, 0xd9],
  );
}

export const svgWithScript = bytesOf(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** A picture named after a card, one without a card, one with a typo in its name, and a file that is not a picture. */
export const picturesToImport: readonly (readonly [string, Uint8Array])[] = [
  ['Tazeem.png', plainPng([90, 60, 200], 60, 40)],
  [`${'IMG_20261122'.repeat(12)}.png`, plainPng([200, 60, 90], 60, 40)],
  ['Interplanar Tunel.png', plainPng([60, 200, 90], 40, 60)],
  ['заметки.txt', bytesOf('no picture')],
];
