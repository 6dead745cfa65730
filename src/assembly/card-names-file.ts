import address from '../content/cards/card-names.bin?url';
import { keptFile } from '../device/network/kept-file';

/** The facts about all cards. */
export const cardNamesFile = keptFile('planar-table-card-names', address);
