/** The stack of the planar zone (`PlanarZone.stack`). 603.3 triggered abilities are put on the stack. */
import type { PlanarCardId } from './planar-card';
import type { PlanarZone, StackedAbility } from './planar-state';

/** Puts triggered abilities on the stack. */
export function putOnStack(planar: PlanarZone, ...abilities: readonly StackedAbility[]): PlanarZone {
  return { ...planar, stack: [...planar.stack, ...abilities] };
}

export function takeOffStack(planar: PlanarZone, ability: PlanarZone['stack'][number]): PlanarZone {
  return { ...planar, stack: planar.stack.filter((other) => other !== ability) };
}

/** Returns the latest ability on the stack of this kind, and of this card if the kind has one. */
export function latestAbility(
  planar: PlanarZone,
  kind: StackedAbility['kind'],
  card: PlanarCardId | null,
): PlanarZone['stack'][number] | undefined {
  return planar.stack.findLast(
    (ability) => ability.kind === kind && ('card' in ability ? ability.card : null) === card,
  );
}

/** An ability that the app resolves. Chaos abilities are carried out by the players. */
export type AbilityResolvedByApp = Exclude<StackedAbility, { kind: 'chaos' }>;

const kindsResolvedByApp: readonly unknown[] = [
  'planeswalking',
  'encounter',
  'threshold',
] satisfies readonly AbilityResolvedByApp['kind'][];

function isResolvedByApp(ability: PlanarZone['stack'][number]): ability is AbilityResolvedByApp {
  return kindsResolvedByApp.includes(ability.kind);
}

export function nextAbilityForApp(planar: PlanarZone): AbilityResolvedByApp | null {
  return planar.stack.findLast(isResolvedByApp) ?? null;
}

/** Returns the cards whose chaos ability has triggered, with no action since. */
export function cardsWithPendingChaos(planar: PlanarZone): readonly PlanarCardId[] {
  return planar.stack.flatMap((ability) => (ability.kind === 'chaos' ? [ability.card] : []));
}

/** Removes this card's latest chaos ability from the stack; null if there is none. */
export function finishChaos(planar: PlanarZone, card: PlanarCardId): PlanarZone | null {
  const chaos = latestAbility(planar, 'chaos', card);
  return chaos ? takeOffStack(planar, chaos) : null;
}

/** Removes chaos abilities: an action on an empty stack means that they have resolved. */
export function presumeChaosResolved(planar: PlanarZone): PlanarZone {
  return { ...planar, stack: planar.stack.filter((ability) => ability.kind !== 'chaos') };
}
