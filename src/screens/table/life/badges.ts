/** What a panel shows of a player besides life. */
import {
  commanderDamageTaken,
  commanderNumbers,
  commanderTax,
  damageByCommander,
} from '../../../rules/life/commander';
import { type DesignationKind, designationKinds, isDesignated } from '../../../rules/life/designations';
import { type PlayerCounterKind, playerCounterKinds } from '../../../rules/life/player-counters';
import type { Table } from '../../../rules/table/table';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Attack } from './use-attack';

export type Badge =
  | {
      readonly kind: 'poison' | 'tax' | 'team' | 'stays' | DesignationKind | PlayerCounterKind;
      /** How many, how much, or which team; 1 for a designation or for staying in spite of a reason to lose. */
      readonly number: number;
    }
  /** Damage by one commander of the source. */
  | { readonly kind: 'commanderDamage'; readonly number: number; readonly source: PlayerId }
  | { readonly kind: 'named'; readonly name: string; readonly number: number };

/** Returns the badges of a player in their order; `attack` is the attack whose damage they can take, if any. */
export function badgesOf(
  { turn, totals, counters, commanders, designations, ignoredLossReasons }: Table,
  player: PlayerId,
  attack: Attack | null,
): readonly Badge[] {
  const ownCounters = counters[player];
  const commanderRecord = commanders[player];
  if (!ownCounters || !commanderRecord) return [];
  const [mostDamage, ...otherDamage] = attack
    ? [damageBadge(attack.source, commanderDamageTaken(commanderRecord, attack.source, attack.commander))]
    : damageByCommander(commanderRecord)
        .toSorted((one, other) => other.damage - one.damage)
        .map(({ source, damage }) => damageBadge(source, damage));
  const badges: readonly Badge[] = [
    { kind: 'stays', number: Math.min(1, ignoredLossReasons[player]?.length ?? 0) },
    { kind: 'poison', number: totals[player]?.poison ?? 0 },
    ...(mostDamage ? [mostDamage] : []),
    // Teams that share life and turns are recognizable without a badge.
    { kind: 'team', number: turn.teamsPlaySeparately ? (turn.teams?.[player] ?? 0) + 1 : 0 },
    ...designationKinds.map((kind) => ({ kind, number: Number(isDesignated(designations, kind, player)) })),
    ...playerCounterKinds.map((kind) => ({ kind, number: ownCounters[kind] })),
    ...ownCounters.named.map(({ name, count }) => ({ kind: 'named' as const, name, number: count })),
    ...commanderNumbers.map((commander) => ({
      kind: 'tax' as const,
      number: commanderTax(commanderRecord, commander),
    })),
    // Last, because they are the first to go where there is no room for all.
    ...otherDamage,
  ];
  return badges.filter(({ kind, number }) => number > 0 || (kind === 'commanderDamage' && attack));
}

const damageBadge = (source: PlayerId, number: number) =>
  ({ kind: 'commanderDamage', number, source }) as const;
