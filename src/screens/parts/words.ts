import type { Language } from '../../content/bilingual';
import type { TableWords, Words } from '../../i18n/en';
import { type PlanarCardId, printedCard } from '../../rules/planar/planar-card';
import { type PlayerId, type Turn, teamOf } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';
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

/** Characters that turn the direction of the text around them, and letters that are written from right to left. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const INVISIBLE = /^[\u200b-\u200d\u2060\ufeff\s]*$/;
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What somebody typed, without what turns the text around it; empty where nothing of it can be seen. */
export function asPlainText(typed: string): string {
  const plain = typed.replaceAll(TURNING, '').trim();
  return INVISIBLE.test(plain) ? '' : plain;
}

/** The name as it may stand in a sentence of ours: whatever is in it, the rest of the sentence keeps its order. */
export function withoutTurning(name: string): string {
  const plain = asPlainText(name);
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** What a deck is called: the name given, or that it has none. */
export function deckName(words: Words, deck: { readonly name: string }): string {
  return withoutTurning(deck.name) || words.myDecks.nameless;
}

export function cardName(catalogue: Catalogue | null, language: Language, card: PlanarCardId): string {
  return catalogue?.factsOf(card)?.name[language] ?? printedCard(card);
}
