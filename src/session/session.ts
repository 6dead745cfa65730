import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ShareSheet } from '../device/share';
import type { Chance } from '../rules/chance/chance';
import type { AppState } from './app-state';
import type { BroughtFile } from './brought-file';
import type { Catalogue } from './catalogue';
import type { DeckPost } from './deck-post';
import type { Decks } from './decks';
import type { KnownCards } from './known-cards';
import type { LiveTable } from './live-table';
import type { OwnCards } from './own-cards';
import type { PictureDownload } from './picture-download';
import type { PictureImport } from './picture-import';
import type { Pictures } from './pictures';
import type { PicturesAtHand } from './pictures-at-hand';
import type { ReadAloud } from './read-aloud';
import type { Router } from './route';
import type { Rulebook } from './rulebook';
import type { Settings } from './settings';
import type { Speech } from './spoken-words';
import type { Terms } from './terms';

export type { ShareSheet } from '../device/share';

/** Everything a screen can ask of the running app. */
export interface Session {
  readonly table: LiveTable;
  readonly settings: Settings;
  readonly app: AppState;
  readonly speech: ReadonlySignal<Speech>;
  readonly router: Router;
  /** Randomness from the phone, for what is dealt apart from a game. */
  freshSeed(): Chance;
  /** The cards whose facts are on the phone, or null until somebody looks for one. */
  readonly knownCards: ReadonlySignal<KnownCards | null>;
  /** Has them ready; called again it does nothing. */
  openKnownCards(): void;
  /** The rules, or null until somebody looks into them. */
  readonly rulebook: ReadonlySignal<Rulebook | null>;
  /** Has them ready; called again it does nothing. */
  openRulebook(): void;
  /** The user's own planar decks, or null until somebody asks for them. */
  readonly decks: ReadonlySignal<Decks | null>;
  /** Has them ready; called again it does nothing. */
  openDecks(): void;
  /** Decks on their way from or to others, or null until somebody asks for them. */
  readonly deckPost: ReadonlySignal<DeckPost | null>;
  /** Has it ready; called again it does nothing. */
  openDeckPost(): void;
  /** The user's own planes and phenomena, or null until shortly after the first paint. The catalogue has them too. */
  readonly ownCards: ReadonlySignal<OwnCards | null>;
  /** The pictures of cards, or null until somebody asks for them. */
  readonly pictures: ReadonlySignal<Pictures | null>;
  /** Those that are decoded; null as long as `pictures` is. */
  readonly picturesAtHand: ReadonlySignal<PicturesAtHand | null>;
  /** The face-up cards that show a picture; before the pictures are there, those that did. */
  readonly pictured: Signal<readonly string[]>;
  /** Pictures being brought in; null as long as `pictures` is. */
  readonly pictureImport: ReadonlySignal<PictureImport | null>;
  /** Has both ready; called again it does nothing. */
  openPictures(): void;
  /** Pictures from Scryfall; null until pictures are asked for. */
  readonly pictureDownload: ReadonlySignal<PictureDownload | null>;
  /** Brings files in that the user has given the app somewhere else, and shows what becomes of them. */
  importPictures(files: readonly BroughtFile[]): void;
  readonly readAloud: ReadAloud;
  /** The words of the game, or null until they are there, shortly after the first paint. */
  readonly terms: ReadonlySignal<Terms | null>;
  /** The word that somebody wants explained, or null. */
  readonly termAsked: Signal<string | null>;
  /** Hands a text or anything else to the user as a file of this kind. */
  saveFile(name: string, contents: string | Blob, type: string): void;
  /** The phone's own share sheet; null where there is none. */
  shareSheet(): Promise<ShareSheet | null>;
  /** A short quiet tone. */
  sound(): void;
  /** Has the phone be felt for a moment, where it can and its user likes that; null where it cannot. */
  readonly tick: (() => void) | null;
  /** Puts a text where the user can paste it from; rejects where the phone does not allow it. */
  copyText(text: string): Promise<void>;
  /** Puts what is shown on paper. */
  print(): void;
  readonly catalogue: ReadonlySignal<Catalogue | null>;
  /** How high the badges and reminders above the table are, in CSS pixels; before they are there, how high they were. */
  readonly strips: Signal<number>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('a screen was rendered outside the session');
  return session;
}
