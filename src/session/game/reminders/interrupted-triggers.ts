/**
 * Triggers of planes that a later event of the same turn hid, as tasks. 603.2 whatever triggers at the same time has
 * triggered, in whichever order it resolves · 113.7a an ability on the stack needs its source no longer · 901.9,
 * 500.2 the planar die is rolled, and the turn ends, on an empty stack.
 *
 * Ruled here: what triggers on a roll counts as done before the planeswalking ability of that roll.
 */
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { Happening } from '../../../rules/table/happening';
import type { History } from '../../../rules/table/history';
import { isInGame, type PlayerId } from '../../../rules/turn/turn';
import { isOfCard } from '../active-abilities';
import { continuesMoment, type StepInView, stepsInView } from '../current-moment';

export interface InterruptedTrigger {
  readonly card: PlanarCardId;
  readonly you: PlayerId;
  readonly time: AbilityTime;
  /** Distinguishes this trigger from every other one of the game. */
  readonly key: string;
}

type Cards = readonly PlanarCardId[];

const freshStarts: readonly Happening['kind'][] = [
  'turnBegan',
  'markerWaits',
  'startingPlaneRevealed',
  'upkeepRepeated',
  'turnEnded',
  'planarDieRolled',
  'diceThrown',
  'gameWon',
];

/** Whether the players do this on an empty stack: everything that triggered before has resolved. */
function isFreshStart({ move, happenings }: StepInView): boolean {
  if (happenings.some(({ kind }) => freshStarts.includes(kind))) return true;
  return move.kind === 'planeswalk' || (move.kind === 'takeCards' && !move.source);
}

/** Returns what triggered since the stack was empty, and no longer belongs to the current moment. */
export function interruptedTriggers(history: History): readonly InterruptedTrigger[] {
  const { turn, planar } = history.table;
  const steps = stepsInView(history);
  const since = steps.slice(Math.max(0, steps.findLastIndex(isFreshStart)));
  const moment = since.findLastIndex(({ happenings }) => !continuesMoment(happenings));
  let faceUp: Cards = planar?.faceUp.map(({ card }) => card) ?? [];
  const found: InterruptedTrigger[] = [];
  for (const [index, { happenings, at }] of [...since.entries()].reverse()) {
    const later = since.slice(index + 1);
    const triggered = index === moment ? [] : happenings.flatMap((one) => triggersOf(one, faceUp));
    found.unshift(
      ...triggered
        .filter(({ card, you }) => isInGame(turn, you) && !later.some((step) => isOfCard(step, card)))
        .map((trigger) => ({ ...trigger, key: `${at} ${trigger.card} ${trigger.time}` })),
    );
    faceUp = happenings.reduceRight<Cards>((cards, one) => faceUpBefore(one, cards), faceUp);
  }
  return found;
}

function triggersOf(happening: Happening, faceUp: Cards): readonly Omit<InterruptedTrigger, 'key'>[] {
  const { kind } = happening;
  if (kind === 'planeswalked') {
    return happening.to.map((card) => ({ card, you: happening.player, time: 'arrive' }));
  }
  if (kind !== 'turnBegan' && kind !== 'upkeepRepeated' && kind !== 'startingPlaneRevealed') return [];
  return faceUp.map((card) => ({ card, you: happening.player, time: 'upkeep' }));
}

function faceUpBefore(happening: Happening, after: Cards): Cards {
  if (happening.kind !== 'planeswalked') return after;
  return [...happening.from, ...after.filter((card) => !happening.to.includes(card))];
}
