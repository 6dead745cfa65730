/**
 * Effects that outlast the ability that made them.
 * 611.2a durations · 800.4a, 800.4m what becomes of them when a player leaves · 901.11 "until a player planeswalks" · 901.13 in
 * a Grand Melee they reach no farther than their turn marker, but go with the player they concern.
 */
import type { RuleNumber } from '../rule';
import type { PlayerId } from '../turn/turn';
import type { Planar, PlanarOutcome } from './planar';
import type { PlanarCardId } from './planar-card';

/** What the app itself does about an effect; 'remind' only shows it. */
export const effectDeeds = [
  'remind',
  'blankIsChaos', // a blank roll is a chaos roll
  'walkIsChaos', // who would planeswalk because of a roll has chaos ensue instead
  'extraDie', // the player rolls one die more and ignores one
  'lookFirst', // before planeswalking the player looks at the top two cards
  'cannotLose',
] as const;
export type EffectDeed = (typeof effectDeeds)[number];

/** 'leavingAPlane': when a player planeswalks away from a plane; leaving a phenomenon does not count. */
export const effectEndings = ['planeswalk', 'leavingAPlane', 'turnOf', 'never'] as const;
export type EffectEnding = (typeof effectEndings)[number];

export interface LastingEffect {
  readonly does: EffectDeed;
  /** The card whose text it is, or null for one the table began by hand. */
  readonly source: PlanarCardId | null;
  /** Whom it concerns; null for everybody. */
  readonly player: PlayerId | null;
  readonly ends: EffectEnding;
  /** Whose next turn ends it, for 'turnOf' only. */
  readonly until: PlayerId | null;
  /** The table's own words, where no card says it. */
  readonly note: string | null;
  /** The turn marker of a Grand Melee under which it began. */
  readonly marker?: number;
}

/** More would no longer be found on the screen. */
export const MOST_EFFECTS = 64;

/** Whether an effect of this kind lasts for the player. */
export function isUnder(planar: Planar, deed: EffectDeed, player: PlayerId): boolean {
  return countEffects(planar, deed, player) > 0;
}

/** How many effects of this kind last for the player. */
export function countEffects(planar: Planar, deed: EffectDeed, player: PlayerId): number {
  return planar.effects.filter(
    (effect) =>
      effect.does === deed &&
      (effect.player === player || (effect.player === null && isOfMarker(planar, effect))),
  ).length;
}

/** Whether the effect is one for those who read this marker's planes: of this marker, or of a player who may come by. */
export function isInSight(planar: Planar, effect: LastingEffect): boolean {
  return effect.player !== null || isOfMarker(planar, effect);
}

/** Whether the effect began under the same turn marker; outside of a Grand Melee all did. */
function isOfMarker({ marker }: Planar, effect: LastingEffect): boolean {
  return (effect.marker ?? null) === marker;
}

/** Whether two effects say the same. */
export function isSameEffect(one: LastingEffect, other: LastingEffect): boolean {
  const { does, source, player, ends, until, note, marker } = one;
  return (
    does === other.does &&
    marker === other.marker &&
    source === other.source &&
    player === other.player &&
    ends === other.ends &&
    until === other.until &&
    note === other.note
  );
}

export function beginEffect(planar: Planar, asked: LastingEffect): PlanarOutcome {
  const { marker } = planar;
  const effect = marker === null ? asked : { ...asked, marker };
  return {
    planar: { ...planar, effects: [...planar.effects, effect] },
    happenings: [{ kind: 'effectBegan', rule: '611.2a', effect }],
  };
}

/** Ends every effect that is due. */
export function endEffects(
  planar: Planar,
  rule: RuleNumber,
  isDue: (effect: LastingEffect, index: number) => boolean,
): PlanarOutcome {
  const ended = planar.effects.filter(isDue);
  if (ended.length === 0) return { planar, happenings: [] };
  return {
    planar: { ...planar, effects: planar.effects.filter((effect, index) => !isDue(effect, index)) },
    happenings: [{ kind: 'effectsEnded', rule, effects: ended }],
  };
}

/** 901.11: a player planeswalks, away from these cards. */
export function endEffectsOfPlaneswalk(planar: Planar, left: readonly PlanarCardId[]): PlanarOutcome {
  const isPlaneLeft = left.some((card) => planar.kinds[card] === 'plane');
  return endEffects(
    planar,
    '901.11',
    (effect) =>
      isOfMarker(planar, effect) &&
      (effect.ends === 'planeswalk' || (effect.ends === 'leavingAPlane' && isPlaneLeft)),
  );
}

/** A turn begins; `reached` are the player whose turn it is and those whose turn would have begun on the way (800.4m). */
export function endEffectsOfTurn(planar: Planar, reached: readonly PlayerId[]): PlanarOutcome {
  return endEffects(
    planar,
    '611.2a',
    ({ ends, until }) => ends === 'turnOf' && until !== null && reached.includes(until),
  );
}

/** What concerns only the leaver goes too; "until that player's next turn" waits until that turn would have begun. */
export function endEffectsOfLeaver(planar: Planar, leaver: PlayerId): PlanarOutcome {
  return endEffects(planar, '800.4a', ({ ends, player }) => ends !== 'turnOf' && player === leaver);
}
