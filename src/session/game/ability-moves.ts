/** Translates abilities of planar cards into moves. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { lifeAfter } from '../../rules/life/life';
import { countersOn } from '../../rules/planar/memory';
import { cardsInChaos } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Planar, WaitingAbility } from '../../rules/planar/planar-state';
import type { Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import type { PlayerId } from '../../rules/turn/turn';
import { playersReached } from '../../rules/turn/turn-markers';
import type { Catalogue } from '../cards/catalogue';

/** A card whose ability is carried out, and the player that "you" means in its text. */
export interface ActiveCard {
  readonly card: PlanarCardId;
  readonly counters: PlanarCardFacts['counters'];
  readonly you: PlayerId;
}

/**
 * Returns the move that carries out a whole ability and removes it from the stack, or null if the players have to
 * make a choice first.
 */
export function moveForAbility(
  { when, acts = [] }: PlanarAbility,
  at: ActiveCard,
  table: Table,
): Move | null {
  const { planar } = table;
  if (!planar || acts.length === 0) return null;
  const moves: SimpleMove[] = [];
  let counters = countersOn(planar, at.card);
  for (const act of acts) {
    if (act.kind === 'counters') counters += act.by;
    const move = moveForAct(act, at, table, counters);
    if (!move) return null;
    moves.push(move);
    if (act.kind === 'counters' && at.counters?.lastIsTheEnd && counters <= 0) {
      moves.push(...endingsOf(at.card, planar));
    }
  }
  // The ability is not finished while its cards are held for a choice.
  if (!acts.some(({ kind }) => kind === 'planarOperation')) {
    if (when.includes('chaos') && cardsInChaos(planar).includes(at.card))
      moves.unshift({ kind: 'finishChaos', card: at.card });
    if (when.includes('encounter')) moves.push({ kind: 'resolveAbility' });
  }
  const [only, ...others] = moves;
  return only && others.length === 0 ? only : { kind: 'carryOut', moves };
}

/**
 * Returns the move that carries out a phenomenon's ability, or null if the players do that themselves or the card is
 * unknown.
 */
export function moveForEncounter(
  catalogue: Catalogue | null,
  { card, controller }: WaitingAbility & { kind: 'encounter' },
  table: Table,
): Move | null {
  const facts = catalogue?.factsOf(card);
  const ability = facts?.abilities.find(({ when, acts }) => acts && when.includes('encounter'));
  return facts && ability
    ? moveForAbility(ability, { card, counters: facts.counters, you: controller }, table)
    : null;
}

/**
 * Returns the moves that end the ongoing effects of a card, last one first, so that the remaining indexes stay valid.
 */
function endingsOf(card: PlanarCardId, { effects }: Planar): readonly SimpleMove[] {
  return effects
    .flatMap((expected, effect): SimpleMove[] =>
      expected.source === card ? [{ kind: 'endEffect', effect, expected }] : [],
    )
    .reverse();
}

/**
 * Returns the amount of life an act gains (positive) or loses (negative), or null if the players have to enter it.
 */
export function lifeChangeOf(act: Extract<PlanarAct, { kind: 'life' }>, counters: number): number | null {
  return act.by === null ? null : act.by * (act.perCounter ? counters : 1);
}

function moveForAct(
  act: PlanarAct,
  { card, counters, you }: ActiveCard,
  table: Table,
  counted: number,
): SimpleMove | null {
  switch (act.kind) {
    case 'planarOperation':
      return { kind: 'takeCards', operation: act.operation, source: card };
    case 'chaos':
      return { kind: 'ensueChaos', card: null };
    case 'planeswalk':
    case 'reverseTurnOrder':
    case 'endTurn':
    case 'repeatUpkeep':
      return { kind: act.kind };
    case 'extraTurn':
      return { kind: 'addExtraTurn', player: you };
    case 'counters':
      return { kind: 'changeCounters', card, by: act.by, walkAt: counters?.walkAt ?? null };
    case 'clearCounters':
      return { kind: 'changeCounters', card, by: -counted, walkAt: null };
    case 'life': {
      const by = lifeChangeOf(act, counted);
      if (by === null || act.who === 'chosen') return null;
      if (act.who === 'controller') return { kind: 'changeLife', player: you, by };
      const lives = playersReached(table.turn, you).map((player) => {
        const from = table.totals[player]?.life ?? 0;
        return { player, to: lifeAfter(from, by), from };
      });
      return { kind: 'setLives', because: 'everyone', lives };
    }
    case 'swapMarks':
      return { kind: 'swapMarks', card };
    case 'lasting': {
      if (act.who === 'chosen') return null;
      const { does, ends } = act;
      const player = act.who === 'controller' ? you : null;
      const until = ends === 'turnOf' ? you : null;
      return { kind: 'beginEffect', effect: { does, source: card, player, ends, until, note: null } };
    }
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
      return null;
  }
}
