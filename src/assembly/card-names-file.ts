import address from '../content/cards/card-names.bin?url';
import { cachedFile } from '../device/network/cached-file';

/** The built-in file of facts about all cards. */
export const cardNamesFile = cachedFile('planar-table-card-names', address);
