import { watchForCodes } from '../device/code-camera';
import { createCodeReader } from '../device/code-reader';
import { takeShared } from '../device/inbox';
import { createDeckPost, type DeckPost } from '../session/deck-post';
import { readContents, readParcel, writeParcel } from '../storage/deck-parcel';

export function assembleDeckPost(): DeckPost {
  return createDeckPost({
    readParcel,
    readContents,
    writeParcel,
    codeReader: createCodeReader(),
    watchForCodes,
    takeShared,
  });
}
