/** Translates abilities of planar cards into moves. */
import type {
  AffectedPlayers,
  PlanarAbility,
  PlanarAct,
  PlanarCardFacts,
} from '../../content/planes/planar-card-facts';
import { lifeAfter } from '../../rules/life/life';
import type { AbilityTime } from '../../rules/planar/ability-times';
import { countersOn } from '../../rules/planar/counters-and-options';
import { remainingDeckSize } from '../../rules/planar/decks/deck-cards';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsWithPendingChaos } from '../../rules/planar/planar-stack';
import type { PlanarZone, StackedAbility } from '../../rules/planar/planar-state';
import type { Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { sideOf } from '../../rules/turn/seating-and-teams';
import type { PlayerId } from '../../rules/turn/turn';
import { playersInRange } from '../../rules/turn/turn-markers';
import type { Catalog } from '../cards/catalog';

/** A card whose ability is carried out, and the controller of that ability ("you" in its text). */
export interface AbilitySource {
  readonly card: PlanarCardId;
  readonly counterFacts: PlanarCardFacts['counters'];
  readonly controller: PlayerId;
}

/** An ability that needs a choice by the players before it can be carried out as a whole. */
export interface AbilityWithSource {
  readonly ability: PlanarAbility;
  readonly source: AbilitySource;
}

/**
 * Returns the move that carries out a whole ability and removes it from the stack, or null if the players have to
 * make a choice first. `answer` is what they chose, for the one act that leaves something open.
 */
export function moveForAbility(
  { when, acts = [] }: PlanarAbility,
  source: AbilitySource,
  table: Table,
  answer: SimpleMove | null = null,
): Move | null {
  const { planar } = table;
  if (!planar || acts.length === 0) return null;
  const moves: SimpleMove[] = [];
  let counterCount = countersOn(planar, source.card);
  let pendingAnswer = answer;
  for (const act of acts) {
    if (act.kind === 'counters') counterCount += act.by;
    const moveWithoutChoice = moveForAct(act, source, table, counterCount);
    const move = moveWithoutChoice ?? pendingAnswer;
    if (!move) return null;
    if (!moveWithoutChoice) pendingAnswer = null;
    moves.push(move);
    if (act.kind === 'counters' && source.counterFacts?.effectsEndWithLastCounter && counterCount <= 0) {
      moves.push(...movesToEndEffects(source.card, planar));
    }
  }
  // The ability is not finished while its cards are held for a choice.
  if (!acts.some(({ kind }) => kind === 'takeCards')) {
    if (when.includes('chaos') && cardsWithPendingChaos(planar).includes(source.card))
      moves.unshift({ kind: 'finishChaos', card: source.card });
    if (when.includes('encounter')) moves.push({ kind: 'resolveAbility' });
  }
  // Without a source, nothing would show that this moment's ability was carried out.
  if (
    when.some((time) => !repeatableTimes.includes(time)) &&
    !acts.some(({ kind }) => isEvidentFromHappenings[kind])
  )
    return { kind: 'carryOut', moves, source: source.card };
  const [onlyMove, ...otherMoves] = moves;
  return onlyMove && otherMoves.length === 0 ? onlyMove : { kind: 'carryOut', moves };
}

/** Marks a move as belonging to the end step of the previous turn. */
export function assignToPreviousTurn(move: Move): Move {
  return move.kind === 'carryOut'
    ? { ...move, belongsToPreviousTurn: true }
    : { kind: 'carryOut', moves: [move], belongsToPreviousTurn: true };
}

/** Times of abilities that can be carried out any number of times, or that leave the stack. */
const repeatableTimes: readonly AbilityTime[] = ['static', 'trigger', 'activated', 'chaos', 'encounter'];

/** Whether the step of an act shows by itself that it was carried out: it ends the moment or names its card. */
const isEvidentFromHappenings = {
  takeCards: true,
  endTurn: true,
  counters: true,
  clearCounters: true,
  ongoingEffect: true,
  chaos: false,
  planeswalk: false,
  reverseTurnOrder: false,
  addExtraTurn: false,
  addBeginningPhase: false,
  life: false,
  setLife: false,
  exchangeLife: false,
  redistributeLife: false,
  designate: false,
  swapChosenOptions: false,
} as const satisfies Readonly<Record<PlanarAct['kind'], boolean>>;

/**
 * Returns the move that carries out a phenomenon's ability, or null if the players do that themselves or the card is
 * unknown. 901.15c: no cards are taken off an empty planar deck.
 */
export function moveForEncounter(
  catalog: Catalog | null,
  { card, controller }: StackedAbility & { kind: 'encounter' },
  table: Table,
): Move | null {
  const facts = catalog?.factsOf(card);
  const ability = facts?.abilities.find(({ when, acts }) => acts && when.includes('encounter'));
  const move =
    facts && ability
      ? moveForAbility(ability, { card, counterFacts: facts.counters, controller }, table)
      : null;
  const isDeckEmpty = table.planar !== null && remainingDeckSize(table.planar) === 0;
  return move?.kind === 'takeCards' && isDeckEmpty ? null : move;
}

/**
 * Returns the moves that end the ongoing effects of a card, last one first, so that the remaining indexes stay valid.
 */
function movesToEndEffects(card: PlanarCardId, { effects }: PlanarZone): readonly SimpleMove[] {
  return effects
    .flatMap((expected, effect): SimpleMove[] =>
      expected.source === card ? [{ kind: 'endEffect', effect, expected }] : [],
    )
    .reverse();
}

/**
 * Returns the amount of life an act gains (positive) or loses (negative), or null if the players have to enter it.
 */
export function lifeChangeOf(act: Extract<PlanarAct, { kind: 'life' }>, counterCount: number): number | null {
  return act.by === null ? null : act.by * (act.perCounter ? counterCount : 1);
}

/** Returns the move that carries out an ability with an ongoing effect for the chosen player. */
export function moveForChosenPlayer(
  { ability, source }: AbilityWithSource,
  player: PlayerId,
  table: Table,
): Move | null {
  const act = ability.acts?.find((candidate) => candidate.kind === 'ongoingEffect');
  return act?.kind === 'ongoingEffect'
    ? moveForAbility(ability, source, table, moveToBeginEffect(act, source, player))
    : null;
}

function moveToBeginEffect(
  { does, ends }: Extract<PlanarAct, { kind: 'ongoingEffect' }>,
  { card, controller }: AbilitySource,
  player: PlayerId | null,
): SimpleMove {
  const until = ends === 'turnOf' ? controller : null;
  return { kind: 'beginEffect', effect: { does, source: card, player, ends, until, note: null } };
}

/** Returns the players that a card affects; none until the players have chosen. */
export function affectedPlayers(
  who: AffectedPlayers,
  controller: PlayerId,
  { turn }: Table,
): readonly PlayerId[] {
  switch (who) {
    case 'controller':
      return [controller];
    case 'everybody':
      return playersInRange(turn, controller);
    case 'opponents': {
      const allies = sideOf(turn, controller);
      return playersInRange(turn, controller).filter((player) => !allies.includes(player));
    }
    case 'chosen':
      return [];
  }
}

function moveForAct(
  act: PlanarAct,
  source: AbilitySource,
  table: Table,
  counterCount: number,
): SimpleMove | null {
  const { card, counterFacts, controller } = source;
  switch (act.kind) {
    case 'takeCards':
      return { kind: 'takeCards', operation: act.operation, source: card };
    case 'chaos':
      return { kind: 'ensueChaos', card: null };
    case 'planeswalk':
    case 'reverseTurnOrder':
    case 'endTurn':
    case 'addBeginningPhase':
      return { kind: act.kind };
    case 'addExtraTurn':
      return { kind: 'addExtraTurn', player: controller };
    case 'counters':
      return { kind: 'changeCounters', card, by: act.by, threshold: counterFacts?.threshold ?? null };
    case 'clearCounters':
      return { kind: 'changeCounters', card, by: -counterCount, threshold: null };
    case 'life': {
      const amount = lifeChangeOf(act, counterCount);
      if (amount === null || act.who === 'chosen') return null;
      if (act.who === 'controller') return { kind: 'changeLife', player: controller, by: amount };
      const lifeTotals = affectedPlayers(act.who, controller, table).map((player) => {
        const lifeBefore = table.totals[player]?.life ?? 0;
        return { player, to: lifeAfter(lifeBefore, amount), from: lifeBefore };
      });
      return { kind: 'setLifeTotals', because: 'gainedOrLost', lifeTotals };
    }
    case 'swapChosenOptions':
      return { kind: 'swapChosenOptions', card };
    case 'designate':
      return { kind: 'designate', as: act.as, player: controller, has: true };
    case 'ongoingEffect':
      return act.who === 'chosen'
        ? null
        : moveToBeginEffect(act, source, act.who === 'controller' ? controller : null);
    case 'setLife':
      return { kind: 'setLife', player: controller, to: act.to };
    case 'exchangeLife':
    case 'redistributeLife':
      return null;
  }
}
