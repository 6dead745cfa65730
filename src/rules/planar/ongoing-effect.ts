/**
 * Effects that last longer than the ability that created them. 611.2a durations · 800.4a, 800.4m when a player leaves ·
 * 901.11 "until a player planeswalks" · 901.13 in a Grand Melee they reach only their own turn marker, but follow the
 * player they affect.
 */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { UnknownValue } from '../unknown-data';
import type { PlanarCardId } from './planar-card';
import type { PlanarOutcome } from './planar-happening';
import type { OngoingEffect, OngoingEffectKind, PlanarZone } from './planar-state';

/** Returns whether an effect of this kind applies to the player. */
export function hasEffect(planar: PlanarZone, kind: OngoingEffectKind, player: PlayerId): boolean {
  return countEffects(planar, kind, player) > 0;
}

/** Returns how many effects of this kind apply to the player. */
export function countEffects(planar: PlanarZone, kind: OngoingEffectKind, player: PlayerId): number {
  return planar.effects.filter(
    (effect) =>
      effect.does === kind &&
      (effect.player === player || (effect.player === null && isUnderMarker(planar, effect))),
  ).length;
}

/**
 * Returns whether the effect is shown beside this marker's planes: it began there, or affects a player who may come
 * under this marker.
 */
export function isShownBesidePlanes(planar: PlanarZone, effect: OngoingEffect): boolean {
  return effect.player !== null || isUnderMarker(planar, effect);
}

/** Returns whether the effect began under this turn marker; outside a Grand Melee all did. */
function isUnderMarker({ marker: markerNumber }: PlanarZone, effect: OngoingEffect): boolean {
  return (effect.marker ?? null) === markerNumber;
}

/** Returns whether two effects are equal. */
export function isSameEffect(one: OngoingEffect, other: OngoingEffect): boolean {
  const { does, source, player, ends, until, note, marker: markerNumber } = one;
  return (
    does === other.does &&
    markerNumber === other.marker &&
    source === other.source &&
    player === other.player &&
    ends === other.ends &&
    until === other.until &&
    note === other.note
  );
}

export function beginEffect(planar: PlanarZone, newEffect: OngoingEffect): PlanarOutcome {
  const { marker: markerNumber } = planar;
  const effect = markerNumber === null ? newEffect : { ...newEffect, marker: markerNumber };
  return {
    planar: { ...planar, effects: [...planar.effects, effect] },
    happenings: [{ kind: 'effectBegan', rule: '611.2a', effect }],
  };
}

/** Ends every effect for which `mustEnd` holds. */
export function endEffects(
  planar: PlanarZone,
  rule: RuleNumber,
  mustEnd: (effect: OngoingEffect, index: number) => boolean,
): PlanarOutcome {
  const ended = planar.effects.filter(mustEnd);
  if (ended.length === 0) return { planar, happenings: [] };
  return {
    planar: { ...planar, effects: planar.effects.filter((effect, index) => !mustEnd(effect, index)) },
    happenings: [{ kind: 'effectsEnded', rule, effects: ended }],
  };
}

/** Ends the effects that a planeswalk away from these cards ends (901.11). */
export function endEffectsOfPlaneswalk(planar: PlanarZone, departed: readonly PlanarCardId[]): PlanarOutcome {
  const isFromPlane = departed.some((card) => planar.kinds[card] === 'plane');
  return endEffects(
    planar,
    '901.11',
    (effect) => isUnderMarker(planar, effect) && endsOnPlaneswalk(effect.ends, isFromPlane),
  );
}

function endsOnPlaneswalk(ends: OngoingEffect['ends'], isFromPlane: boolean): boolean {
  switch (ends) {
    case 'planeswalk':
      return true;
    case 'leavingAPlane':
      return isFromPlane;
    case 'turnOf':
    case 'never':
      return false;
    default:
      ends satisfies UnknownValue;
      return false;
  }
}

/**
 * Ends the effects that end when a turn begins. `playersReached` are the player whose turn it is and those whose turns
 * would have begun on the way (800.4m).
 */
export function endEffectsUntilTurnsOf(
  planar: PlanarZone,
  playersReached: readonly PlayerId[],
): PlanarOutcome {
  return endEffects(
    planar,
    '611.2a',
    ({ ends, until }) => ends === 'turnOf' && until !== null && playersReached.includes(until),
  );
}

/** Ends effects that affect only the leaver. "Until that player's next turn" lasts until that turn would have begun. */
export function endEffectsOfLeaver(planar: PlanarZone, leaver: PlayerId): PlanarOutcome {
  return endEffects(planar, '800.4a', ({ ends, player }) => ends !== 'turnOf' && player === leaver);
}
