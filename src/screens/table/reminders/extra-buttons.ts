/**
 * Buttons for parts of a card's text that do not complete its ability: 705.1 a coin · 706.1 a random player · 903.8
 * commander casts · 702.179a speed.
 */
import type { PlanarAbility } from '../../../content/planes/planar-card-facts';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import { cardsInChaos } from '../../../rules/planar/planar-stack';
import type { History } from '../../../rules/table/history';
import type { Move, SimpleMove } from '../../../rules/table/move';
import type { Table } from '../../../rules/table/table';
import { type PlayerId, playersInGame } from '../../../rules/turn/turn';
import { playersReached } from '../../../rules/turn/turn-markers';
import type { AbilitySource } from '../../../session/game/ability-moves';
import { chaosMovesMade, randomPlayerChosen } from '../../../session/game/current-moment';
import type { OfferButton } from '../../parts/card/AbilityList';
import { playerName } from '../../parts/words';
import type { OfferContext } from './offer-context';

const TREASURES_FOR_SPEED = 3;

/** Returns the extra button of an ability, if it has one that would do something now. */
export function extraButtons({ extra }: PlanarAbility, context: OfferContext): readonly OfferButton[] {
  const { words, history, source, play, guarded, onOpen } = context;
  const offer = (label: string, onClick: () => void): readonly OfferButton[] => [{ label, guarded, onClick }];
  const offerMove = (label: string, move: Move | null) => (move ? offer(label, () => play(move)) : []);
  const { card, you } = source;
  const { table } = history;
  if (extra === undefined) return [];
  switch (extra) {
    case 'coin':
      return offerMove(flipLabel(history, words), { kind: 'flipCoin' });
    case 'randomPlayer':
      return offerMove(randomPlayerLabel(context), { kind: 'chooseRandomPlayer', opponentOf: null });
    case 'resetCasts':
      return offerMove(words.carryOut.resetCasts, asOneStep(card, resetCasts(table), table));
    case 'startEngines':
      return offerMove(words.carryOut.startEngines, asOneStep(card, startEngines(table), table));
    case 'treasuresForSpeed':
      return offerMove(
        words.carryOut.treasures(TREASURES_FOR_SPEED),
        asOneStep(card, giveTreasures(table), table),
      );
    case 'opponentLosesLife': {
      const { gained, lost } = lifeInParts(history, source);
      if (lost !== null) return [];
      const chosen = playersReached(table.turn, you).length === 2 ? otherOfTwo(table, you) : [];
      const part = { card, isLast: gained !== null };
      return offer(words.carryOut.opponentLosesLife, () =>
        onOpen({ kind: 'lives', how: 'gainedOrLost', by: -(gained ?? 1), chosen, part }),
      );
    }
  }
}

/** Returns the button's label; right after a flip it includes the result, because cards ask to flip again. */
function flipLabel(history: History, { log, dice }: OfferContext['words']): string {
  const latest = history.steps[history.done - 1]?.happenings.at(-1);
  return latest?.kind === 'coinFlipped' ? `${log.coinFlipped(latest.heads)} ${dice.coin}` : dice.coin;
}

/** Returns the button's label; once a player has been chosen, it includes the name. */
function randomPlayerLabel({ words, history, seats }: OfferContext): string {
  const chosen = randomPlayerChosen(history);
  return chosen === null ? words.dice.player : `${words.dice.player}: ${playerName(words, seats, chosen)}`;
}

/**
 * Returns the life changed by the two parts of an ability: what you gained, and what others lost; null before each
 * part.
 */
export function lifeInParts(history: History, { card, you }: AbilitySource) {
  const changes = chaosMovesMade(history, card).flatMap((part) => {
    if (part.kind === 'changeLife') return [part];
    // Gains and losses of an infinite total are stored as 'setLives'.
    return part.kind === 'setLives' ? part.lives.map(({ player }) => ({ player, by: 1 })) : [];
  });
  const own = changes.find(({ player }) => player === you);
  const others = changes.find(({ player }) => player !== you);
  return { gained: own ? Math.abs(own.by) : null, lost: others ? Math.abs(others.by) : null };
}

function otherOfTwo(table: Table, you: PlayerId) {
  return playersReached(table.turn, you).filter((player) => player !== you);
}

/** Combines the moves into one step that names its card and finishes the card's chaos ability. */
function asOneStep(source: PlanarCardId, moves: readonly SimpleMove[], { planar }: Table): Move | null {
  if (moves.length === 0) return null;
  const isChaos = planar !== null && cardsInChaos(planar).includes(source);
  return {
    kind: 'carryOut',
    moves: isChaos ? [{ kind: 'finishChaos', card: source }, ...moves] : moves,
    source,
  };
}

/** Returns moves after which no commander counts as cast from the command zone (903.8). */
function resetCasts({ turn, commanders }: Table): readonly SimpleMove[] {
  return playersInGame(turn).flatMap((player) =>
    (commanders[player]?.casts ?? []).flatMap((casts, commander) =>
      Array.from({ length: casts }, (): SimpleMove => {
        return { kind: 'castCommander', player, commander: commander === 0 ? 0 : 1, by: -1 };
      }),
    ),
  );
}

/** Returns moves that give players without speed a speed of 1 (702.179a). */
function startEngines({ turn, counters }: Table): readonly SimpleMove[] {
  return playersInGame(turn)
    .filter((player) => counters[player]?.speed === 0)
    .map((player) => ({ kind: 'changePlayerCounters', player, counter: 'speed', by: 1 }));
}

/**
 * Returns moves that give Treasures to the players with the highest speed; having no speed counts as speed 0 (702.179).
 */
function giveTreasures({ turn, counters }: Table): readonly SimpleMove[] {
  const players = playersInGame(turn);
  const speedOf = (player: PlayerId) => counters[player]?.speed ?? 0;
  const most = Math.max(...players.map(speedOf));
  return players
    .filter((player) => speedOf(player) === most)
    .map((player) => ({
      kind: 'changePlayerCounters',
      player,
      counter: 'treasure',
      by: TREASURES_FOR_SPEED,
    }));
}
