import { type PictureHeader, readPictureHeader } from '../../../../src/device/picture-worker/picture-header';
import {
  animatedGif,
  bytesOf,
  jpeg,
  plainPng,
  png,
  pngBomb,
  svgWithScript,
} from '../../../support/pictures/picture-files';
import { assert, suite } from '../../../support/suite';

const test = suite('picture header');

const flatJpeg = (options?: Parameters<typeof jpeg>[3]) => jpeg(3, 2, () => [128, 128, 128, 128], options);
const little = (n: number, bytes: number) => Array.from({ length: bytes }, (_, at) => (n >>> (8 * at)) & 255);
const big = (n: number) => little(n, 4).toReversed();

const webp = (...content: readonly (string | readonly number[])[]) =>
  bytesOf('RIFF', little(100, 4), 'WEBP', ...content, Array(30).fill(0));
const isoImage = (brand: string, ...sizes: readonly (readonly [number, number])[]) =>
  bytesOf(
    [0, 0, 0, 24],
    `ftyp${brand}`,
    Array(12).fill(0),
    ...sizes.map(([width, height]) => bytesOf([0, 0, 0, 20], 'ispe', [0, 0, 0, 0], big(width), big(height))),
    Array(20).fill(0),
  );
const bmp = (header: number, ...size: readonly number[]) =>
  bytesOf('BM', little(99, 4), [0, 0, 0, 0], little(54, 4), little(header, 4), size, Array(40).fill(0));
/** Comments and other segments before the frame, as cameras write them. */
const jpegWithLateFrame = () => {
  const plain = flatJpeg();
  return bytesOf(plain.slice(0, 2), [0xff, 0xe2, 0xff, 0xff], Array(65_533).fill(7), plain.slice(2));
};
const brokenGif = animatedGif([1, 2, 3], [4, 5, 6]).map((byte, index) => (index === 33 ? 0x77 : byte));

const pictures: Readonly<Record<string, readonly [bytes: Uint8Array, said: PictureHeader]>> = {
  PNG: [plainPng([1, 2, 3], 8, 6), { kind: 'png', width: 8, height: 6 }],
  'a bomb': [pngBomb(30_000), { kind: 'png', width: 30_000, height: 30_000 }],
  JPEG: [flatJpeg(), { kind: 'jpeg', width: 24, height: 16 }],
  'JPEG with EXIF': [flatJpeg({ orientation: 6 }), { kind: 'jpeg', width: 24, height: 16 }],
  'CMYK JPEG': [flatJpeg({ isCmyk: true }), { kind: 'jpeg', width: 24, height: 16 }],
  'JPEG with much before the frame': [jpegWithLateFrame(), { kind: 'jpeg', width: 24, height: 16 }],
  'JPEG with a second, larger frame': [
    bytesOf(
      [0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 9, 0, 9, 0],
      [0xff, 0xff, 0xc1, 0, 8, 8, 0x75, 0x30, 0x75, 0x30, 0],
      [0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9, 1, 2],
    ),
    { kind: 'jpeg', width: 30_000, height: 30_000 },
  ],
  'animated GIF': [animatedGif([255, 0, 0], [0, 255, 0]), { kind: 'gif', width: 2, height: 2 }],
  'GIF with a frame larger than its screen': [
    bytesOf('GIF87a', [1, 0, 1, 0, 0, 0, 0], [0x2c, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0]),
    { kind: 'gif', width: 30_000, height: 30_000 },
  ],
  'WebP, lossy': [
    webp('VP8 ', little(90, 4), [0, 0, 0, 0x9d, 1, 0x2a], little(640, 2), little(480, 2)),
    { kind: 'webp', width: 640, height: 480 },
  ],
  'WebP, lossless': [
    webp('VP8L', little(90, 4), [0x2f], little(639 | (479 << 14), 4)),
    { kind: 'webp', width: 640, height: 480 },
  ],
  'WebP, extended': [
    webp('VP8X', little(10, 4), [2, 0, 0, 0], little(29_999, 3), little(19_999, 3)),
    { kind: 'webp', width: 30_000, height: 20_000 },
  ],
  'BMP, upside down': [
    bmp(40, ...little(300, 4), ...little(-200, 4)),
    { kind: 'bmp', width: 300, height: 200 },
  ],
  'BMP of old': [bmp(12, ...little(300, 2), ...little(200, 2)), { kind: 'bmp', width: 300, height: 200 }],
  'AVIF in tiles': [isoImage('avif', [512, 512], [4000, 3000]), { kind: 'avif', width: 4000, height: 3000 }],
  HEIC: [isoImage('heic', [4032, 3024]), { kind: 'heic', width: 4032, height: 3024 }],
};

const none: Readonly<Record<string, readonly [bytes: Uint8Array, kind: PictureHeader['kind']]>> = {
  nothing: [bytesOf(), 'notAPicture'],
  text: [bytesOf('Tazeem'), 'notAPicture'],
  'a page': [bytesOf('<!doctype html><p>svg</p>'), 'notAPicture'],
  'an archive': [bytesOf('PK\x03\x04', Array(40).fill(0)), 'notAPicture'],
  'a film': [isoImage('isom', [1, 1]), 'notAPicture'],
  'an SVG with a script': [svgWithScript, 'vector'],
  'an SVG with a mark before it': [bytesOf([0xef, 0xbb, 0xbf], ' \n<svg>'), 'vector'],
  'an SVG in letters of two bytes': [
    bytesOf([0xff, 0xfe], ...'<svg >'.split('').flatMap((l) => [l, '\0'])),
    'vector',
  ],
  'an SVG behind a comment and a prefix': [bytesOf('<!-- x --><s:svg xmlns:s="a">'), 'vector'],
  TIFF: [bytesOf('II*\0', Array(20).fill(0)), 'unknownKind'],
  'JPEG XL': [bytesOf([0xff, 0x0a, 1, 2, 3]), 'unknownKind'],
  'an icon': [bytesOf([0, 0, 1, 0, 1, 0]), 'unknownKind'],
  'a PNG of no width': [png(0, 3, () => [0, 0, 0]), 'damaged'],
  'an AVIF without a size': [isoImage('avif'), 'damaged'],
  'half a PNG': [plainPng([1, 2, 3], 90, 90).slice(0, -12), 'damaged'],
  'half a JPEG': [flatJpeg({ orientation: 6 }).slice(0, -3), 'damaged'],
  'a WebP of no known kind': [webp('VP9 '), 'damaged'],
  'a JPEG without a frame': [bytesOf([0xff, 0xd8, 0xff, 0xd9]), 'damaged'],
  'a JPEG with something else within': [bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3, 4]), 'damaged'],
  'a GIF with something else within': [brokenGif, 'damaged'],
};

test('type and size are read from the bytes', () => {
  for (const [name, [bytes, header]] of Object.entries(pictures)) {
    assert.equal(readPictureHeader(bytes), header, name);
  }
});

test('files that are not pictures are distinguished from unsupported ones', () => {
  for (const [name, [bytes, kind]] of Object.entries(none)) {
    assert.equal(readPictureHeader(bytes), { kind }, name);
  }
});

test('a truncated picture is damaged or still has its size; nothing is thrown', () => {
  for (const [name, [bytes, header]] of Object.entries(pictures)) {
    for (let end = 12; end < Math.min(bytes.length, 400); end++) {
      const { kind } = readPictureHeader(bytes.slice(0, end));
      assert.ok(kind === 'damaged' || kind === header.kind, `${name}, ${end} bytes: ${kind}`);
    }
  }
});

test.run();
