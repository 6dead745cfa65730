/**
 * Files with planar decks, recognized by content rather than by name. A deck file is readable text; with pictures
 * it is a zip archive of that text and the pictures.
 */

import { tryParseJson } from '../../../lib/parse-json';
import type { DeckExport, ReadDeckResult } from '../../../storage/decks/deck-export';
import { isGameCode } from '../../handover/game-codes';
import { readTextFile } from '../../lib/text-file';
import { isZip, openZip } from '../../lib/zip/zip-entries';
import { MAX_DECK_TEXT_LENGTH } from './deck-text';

/** The extension and MIME type of deck files, as in the manifest. */
export const DECK_EXTENSION = 'planar-deck';
export const DECK_MIME_TYPE = 'application/vnd.planar-table.deck';

/** Pictures of a deck's cards by card id. */
export type DeckPictures = ReadonlyMap<string, Blob>;

/** A deck; a text or an archive without a deck, which other code may read; or why the file cannot be used. */
export type DeckFileContents =
  | { readonly kind: 'deck'; readonly deckExport: DeckExport; readonly pictures: DeckPictures }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'otherArchive' | 'newer' | 'noDeck' | 'tooLarge' };

/** Maximum bytes; more than the text of a thousand custom cards. */
const MAX_TEXT_SIZE = 5_000_000;
/** Maximum bytes of all unpacked pictures, which are held in memory until the deck is saved. */
const MAX_PICTURES_SIZE = 300_000_000;
const DECK_ENTRY_PATH = 'deck.json';
const PICTURE_FOLDER = 'pictures/';

type ReadVersionedDeck = (data: unknown) => ReadDeckResult;

/** Reads a deck file; rejects if the file itself cannot be read. */
export async function readDeckFile(
  file: Blob,
  readVersionedDeck: ReadVersionedDeck,
): Promise<DeckFileContents> {
  if (await isZip(file)) return readArchive(file, readVersionedDeck);
  if (file.size > MAX_TEXT_SIZE) return { kind: 'tooLarge' };
  const text = await readTextFile(file);
  if (text.trim() === '') return { kind: 'noDeck' };
  if (
    text
      .replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('{')
  )
    return parseDeckJson(text, readVersionedDeck, new Map());
  const isTooLong = text.length > MAX_DECK_TEXT_LENGTH && !isGameCode(text);
  return isTooLong ? { kind: 'tooLarge' } : { kind: 'text', text };
}

function parseDeckJson(
  text: string,
  readVersionedDeck: ReadVersionedDeck,
  pictures: DeckPictures,
): DeckFileContents {
  const deckExport = readVersionedDeck(tryParseJson(text));
  if (deckExport === 'newer') return { kind: 'newer' };
  return deckExport ? { kind: 'deck', deckExport, pictures } : { kind: 'noDeck' };
}

async function readArchive(file: Blob, readVersionedDeck: ReadVersionedDeck): Promise<DeckFileContents> {
  const { entries, entryCount } = await openZip(file);
  // A truncated archive has lost its directory, so a deck in it cannot be found.
  if (entryCount === null || !Array.isArray(entries)) return { kind: 'otherArchive' };
  const deckEntry = entries.find(({ path }) => path === DECK_ENTRY_PATH);
  if (!deckEntry) return { kind: 'otherArchive' };
  const textFile = await deckEntry.content();
  if (typeof textFile === 'string' || textFile.size > MAX_TEXT_SIZE) return { kind: 'noDeck' };
  const parsedDeck = parseDeckJson(await textFile.text(), readVersionedDeck, new Map());
  if (parsedDeck.kind !== 'deck') return parsedDeck;
  const cardsWithoutPicture = new Set(parsedDeck.deckExport.cards);
  const pictures = new Map<string, Blob>();
  let bytesLeft = MAX_PICTURES_SIZE;
  for (const { path, content } of entries) {
    const card = path.startsWith(PICTURE_FOLDER) ? decodeCardId(path.slice(PICTURE_FOLDER.length)) : null;
    if (card === null || !cardsWithoutPicture.delete(card)) continue;
    const picture = await content();
    if (!(picture instanceof Blob)) continue;
    bytesLeft -= picture.size;
    if (bytesLeft < 0) break;
    pictures.set(card, picture);
  }
  return { ...parsedDeck, pictures };
}

function decodeCardId(name: string): string | null {
  try {
    return decodeURIComponent(name.replace(/\.\w+$/, ''));
  } catch {
    return null;
  }
}

export function deckFileText(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** Returns an archive of a deck and its pictures, which are stored as they are because they are already compressed. */
export async function deckArchive(data: unknown, pictures: DeckPictures): Promise<Blob> {
  const { zipSync } = await import(/* in screens */ 'fflate');
  const files: Record<string, Uint8Array> = {
    [DECK_ENTRY_PATH]: new TextEncoder().encode(deckFileText(data)),
  };
  for (const [card, picture] of pictures) {
    const extension = picture.type.replace('image/', '');
    files[`${PICTURE_FOLDER}${encodeURIComponent(card)}.${extension}`] = new Uint8Array(
      await picture.arrayBuffer(),
    );
  }
  return new Blob([zipSync(files, { level: 0 })], { type: DECK_MIME_TYPE });
}
