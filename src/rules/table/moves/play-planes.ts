/**
 * Moves in the planar zone. 500.2 waiting abilities come first · 706.6 ignored dice · 800.4j a turn without an active
 * player · 901.5, 901.7, 901.9 the planar game.
 */
import type { RandomState } from '../../chance/chance';
import { MAX_EFFECT_NOTE_LENGTH, MAX_EFFECTS } from '../../limits';
import { changeCounters, chooseOption, swapChosenOptions } from '../../planar/counters-and-options';
import { planeswalkTo } from '../../planar/eternities-map/eternities-map-walking';
import { beginEffect, endEffects, isSameEffect } from '../../planar/ongoing-effect';
import { automaticSettlement, settleChoice, takeCards } from '../../planar/planar-choice';
import { drawPlanarFaces } from '../../planar/planar-die';
import { finishChaos, nextAbilityForApp, presumeChaosResolved } from '../../planar/planar-stack';
import type { PlanarZone } from '../../planar/planar-state';
import { costOfNextRoll, costRaisingRollCount, isStartingPlaneRevealed } from '../../planar/planar-zone';
import { planeswalk, revealStartingPlane } from '../../planar/planeswalking';
import { counterAbility, resolveAbility } from '../../planar/resolving-abilities';
import {
  applyRoll,
  applyRolledDice,
  diceCountFor,
  keepDie,
  makeChaosEnsue,
  setCountedRolls,
} from '../../planar/rolling';
import { okResult, type RuleResult, refuse, refuseWith } from '../../rule';
import { activePlayers } from '../../turn/seating-and-teams';
import { isInGame } from '../../turn/turn';
import { applyInEachTurn } from '../concurrent-turns';
import type { MoveOf, MoveWithSubject } from '../move';
import { refusalOfPlanarActions, refusalWithoutActivePlayer } from '../next-action';
import type { PlayResult } from '../play-result';
import type { Table } from '../table';
import { type OutcomeWithChance, withPlanarOutcome } from './planar-outcome';

export function playPlanes(table: Table, move: MoveWithSubject<'planes'>): RuleResult<PlayResult> {
  switch (move.kind) {
    case 'rollPlanarDie':
      return rollPlanarDie(table, move);
    case 'keepDie':
      return changePlanar(table, (planar) => keepDie(planar, move.die));
    case 'resolveAbility':
      return changePlanarWhenAllowed(table, (planar) => {
        const ability = nextAbilityForApp(planar);
        return ability ? okResult(resolveAbility(planar, ability)) : refuse('500.2', 'nothingToResolve');
      });
    case 'finishChaos':
      return changePlanar(table, (planar) => {
        const withoutChaos = finishChaos(planar, move.card);
        return withoutChaos
          ? okResult({ planar: withoutChaos, happenings: [] })
          : refuse('311.7', 'nothingToResolve');
      });
    case 'counterAbility':
      return changePlanarWhenAllowed(table, (planar) => counterAbility(planar, move.ability, move.card));
    case 'planeswalk':
      return changePlanarWhenAllowed(table, (planar) => okResult(planeswalk(planar, 'effect')));
    case 'ensueChaos':
      return changePlanarWhenAllowed(table, (planar) =>
        okResult(move.card === null ? makeChaosEnsue(planar) : makeChaosEnsue(planar, [move.card])),
      );
    case 'takeCards':
      return changePlanarWhenAllowed(table, (planar) => takeAndSettle(planar, move, table.chance));
    case 'settleChoice':
      return changePlanar(table, (planar) => settleChoice(planar, move.settlement, table.chance));
    case 'chooseDestination':
      return changePlanar(table, (planar) => planeswalkTo(planar, move.to, table.chance));
    case 'changeCounters':
      return changePlanar(table, (planar) => {
        // 901.14b: without a planar controller, an ability of the card would have no controller.
        const threshold = isInGame(table.turn, planar.controller) ? move.threshold : null;
        return changeCounters(planar, move.card, move.by, threshold);
      });
    case 'chooseOption':
      return changePlanar(table, (planar) =>
        isInGame(table.turn, move.player)
          ? chooseOption(planar, move.card, move.player, move.as)
          : refuse('800.4a', 'playerHasLeft'),
      );
    case 'swapChosenOptions':
      return changePlanar(table, (planar) => swapChosenOptions(planar, move.card));
    case 'beginEffect':
      return beginOngoingEffect(table, move);
    case 'endEffect':
      return changePlanar(table, (planar) => {
        const effect = planar.effects[move.effect];
        if (!effect || (move.expected && !isSameEffect(effect, move.expected))) {
          return refuse('611.2a', 'noSuchEffect');
        }
        return okResult(endEffects(planar, '611.2a', (_, index) => index === move.effect));
      });
    case 'correctRollCount':
      return correctRollCount(table, move);
  }
}

/** 901.5: reveals the starting plane before the first turn; in a Grand Melee one for each marker (901.14a). */
export function revealStartingPlanes(table: Table): RuleResult<PlayResult> {
  if (!table.planar) return refuse('901.1', 'notPlanechase');
  if (isStartingPlaneRevealed(table.planar)) return refuse('901.5', 'startingPlaneAlreadyRevealed');
  return okResult(
    applyInEachTurn(table, (tableInTurn) =>
      tableInTurn.planar && isInGame(tableInTurn.turn, tableInTurn.planar.controller)
        ? withPlanarOutcome(tableInTurn, revealStartingPlane(tableInTurn.planar))
        : { table: tableInTurn, happenings: [] },
    ),
  );
}

/** Takes cards off the deck; without a choice to make, they are put where they go at once (608.2c). */
function takeAndSettle(
  planar: PlanarZone,
  { operation, source }: MoveOf<'takeCards'>,
  chance: RandomState,
): RuleResult<OutcomeWithChance> {
  const takeResult = takeCards(planar, operation, source);
  if (!takeResult.ok) return takeResult;
  const { planar: planarWithChoice, happenings } = takeResult.value;
  const settlement =
    planarWithChoice.choice && automaticSettlement(planarWithChoice, planarWithChoice.choice);
  if (!settlement) return takeResult;
  const settled = settleChoice(planarWithChoice, settlement, chance);
  return settled.ok
    ? okResult({ ...settled.value, happenings: [...happenings, ...settled.value.happenings] })
    : settled;
}

function rollPlanarDie(table: Table, move: MoveOf<'rollPlanarDie'>): RuleResult<PlayResult> {
  if (!table.planar) return refuse('901.1', 'notPlanechase');
  const refusal = refusalOfPlanarActions(table);
  if (refusal) return refuseWith(refusal);
  const playersOfTurn = activePlayers(table.turn);
  const player = move.player ?? playersOfTurn[0] ?? table.planar.controller;
  let { planar } = table;
  if (!isInGame(table.turn, player)) return refuse('800.4a', 'playerHasLeft');
  if (move.as === 'action') {
    if (playersOfTurn.length === 0) return refuseWith(refusalWithoutActivePlayer(table));
    if (!playersOfTurn.includes(player)) return refuse('901.9', 'notTheirTurn');
    if (nextAbilityForApp(planar)) return refuse('901.9', 'abilityNotResolved');
    planar = presumeChaosResolved(planar);
  }
  const paid = move.as === 'action' ? costOfNextRoll(planar, player) : null;
  if (move.face) {
    const { face } = move;
    return okResult(withPlanarOutcome(table, applyRoll(planar, { player, face, paid, by: 'table' })));
  }
  const { chaosFaces } = planar.houseRules;
  const [faces, chance] = drawPlanarFaces(table.chance, diceCountFor(planar, player), chaosFaces);
  return okResult(withPlanarOutcome({ ...table, chance }, applyRolledDice(planar, player, faces, paid)));
}

function beginOngoingEffect(table: Table, { effect }: MoveOf<'beginEffect'>): RuleResult<PlayResult> {
  return changePlanar(table, (planar) => {
    if (![effect.player, effect.until].every((player) => player === null || isInGame(table.turn, player))) {
      return refuse('800.4a', 'playerHasLeft');
    }
    if (effect.ends === 'turnOf' && effect.until === null) return refuse('611.2a', 'noSuchPlayer');
    if (effect.note && effect.note.length > MAX_EFFECT_NOTE_LENGTH) {
      return refuse('107.1', 'numberTooLarge', MAX_EFFECT_NOTE_LENGTH);
    }
    return planar.effects.length >= MAX_EFFECTS
      ? refuse('107.1', 'numberTooLarge', MAX_EFFECTS)
      : okResult(beginEffect(planar, effect));
  });
}

function correctRollCount(
  table: Table,
  { by, player: requestedPlayer }: MoveOf<'correctRollCount'>,
): RuleResult<PlayResult> {
  return changePlanar(table, (planar) => {
    const playersOfTurn = activePlayers(table.turn);
    const [firstPlayer] = playersOfTurn;
    if (firstPlayer === undefined) return refuseWith(refusalWithoutActivePlayer(table));
    const player = requestedPlayer ?? firstPlayer;
    if (!playersOfTurn.includes(player)) return refuse('901.9', 'notTheirTurn');
    const counted = costRaisingRollCount(planar, player) + by;
    return counted < 0
      ? refuse('901.9', 'noRollToTakeBack')
      : okResult(setCountedRolls(planar, player, counted));
  });
}

/** Refuses changes before a plane is face up, and while something has to be decided. */
function changePlanarWhenAllowed(
  table: Table,
  change: (planar: PlanarZone) => RuleResult<OutcomeWithChance>,
): RuleResult<PlayResult> {
  return changePlanar(table, (planar) => {
    const refusal = refusalOfPlanarActions(table);
    return refusal ? refuseWith(refusal) : change(planar);
  });
}

function changePlanar(
  table: Table,
  change: (planar: PlanarZone) => RuleResult<OutcomeWithChance>,
): RuleResult<PlayResult> {
  if (!table.planar) return refuse('901.1', 'notPlanechase');
  const outcome = change(table.planar);
  return outcome.ok ? okResult(withPlanarOutcome(table, outcome.value)) : outcome;
}
