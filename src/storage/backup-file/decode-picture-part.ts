import * as v from 'valibot';
import { openObject } from '../game/schema/tolerant-schemas';
import { positiveSchema } from '../number-schemas';
import type { CompletePicture } from '../pictures/picture-store';
import { decodeJson } from './backup-format';
import type { Bytes } from './container';

const imageSchema = openObject({ size: positiveSchema, type: v.optional(v.unknown()) });
const pictureSchema = v.object({ facts: openObject({}), picture: imageSchema, thumbnail: imageSchema });

/** Decodes the part of a picture: its facts as JSON, the picture, the thumbnail. Returns null if it cannot be read. */
export function decodePicturePart(
  body: Bytes,
  read: (value: unknown) => CompletePicture | null,
): CompletePicture | null {
  if (body.length < 4) return null;
  const pictureStart = 4 + new DataView(body.buffer, body.byteOffset).getUint32(0, true);
  const parsed =
    pictureStart > body.length
      ? null
      : v.safeParse(pictureSchema, decodeJson(body.subarray(4, pictureStart)));
  if (!parsed?.success) return null;
  const { facts, picture, thumbnail } = parsed.output;
  const thumbnailStart = pictureStart + picture.size;
  if (thumbnailStart + thumbnail.size !== body.length) return null;
  return read({
    facts: { ...facts, bytes: picture.size + thumbnail.size },
    picture: { type: picture.type, bytes: body.slice(pictureStart, thumbnailStart).buffer },
    thumbnail: { type: thumbnail.type, bytes: body.slice(thumbnailStart).buffer },
  });
}
