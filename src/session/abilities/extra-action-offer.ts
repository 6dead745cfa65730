/**
 * Parts of a card's text that do not complete its ability: 705.1 a coin · 706.1 a random player · 903.8 commander
 * casts · 702.179a speed.
 */
import type { PlanarAbility } from '../../content/planes/planar-card-facts';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import { cardsWithPendingChaos } from '../../rules/planar/planar-stack';
import type { History } from '../../rules/table/history';
import type { CarryOutMove, Move, SimpleMove } from '../../rules/table/move';
import type { Table } from '../../rules/table/table';
import { type PlayerId, playersInGame } from '../../rules/turn/turn';
import { playersInRange } from '../../rules/turn/turn-markers';
import type { AbilitySource } from './ability-moves';
import { chaosMovesMade } from './current-moment';

export const TREASURES_FOR_HIGHEST_SPEED = 3;

/** The card with the chaos ability of which a change of life is a part, and whether it is the last part. */
export interface PartOfAbility {
  readonly card: PlanarCardId;
  readonly isLast: boolean;
}

export type ExtraActionOffer =
  | { readonly kind: 'move'; readonly move: Move }
  /** The players have to say who loses life and how much. */
  | {
      readonly kind: 'loseLife';
      readonly suggestedChange: number;
      readonly suggestedPlayers: readonly PlayerId[];
      readonly part: PartOfAbility;
    };

/** Returns what the extra button of an ability does; null if it has none or would do nothing now. */
export function extraActionOffer(
  { extra }: PlanarAbility,
  source: AbilitySource,
  history: History,
): ExtraActionOffer | null {
  const { card, controller } = source;
  const { table } = history;
  if (extra === undefined) return null;
  switch (extra) {
    case 'coin':
      return { kind: 'move', move: { kind: 'flipCoin' } };
    case 'randomPlayer':
      return { kind: 'move', move: { kind: 'chooseRandomPlayer', opponentOf: null } };
    case 'resetCasts':
      return offerMoves(card, movesToResetCasts(table), table);
    case 'startEngines':
      return offerMoves(card, movesToStartEngines(table), table);
    case 'treasuresForSpeed':
      return offerMoves(card, movesToGiveTreasures(table), table);
    case 'opponentLosesLife': {
      const { gained, lost } = partialLifeChanges(history, source);
      if (lost !== null) return null;
      const playersReached = playersInRange(table.turn, controller);
      return {
        kind: 'loseLife',
        suggestedChange: -(gained ?? 1),
        suggestedPlayers:
          playersReached.length === 2 ? playersReached.filter((player) => player !== controller) : [],
        part: { card, isLast: gained !== null },
      };
    }
  }
}

/**
 * Returns the life changed by the two parts of an ability: what its controller gained, and what others lost; null
 * before each part.
 */
export function partialLifeChanges(history: History, { card, controller }: AbilitySource) {
  const changes = chaosMovesMade(history, card).flatMap((move) => {
    if (move.kind === 'changeLife') return [move];
    // Gains and losses of an infinite total are stored as 'setLifeTotals'.
    return move.kind === 'setLifeTotals' ? move.lifeTotals.map(({ player }) => ({ player, by: 1 })) : [];
  });
  const ownChange = changes.find(({ player }) => player === controller);
  const othersChange = changes.find(({ player }) => player !== controller);
  return {
    gained: ownChange ? Math.abs(ownChange.by) : null,
    lost: othersChange ? Math.abs(othersChange.by) : null,
  };
}

/** Returns the move that makes this change as a part of the ability. */
export function moveForPart({ card, isLast }: PartOfAbility, change: SimpleMove): CarryOutMove {
  return combineIntoMove(card, [change], isLast);
}

function offerMoves(
  card: PlanarCardId,
  moves: readonly SimpleMove[],
  { planar }: Table,
): ExtraActionOffer | null {
  if (moves.length === 0) return null;
  const isChaos = planar !== null && cardsWithPendingChaos(planar).includes(card);
  return { kind: 'move', move: combineIntoMove(card, moves, isChaos) };
}

/** Combines the moves into one step that names its card, and finishes the card's chaos ability if wanted. */
function combineIntoMove(
  card: PlanarCardId,
  moves: readonly SimpleMove[],
  finishesChaos: boolean,
): CarryOutMove {
  return {
    kind: 'carryOut',
    moves: finishesChaos ? [{ kind: 'finishChaos', card }, ...moves] : moves,
    source: card,
  };
}

/** Returns moves after which no commander counts as cast from the command zone (903.8). */
function movesToResetCasts({ turn, commanders }: Table): readonly SimpleMove[] {
  return playersInGame(turn).flatMap((player) =>
    (commanders[player]?.casts ?? []).flatMap((casts, commander) =>
      Array.from({ length: casts }, (): SimpleMove => {
        return { kind: 'castCommander', player, commander: commander === 0 ? 0 : 1, by: -1 };
      }),
    ),
  );
}

/** Returns moves that give players without speed a speed of 1 (702.179a). */
function movesToStartEngines({ turn, counters }: Table): readonly SimpleMove[] {
  return playersInGame(turn)
    .filter((player) => counters[player]?.speed === 0)
    .map((player) => ({ kind: 'changePlayerCounters', player, counter: 'speed', by: 1 }));
}

/**
 * Returns moves that give Treasures to the players with the highest speed; having no speed counts as speed 0 (702.179).
 */
function movesToGiveTreasures({ turn, counters }: Table): readonly SimpleMove[] {
  const players = playersInGame(turn);
  const speedOf = (player: PlayerId) => counters[player]?.speed ?? 0;
  const highestSpeed = Math.max(...players.map(speedOf));
  return players
    .filter((player) => speedOf(player) === highestSpeed)
    .map((player) => ({
      kind: 'changePlayerCounters',
      player,
      counter: 'treasure',
      by: TREASURES_FOR_HIGHEST_SPEED,
    }));
}
