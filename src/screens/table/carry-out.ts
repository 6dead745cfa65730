/** From what a card says to what is done at the table. */
import type { PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { countersOn } from '../../rules/planar/memory';
import type { Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { playersInGame } from '../../rules/turn/turn';

export interface CardAtWork {
  readonly card: PlanarCardId;
  readonly counters: PlanarCardFacts['counters'];
}

/** The move that does all of it, or null where the table has to say more first. */
export function moveOf(
  acts: readonly PlanarAct[],
  card: CardAtWork,
  table: Table,
  ...afterwards: readonly SimpleMove[]
): Move | null {
  const { planar } = table;
  if (!planar || acts.length === 0) return null;
  const moves: SimpleMove[] = [];
  let counters = countersOn(planar, card.card);
  for (const act of acts) {
    if (act.kind === 'counters') counters += act.by;
    const move = moveOfAct(act, card, table, planar, counters);
    if (!move) return null;
    moves.push(move);
  }
  const all = [...moves, ...afterwards];
  const [only, ...others] = all;
  return only && others.length === 0 ? only : { kind: 'carryOut', moves: all };
}

/** How much life this act is about, or null where that is the table's to say. */
export function lifeOf(act: Extract<PlanarAct, { kind: 'life' }>, counters: number): number | null {
  return act.by === null ? null : act.by * (act.perCounter ? counters : 1);
}

function moveOfAct(
  act: PlanarAct,
  { card, counters }: CardAtWork,
  table: Table,
  planar: Planar,
  counted: number,
): SimpleMove | null {
  const { controller } = planar;
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
      return { kind: 'addExtraTurn', player: controller };
    case 'counters':
      return { kind: 'changeCounters', card, by: act.by, walkAt: counters?.walkAt ?? null };
    case 'life': {
      const by = lifeOf(act, counted);
      if (by === null || act.who === 'chosen') return null;
      if (act.who === 'controller') return { kind: 'changeLife', player: controller, by };
      const lives = playersInGame(table.turn).map((player) => {
        return { player, to: (table.totals[player]?.life ?? 0) + by };
      });
      return { kind: 'setLives', because: 'everyone', lives };
    }
    case 'swapMarks':
      return { kind: 'swapMarks', card };
    case 'lasting': {
      if (act.who === 'chosen') return null;
      const { does, ends } = act;
      const player = act.who === 'controller' ? controller : null;
      const until = ends === 'turnOf' ? controller : null;
      return { kind: 'beginEffect', effect: { does, source: card, player, ends, until, note: null } };
    }
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
      return null;
  }
}
