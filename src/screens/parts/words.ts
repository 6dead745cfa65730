import type { Language } from '../../content/bilingual';
import { en, type Words } from '../../i18n/en';
import { ru } from '../../i18n/ru';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { PlayerId } from '../../rules/turn/turn';
import type { Catalogue } from '../../session/catalogue';
import { useSession } from '../../session/session';

const dictionaries: Readonly<Record<Language, Words>> = { en, ru };

export function useWords(): Words {
  return dictionaries[useSession().settings.language.value];
}

/** What a player is called: the name given, or "Player 2". */
export function playerName(words: Words, seats: readonly { name: string }[], player: PlayerId): string {
  return seats[player]?.name || words.player(player + 1);
}

export function cardName(catalogue: Catalogue | null, language: Language, card: PlanarCardId): string {
  return catalogue?.factsOf(card)?.name[language] ?? card;
}

/** A change with its sign: +3, −7. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
