import type { Language } from '../../content/bilingual';
import type { TableWords, Words } from '../../i18n/en';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { PlayerId } from '../../rules/turn/turn';
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
  return seats[player]?.name || words.player(player + 1);
}

export function cardName(catalogue: Catalogue | null, language: Language, card: PlanarCardId): string {
  return catalogue?.factsOf(card)?.name[language] ?? card;
}

/** A change with its sign: +3, −7. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
