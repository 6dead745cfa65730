import fileUrl from '../content/cards/card-names.bin?url';
import { createCachedFile } from '../device/network/cached-file';

/** The built-in file of facts about all cards. */
export const builtInCardsFile = createCachedFile('planar-table-card-names', fileUrl);
