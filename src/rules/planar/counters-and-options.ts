/**
 * What a face-up card remembers: its counters and each player's choice. 122.1 counters · 122.2 they cease to exist
 * with the object · 603.8 abilities that trigger on a state ("with ten or more").
 */
import { MAX_COUNTERS_ON_CARD } from '../limits';
import { okResult, type RuleResult, refuse } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { PlanarCardId } from './planar-card';
import { andThenInZone, type PlanarHappening, type PlanarOutcome } from './planar-happening';
import { putOnStack } from './planar-stack';
import type { CardOption, PlanarZone } from './planar-state';
import { isFaceUp } from './planar-zone';

export function countersOn({ counters }: PlanarZone, card: PlanarCardId): number {
  return counters[card] ?? 0;
}

/** Returns the player's latest choice for this card; null before the first. */
export function chosenOptionOf(
  { chosenOptions }: PlanarZone,
  card: PlanarCardId,
  player: PlayerId,
): CardOption | null {
  return chosenOptions[card]?.[player] ?? null;
}

/**
 * Puts counters on a face-up card or removes them; removing more than there are removes all. With `threshold` or more
 * counters, the card's planeswalk ability triggers.
 */
export function changeCounters(
  planar: PlanarZone,
  card: PlanarCardId,
  by: number,
  threshold: number | null,
): RuleResult<PlanarOutcome> {
  if (!isFaceUp(planar, card)) return refuse('122.1', 'notFaceUp');
  if (!Number.isInteger(by)) return refuse('107.1', 'notAWholeNumber');
  const from = countersOn(planar, card);
  const to = Math.max(0, from + by);
  if (to > MAX_COUNTERS_ON_CARD) return refuse('107.1', 'numberTooLarge', MAX_COUNTERS_ON_CARD);
  const happening: PlanarHappening = { kind: 'countersChanged', rule: '122.1', card, from, to };
  const withNewCount = { ...planar, counters: withEntry(planar.counters, card, to || null) };
  const isThresholdOnStack = planar.stack.some(
    (ability) => ability.kind === 'threshold' && ability.card === card,
  );
  const outcome = { planar: withNewCount, happenings: [happening] };
  if (threshold === null || to < threshold || isThresholdOnStack) return okResult(outcome);
  return okResult(andThenInZone(outcome, (next) => reachThreshold(next, card, threshold)));
}

function reachThreshold(planar: PlanarZone, card: PlanarCardId, threshold: number): PlanarOutcome {
  const { controller } = planar;
  return {
    planar: putOnStack(planar, { kind: 'threshold', controller, card, at: threshold }),
    happenings: [{ kind: 'thresholdReached', rule: '603.8', player: controller, card, at: threshold }],
  };
}

/**
 * 603.8: of these abilities, which left the stack without resolving, thresholds trigger again while the counters are
 * there.
 */
export function retriggerThresholds(planar: PlanarZone, abilities: PlanarZone['stack']): PlanarOutcome {
  let outcome: PlanarOutcome = { planar, happenings: [] };
  for (const ability of abilities) {
    if (ability.kind !== 'threshold' || countersOn(planar, ability.card) < ability.at) continue;
    outcome = andThenInZone(outcome, (next) => reachThreshold(next, ability.card, ability.at));
  }
  return outcome;
}

/** Records a player's choice for a face-up card. */
export function chooseOption(
  planar: PlanarZone,
  card: PlanarCardId,
  player: PlayerId,
  option: CardOption,
): RuleResult<PlanarOutcome> {
  if (!isFaceUp(planar, card)) return refuse('901.7', 'notFaceUp');
  const happenings: PlanarHappening[] = [{ kind: 'optionChosen', rule: '901.7', player, card, as: option }];
  if (chosenOptionOf(planar, card, player) === option) return okResult({ planar, happenings });
  const optionsBefore = planar.chosenOptions[card] ?? planar.rolls.map(() => null);
  return okResult({
    planar: {
      ...planar,
      chosenOptions: withEntry(planar.chosenOptions, card, optionsBefore.with(player, option)),
    },
    happenings,
  });
}

/** Swaps the two choices of all players. */
export function swapChosenOptions(planar: PlanarZone, card: PlanarCardId): RuleResult<PlanarOutcome> {
  const optionsBefore = planar.chosenOptions[card];
  if (!optionsBefore) return refuse('901.7', 'nothingChosen');
  const swapped = optionsBefore.map((option): CardOption | null =>
    option === null ? null : option === 0 ? 1 : 0,
  );
  return okResult({
    planar: { ...planar, chosenOptions: withEntry(planar.chosenOptions, card, swapped) },
    happenings: [{ kind: 'chosenOptionsSwapped', rule: '901.7', card }],
  });
}

/**
 * Cards that are no longer face up lose counters and choices (122.2). The number of counters is reported for
 * abilities that trigger on leaving.
 */
export function clearCountersAndOptions(planar: PlanarZone, cards: readonly PlanarCardId[]): PlanarOutcome {
  const happenings = cards.flatMap((card): PlanarHappening[] => {
    const count = countersOn(planar, card);
    return count === 0 ? [] : [{ kind: 'countersGone', rule: '122.2', card, count }];
  });
  const isOfOtherCard = ([card]: readonly [string, unknown]) => !cards.includes(card as PlanarCardId);
  const withoutCards = <T>(record: Readonly<Record<PlanarCardId, T>>): Readonly<Record<PlanarCardId, T>> =>
    Object.keys(record).length === 0
      ? record
      : Object.fromEntries((Object.entries(record) as [string, T][]).filter(isOfOtherCard));
  return {
    planar: {
      ...planar,
      counters: withoutCards(planar.counters),
      chosenOptions: withoutCards(planar.chosenOptions),
    },
    happenings,
  };
}

/** Sets or, with null, removes an entry: a card without counters is not listed. */
function withEntry<T>(
  record: Readonly<Record<PlanarCardId, T>>,
  card: PlanarCardId,
  value: T | null,
): Readonly<Record<PlanarCardId, T>> {
  const { [card]: _, ...otherEntries } = record;
  return value === null ? otherEntries : { ...otherEntries, [card]: value };
}
