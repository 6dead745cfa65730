/**
 * The table: everything a game is at one moment, as plain data, and how a game begins.
 * 103.1 the starting player · 901.2 two or more players · 901.3, 901.4, 901.15a legal planar decks, each shuffled.
 */
import { type Chance, type Drawn, drawBelow, shuffle } from '../chance/chance';
import { type LifeTotals, startingTotals, wrongTotal } from '../life/life';
import { unfoldMap } from '../planar/eternities-map';
import { tellCopiesApart } from '../planar/own-decks';
import { type HouseRules, layOutOwnDecks, layOutSharedDeck, type Planar } from '../planar/planar';
import type { PlanarCard } from '../planar/planar-card';
import { checkMapDeck, checkOwnDeck, checkSharedDeck, type PlanarDecks } from '../planar/planar-deck';
import { granted, type Ruled, refused } from '../rule';
import { firstTurn, type PlayerId, playerIds, type Turn, teamsOfTwo } from '../turn/turn';
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
  /** Whether neighbours play as teams of two that share life and turns (810). */
  readonly teams?: boolean;
  /** What the table plays against the rules of the planar game. */
  readonly house?: HouseRules;
  /** Null for a game without planes. */
  readonly planarDecks: PlanarDecks | null;
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
  if (setup.teams && setup.seats % 2 > 0) return refused('810.2', 'unevenTeams');
  const wrongLife = wrongTotal(setup.startingLife);
  if (wrongLife) return { ok: false, refusal: wrongLife };

  if (setup.startingPlayer !== 'random' && !playerIds(setup.seats).includes(setup.startingPlayer)) {
    return refused('103.1', 'noSuchPlayer');
  }
  const startingLife = setup.startingLife + 0;
  const teams = setup.teams ? teamsOfTwo(setup.seats) : null;
  const [startingPlayer, afterChoice] = chooseStartingPlayer(setup, chance);
  const turn = firstTurn(setup.seats, startingPlayer, teams);
  const laidOut = layOutDecks(setup, turn.of, afterChoice);
  if (!laidOut.ok) return laidOut;
  const [planar, rest] = laidOut.value;
  return granted({
    table: {
      turn,
      totals: Array.from({ length: setup.seats }, () => startingTotals(startingLife)),
      planar: planar && { ...planar, house: setup.house ?? planar.house },
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

function layOutDecks(
  { planarDecks, seats }: Setup,
  startingPlayer: PlayerId,
  chance: Chance,
): Ruled<Drawn<Planar | null>> {
  if (!planarDecks) return granted([null, chance]);
  if (planarDecks.kind !== 'own') {
    const { kind, cards } = planarDecks;
    const legal = kind === 'shared' ? checkSharedDeck(cards, seats) : checkMapDeck(cards, seats);
    if (!legal.ok) return legal;
    const [shuffled, rest] = shuffle(chance, legal.value);
    const planar = layOutSharedDeck(shuffled, seats, startingPlayer);
    return granted([kind === 'shared' ? planar : { ...planar, map: unfoldMap(kind) }, rest]);
  }
  const { decks } = planarDecks;
  if (decks.length > seats) return refused('901.3', 'noSuchPlayer');
  for (const player of playerIds(seats)) {
    const legal = checkOwnDeck(decks[player] ?? [], player);
    if (!legal.ok) return legal;
  }
  const shuffled: (readonly PlanarCard[])[] = [];
  let rest = chance;
  for (const cards of tellCopiesApart(decks)) {
    const [deck, afterShuffle] = shuffle(rest, cards);
    shuffled.push(deck);
    rest = afterShuffle;
  }
  return granted([layOutOwnDecks(shuffled, startingPlayer), rest]);
}

function chooseStartingPlayer({ startingPlayer, seats }: Setup, chance: Chance): [PlayerId, Chance] {
  if (startingPlayer !== 'random') return [startingPlayer, chance];
  const [seat, rest] = drawBelow(chance, seats);
  return [seat as PlayerId, rest];
}
