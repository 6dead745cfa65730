/** Builds buttons for the parts of a card's text that the app can carry out. */
import type { PlanarAbility, PlanarAct } from '../../../content/planes/planar-card-facts';
import type { Words } from '../../../i18n/en';
import type { History } from '../../../rules/table/history';
import {
  type AbilityWithSource,
  affectedPlayers,
  lifeChangeOf,
} from '../../../session/abilities/ability-moves';
import { type ActWithCounters, abilityOffer } from '../../../session/abilities/ability-offer';
import { randomlyChosenPlayer } from '../../../session/abilities/current-moment';
import { partialLifeChanges } from '../../../session/abilities/extra-action-offer';
import type { OfferButton } from '../../parts/card/AbilityList';
import type { OpenSheet } from '../sheets/open-sheet';
import { extraActButtons } from './extra-act-buttons';
import type { OfferContext } from './offer-context';

export function offerButtons(ability: PlanarAbility, context: OfferContext): readonly OfferButton[] {
  const { words, history, source, play, ignoresTaps, openSheet } = context;
  const wasLifeGained =
    ability.extra === 'opponentLosesLife' && partialLifeChanges(history, source).gained !== null;
  const extras = extraActButtons(ability, context);
  const offer = wasLifeGained ? null : abilityOffer(ability, source, history.table);
  if (!offer) return extras;
  const { acts, move, abilityToComplete } = offer;
  const labelParts = [...acts.map((act) => actInWords(act, words)), ...perCounterTexts(ability, acts, words)];
  const button = {
    label: labelParts.join(' · '),
    ignoresTaps,
    onClick() {
      if (move) play(move);
      else openSheet(sheetFor(abilityToComplete, history));
    },
  };
  return [...extras, button];
}

/** Returns the text for how much mana or how many cards the counters are worth after the acts. */
function perCounterTexts(
  { perCounter }: PlanarAbility,
  acts: readonly ActWithCounters[],
  { carryOut: carryOutWords }: Words,
): readonly string[] {
  const lastAct = acts.at(-1);
  return perCounter && lastAct ? [carryOutWords.perCounter[perCounter](lastAct.counterCount)] : [];
}

/** Returns the sheet in which the players choose what an ability leaves open, and for whom. */
function sheetFor(abilityToComplete: AbilityWithSource, history: History): OpenSheet {
  const { ability, source } = abilityToComplete;
  const incompleteAbility = { kind: 'ability', abilityWithSource: abilityToComplete } as const;
  for (const act of ability.acts ?? []) {
    switch (act.kind) {
      case 'exchangeLife':
        return { kind: 'lifeTotals', reason: 'exchanged', players: [source.controller], incompleteAbility };
      case 'redistributeLife':
        return { kind: 'lifeTotals', reason: 'redistributed', incompleteAbility };
      case 'ongoingEffect':
        if (act.who === 'chosen') return { kind: 'chosenPlayer', abilityToComplete };
        break;
      case 'life':
        if (act.by === null || act.who === 'chosen') return lifeTotalsSheet(act, abilityToComplete, history);
        break;
      case 'takeCards':
      case 'chaos':
      case 'planeswalk':
      case 'reverseTurnOrder':
      case 'addExtraTurn':
      case 'endTurn':
      case 'addBeginningPhase':
      case 'counters':
      case 'clearCounters':
      case 'setLife':
      case 'designate':
      case 'swapChosenOptions':
        break;
      default:
        act satisfies never;
    }
  }
  throw new Error('No sheet asks for what the ability leaves open');
}

function lifeTotalsSheet(
  act: Extract<PlanarAct, { kind: 'life' }>,
  abilityToComplete: AbilityWithSource,
  history: History,
): OpenSheet {
  const { ability, source } = abilityToComplete;
  const randomPlayer = ability.extra === 'randomPlayer' ? randomlyChosenPlayer(history) : null;
  const players =
    randomPlayer === null ? affectedPlayers(act.who, source.controller, history.table) : [randomPlayer];
  const change = act.by ?? (act.loses ? -1 : 1);
  const sheet = { kind: 'lifeTotals', reason: 'gainedOrLost', players } as const;
  if (ability.extra !== 'opponentLosesLife')
    return { ...sheet, change, incompleteAbility: { kind: 'ability', abilityWithSource: abilityToComplete } };
  const { lost } = partialLifeChanges(history, source);
  const abilityPart = { card: source.card, isLast: lost !== null };
  return { ...sheet, change: lost ?? change, incompleteAbility: { kind: 'part', part: abilityPart } };
}

function actInWords(
  { act, counterCount }: ActWithCounters,
  { carryOut: carryOutWords, acts, table: tableWords }: Words,
): string {
  switch (act.kind) {
    case 'planeswalk':
      return act.unless ? carryOutWords.cannotSacrifice : tableWords.planeswalk;
    case 'takeCards':
      return acts.resolve;
    case 'chaos':
      return acts.chaos;
    case 'counters':
      return carryOutWords.counters(act.by);
    case 'setLife':
      return carryOutWords.setLife(act.to);
    case 'life': {
      const lifeChange = lifeChangeOf(act, counterCount);
      if (lifeChange === null || act.who === 'chosen') return carryOutWords.life;
      const isLoss = (act.by ?? 0) < 0;
      const amount = Math.abs(lifeChange);
      if (act.who === 'opponents')
        return isLoss ? carryOutWords.opponentsLose(amount) : carryOutWords.opponentsGain(amount);
      if (act.who === 'everybody')
        return isLoss ? carryOutWords.everyoneLoses(amount) : carryOutWords.everyoneGains(amount);
      return isLoss ? carryOutWords.lose(amount) : carryOutWords.gain(amount);
    }
    case 'designate':
      return carryOutWords[act.as];
    case 'reverseTurnOrder':
    case 'addExtraTurn':
    case 'endTurn':
    case 'addBeginningPhase':
    case 'clearCounters':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'swapChosenOptions':
    case 'ongoingEffect':
      return carryOutWords[act.kind];
  }
}
