import type { DeckImport } from '../decks/deck-import';
import type { Decks } from '../decks/decks';
import type { LazySignal } from '../lib/lazy-signal';
import { createRequiredContext } from './required-context';

export interface DecksContext {
  /** The user's own planar decks. */
  readonly decks: LazySignal<Decks>;
  /** Import and export of decks. */
  readonly deckImport: LazySignal<DeckImport>;
}

export const [DecksProvider, useDecks] = createRequiredContext<DecksContext>();
