/**
 * Tables for tests: games at a known moment, reached by moves of the engine from a planar deck in a known order. A
 * situation is such a table, one move, and its expected result.
 */
import type { Test } from 'uvu';
import { type RandomState, seedChance } from '../../../src/rules/chance/chance';
import type { CommanderNumber } from '../../../src/rules/life/commander';
import type { DayOrNight, DesignationKind } from '../../../src/rules/life/designations';
import type { Life, LifeChangeReason, LossReason } from '../../../src/rules/life/life';
import type { PlayerCounterKind } from '../../../src/rules/life/player-counters';
import { assignCopyNumbers } from '../../../src/rules/planar/decks/own-decks';
import type { PlanarDecks } from '../../../src/rules/planar/decks/planar-deck';
import { emptyMap } from '../../../src/rules/planar/eternities-map/eternities-map';
import { layOutOwnDecks, layOutSharedDeck } from '../../../src/rules/planar/lay-out';
import type { PlanarCard, PlanarCardId } from '../../../src/rules/planar/planar-card';
import { drawPlanarFaces, type PlanarFace } from '../../../src/rules/planar/planar-die';
import type { Destination, PlanarOperation } from '../../../src/rules/planar/planar-operation';
import {
  type CardOption,
  type CounterableAbilityKind,
  type MapKind,
  NO_PLANAR_HOUSE_RULES,
  type OngoingEffect,
  type PlanarHouseRules,
  type PlanarZone,
  type PlaneswalkReason,
} from '../../../src/rules/planar/planar-state';
import { costOfNextRoll } from '../../../src/rules/planar/planar-zone';
import type { Refusal } from '../../../src/rules/rule';
import { concurrentTables } from '../../../src/rules/table/concurrent-turns';
import type { Happening } from '../../../src/rules/table/happening';
import type { LeaveReason } from '../../../src/rules/table/leaving/leave-reason';
import type { CarryOutMove, Move, SimpleMove } from '../../../src/rules/table/move';
import { play } from '../../../src/rules/table/moves/play-move';
import type { PlayResult } from '../../../src/rules/table/play-result';
import { type PlayerProfile, UNCHANGED_PROFILE } from '../../../src/rules/table/player-profile';
import { beginTable, type Table } from '../../../src/rules/table/table';
import { activePlayer, type PlayerId, playerIds, type Turn } from '../../../src/rules/turn/turn';
import { assert } from '../suite';

export const FIXED_CHANCE: RandomState = seedChance([0x0902, 0x2009, 0x0601, 0x2012]);

const phenomena = [
  'Chaotic Aether',
  'Fixed Point in Time',
  'Interplanar Tunnel',
  'Morphic Tide',
  'Mutual Epiphany',
  'Spatial Merging',
  'Time Distortion',
];

/** Creates planar cards by name: the phenomena above, otherwise planes. */
export function planarCards(...names: readonly string[]): readonly PlanarCard[] {
  return names.map((name) => ({
    id: card(name),
    kind: phenomena.includes(name) ? 'phenomenon' : 'plane',
  }));
}

/** Creates numbered planes and phenomena. */
export function numberedCards(planes: number, phenomenonCount: number): readonly PlanarCard[] {
  const numbered = (count: number, kind: PlanarCard['kind']) =>
    Array.from({ length: count }, (_, index): PlanarCard => {
      return { id: card(`${kind} ${index + 1}`), kind };
    });
  return [...numbered(planes, 'plane'), ...numbered(phenomenonCount, 'phenomenon')];
}

export function card(name: string): PlanarCardId {
  return name as PlanarCardId;
}

export function seat(number: number): PlayerId {
  return number as PlayerId;
}

/** Returns a game without planes before its first turn, 20 life each; seat 0 begins. */
export function plainTable(players = 3, startingPlayer = 0): Table {
  const begun = beginTable(
    { seatCount: players, startingLife: 20, startingPlayer: seat(startingPlayer), planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(`no such table: ${begun.refusal.reason}`);
  return begun.value.table;
}

/** Returns a Planechase game with a shared deck in the given order, top card first; nothing is face up yet. */
export function planarTable(
  deck: readonly string[],
  players = 3,
  startingPlayer = 0,
  houseRules: PlanarHouseRules = NO_PLANAR_HOUSE_RULES,
): Table {
  return {
    ...plainTable(players, startingPlayer),
    planar: { ...layOutSharedDeck(planarCards(...deck), players, seat(startingPlayer)), houseRules },
  };
}

/** One planar deck for all players. */
export function sharedDeck(cards: readonly PlanarCard[]): PlanarDecks {
  return { kind: 'shared', cards };
}

/**
 * Returns a game with a planar deck for each player in the given orders. The second of two cards with the same name is
 * called `name+2`.
 */
export function ownDecksTable(decks: readonly (readonly string[])[], startingPlayer = 0): Table {
  const laid = assignCopyNumbers(decks.map((names) => planarCards(...names)));
  return {
    ...plainTable(decks.length, startingPlayer),
    planar: layOutOwnDecks(laid, seat(startingPlayer)),
  };
}

/** Returns a game like `planarTable` with the starting plane revealed. */
export function tableAtStart(deck: readonly string[], players = 3, startingPlayer = 0): Table {
  return after(planarTable(deck, players, startingPlayer), moves.revealStartingPlane);
}

/**
 * Returns a game on the Eternities Map with its starting plane, and the next planes of the deck north, east, south and
 * west of it.
 */
export function mapTableAtStart(deck: readonly string[], kind: MapKind = 'open', players = 3): Table {
  const table = planarTable(deck, players);
  const planar = { ...planarOf(table), map: emptyMap(kind) };
  return after({ ...table, planar }, moves.revealStartingPlane);
}

/**
 * Returns a Grand Melee with a shared deck in the given order, top card first; nothing is face up yet, and seat 0
 * begins.
 */
export function meleeTable(deck: readonly string[], players = 8): Table {
  const begun = beginTable(
    {
      seatCount: players,
      startingLife: 20,
      startingPlayer: seat(0),
      isGrandMelee: true,
      planarDecks: sharedDeck(numberedCards(40, 0)),
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(`no such table: ${begun.refusal.reason}`);
  const { table } = begun.value;
  const { kinds, decks } = layOutSharedDeck(planarCards(...deck), players, seat(0));
  return { ...table, planar: { ...planarOf(table), kinds, decks } };
}

/** Returns the planar zone of a game that has one. */
export function planarOf({ planar }: Table): PlanarZone {
  if (!planar) throw new Error('a game without planes');
  return planar;
}

/** Creates a permanent reminder that affects no player, with the given changes. */
export function ongoingEffect(changes: Partial<OngoingEffect> = {}): OngoingEffect {
  return { does: 'remind', source: null, player: null, ends: 'never', until: null, note: null, ...changes };
}

/** Returns the same table with a generator that makes the app's next dice rolls show these faces. */
export function withNextDice(table: Table, ...dice: readonly PlanarFace[]): Table {
  const { chaosFaces } = table.planar?.houseRules ?? NO_PLANAR_HOUSE_RULES;
  for (let seed = 0; seed < 2 ** 20; seed++) {
    const chance = seedChance([seed, 1, 2, 3]);
    const [drawn] = drawPlanarFaces(chance, dice.length, chaosFaces);
    if (drawn.every((face, index) => face === dice[index])) return { ...table, chance };
  }
  throw new Error(`no chance of ${dice.join()}`);
}

/** Stands for the face-up card in moves that are written before it is known. */
export const FACE_UP_CARD = 'the card that is face up';

/** Replaces that placeholder with the first face-up card. */
export function withFaceUpCard<M extends Move>(move: M, { planar }: Table): M {
  const up = planar?.faceUp[0]?.card;
  const put = (value: unknown): unknown => {
    if (value === FACE_UP_CARD) return up ?? value;
    if (Array.isArray(value)) return value.map(put);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]));
  };
  return put(move) as M;
}

/** Plays moves that must all be legal. */
export function after(table: Table, ...movesToPlay: readonly Move[]): Table {
  return movesToPlay.reduce((before, move) => played(before, move).table, table);
}

export function played(table: Table, move: Move): PlayResult {
  const result = play(table, move);
  if (!result.ok)
    throw new Error(`${move.kind} was refused: ${result.refusal.rule} ${result.refusal.reason}`);
  return result.value;
}

/** Moves by short names; a face of null means that the app rolls. */
export const moves = {
  revealStartingPlane: { kind: 'revealStartingPlane' } as const,
  resolveAbility: { kind: 'resolveAbility' } as const,
  finishChaos: (on: string): SimpleMove => ({ kind: 'finishChaos', card: card(on) }),
  counterAbility: (ability: CounterableAbilityKind, on: string | null = null): SimpleMove => {
    return { kind: 'counterAbility', ability, card: on === null ? null : card(on) };
  },
  beginNextTurn: { kind: 'beginNextTurn' } as const,
  endTurn: { kind: 'endTurn' } as const,
  addBeginningPhase: { kind: 'addBeginningPhase' } as const,
  reverseTurnOrder: { kind: 'reverseTurnOrder' } as const,
  changeProfile: (player: number, profile: Partial<PlayerProfile>): SimpleMove => {
    return { kind: 'changeProfile', player: seat(player), profile: { ...UNCHANGED_PROFILE, ...profile } };
  },
  changeSeating: (...seating: readonly number[]): SimpleMove => ({
    kind: 'changeSeating',
    seating: seating.map(seat),
  }),
  addExtraTurn: (player: number): SimpleMove => ({ kind: 'addExtraTurn', player: seat(player) }),
  roll: (face: PlanarFace | null): SimpleMove => ({ kind: 'rollPlanarDie', as: 'action', face }),
  rollByEffect: (face: PlanarFace | null): SimpleMove => ({ kind: 'rollPlanarDie', as: 'effect', face }),
  planeswalk: { kind: 'planeswalk' } as const,
  /** Chaos ensues on every face-up plane, or on the named one. */
  ensueChaos: (on: string | null = null): SimpleMove => ({
    kind: 'ensueChaos',
    card: on === null ? null : card(on),
  }),
  /** Takes cards for the named card, or manually. */
  takeCards: (operation: PlanarOperation, source: string | null = null): SimpleMove => {
    return { kind: 'takeCards', operation, source: source === null ? null : card(source) };
  },
  /** Settles a choice; destinations without cards can be omitted. */
  settleChoice: (
    cardsByDestination: Partial<Readonly<Record<Destination, readonly string[]>>>,
  ): SimpleMove => {
    const to = (destination: Destination) => (cardsByDestination[destination] ?? []).map(card);
    return {
      kind: 'settleChoice',
      settlement: { top: to('top'), bottom: to('bottom'), walk: to('walk'), add: to('add') },
    };
  },
  chooseDestination: (x: number, y: number): SimpleMove => ({ kind: 'chooseDestination', to: { x, y } }),
  changeCounters: (on: string, by: number, threshold: number | null = null): SimpleMove => {
    return { kind: 'changeCounters', card: card(on), by, threshold };
  },
  mark: (on: string, player: number, as: CardOption): SimpleMove => {
    return { kind: 'chooseOption', card: card(on), player: seat(player), as };
  },
  swapChosenOptions: (on: string): SimpleMove => ({ kind: 'swapChosenOptions', card: card(on) }),
  beginEffect: (changes: Partial<OngoingEffect> = {}): SimpleMove => {
    return { kind: 'beginEffect', effect: ongoingEffect(changes) };
  },
  endEffect: (effect: number): SimpleMove => ({ kind: 'endEffect', effect }),
  keepDie: (die: number): SimpleMove => ({ kind: 'keepDie', die }),
  correctRollCount: (by: 1 | -1): SimpleMove => ({ kind: 'correctRollCount', by }),
  setLifeTotals: (
    because: LifeChangeReason,
    ...lifeTotals: readonly (readonly [player: number, to: Life])[]
  ) => {
    const to = lifeTotals.map(([player, life]) => ({ player: seat(player), to: life }));
    return { kind: 'setLifeTotals', because, lifeTotals: to } as const;
  },
  changeLife: (player: number, by: number): SimpleMove => ({ kind: 'changeLife', player: seat(player), by }),
  setLife: (player: number, to: Life): SimpleMove => ({ kind: 'setLife', player: seat(player), to }),
  changePoison: (player: number, by: number): SimpleMove => ({
    kind: 'changePoison',
    player: seat(player),
    by,
  }),
  changePlayerCounters: (player: number, counter: PlayerCounterKind, by: number): SimpleMove => {
    return { kind: 'changePlayerCounters', player: seat(player), counter, by };
  },
  changeNamedCounters: (player: number, name: string, by: number): SimpleMove => {
    return { kind: 'changeNamedCounters', player: seat(player), name, by };
  },
  dropNamedCounters: (player: number, name: string): SimpleMove => {
    return { kind: 'dropNamedCounters', player: seat(player), name };
  },
  castCommander: (player: number, by: 1 | -1 = 1, commander: CommanderNumber = 0): SimpleMove => {
    return { kind: 'castCommander', player: seat(player), commander, by };
  },
  setCommanderCount: (player: number, count: 1 | 2): SimpleMove => {
    return { kind: 'setCommanderCount', player: seat(player), count };
  },
  /** Deals damage to a player by another player's commander. */
  dealCommanderDamage: (
    player: number,
    source: number,
    by: number,
    commander: CommanderNumber = 0,
  ): SimpleMove => {
    return { kind: 'dealCommanderDamage', player: seat(player), source: seat(source), commander, by };
  },
  infect: (player: number, source: number, by: number, commander: CommanderNumber = 0): SimpleMove => {
    const [to, from] = [seat(player), seat(source)];
    return { kind: 'dealCommanderDamage', player: to, source: from, commander, by, infect: true };
  },
  stay: (player: number, because: LossReason): SimpleMove => {
    return { kind: 'stayInGame', player: seat(player), because };
  },
  designate: (as: DesignationKind, player: number, has = true): SimpleMove => {
    return { kind: 'designate', as, player: seat(player), has };
  },
  setDayOrNight: (to: DayOrNight | null): SimpleMove => ({ kind: 'setDayOrNight', to }),
  rollDice: (sides: number, count = 1): SimpleMove => ({ kind: 'rollDice', sides, count }),
  flipCoin: { kind: 'flipCoin' } as const,
  chooseRandomPlayer: (opponentOf: number | null = null): SimpleMove => {
    return { kind: 'chooseRandomPlayer', opponentOf: opponentOf === null ? null : seat(opponentOf) };
  },
  leave: (player: number, because: LeaveReason = 'conceded'): SimpleMove => {
    return { kind: 'leaveGame', player: seat(player), because };
  },
  leaveTogether: (because: LeaveReason, ...players: readonly number[]): SimpleMove => {
    return { kind: 'leaveTogether', leavers: players.map((player) => ({ player: seat(player), because })) };
  },
  returnToGame: (player: number): SimpleMove => ({ kind: 'returnToGame', player: seat(player) }),
  carryOut: (...movesToPlay: readonly SimpleMove[]): CarryOutMove => ({
    kind: 'carryOut',
    moves: movesToPlay,
  }),
};

/** A summary of a table for assertions. */
export interface TableSummary {
  readonly turn: number;
  readonly activePlayer: number | null;
  readonly departedSeats: readonly number[];
  readonly life: readonly Life[];
  readonly poison: readonly number[];
  /** Counters, commander damage and the like by seat, for example "0: energy 3" and "1: damage 0,21". */
  readonly playerState: readonly string[];
  /** Decisions to stay in the game, for example "0: noLife". */
  readonly stays: readonly string[];
  /** Changed names and colors, for example "0: Ann in 3". */
  readonly looks: readonly string[];
  /** For example "monarch 1". */
  readonly designated: readonly string[];
  readonly planarController: number | null;
  readonly faceUp: readonly string[];
  /** Top card first. */
  readonly deck: readonly string[];
  /** All planar decks, by seat if each player has one. */
  readonly decks: readonly (readonly string[])[];
  /** For example "chaos of 0: Bant", oldest first. */
  readonly stack: readonly string[];
  readonly visited: readonly string[];
  /** Cards taken from a deck and not yet put anywhere, in order. */
  readonly inHand: readonly string[];
  /** The square of the players on the map, for example "0 0". */
  readonly at: string | null;
  /** The planes around them, for example "1 0: Bant", in the order in which they were dealt. */
  readonly around: readonly string[];
  /** Why the planar controller is asked for a destination. */
  readonly leaving: PlaneswalkReason | null;
  /** The cost of the next roll, by seat. */
  readonly costs: readonly number[];
  /** All rolls of the turn, by seat. */
  readonly rolls: readonly number[];
  readonly reversed: boolean;
  /** Players with extra turns, next first. */
  readonly extraTurns: readonly number[];
  readonly upkeeps: number;
  /** Thrown dice of which one is still to be chosen. */
  readonly dice: readonly PlanarFace[];
  /** For example "Naar Isle: 3", by name. */
  readonly counters: readonly string[];
  /** By card, then by seat. */
  readonly chosenOptions: Readonly<Record<string, readonly (CardOption | null)[]>>;
  /** For example "extraDie of 1, turnOf 1", oldest first. */
  readonly effects: readonly string[];
  /** Cards turned face up in this turn. */
  readonly arrived: readonly string[];
  /** The concurrent turns, for example "1: turn 3 of 4", followed by "waits" or "goes". */
  readonly turns: readonly string[];
  /** The face-up cards and planar controller of each turn, for example "1: Bant of 4". */
  readonly planes: readonly string[];
}

export function summaryOf(table: Table): TableSummary {
  const { turn, totals, planar } = table;
  const turns = concurrentTables(table);
  const players = playerIds(turn.hasLeftBySeat.length);
  return {
    turn: turn.number,
    activePlayer: activePlayer(turn),
    departedSeats: players.filter((player) => turn.hasLeftBySeat[player]),
    life: totals.map(({ life }) => life),
    poison: totals.map(({ poison }) => poison),
    playerState: players.flatMap((player) => playerStateInWords(table, player)),
    stays: players.flatMap((player) =>
      (table.ignoredLossReasons[player] ?? []).map((why) => `${player}: ${why}`),
    ),
    looks: table.profiles.flatMap(({ name, color }, player) =>
      name === null && color === null
        ? []
        : [`${player}: ${name ?? '…'}${color === null ? '' : ` in ${color}`}`],
    ),
    designated: designationsInWords(table),
    planarController: planar?.controller ?? null,
    faceUp: planar?.faceUp.map((up) => up.card) ?? [],
    deck: planar?.decks[0]?.cards ?? [],
    decks: planar?.decks.map(({ cards }) => cards) ?? [],
    stack: planar?.stack.map(abilityInWords) ?? [],
    visited: planar?.visited ?? [],
    inHand: planar?.choice?.cards ?? [],
    at: planar?.map ? `${planar.map.at.x} ${planar.map.at.y}` : null,
    around: planar?.map?.otherSquares.map(({ x, y, cards }) => `${x} ${y}: ${cards.join(' + ')}`) ?? [],
    leaving: planar?.map?.pendingPlaneswalk ?? null,
    costs: planar ? players.map((player) => costOfNextRoll(planar, player)) : [],
    rolls: planar?.rolls.map(({ all }) => all) ?? [],
    reversed: turn.isReversed,
    extraTurns: turn.extraTurns,
    upkeeps: turn.upkeeps,
    dice: planar?.dice?.faces ?? [],
    counters: Object.entries(planar?.counters ?? {})
      .map(([id, count]) => `${id}: ${count}`)
      .sort(),
    chosenOptions: planar?.chosenOptions ?? {},
    effects: planar?.effects.map(effectInWords) ?? [],
    arrived: planar?.arrived ?? [],
    turns: turns.map((at) => turnInWords(at.turn)),
    planes: turns.flatMap((at) => planesInWords(at.planar)),
  };
}

function playerStateInWords({ counters, commanders }: Table, player: PlayerId): readonly string[] {
  const { named = [], ...counted } = counters[player] ?? {};
  const { casts = [], damage = [] } = commanders[player] ?? {};
  const of = (quantity: string, count: unknown) => `${player}: ${quantity} ${count}`;
  return [
    ...Object.entries(counted).flatMap(([kind, count]) => (count > 0 ? of(kind, count) : [])),
    ...named.map(({ name, count }) => of(name, count)),
    ...(casts.join() === '0' ? [] : [of('casts', casts)]),
    ...(damage.length === 0 ? [] : [of('damage', damage)]),
  ];
}

function designationsInWords({ designations }: Table): readonly string[] {
  const { monarch, initiative, blessed, dayOrNight } = designations;
  return [
    ...(monarch === null ? [] : [`monarch ${monarch}`]),
    ...(initiative === null ? [] : [`initiative ${initiative}`]),
    ...blessed.map((player) => `blessed ${player}`),
    ...(dayOrNight === null ? [] : [`${dayOrNight}`]),
  ];
}

function turnInWords({ number, activePlayer, marker }: Turn): string {
  const waits = marker?.positionInLine ? ' waits' : '';
  const goes = marker?.removalsDue ? ' goes' : '';
  return `${marker?.number ?? 0}: turn ${number} of ${activePlayer}${waits}${goes}`;
}

function planesInWords(planar: PlanarZone | null): string | readonly string[] {
  if (!planar) return [];
  const { marker: markerNumber, faceUp, controller } = planar;
  return `${markerNumber ?? 0}: ${faceUp.map((up) => up.card).join(' + ') || 'nothing'} of ${controller}`;
}

function abilityInWords(ability: PlanarZone['stack'][number]): string {
  const source = 'card' in ability ? `: ${ability.card}` : '';
  return `${ability.kind} of ${ability.controller}${source}`;
}

function effectInWords({ does, player, ends, until }: OngoingEffect): string {
  return `${does} of ${player ?? 'all'}, ${ends}${until === null ? '' : ` ${until}`}`;
}

/** The expected result of a move: a refusal, or happenings and the parts of the table that matter. */
export type Expected = Refusal | (Partial<TableSummary> & { readonly happenings?: readonly Happening[] });

export interface Situation {
  /** The number of the rule, and the situation. */
  readonly name: string;
  readonly table: Table;
  readonly move: Move;
  readonly expect: Expected;
}

/** Adds one test per situation. `notice` is called with every move and its result. */
export function testSituations(
  test: Test,
  situations: readonly Situation[],
  onResult: (move: Move, result: ReturnType<typeof play>) => void = () => {},
): void {
  for (const { name, table, move, expect } of situations) {
    test(name, () => {
      const before = structuredClone(table);
      const result = play(table, move);
      onResult(move, result);
      assert.equal(table, before, 'the table given was changed');
      if ('reason' in expect) {
        assert.equal(result, { ok: false, refusal: expect });
      } else {
        assert.ok(result.ok, result.ok ? '' : `refused: ${result.refusal.rule} ${result.refusal.reason}`);
        const { happenings, ...seen } = expect;
        if (happenings) assert.equal(result.value.happenings, happenings);
        const now = summaryOf(result.value.table);
        for (const key of Object.keys(seen) as (keyof TableSummary)[]) assert.equal(now[key], seen[key], key);
      }
    });
  }
}
