/**
 * The table: everything a game is at one moment, as plain data, and how a game begins.
 * 103.1 the starting player · 901.2 two or more players · 901.4, 901.15a a shuffled, legal shared planar deck.
 */
import { type Chance, drawBelow, shuffle } from '../chance/chance';
import { type LifeTotals, startingTotals, wrongTotal } from '../life/life';
import { type MapKind, unfoldMap } from '../planar/eternities-map';
import { layOutSharedDeck, type Planar } from '../planar/planar';
import type { PlanarCard } from '../planar/planar-card';
import { checkMapDeck, checkSharedDeck } from '../planar/planar-deck';
import { granted, type Ruled, refused } from '../rule';
import { firstTurn, type PlayerId, playerIds, type Turn } from '../turn/turn';
import type { Happening } from './happening';

export interface Table {
  readonly turn: Turn;
  /** By seat. */
  readonly totals: readonly LifeTotals[];
  /** Null in a game without planes. */
  readonly planar: Planar | null;
  readonly chance: Chance;
}

export interface Setup {
  readonly seats: number;
  readonly startingLife: number;
  readonly startingPlayer: PlayerId | 'random';
  /** The shared planar deck in any order, or null for a game without planes. */
  readonly sharedDeck: readonly PlanarCard[] | null;
  /** Which Eternities Map the shared deck is laid out on, if on any. */
  readonly map?: MapKind | null;
}

/** A table before the first turn, and how it came about. */
export interface Beginning {
  readonly table: Table;
  readonly happenings: readonly Happening[];
}

const FEWEST_PLAYERS = 2;
/** More never sat around one phone. */
const MOST_PLAYERS = 64;

export function beginTable(setup: Setup, chance: Chance): Ruled<Beginning> {
  if (!Number.isInteger(setup.seats)) return refused('107.1', 'notAWholeNumber');
  if (setup.seats > MOST_PLAYERS) return refused('107.1', 'numberTooLarge', MOST_PLAYERS);
  if (setup.seats < FEWEST_PLAYERS) return refused('901.2', 'tooFewPlayers', FEWEST_PLAYERS);
  const wrongLife = wrongTotal(setup.startingLife);
  if (wrongLife) return { ok: false, refusal: wrongLife };

  if (setup.startingPlayer !== 'random' && !playerIds(setup.seats).includes(setup.startingPlayer)) {
    return refused('103.1', 'noSuchPlayer');
  }
  const startingLife = setup.startingLife + 0;
  const [startingPlayer, afterChoice] = chooseStartingPlayer(setup, chance);
  let planar: Planar | null = null;
  let rest = afterChoice;
  if (setup.sharedDeck) {
    const legal = checkSharedDeck(setup.sharedDeck, setup.seats);
    if (!legal.ok) return legal;
    const [shuffled, afterShuffle] = shuffle(afterChoice, legal.value);
    planar = layOutSharedDeck(shuffled, setup.seats, startingPlayer);
    if (setup.map) {
      const ample = checkMapDeck(shuffled);
      if (!ample.ok) return ample;
      planar = { ...planar, map: unfoldMap(setup.map) };
    }
    rest = afterShuffle;
  }
  return granted({
    table: {
      turn: firstTurn(setup.seats, startingPlayer),
      totals: Array.from({ length: setup.seats }, () => startingTotals(startingLife)),
      planar,
      chance: rest,
    },
    happenings: [
      {
        kind: 'gameBegan',
        rule: '103.1',
        player: startingPlayer,
        by: setup.startingPlayer === 'random' ? 'app' : 'table',
        startingLife,
      },
    ],
  });
}

function chooseStartingPlayer({ startingPlayer, seats }: Setup, chance: Chance): [PlayerId, Chance] {
  if (startingPlayer !== 'random') return [startingPlayer, chance];
  const [seat, rest] = drawBelow(chance, seats);
  return [seat as PlayerId, rest];
}
