/** Labels the button for the part of a card's text that does not complete its ability. */
import type { ExtraAct, PlanarAbility } from '../../../content/planes/planar-card-facts';
import type { History } from '../../../rules/table/history';
import { randomlyChosenPlayer } from '../../../session/abilities/current-moment';
import { extraActionOffer, TREASURES_FOR_HIGHEST_SPEED } from '../../../session/abilities/extra-action-offer';
import type { OfferButton } from '../../parts/card/AbilityList';
import { playerName } from '../../parts/words';
import { latestChanceResults } from '../die/latest-chance-results';
import type { OfferContext } from './offer-context';

/** Returns the extra button of an ability, if it has one that would do something now. */
export function extraActButtons(ability: PlanarAbility, context: OfferContext): readonly OfferButton[] {
  const { source, history, play, ignoresTaps, openSheet } = context;
  const offer = extraActionOffer(ability, source, history);
  if (!offer || ability.extra === undefined) return [];
  const onClick =
    offer.kind === 'move'
      ? () => play(offer.move)
      : () =>
          openSheet({
            kind: 'lifeTotals',
            reason: 'gainedOrLost',
            change: offer.suggestedChange,
            players: offer.suggestedPlayers,
            incompleteAbility: { kind: 'part', part: offer.part },
          });
  return [{ label: labelOf(ability.extra, context), ignoresTaps, onClick }];
}

function labelOf(extra: ExtraAct, context: OfferContext): string {
  const { carryOut } = context.words;
  switch (extra) {
    case 'coin':
      return coinFlipLabel(context.history, context.words);
    case 'randomPlayer':
      return randomPlayerLabel(context);
    case 'treasuresForSpeed':
      return carryOut.treasures(TREASURES_FOR_HIGHEST_SPEED);
    case 'resetCasts':
    case 'startEngines':
    case 'opponentLosesLife':
      return carryOut[extra];
  }
}

/** Returns the button's label; right after a flip it includes the numbered result, because cards ask to flip again. */
function coinFlipLabel(history: History, { dice }: OfferContext['words']): string {
  const results = latestChanceResults(history);
  const otherResultIndex = results.findIndex(({ kind }) => kind !== 'coinFlipped');
  const [latest] = results;
  return latest?.kind === 'coinFlipped'
    ? dice.coinWithLastResult(otherResultIndex < 0 ? results.length : otherResultIndex, latest.isHeads)
    : dice.coin;
}

/** Returns the button's label; once a player has been chosen, it includes the name. */
function randomPlayerLabel({ words, history, seats }: OfferContext): string {
  const chosenPlayer = randomlyChosenPlayer(history);
  return chosenPlayer === null
    ? words.dice.player
    : `${words.dice.player}: ${playerName(words, seats, chosenPlayer)}`;
}
