/**
 * Writes the index of all cards that comes with the app: `npm run card-names -- FILE [DAY]`. FILE is a table of card
 * faces or a Scryfall bulk file with a card per line; DAY is the day of the data, otherwise that of the file. See
 * docs/decisions/card-names.md.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type KnownCard, knownCardOf } from '../src/rules/landless/known-card';
import { decodeBuiltInCards, encodeBuiltInCards } from '../src/storage/cards/built-in-card-data';
import { readCardPrinting } from '../src/storage/cards/scryfall-card';
import { cardsOfFaceTable } from './card-facts/face-table';
import { mergeSpellings } from './card-facts/merge-spellings';

const TARGET = new URL('../src/content/cards/card-names.bin', import.meta.url);
const MAX_BYTES = 450_000;

const [file, day] = process.argv.slice(2);
if (!file) {
  console.log('npm run card-names -- FILE [DAY]');
  process.exit(1);
}
const asOf = day ?? statSync(file).mtime.toISOString().slice(0, 10);
const text = readFileSync(file, 'utf8');
const cards = text.startsWith('name\t') ? cardsOfFaceTable(text) : cardsOfBulk(text);
const sorted = [...mergeSpellings(cards)].sort((one, other) => (one.name < other.name ? -1 : 1));
const written = encodeBuiltInCards(sorted, asOf);
if (decodeBuiltInCards(written) === null) throw new Error('the written file cannot be read');
const packed = gzipSync(written, { level: 9 });
if (packed.length > MAX_BYTES) throw new Error(`${packed.length} bytes are more than ${MAX_BYTES}`);
writeFileSync(TARGET, packed);
console.log(`${sorted.length} cards as of ${asOf}: ${packed.length} bytes`);

function cardsOfBulk(bulk: string): readonly KnownCard[] {
  return bulk.split('\n').flatMap((line) => {
    const record = line.trim().replace(/,$/, '');
    const printing = record.startsWith('{') ? readCardPrinting(JSON.parse(record)) : null;
    return (printing && !printing.name.startsWith('A-') && knownCardOf(printing)) || [];
  });
}
