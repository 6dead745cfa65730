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
const sortedCards = [...mergeSpellings(cards)].sort((one, other) => (one.name < other.name ? -1 : 1));
const encoded = encodeBuiltInCards(sortedCards, asOf);
if (decodeBuiltInCards(encoded) === null) throw new Error('the written file cannot be read');
const compressed = gzipSync(encoded, { level: 9 });
if (compressed.length > MAX_BYTES) throw new Error(`${compressed.length} bytes are more than ${MAX_BYTES}`);
writeFileSync(TARGET, compressed);
console.log(`${sortedCards.length} cards as of ${asOf}: ${compressed.length} bytes`);

function cardsOfBulk(bulk: string): readonly KnownCard[] {
  return bulk.split('\n').flatMap((line) => {
    const record = line.trim().replace(/,$/, '');
    const printing = record.startsWith('{') ? readCardPrinting(JSON.parse(record)) : null;
    return (printing && !printing.name.startsWith('A-') && knownCardOf(printing)) || [];
  });
}
