import type { Bilingual, Language } from '../../content/bilingual';
import type { TableWords, Words } from '../../i18n/en';
import { isOwnCard, type PlanarCardId, printedCard } from '../../rules/planar/planar-card';
import { type PlayerId, type Turn, teamOf } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';
import { withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';

/** The words of the table in the language spoken now. */
export function useTableWords(): TableWords {
  return useSession().speech.value.tableWords;
}

/** All words of the language spoken now, for what is shown only once they are there (`later`). */
export function useWords(): Words {
  const { words } = useSession().speech.value;
  if (!words) throw new Error('a part was shown before its words were there');
  return words;
}

export function useLanguage(): Language {
  return useSession().speech.value.language;
}

/** What a player is called: the name given, or "Player 2". */
export function playerName(words: TableWords, seats: readonly { name: string }[], player: PlayerId): string {
  return withoutTurning(seats[player]?.name ?? '') || words.player(player + 1);
}

/** Whose turn it is when teams share theirs: "Anya & Boris"; a single name where there are no teams. */
export function teamName(
  words: TableWords,
  seats: readonly { name: string }[],
  turn: Turn,
  player: PlayerId,
): string {
  return teamOf(turn, player)
    .map((one) => playerName(words, seats, one))
    .join(' & ');
}

/** What a deck is called: the name given, or that it has none. */
export function deckName(words: Words, deck: { readonly name: string }): string {
  return withoutTurning(deck.name) || words.myDecks.nameless;
}

/** A card that somebody made and that is not on this phone. */
const LOST: Bilingual = { en: 'Lost card', ru: 'Утраченная карта' };

export function cardName(catalogue: Catalogue | null, language: Language, card: PlanarCardId): string {
  const printed = printedCard(card);
  return catalogue?.factsOf(card)?.name[language] ?? (isOwnCard(printed) ? LOST[language] : printed);
}
