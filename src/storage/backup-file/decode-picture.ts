import * as v from 'valibot';
import { fields } from '../game/schema/tolerant-schemas';
import { positiveSchema } from '../number-schemas';
import type { NewPicture } from '../pictures/picture-store';
import type { Bytes } from './container';
import { decodeJson } from './part-kinds';

const imageSchema = fields({ size: positiveSchema, type: v.optional(v.unknown()) });
const pictureSchema = v.object({ facts: fields({}), picture: imageSchema, thumbnail: imageSchema });

/** Decodes the part of a picture: its facts as JSON, the picture, the thumbnail. Returns null if it cannot be read. */
export function decodePicture(body: Bytes, read: (value: unknown) => NewPicture | null): NewPicture | null {
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
