import type { AbilityTime, PlanarAbility, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { ownerOf, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Game } from '../../session/game';
import { useSession } from '../../session/session';
import type { Offer } from '../parts/AbilityList';
import { cardName, playerName, useLanguage, useWords } from '../parts/words';
import { isCarriedOut, timesNow } from './now';
import { offersOf } from './offers';
import type { OpenSheet } from './Sheets';
import { useSecondTapGuard } from './use-second-tap-guard';

export interface PlaneProps {
  game: Game;
  planar: Planar;
  card: PlanarCardId;
  onOpen: (sheet: OpenSheet) => void;
}

/** What a face-up card is called, and what of it applies now. */
interface Plane {
  /** Null while the cards are still to be loaded, and for a card that nobody knows. */
  readonly facts: PlanarCardFacts | null;
  readonly name: string;
  /** Whose card it is, where not all share one deck. */
  readonly owner: string | null;
  readonly times: readonly AbilityTime[];
  /** What the app can carry out of an ability. */
  offersOf(ability: PlanarAbility): readonly Offer[];
}

export function usePlane({ game, planar, card, onOpen }: PlaneProps): Plane {
  const words = useWords();
  const { table, catalogue } = useSession();
  const language = useLanguage();
  const facts = catalogue.value?.factsOf(card) ?? null;
  const owner = ownerOf(planar, card);
  const deaf = useSecondTapGuard(`${game.history.forgotten + game.history.done}`);
  const times = timesNow(game.history, planar, card);
  return {
    facts,
    name: catalogue.value ? cardName(catalogue.value, language, card) : ' ',
    owner: owner === null ? null : words.ownerOf(playerName(words, game.seats, owner)),
    times,
    offersOf(ability) {
      const isDone = isCarriedOut(game.history, card) && !times.some((time) => ability.when.includes(time));
      if (!facts || isDone) return [];
      return offersOf(ability, facts, {
        words,
        table: game.history.table,
        you: planar.controller,
        play: table.play,
        deaf,
        onOpen,
      });
    },
  };
}
