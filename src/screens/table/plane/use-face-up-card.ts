import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { ownerOfFaceUpCard } from '../../../rules/planar/decks/deck-cards';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { PlanarZone } from '../../../rules/planar/planar-state';
import { positionOf } from '../../../rules/table/history';
import {
  activeTimes,
  isAbilityDone,
  isAbilityOffered,
  isTriggeredByEvent,
} from '../../../session/abilities/active-abilities';
import { stepsOfMoment } from '../../../session/abilities/current-moment';
import { useLiveGame } from '../../../session/contexts/use-live-game';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import type { Game } from '../../../session/game/game';
import type { OfferButton } from '../../parts/card/AbilityList';
import { useSecondTapGuard } from '../../parts/use-second-tap-guard';
import { cardName, playerName, useLanguage, useWords } from '../../parts/words';
import { offerButtons } from '../abilities/offer-buttons';
import { useTableScreen } from '../use-table-screen';

export interface FaceUpCardProps {
  game: Game;
  planar: PlanarZone;
  card: PlanarCardId;
}

/** A face-up card's name and applicable abilities. */
interface FaceUpCardView {
  /** Null for an unknown card. */
  readonly facts: PlanarCardFacts | null;
  readonly name: string;
  /** The owner's name, unless all players share one deck. */
  readonly ownerLabel: string | null;
  readonly activeTimes: readonly AbilityTime[];
  /** Returns the parts of an ability that the app can carry out. */
  offersOf(ability: PlanarAbility): readonly OfferButton[];
}

export function useFaceUpCard({ game, planar, card }: FaceUpCardProps): FaceUpCardView {
  const words = useWords();
  const liveGame = useLiveGame();
  const { setOpenSheet } = useTableScreen();
  const { catalog } = usePlanarCards();
  const language = useLanguage();
  const facts = catalog.value?.factsOf(card) ?? null;
  const owner = ownerOfFaceUpCard(planar, card);
  const times = activeTimes(game.history, planar, card);
  const ignoresTaps = useSecondTapGuard(positionOf(game.history));
  const ignoresTapsInNewMoment = useSecondTapGuard(stepsOfMoment(game.history)[0]?.at ?? 0);
  return {
    facts,
    name: cardName(catalog.value, language, card),
    ownerLabel: owner === null ? null : words.ownerOf(playerName(words, game.seats, owner)),
    activeTimes: times,
    offersOf(ability) {
      if (!facts) return [];
      const isOffered = isAbilityOffered(game.history, planar, card, ability);
      if (!isOffered && !isAbilityDone(game.history, card, ability)) return [];
      const buttons = offerButtons(ability, {
        words,
        history: game.history,
        seats: game.seats,
        source: { card, counterFacts: facts.counters, controller: planar.controller },
        play: liveGame.play,
        // A trigger may put several counters quickly, one tap each.
        ignoresTaps:
          !isTriggeredByEvent(ability) && ability.acts?.every(({ kind }) => kind === 'counters')
            ? ignoresTapsInNewMoment
            : ignoresTaps,
        openSheet: setOpenSheet,
      });
      return isOffered ? buttons : buttons.map((button) => ({ ...button, disabled: true }));
    },
  };
}
