/** The names of all cards as they come with the app. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeBuiltInCards } from '../../../src/storage/cards/built-in-card-data';

const file = new URL('../../../src/content/cards/card-names.bin', import.meta.url);
const read = decodeBuiltInCards(gunzipSync(readFileSync(file)).toString());
if (!read) throw new Error('the built file cannot be read');

export const builtInNames = read;
