/**
 * Reads the type and size of a picture from the first bytes of a file, before anything is decoded: a small file can
 * contain a huge picture.
 */

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic';

export type PictureHeader =
  | { readonly kind: PictureKind; readonly width: number; readonly height: number }
  /** A picture of a type that few browsers support. */
  | { readonly kind: 'unknownKind' }
  | { readonly kind: 'vector' }
  /** Starts like a picture, but is incomplete or contradicts itself. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'notAPicture' };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Characters within which an SVG must have its root element. */
const SVG_SEARCH_LENGTH = 4096;
const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
/** TIFF, JPEG XL, JPEG 2000 and icons. */
const rareSignatures = ['II*\0', 'MM\0*', '\xff\x0a', '\0\0\0\x0cJXL ', '\0\0\0\x0cjP  ', '\0\0\x01\0'];
const PNG_END_CHUNK = 0x49454e44; // IEND
const JPEG_START_OF_SCAN = 0xda;
const JPEG_END_OF_IMAGE = 0xd9;
/** Markers in the range of frame markers that start something else. */
const jpegTableMarkers = [0xc4, 0xc8, 0xcc];
const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const ISPE_BOX = 0x69737065;
const NO_SIZE: Size = { width: 0, height: 0 };

/** Looks only at the bytes, never at the file name. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(bytes);
  if (kind === 'unknownKind' || kind === 'vector' || kind === 'notAPicture') return { kind };
  try {
    const { width, height } = readers[kind](view, bytes);
    return width > 0 && height > 0 ? { kind, width, height } : { kind: 'damaged' };
  } catch (error) {
    // The file ends before its size fields.
    if (error instanceof RangeError) return { kind: 'damaged' };
    throw error;
  }
}

function kindOf(bytes: Uint8Array): PictureKind | 'unknownKind' | 'vector' | 'notAPicture' {
  const startsWith = (signature: string, offset = 0) =>
    [...signature].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith('\xff\xd8\xff')) return 'jpeg';
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'gif';
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp';
  if (startsWith('BM') && bytes[6] === 0 && bytes[7] === 0) return 'bmp';
  if (startsWith('ftyp', 4)) {
    if (startsWith('avif', 8) || startsWith('avis', 8)) return 'avif';
    return heicBrands.some((brand) => startsWith(brand, 8)) ? 'heic' : 'notAPicture';
  }
  if (rareSignatures.some((signature) => startsWith(signature))) return 'unknownKind';
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, SVG_SEARCH_LENGTH)).replaceAll('\0', '');
  return /^[^<]{0,8}\s*</.test(text) && /<(?:[a-z]+:)?svg[\s>]/i.test(text) ? 'vector' : 'notAPicture';
}

const readers: Readonly<Record<PictureKind, (view: DataView, bytes: Uint8Array) => Size>> = {
  png: readPng,
  jpeg: readJpeg,
  gif: readGif,
  webp: readWebp,
  bmp: (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) },
  avif: readIsoImage,
  heic: readIsoImage,
};

/** Requires the last chunk, because one browser engine decodes a truncated PNG without an error. */
function readPng(view: DataView): Size {
  for (let offset = 8; ; offset += 12 + view.getUint32(offset)) {
    if (view.getUint32(offset + 4) !== PNG_END_CHUNK) continue;
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
}

/** Returns the size in the frame segment; if there are several, the largest in each direction. */
function readJpeg(view: DataView): Size {
  let largest = NO_SIZE;
  let offset = 2;
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return largest;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    // The image data starts here; a file that ends before it has no picture.
    if (marker === JPEG_START_OF_SCAN) return hasEndMarker(view, offset) ? largest : NO_SIZE;
    if (marker === JPEG_END_OF_IMAGE) return NO_SIZE;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !jpegTableMarkers.includes(marker);
    if (isFrame) {
      largest = unionOfSizes(largest, {
        width: view.getUint16(offset + 7),
        height: view.getUint16(offset + 5),
      });
    }
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    offset += hasNoLength ? 2 : 2 + view.getUint16(offset + 2);
  }
}

/** Returns whether an end marker follows; cameras may append data after it. */
function hasEndMarker(view: DataView, start: number): boolean {
  for (let offset = view.byteLength - 2; offset > start; offset--) {
    if (view.getUint16(offset) === 0xff00 + JPEG_END_OF_IMAGE) return true;
  }
  return false;
}

/** Returns the size that contains both the screen and the first frame: decoders allocate both. */
function readGif(view: DataView): Size {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let offset = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (view.getUint8(offset) === GIF_EXTENSION) {
    offset += 2;
    for (let length = view.getUint8(offset); length > 0; length = view.getUint8(offset)) offset += 1 + length;
    offset += 1;
  }
  if (view.getUint8(offset) !== GIF_IMAGE) return NO_SIZE;
  return unionOfSizes(screen, {
    width: view.getUint16(offset + 1, true) + view.getUint16(offset + 5, true),
    height: view.getUint16(offset + 3, true) + view.getUint16(offset + 7, true),
  });
}

function readWebp(view: DataView): Size {
  const threeBytes = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: 1 + threeBytes(24), height: 1 + threeBytes(27) };
    case 0x5650384c: {
      // VP8L
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 0x56503820: // VP8
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return NO_SIZE;
  }
}

/** Reads the `ispe` boxes: one for each part of the picture and one for the whole. */
function readIsoImage(view: DataView, bytes: Uint8Array): Size {
  const end = Math.min(bytes.length - 16, 65_536);
  let largest = NO_SIZE;
  for (let offset = 0; offset < end; offset++) {
    if (bytes[offset] !== 0x69 || view.getUint32(offset) !== ISPE_BOX) continue;
    largest = unionOfSizes(largest, {
      width: view.getUint32(offset + 8),
      height: view.getUint32(offset + 12),
    });
  }
  return largest;
}

/** Returns the smallest size that contains both. */
function unionOfSizes(first: Size, second: Size): Size {
  return { width: Math.max(first.width, second.width), height: Math.max(first.height, second.height) };
}
