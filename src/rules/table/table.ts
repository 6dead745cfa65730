/**
 * The table: the whole state of a game as plain data, and how a game begins. 103.1 the starting player · 807.4 the
 * turns of a Grand Melee · 901.2 two or more players · 901.3, 901.4, 901.15a legal planar decks, each shuffled.
 */
import { type Drawn, drawBelow, type RandomState, shuffle } from '../chance/chance';
import { type CommanderRecord, INITIAL_COMMANDER_RECORD } from '../life/commander';
import { type Designations, NO_DESIGNATIONS } from '../life/designations';
import { type LossReason, type PlayerTotals, refusalOfNumber, startingTotals } from '../life/life';
import { NO_COUNTERS, type PlayerCounters } from '../life/player-counters';
import { MAX_PLAYERS, MIN_PLAYERS } from '../limits';
import { assignCopyNumbers } from '../planar/decks/own-decks';
import { checkMapDeck, checkOwnDeck, checkSharedDeck, type PlanarDecks } from '../planar/decks/planar-deck';
import { emptyMap } from '../planar/eternities-map/eternities-map';
import { emptyPlanarZoneOfTurn, layOutOwnDecks, layOutSharedDeck } from '../planar/lay-out';
import type { PlanarCard } from '../planar/planar-card';
import type { PlanarHouseRules, PlanarZone, PlanarZoneOfTurn } from '../planar/planar-state';
import { okResult, type Refusal, type RuleResult, refuse, refuseWith } from '../rule';
import { PLAYERS_PER_MARKER } from '../turn/marker-count';
import { areTeamsSeatedTogether, type Teams, teamsOfTwo } from '../turn/seating-and-teams';
import { type PlayerId, playerIds, type Turn, type TurnMarker } from '../turn/turn';
import { firstMarkerHolders } from '../turn/turn-markers';
import { firstTurn } from '../turn/turn-order';
import { canPlayOnMap } from '../turn/variants';
import type { UnknownValue } from '../unknown-data';
import type { Happening } from './happening';
import { type PlayerProfile, UNCHANGED_PROFILE } from './player-profile';

/** What each turn marker of a Grand Melee has of its own: its turn, and its part of the planar zone (807.4, 901.14). */
export interface OtherTurn {
  readonly turn: Pick<Turn, 'number' | 'activePlayer' | 'upkeeps'> & { readonly marker: TurnMarker };
  readonly planar: PlanarZoneOfTurn | null;
}

export interface Table {
  readonly turn: Turn;
  /** By seat. */
  readonly totals: readonly PlayerTotals[];
  /** Other counters, by seat. */
  readonly counters: readonly PlayerCounters[];
  /** By seat. */
  readonly commanders: readonly CommanderRecord[];
  readonly designations: Designations;
  /** By seat: reasons to lose despite which the players decided that the player stays in the game. */
  readonly ignoredLossReasons: readonly (readonly (LossReason | UnknownValue)[])[];
  /** By seat: changes of name and color since the game began. */
  readonly profiles: readonly PlayerProfile[];
  /** Null in a game without planes. */
  readonly planar: PlanarZone | null;
  readonly chance: RandomState;
  /**
   * The concurrent turns of a Grand Melee except the one of the last move, which is in `turn` and `planar`; in the
   * order of markers, empty in other games.
   */
  readonly otherTurns: readonly OtherTurn[];
}

export interface Setup {
  readonly seatCount: number;
  readonly startingLife: number;
  readonly startingPlayer: PlayerId | 'random';
  /** Who plays with whom; true: neighbors as teams of two that share life and turns (810). */
  readonly teams?: boolean | Teams;
  /** Whether every four players have a concurrent turn: Grand Melee (807). */
  readonly isGrandMelee?: boolean;
  /** House rules of the planar game. */
  readonly houseRules?: PlanarHouseRules;
  /** A house rule: planar decks may be smaller than the rules say. */
  readonly allowsSmallDecks?: boolean;
  /** Null for a game without planes. */
  readonly planarDecks: PlanarDecks | null;
}

/** A table before the first turn, and the happenings that led to it. */
export interface BegunGame {
  readonly table: Table;
  readonly happenings: readonly Happening[];
}

const MIN_TEAMS = 2;

/** Lays out a table before its first turn, or refuses the setup with the rule that forbids it. */
export function beginTable(setup: Setup, chance: RandomState): RuleResult<BegunGame> {
  const refusal = refusalOfSetup(setup);
  if (refusal) return refuseWith(refusal);
  const teams = teamsOf(setup);
  const startingLife = setup.startingLife + 0;
  const [startingPlayer, chanceAfterChoice] = chooseStartingPlayer(setup, chance);
  const turn = firstTurn(setup.seatCount, startingPlayer, teams);
  const laidOut = layOutDecks(setup, turn.activePlayer, chanceAfterChoice);
  if (!laidOut.ok) return laidOut;
  const [planar, nextChance] = laidOut.value;
  const table: Table = {
    turn,
    totals: Array.from({ length: setup.seatCount }, () => startingTotals(startingLife)),
    counters: Array.from({ length: setup.seatCount }, () => NO_COUNTERS),
    commanders: Array.from({ length: setup.seatCount }, () => INITIAL_COMMANDER_RECORD),
    designations: NO_DESIGNATIONS,
    ignoredLossReasons: Array.from({ length: setup.seatCount }, () => []),
    profiles: Array.from({ length: setup.seatCount }, () => UNCHANGED_PROFILE),
    planar: planar && { ...planar, houseRules: setup.houseRules ?? planar.houseRules },
    chance: nextChance,
    otherTurns: [],
  };
  const otherMarkerHolders = setup.isGrandMelee
    ? firstMarkerHolders(setup.seatCount, startingPlayer).slice(1)
    : [];
  return okResult({
    table: setup.isGrandMelee ? handOutMarkers(table, otherMarkerHolders) : table,
    happenings: [
      {
        kind: 'gameBegan',
        rule: '103.1',
        player: startingPlayer,
        by: setup.startingPlayer === 'random' ? 'app' : 'table',
        startingLife,
      },
      ...otherMarkerHolders.map((player, index): Happening => {
        const number = index + 2;
        return { kind: 'turnBegan', rule: '807.4b', player, number, marker: number };
      }),
    ],
  });
}

/** Planar decks are checked when they are laid out. */
function refusalOfSetup(setup: Setup): Refusal | null {
  const { seatCount, isGrandMelee, startingLife, startingPlayer } = setup;
  if (!Number.isInteger(seatCount)) return { rule: '107.1', reason: 'notAWholeNumber' };
  if (seatCount > MAX_PLAYERS) return { rule: '107.1', reason: 'numberTooLarge', limit: MAX_PLAYERS };
  if (seatCount < MIN_PLAYERS) return { rule: '901.2', reason: 'tooFewPlayers', limit: MIN_PLAYERS };
  const teams = teamsOf(setup);
  const refusal =
    (teams && refusalOfTeams(setup, teams)) ??
    (isGrandMelee ? refusalOfMelee(setup) : null) ??
    refusalOfMap(setup) ??
    refusalOfNumber(startingLife);
  if (refusal) return refusal;
  const isSeated = startingPlayer === 'random' || playerIds(seatCount).includes(startingPlayer);
  return isSeated ? null : { rule: '103.1', reason: 'noSuchPlayer' };
}

function teamsOf({ teams, seatCount }: Setup): Teams | null {
  return teams === true ? { bySeat: teamsOfTwo(seatCount), shareTurns: true } : teams || null;
}

/** Ruled here: teams can have any size, and players who share a turn sit together. */
function refusalOfTeams({ teams, seatCount }: Setup, { bySeat, shareTurns }: Teams): Refusal | null {
  if (teams === true && seatCount % 2 > 0) return { rule: '810.2', reason: 'unevenTeams' };
  const turn = firstTurn(seatCount, 0 as PlayerId, { bySeat, shareTurns });
  if (bySeat.length !== seatCount || new Set(bySeat).size < MIN_TEAMS)
    return { rule: '810.2', reason: 'tooFewTeams' };
  return areTeamsSeatedTogether(turn) ? null : { rule: '810.2', reason: 'teamsSitTogether' };
}

function refusalOfMelee({ seatCount, teams }: Setup): Refusal | null {
  if (seatCount < PLAYERS_PER_MARKER) {
    return { rule: '807.4a', reason: 'tooFewPlayers', limit: PLAYERS_PER_MARKER };
  }
  return teams ? { rule: '807.1', reason: 'noTeamsInMelee' } : null;
}

function refusalOfMap({ isGrandMelee = false, planarDecks }: Setup): Refusal | null {
  const isMap = planarDecks !== null && planarDecks.kind !== 'own' && planarDecks.kind !== 'shared';
  return isMap && !canPlayOnMap(isGrandMelee) ? { rule: '901.14', reason: 'noMapInMelee' } : null;
}

/** Gives the first marker to the starting player, whose turn is in front, and the others to these players (807.4b). */
function handOutMarkers(table: Table, otherMarkerHolders: readonly PlayerId[]): Table {
  const newMarker = (number: number): TurnMarker => ({
    number,
    positionInLine: 0,
    isExtraBeforeUsualTurn: false,
    removalsDue: 0,
  });
  const { turn, planar, totals } = table;
  return {
    ...table,
    turn: { ...turn, marker: newMarker(1) },
    planar: planar && { ...planar, marker: 1 },
    otherTurns: otherMarkerHolders.map((player, index) => {
      const number = index + 2;
      return {
        turn: { number, activePlayer: player, upkeeps: 1, marker: newMarker(number) },
        planar: planar && emptyPlanarZoneOfTurn(player, totals.length, number),
      };
    }),
  };
}

function layOutDecks(
  { planarDecks, seatCount, allowsSmallDecks }: Setup,
  startingPlayer: PlayerId,
  chance: RandomState,
): RuleResult<Drawn<PlanarZone | null>> {
  if (!planarDecks) return okResult([null, chance]);
  if (planarDecks.kind !== 'own') {
    const { kind, cards } = planarDecks;
    const deckCheck = (kind === 'shared' ? checkSharedDeck : checkMapDeck)(
      cards,
      seatCount,
      allowsSmallDecks,
    );
    if (!deckCheck.ok) return deckCheck;
    const [shuffledDeck, nextChance] = shuffle(chance, deckCheck.value);
    const planar = layOutSharedDeck(shuffledDeck, seatCount, startingPlayer);
    return okResult([kind === 'shared' ? planar : { ...planar, map: emptyMap(kind) }, nextChance]);
  }
  const { decks } = planarDecks;
  if (decks.length > seatCount) return refuse('901.3', 'noSuchPlayer');
  for (const player of playerIds(seatCount)) {
    const deckCheck = checkOwnDeck(decks[player] ?? [], allowsSmallDecks);
    if (!deckCheck.ok) return refuseWith({ ...deckCheck.refusal, player });
  }
  const shuffledDecks: (readonly PlanarCard[])[] = [];
  let nextChance = chance;
  for (const cards of assignCopyNumbers(decks)) {
    const [deck, chanceAfterShuffle] = shuffle(nextChance, cards);
    shuffledDecks.push(deck);
    nextChance = chanceAfterShuffle;
  }
  return okResult([layOutOwnDecks(shuffledDecks, startingPlayer), nextChance]);
}

function chooseStartingPlayer(
  { startingPlayer, seatCount }: Setup,
  chance: RandomState,
): [PlayerId, RandomState] {
  if (startingPlayer !== 'random') return [startingPlayer, chance];
  const [seat, nextChance] = drawBelow(chance, seatCount);
  return [seat as PlayerId, nextChance];
}
