/** From what a card says to what is done at the table. */
import type { PlanarAbility, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import { lifeAfter } from '../../rules/life/life';
import { countersOn } from '../../rules/planar/memory';
import { cardsInChaos, type Planar } from '../../rules/planar/planar';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import type { PlayerId } from '../../rules/turn/turn';
import { playersReached } from '../../rules/turn/turn-markers';

/** A card whose text is carried out, and who "you" is in it. */
export interface CardAtWork {
  readonly card: PlanarCardId;
  readonly counters: PlanarCardFacts['counters'];
  readonly you: PlayerId;
}

/** The move that does all an ability says, and lets it leave the stack; null where the table has to say more first. */
export function moveOf({ when, acts = [] }: PlanarAbility, at: CardAtWork, table: Table): Move | null {
  const { planar } = table;
  if (!planar || acts.length === 0) return null;
  const moves: SimpleMove[] = [];
  let counters = countersOn(planar, at.card);
  for (const act of acts) {
    if (act.kind === 'counters') counters += act.by;
    const move = moveOfAct(act, at, table, counters);
    if (!move) return null;
    moves.push(move);
    if (act.kind === 'counters' && at.counters?.lastIsTheEnd && counters <= 0) {
      moves.push(...endingsOf(at.card, planar));
    }
  }
  // Cards in hand hold their ability back until they are put somewhere.
  if (!acts.some(({ kind }) => kind === 'planarOperation')) {
    if (when.includes('chaos') && cardsInChaos(planar).includes(at.card))
      moves.unshift({ kind: 'finishChaos', card: at.card });
    if (when.includes('encounter')) moves.push({ kind: 'resolveAbility' });
  }
  const [only, ...others] = moves;
  return only && others.length === 0 ? only : { kind: 'carryOut', moves };
}

/** Ends what the card lets last; the latest goes first, so that the others stay where they are. */
function endingsOf(card: PlanarCardId, { effects }: Planar): readonly SimpleMove[] {
  return effects
    .flatMap((expected, effect): SimpleMove[] =>
      expected.source === card ? [{ kind: 'endEffect', effect, expected }] : [],
    )
    .reverse();
}

/** How much life this act is about, or null where that is the table's to say. */
export function lifeOf(act: Extract<PlanarAct, { kind: 'life' }>, counters: number): number | null {
  return act.by === null ? null : act.by * (act.perCounter ? counters : 1);
}

function moveOfAct(
  act: PlanarAct,
  { card, counters, you }: CardAtWork,
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
      const by = lifeOf(act, counted);
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
