/**
 * Moves in the planar zone. 500.2 what waits comes first · 706.6 dice to ignore · 800.4j a turn without an active player · 901.5,
 * 901.7, 901.9 the planar game.
 */
import type { Chance } from '../chance/chance';
import { layAround } from '../planar/eternities-map-laying';
import { walkTo } from '../planar/eternities-map-walking';
import { beginEffect, endEffects, isSameEffect, MOST_EFFECTS } from '../planar/lasting-effect';
import { changeCounters, mark, swapMarks } from '../planar/memory';
import {
  costOfNextRoll,
  countedRolls,
  decisionAwaited,
  finishChaos,
  isStartingPlaneRevealed,
  nextAbilityToResolve,
  type Planar,
  type PlanarOutcome,
  presumeChaosResolved,
} from '../planar/planar';
import { settleChoice, takeCards } from '../planar/planar-choice';
import { drawPlanarFaces } from '../planar/planar-die';
import { planeswalk, resolveAbility, revealStartingPlane } from '../planar/planeswalking';
import { applyRoll, chaosEnsues, countRolls, diceToThrow, keepDie, throwDice } from '../planar/rolling';
import { granted, type Ruled, refused } from '../rule';
import { activePlayers, isInGame, lastPlayerStanding } from '../turn/turn';
import { whyPlanesRest } from './grand-melee';
import type { MoveOf } from './move';
import type { Played } from './play';
import type { Table } from './table';
import { inEachTurn } from './turns-at-once';

export type PlanarMove = MoveOf<
  | 'rollPlanarDie'
  | 'keepDie'
  | 'resolveAbility'
  | 'finishChaos'
  | 'planeswalk'
  | 'ensueChaos'
  | 'takeCards'
  | 'settleChoice'
  | 'walkTo'
  | 'changeCounters'
  | 'mark'
  | 'swapMarks'
  | 'beginEffect'
  | 'endEffect'
  | 'countRoll'
>;

export function playPlanar(table: Table, move: PlanarMove): Ruled<Played> {
  switch (move.kind) {
    case 'rollPlanarDie':
      return rollPlanarDie(table, move);
    case 'keepDie':
      return withPlanar(table, (planar) => keepDie(planar, move.die));
    case 'resolveAbility':
      return onTheWay(table, (planar) => {
        const ability = nextAbilityToResolve(planar);
        return ability ? granted(resolveAbility(planar, ability)) : refused('500.2', 'nothingWaiting');
      });
    case 'finishChaos':
      return withPlanar(table, (planar) => {
        const finished = finishChaos(planar, move.card);
        return finished ? granted({ planar: finished, happenings: [] }) : refused('311.7', 'nothingWaiting');
      });
    case 'planeswalk':
      return onTheWay(table, (planar) => granted(planeswalk(planar, 'effect')));
    case 'ensueChaos':
      return onTheWay(table, (planar) =>
        granted(move.card === null ? chaosEnsues(planar) : chaosEnsues(planar, [move.card])),
      );
    case 'takeCards':
      return onTheWay(table, (planar) => takeCards(planar, move.operation, move.source));
    case 'settleChoice':
      return withPlanar(table, (planar) => settleChoice(planar, move.settlement, table.chance));
    case 'walkTo':
      return withPlanar(table, (planar) => walkTo(planar, move.to, table.chance));
    case 'changeCounters':
      return withPlanar(table, (planar) => {
        // 901.14b: where nobody controls the card, an ability of it would be nobody's.
        const walkAt = isInGame(table.turn, planar.controller) ? move.walkAt : null;
        return changeCounters(planar, move.card, move.by, walkAt);
      });
    case 'mark':
      return withPlanar(table, (planar) =>
        isInGame(table.turn, move.player)
          ? mark(planar, move.card, move.player, move.as)
          : refused('800.4a', 'playerHasLeft'),
      );
    case 'swapMarks':
      return withPlanar(table, (planar) => swapMarks(planar, move.card));
    case 'beginEffect':
      return begin(table, move);
    case 'endEffect':
      return withPlanar(table, (planar) => {
        const effect = planar.effects[move.effect];
        if (!effect || (move.expected && !isSameEffect(effect, move.expected))) {
          return refused('611.2a', 'noSuchEffect');
        }
        return granted(endEffects(planar, '611.2a', (_, index) => index === move.effect));
      });
    case 'countRoll':
      return countRoll(table, move);
  }
}

/** Whether something can be done with the die and the planes by hand at this moment. */
export function mayActOnPlanes(table: Table): boolean {
  const { planar, turn } = table;
  return (
    planar !== null &&
    isStartingPlaneRevealed(planar) &&
    decisionAwaited(planar) === null &&
    whyPlanesRest(table) === null &&
    lastPlayerStanding(turn) === null
  );
}

/** 901.5: before the first turn; in a Grand Melee each of those who begin with a marker reveals one (901.14a). */
export function revealStartingPlanes(table: Table): Ruled<Played> {
  if (!table.planar) return refused('901.1', 'notPlanechase');
  if (isStartingPlaneRevealed(table.planar)) return refused('901.5', 'startingPlaneAlreadyRevealed');
  return granted(
    inEachTurn(table, (at) =>
      at.planar && isInGame(at.turn, at.planar.controller)
        ? putBack(at, revealStartingPlane(at.planar))
        : { table: at, happenings: [] },
    ),
  );
}

function rollPlanarDie(table: Table, move: MoveOf<'rollPlanarDie'>): Ruled<Played> {
  if (!table.planar) return refused('901.1', 'notPlanechase');
  if (!isStartingPlaneRevealed(table.planar)) return refused('901.5', 'startingPlaneNotRevealed');
  const resting = whyPlanesRest(table);
  if (resting) return { ok: false, refusal: resting };
  const awaited = decisionAwaited(table.planar);
  if (awaited) return { ok: false, refusal: awaited };
  const active = activePlayers(table.turn);
  const player = move.player ?? active[0] ?? table.planar.controller;
  let { planar } = table;
  if (!isInGame(table.turn, player)) return refused('800.4a', 'playerHasLeft');
  if (move.as === 'action') {
    if (active.length === 0) return nobodyActive(table);
    if (!active.includes(player)) return refused('901.9', 'notTheirTurn');
    if (nextAbilityToResolve(planar)) return refused('901.9', 'abilityWaiting');
    planar = presumeChaosResolved(planar);
  }
  const paid = move.as === 'action' ? costOfNextRoll(planar, player) : null;
  if (move.face) {
    const { face } = move;
    return granted(putBack(table, applyRoll(planar, { player, face, paid, by: 'table' })));
  }
  const { chaosFaces } = planar.house;
  const [faces, chance] = drawPlanarFaces(table.chance, diceToThrow(planar, player), chaosFaces);
  return granted(putBack({ ...table, chance }, throwDice(planar, player, faces, paid)));
}

function begin(table: Table, { effect }: MoveOf<'beginEffect'>): Ruled<Played> {
  return withPlanar(table, (planar) => {
    if (![effect.player, effect.until].every((player) => player === null || isInGame(table.turn, player))) {
      return refused('800.4a', 'playerHasLeft');
    }
    if (effect.ends === 'turnOf' && effect.until === null) return refused('611.2a', 'noSuchPlayer');
    return planar.effects.length >= MOST_EFFECTS
      ? refused('107.1', 'numberTooLarge', MOST_EFFECTS)
      : granted(beginEffect(planar, effect));
  });
}

/** Nobody is active before a turn can begin, and after its player has left. */
export function nobodyActive({ turn }: Table): Ruled<never> {
  return turn.marker?.waits ? refused('807.4d', 'turnNotBegun') : refused('800.4j', 'noActivePlayer');
}

function countRoll(table: Table, { by, player: wanted }: MoveOf<'countRoll'>): Ruled<Played> {
  return withPlanar(table, (planar) => {
    const active = activePlayers(table.turn);
    const [first] = active;
    if (first === undefined) return nobodyActive(table);
    const player = wanted ?? first;
    if (!active.includes(player)) return refused('901.9', 'notTheirTurn');
    const counted = countedRolls(planar, player) + by;
    return counted < 0 ? refused('901.9', 'noRollToTakeBack') : granted(countRolls(planar, player, counted));
  });
}

/** What can only be done once a plane is face up, and not while something still has to be decided. */
function onTheWay(table: Table, change: (planar: Planar) => Ruled<PlanarOutcome>): Ruled<Played> {
  return withPlanar(table, (planar) => {
    const awaited = decisionAwaited(planar);
    if (awaited) return { ok: false, refusal: awaited };
    if (!isStartingPlaneRevealed(planar)) return refused('901.5', 'startingPlaneNotRevealed');
    const resting = whyPlanesRest(table);
    return resting ? { ok: false, refusal: resting } : change(planar);
  });
}

/** An outcome, and the chance that is left where some was used. */
type MaybeByChance = PlanarOutcome & { readonly chance?: Chance };

function withPlanar(table: Table, change: (planar: Planar) => Ruled<MaybeByChance>): Ruled<Played> {
  if (!table.planar) return refused('901.1', 'notPlanechase');
  const outcome = change(table.planar);
  return outcome.ok ? granted(putBack(table, outcome.value)) : outcome;
}

/** The planar zone back on the table; on a map the gaps around those who have arrived are filled. */
export function putBack(table: Table, outcome: MaybeByChance): Played {
  const { planar, happenings, chance } = layAround(outcome, outcome.chance ?? table.chance);
  return { table: { ...table, planar, chance }, happenings };
}
