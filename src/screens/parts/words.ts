import type { Language } from '../../content/bilingual';
import type { FirstPaintWords, NewGameFormWords, Words } from '../../i18n/en';
import { missingCardName } from '../../i18n/missing-card-name';
import { cardIdOfCopy, isCustomCard } from '../../rules/planar/planar-card';
import type { Catalog } from '../../session/cards/catalog';
import { usePreferences } from '../../session/contexts/use-preferences';
import { isolateDirection } from '../../session/lib/plain-text';

/** Returns the table's words in the current language. */
export function useFirstPaintWords(): FirstPaintWords {
  return usePreferences().loadedLanguage.value.firstPaintWords;
}

/** Returns the words of the new game form, which is rendered only once they are loaded. */
export function useNewGameFormWords(): FirstPaintWords & NewGameFormWords {
  return requireLoaded(usePreferences().loadedLanguage.value.newGameFormWords);
}

/**
 * Returns all words of the current language, for components that are rendered only once they are loaded
 * (`lazyComponent`).
 */
export function useWords(): Words {
  return requireLoaded(usePreferences().loadedLanguage.value.words);
}

function requireLoaded<Loaded>(words: Loaded | null): Loaded {
  if (!words) throw new Error('No words yet');
  return words;
}

export function useLanguage(): Language {
  return usePreferences().loadedLanguage.value.language;
}

/** Returns the name of the player of this seat, or "Player 2" for a player without one. */
export function playerName(words: FirstPaintWords, seats: readonly { name: string }[], seat: number): string {
  return isolateDirection(seats[seat]?.name ?? '') || words.player(seat + 1);
}

/** Returns the names of all players, in seat order. */
export function allPlayerNames(words: FirstPaintWords, seats: readonly { name: string }[]): string {
  return seats.map((_, seat) => playerName(words, seats, seat)).join(', ');
}

/** Returns a deck's name, or a placeholder. */
export function deckName(words: Words, deck: { readonly name: string }): string {
  return isolateDirection(deck.name) || words.myDecks.nameless;
}

export function cardName(catalog: Catalog | null, language: Language, card: string): string {
  const printed = cardIdOfCopy(card);
  return (
    catalog?.factsOf(card)?.name[language] ?? (isCustomCard(printed) ? missingCardName[language] : printed)
  );
}
