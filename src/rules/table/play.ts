/**
 * One move at the table.
 * 102.1 turns · 104.2a, 104.3a, 704.5a, 704.5c, 800.4 leaving and winning · 119 life · 500.2 nothing may wait when a turn ends ·
 * 901.5, 901.6, 901.9 the planar game.
 */
import type { Chance } from '../chance/chance';
import { changeLife, changePoison, type LifeTotals, setLife } from '../life/life';
import { layAround } from '../planar/eternities-map-laying';
import { walkTo } from '../planar/eternities-map-walking';
import { leavePlanarGame } from '../planar/leaving';
import {
  beginTurn,
  costOfNextRoll,
  decisionAwaited,
  isStartingPlaneRevealed,
  nextAbilityToResolve,
  type Planar,
  type PlanarOutcome,
  presumeChaosResolved,
} from '../planar/planar';
import { settleChoice, takeCards } from '../planar/planar-choice';
import { drawPlanarFace } from '../planar/planar-die';
import { planeswalk, resolveAbility, revealStartingPlane } from '../planar/planeswalking';
import { applyRoll, chaosEnsues, countRolls } from '../planar/rolling';
import { granted, type Ruled, type RuleNumber, refused } from '../rule';
import {
  activePlayer,
  beginNextTurn,
  isInGame,
  lastPlayerStanding,
  leaveTurnOrder,
  nextInTurnOrder,
  type PlayerId,
} from '../turn/turn';
import type { Happening } from './happening';
import type { Move, ReasonToLeave } from './move';
import type { Table } from './table';

/** The table after a move, and what the move did. */
export interface Played {
  readonly table: Table;
  readonly happenings: readonly Happening[];
}

type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

const ruleOfLeaving: Readonly<Record<ReasonToLeave, RuleNumber>> = {
  noLife: '704.5a',
  poison: '704.5c',
  conceded: '104.3a',
};

export function play(table: Table, move: Move): Ruled<Played> {
  switch (move.kind) {
    case 'changeLife':
      return changeTotals(table, move.player, 'lifeChanged', '119.3', 'life', (totals) =>
        changeLife(totals, move.by),
      );
    case 'setLife':
      return changeTotals(table, move.player, 'lifeSet', '119.5', 'life', (totals) =>
        setLife(totals, move.to),
      );
    case 'changePoison':
      return changeTotals(table, move.player, 'poisonChanged', '122.1f', 'poison', (totals) =>
        changePoison(totals, move.by),
      );
    default:
      if (lastPlayerStanding(table.turn) !== null) return refused('104.2a', 'gameIsOver');
      return playWhileTheGameIsOn(table, move);
  }
}

function playWhileTheGameIsOn(
  table: Table,
  move: Exclude<Move, MoveOf<'changeLife' | 'setLife' | 'changePoison'>>,
): Ruled<Played> {
  switch (move.kind) {
    case 'beginNextTurn':
      return passTheTurn(table);
    case 'leaveGame':
      return leaveGame(table, move);
    case 'revealStartingPlane':
      return withPlanar(table, (planar) =>
        isStartingPlaneRevealed(planar)
          ? refused('901.5', 'startingPlaneAlreadyRevealed')
          : granted(revealStartingPlane(planar)),
      );
    case 'rollPlanarDie':
      return rollPlanarDie(table, move);
    case 'resolveAbility':
      return onTheWay(table, (planar) => {
        const ability = nextAbilityToResolve(planar);
        return ability ? granted(resolveAbility(planar, ability)) : refused('500.2', 'nothingWaiting');
      });
    case 'planeswalk':
      return onTheWay(table, (planar) => granted(planeswalk(presumeChaosResolved(planar), 'effect')));
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
    case 'countRoll':
      return withPlanar(table, (planar) => {
        const player = activePlayer(table.turn);
        if (player === null) return refused('800.4j', 'noActivePlayer');
        const counted = costOfNextRoll(planar, player) + move.by;
        return counted < 0
          ? refused('901.9', 'noRollToTakeBack')
          : granted(countRolls(planar, player, counted));
      });
  }
}

function changeTotals(
  table: Table,
  player: PlayerId,
  kind: 'lifeChanged' | 'lifeSet' | 'poisonChanged',
  rule: RuleNumber,
  which: keyof LifeTotals,
  change: (totals: LifeTotals) => Ruled<LifeTotals>,
): Ruled<Played> {
  const before = table.totals[player];
  if (!before || !isInGame(table.turn, player)) return refused('800.4a', 'playerHasLeft');
  const after = change(before);
  if (!after.ok) return after;
  return granted({
    table: { ...table, totals: table.totals.with(player, after.value) },
    happenings: [{ kind, rule, player, from: before[which], to: after.value[which] }],
  });
}

function rollPlanarDie(table: Table, move: MoveOf<'rollPlanarDie'>): Ruled<Played> {
  if (!table.planar) return refused('901.1', 'notPlanechase');
  if (!isStartingPlaneRevealed(table.planar)) return refused('901.5', 'startingPlaneNotRevealed');
  const awaited = decisionAwaited(table.planar);
  if (awaited) return { ok: false, refusal: awaited };
  const active = activePlayer(table.turn);
  const player = active ?? table.planar.controller;
  let { planar } = table;
  if (move.as === 'action') {
    if (active === null) return refused('800.4j', 'noActivePlayer');
    if (nextAbilityToResolve(planar)) return refused('901.9', 'abilityWaiting');
    planar = presumeChaosResolved(planar);
  }
  const [face, chance] = move.face ? [move.face, table.chance] : drawPlanarFace(table.chance);
  const outcome = applyRoll(
    planar,
    player,
    face,
    move.as === 'action' ? costOfNextRoll(planar, player) : null,
    move.face ? 'table' : 'app',
  );
  return granted({ table: { ...table, chance, planar: outcome.planar }, happenings: outcome.happenings });
}

function passTheTurn(table: Table): Ruled<Played> {
  const { planar } = table;
  if (planar && !isStartingPlaneRevealed(planar)) return refused('901.5', 'startingPlaneNotRevealed');
  const awaited = planar && decisionAwaited(planar);
  if (awaited) return { ok: false, refusal: awaited };
  if (planar && nextAbilityToResolve(planar)) return refused('500.2', 'abilityWaiting');
  const turn = beginNextTurn(table.turn);
  return granted({
    table: { ...table, turn, planar: planar && beginTurn(presumeChaosResolved(planar), turn.of) },
    happenings: [{ kind: 'turnBegan', rule: '102.1', player: turn.of, number: turn.number }],
  });
}

function leaveGame(table: Table, { player, because }: MoveOf<'leaveGame'>): Ruled<Played> {
  if (!isInGame(table.turn, player)) return refused('800.4a', 'playerHasLeft');
  const happenings: Happening[] = [{ kind: 'playerLeft', rule: ruleOfLeaving[because], player, because }];
  let { planar } = table;
  if (planar) {
    const outcome = leavePlanarGame(planar, player, nextInTurnOrder(table.turn, player));
    planar = outcome.planar;
    happenings.push(...outcome.happenings);
  }
  const turn = leaveTurnOrder(table.turn, player);
  const winner = lastPlayerStanding(turn);
  if (winner !== null) happenings.push({ kind: 'gameWon', rule: '104.2a', player: winner });
  return granted({ table: { ...table, turn, planar }, happenings });
}

/** What can only be done once a plane is face up, and not while the planar controller has something to decide. */
function onTheWay(table: Table, change: (planar: Planar) => Ruled<PlanarOutcome>): Ruled<Played> {
  return withPlanar(table, (planar) => {
    const awaited = decisionAwaited(planar);
    if (awaited) return { ok: false, refusal: awaited };
    if (!isStartingPlaneRevealed(planar)) return refused('901.5', 'startingPlaneNotRevealed');
    return change(planar);
  });
}

/** What some changes of the planar zone use besides: chance. */
type MaybeByChance = PlanarOutcome & { readonly chance?: Chance };

function withPlanar(table: Table, change: (planar: Planar) => Ruled<MaybeByChance>): Ruled<Played> {
  if (!table.planar) return refused('901.1', 'notPlanechase');
  const outcome = change(table.planar);
  if (!outcome.ok) return outcome;
  const { planar, happenings, chance } = layAround(outcome.value, outcome.value.chance ?? table.chance);
  return granted({ table: { ...table, planar, chance }, happenings });
}
