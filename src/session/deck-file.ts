/**
 * A file with a planar deck: told by what is in it, whatever it is called and wherever it was sent through. It is a text that
 * people may look into; with pictures it is an archive of that text and them.
 */
import type { DeckParcel, ParcelRead } from '../storage/deck-parcel';
import { LONGEST_DECK_TEXT } from './deck-text';
import { isZip, openZip } from './zip-entries';

/** Files of decks end so and are of this kind; the manifest says so too. */
export const DECK_ENDING = 'planar-deck';
export const DECK_TYPE = 'application/vnd.planar-table.deck';

/** Pictures of a deck's cards, by the cards' ids. */
export type DeckPictures = ReadonlyMap<string, Blob>;

/** A deck; or a text, or an archive without a deck, which are for somebody else to read; or why it is none of them. */
export type DeckFileRead =
  | { readonly kind: 'deck'; readonly parcel: DeckParcel; readonly pictures: DeckPictures }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'archive' | 'newer' | 'noDeck' | 'tooLarge' };

/** Bytes: the text of a thousand cards of one's own, and more. */
const LARGEST_TEXT = 5_000_000;
/** Bytes of all pictures together, unpacked: they are held until somebody has looked at the deck. */
const LARGEST_PICTURES = 300_000_000;
const TEXT_IN_ARCHIVE = 'deck.json';
const PICTURES_IN_ARCHIVE = 'pictures/';

type ReadParcel = (data: unknown) => ParcelRead;

/** Rejects when the file itself cannot be read. */
export async function readDeckFile(file: Blob, readParcel: ReadParcel): Promise<DeckFileRead> {
  if (await isZip(file)) return readArchive(file, readParcel);
  if (file.size > LARGEST_TEXT) return { kind: 'tooLarge' };
  const text = await file.text();
  if (text.trim() === '' || text.includes('\0')) return { kind: 'noDeck' };
  if (
    text
      .replace(/^\ufeff/, '')
      .trimStart()
      .startsWith('{')
  )
    return readText(text, readParcel, new Map());
  return text.length > LONGEST_DECK_TEXT ? { kind: 'tooLarge' } : { kind: 'text', text };
}

function readText(text: string, readParcel: ReadParcel, pictures: DeckPictures): DeckFileRead {
  const parcel = readParcel(parsed(text));
  if (parcel === 'newer') return { kind: 'newer' };
  return parcel ? { kind: 'deck', parcel, pictures } : { kind: 'noDeck' };
}

async function readArchive(file: Blob, readParcel: ReadParcel): Promise<DeckFileRead> {
  const { entries, count } = await openZip(file);
  // An archive that breaks off has lost its list of contents: whether a deck was in it nobody knows.
  if (count === null || !Array.isArray(entries)) return { kind: 'archive' };
  const deck = entries.find(({ path }) => path === TEXT_IN_ARCHIVE);
  if (!deck) return { kind: 'archive' };
  const text = await deck.content();
  if (typeof text === 'string' || text.size > LARGEST_TEXT) return { kind: 'noDeck' };
  const read = readText(await text.text(), readParcel, new Map());
  if (read.kind !== 'deck') return read;
  const wanted = new Set(read.parcel.cards);
  const pictures = new Map<string, Blob>();
  let room = LARGEST_PICTURES;
  for (const { path, content } of entries) {
    const card = path.startsWith(PICTURES_IN_ARCHIVE) ? cardIn(path.slice(PICTURES_IN_ARCHIVE.length)) : null;
    if (card === null || !wanted.delete(card)) continue;
    const picture = await content();
    if (!(picture instanceof Blob)) continue;
    room -= picture.size;
    if (room < 0) break;
    pictures.set(card, picture);
  }
  return { ...read, pictures };
}

function cardIn(name: string): string | null {
  try {
    return decodeURIComponent(name.replace(/\.\w+$/, ''));
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
}

export function deckText(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`;
}

/** The pictures lie in the archive as they are: they are packed already. */
export async function deckArchive(data: unknown, pictures: DeckPictures): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = { [TEXT_IN_ARCHIVE]: new TextEncoder().encode(deckText(data)) };
  for (const [card, picture] of pictures) {
    const ending = picture.type.replace('image/', '');
    files[`${PICTURES_IN_ARCHIVE}${encodeURIComponent(card)}.${ending}`] = new Uint8Array(
      await picture.arrayBuffer(),
    );
  }
  return new Blob([zipSync(files, { level: 0 })], { type: DECK_TYPE });
}
