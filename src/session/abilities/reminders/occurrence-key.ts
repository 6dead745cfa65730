import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import type { History } from '../../../rules/table/history';
import { beginningPhaseTimes } from '../active-abilities';
import { stepsForCurrentMarker } from '../current-moment';

/** Returns a key that differs whenever the same ability is due again: in another turn, at another roll, and so on. */
export function occurrenceKey(
  history: History,
  time: AbilityTime,
  isFromPreviousTurn = false,
  card?: PlanarCardId,
): string {
  const { number } = history.table.turn;
  return [isFromPreviousTurn ? number - 1 : number, ...keyPartsWithinTurn(history, time, card)].join(' ');
}

function keyPartsWithinTurn(history: History, time: AbilityTime, card?: PlanarCardId): readonly unknown[] {
  const { turn, planar } = history.table;
  if (beginningPhaseTimes.includes(time)) return [turn.upkeeps];
  if (time === 'roll' || time === 'blank') return planar?.rolls.map(({ all }) => all) ?? [];
  if (time !== 'chaos') return [];
  const lastChaos = stepsForCurrentMarker(history).findLast(({ happenings }) =>
    happenings.some(
      (happening) => happening.kind === 'chaosEnsued' && happening.cards.some((one) => one === card),
    ),
  );
  return [lastChaos?.at];
}
