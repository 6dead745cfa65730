/** A file with a planar deck: told by what is in it, whatever it is called and wherever it was sent through. */
import type { DeckParcel, ParcelRead } from '../storage/deck-parcel';
import { LONGEST_DECK_TEXT } from './deck-text';

/** Files of decks end so and are of this kind; the manifest says so too. */
export const DECK_ENDING = 'planar-deck';
export const DECK_TYPE = 'application/vnd.planar-table.deck';

/** A deck; or a text, which is for somebody else to read; or why it is neither. */
export type DeckFileRead =
  | { readonly kind: 'deck'; readonly parcel: DeckParcel }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'newer' | 'noDeck' | 'tooLarge' };

/** Bytes: the text of a thousand cards of one's own, and more. */
const LARGEST_FILE = 5_000_000;

export async function readDeckFile(
  file: Blob,
  readParcel: (data: unknown) => ParcelRead,
): Promise<DeckFileRead> {
  if (file.size > LARGEST_FILE) return { kind: 'tooLarge' };
  const text = await file.text().catch(() => '');
  if (text.trim() === '' || text.includes('\0')) return { kind: 'noDeck' };
  if (text.trimStart().startsWith('{')) {
    const parcel = readParcel(parsed(text));
    if (parcel === 'newer') return { kind: 'newer' };
    return parcel ? { kind: 'deck', parcel } : { kind: 'noDeck' };
  }
  return text.length > LONGEST_DECK_TEXT ? { kind: 'tooLarge' } : { kind: 'text', text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function deckFile(name: string, data: unknown, type: string): File {
  return new File([`${JSON.stringify(data, null, 1)}\n`], name, { type });
}
