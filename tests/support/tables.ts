/**
 * Named tables: a game at a known moment, brought there by the engine's own moves from a planar deck whose order is known.
 * A situation is such a table, one move, and what the move must lead to.
 */
import type { Test } from 'uvu';
import { type Chance, seedChance } from '../../src/rules/chance/chance';
import { type MapKind, unfoldMap } from '../../src/rules/planar/eternities-map';
import { costOfNextRoll, layOutSharedDeck, type WaitingAbility } from '../../src/rules/planar/planar';
import type { PlanarCard, PlanarCardId } from '../../src/rules/planar/planar-card';
import type { PlanarFace } from '../../src/rules/planar/planar-die';
import type { PlaneswalkCause } from '../../src/rules/planar/planar-happening';
import type { Destination, PlanarOperation } from '../../src/rules/planar/planar-operation';
import type { Refusal } from '../../src/rules/rule';
import type { Happening } from '../../src/rules/table/happening';
import type { Move, ReasonToLeave } from '../../src/rules/table/move';
import { type Played, play } from '../../src/rules/table/play';
import { beginTable, type Table } from '../../src/rules/table/table';
import { activePlayer, type PlayerId, playerIds } from '../../src/rules/turn/turn';
import { assert } from './suite';

export const FIXED_CHANCE: Chance = seedChance([0x0902, 0x2009, 0x0601, 0x2012]);

const phenomena = [
  'Chaotic Aether',
  'Interplanar Tunnel',
  'Morphic Tide',
  'Mutual Epiphany',
  'Spatial Merging',
  'Time Distortion',
];

/** Planar cards by name: the phenomena above, everything else a plane. */
export function planarCards(...names: readonly string[]): readonly PlanarCard[] {
  return names.map((name) => ({
    id: card(name),
    kind: phenomena.includes(name) ? 'phenomenon' : 'plane',
  }));
}

/** So many planes and so many phenomena that are only numbers. */
export function numberedCards(planes: number, phenomenaToo: number): readonly PlanarCard[] {
  const numbered = (count: number, kind: PlanarCard['kind']) =>
    Array.from({ length: count }, (_, index): PlanarCard => {
      return { id: card(`${kind} ${index + 1}`), kind };
    });
  return [...numbered(planes, 'plane'), ...numbered(phenomenaToo, 'phenomenon')];
}

export function card(name: string): PlanarCardId {
  return name as PlanarCardId;
}

export function seat(number: number): PlayerId {
  return number as PlayerId;
}

/** A game without planes before its first turn, 20 life each; seat 0 begins. */
export function plainTable(players = 3, startingPlayer = 0): Table {
  const begun = beginTable(
    { seats: players, startingLife: 20, startingPlayer: seat(startingPlayer), sharedDeck: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(`no such table: ${begun.refusal.reason}`);
  return begun.value.table;
}

/** A game of Planechase whose shared deck lies in the order named, top card first; nothing is face up yet. */
export function planarTable(deck: readonly string[], players = 3, startingPlayer = 0): Table {
  return {
    ...plainTable(players, startingPlayer),
    planar: layOutSharedDeck(planarCards(...deck), players, seat(startingPlayer)),
  };
}

/** The same with the starting plane revealed. */
export function tableAtStart(deck: readonly string[], players = 3, startingPlayer = 0): Table {
  return after(planarTable(deck, players, startingPlayer), moves.revealStartingPlane);
}

/** A game on the Eternities Map with its starting plane, and the next planes of the deck north, east, south and west of it. */
export function mapTableAtStart(deck: readonly string[], kind: MapKind = 'open', players = 3): Table {
  const { planar, ...table } = planarTable(deck, players);
  if (!planar) throw new Error('a game of Planechase has planes');
  return after({ ...table, planar: { ...planar, map: unfoldMap(kind) } }, moves.revealStartingPlane);
}

/** The table after moves that all must be possible. */
export function after(table: Table, ...made: readonly Move[]): Table {
  return made.reduce((before, move) => played(before, move).table, table);
}

export function played(table: Table, move: Move): Played {
  const result = play(table, move);
  if (!result.ok)
    throw new Error(`${move.kind} was refused: ${result.refusal.rule} ${result.refusal.reason}`);
  return result.value;
}

/** Moves by their usual words; a face of null lets the app draw it. */
export const moves = {
  revealStartingPlane: { kind: 'revealStartingPlane' } as const,
  resolveAbility: { kind: 'resolveAbility' } as const,
  beginNextTurn: { kind: 'beginNextTurn' } as const,
  roll: (face: PlanarFace | null): Move => ({ kind: 'rollPlanarDie', as: 'action', face }),
  rollByEffect: (face: PlanarFace | null): Move => ({ kind: 'rollPlanarDie', as: 'effect', face }),
  planeswalk: { kind: 'planeswalk' } as const,
  /** On every face-up plane, or on the one named. */
  ensueChaos: (on: string | null = null): Move => ({
    kind: 'ensueChaos',
    card: on === null ? null : card(on),
  }),
  /** For the card named, or by hand. */
  takeCards: (operation: PlanarOperation, source: string | null = null): Move => {
    return { kind: 'takeCards', operation, source: source === null ? null : card(source) };
  },
  /** Only the places that cards go to need to be named. */
  settle: (places: Partial<Readonly<Record<Destination, readonly string[]>>>): Move => {
    const to = (place: Destination) => (places[place] ?? []).map(card);
    return {
      kind: 'settleChoice',
      settlement: { top: to('top'), bottom: to('bottom'), walk: to('walk'), add: to('add') },
    };
  },
  walkTo: (x: number, y: number): Move => ({ kind: 'walkTo', to: { x, y } }),
  countRoll: (by: 1 | -1): Move => ({ kind: 'countRoll', by }),
  changeLife: (player: number, by: number): Move => ({ kind: 'changeLife', player: seat(player), by }),
  setLife: (player: number, to: number): Move => ({ kind: 'setLife', player: seat(player), to }),
  changePoison: (player: number, by: number): Move => ({ kind: 'changePoison', player: seat(player), by }),
  leave: (player: number, because: ReasonToLeave = 'conceded'): Move => {
    return { kind: 'leaveGame', player: seat(player), because };
  },
};

/** A table as somebody walking past would describe it. */
export interface Glance {
  readonly turn: number;
  readonly activePlayer: number | null;
  readonly left: readonly number[];
  readonly life: readonly number[];
  readonly poison: readonly number[];
  readonly planarController: number | null;
  readonly faceUp: readonly string[];
  /** Top card first. */
  readonly deck: readonly string[];
  /** As "chaos of 0: Bant", the first to have come first. */
  readonly waiting: readonly string[];
  readonly visited: readonly string[];
  /** Taken off a deck and not yet put anywhere, the first to come off first. */
  readonly inHand: readonly string[];
  /** Where the players are on the map, as "0 0". */
  readonly at: string | null;
  /** What lies around them, as "1 0: Bant" in the order laid. */
  readonly around: readonly string[];
  /** Why the planar controller is asked where to. */
  readonly leaving: PlaneswalkCause | null;
  /** By seat: the cost of the next roll. */
  readonly costs: readonly number[];
  /** By seat: all rolls of the turn. */
  readonly rolls: readonly number[];
}

export function glance({ turn, totals, planar }: Table): Glance {
  const players = playerIds(turn.left.length);
  return {
    turn: turn.number,
    activePlayer: activePlayer(turn),
    left: players.filter((player) => turn.left[player]),
    life: totals.map(({ life }) => life),
    poison: totals.map(({ poison }) => poison),
    planarController: planar?.controller ?? null,
    faceUp: planar?.faceUp.map((up) => up.card) ?? [],
    deck: planar?.decks[0]?.cards ?? [],
    waiting: planar?.waiting.map(abilityInWords) ?? [],
    visited: planar?.visited ?? [],
    inHand: planar?.choice?.cards ?? [],
    at: planar?.map ? `${planar.map.at.x} ${planar.map.at.y}` : null,
    around: planar?.map?.squares.map(({ x, y, cards }) => `${x} ${y}: ${cards.join(' + ')}`) ?? [],
    leaving: planar?.map?.leaving ?? null,
    costs: planar ? players.map((player) => costOfNextRoll(planar, player)) : [],
    rolls: planar?.rolls.map(({ all }) => all) ?? [],
  };
}

function abilityInWords(ability: WaitingAbility): string {
  const source = ability.kind === 'planeswalking' ? '' : `: ${ability.card}`;
  return `${ability.kind} of ${ability.controller}${source}`;
}

/** What a move leads to: a refusal, or happenings and as much of the table as matters. */
export type Expected = Refusal | (Partial<Glance> & { readonly happenings?: readonly Happening[] });

export interface Situation {
  /** The rule's number and what happens at the table. */
  readonly name: string;
  readonly table: Table;
  readonly move: Move;
  readonly expect: Expected;
}

/** One test for each situation. `notice` sees every move with its result. */
export function testSituations(
  test: Test,
  situations: readonly Situation[],
  notice: (move: Move, result: ReturnType<typeof play>) => void = () => {},
): void {
  for (const { name, table, move, expect } of situations) {
    test(name, () => {
      const before = structuredClone(table);
      const result = play(table, move);
      notice(move, result);
      assert.equal(table, before, 'the table given was changed');
      if ('reason' in expect) {
        assert.equal(result, { ok: false, refusal: expect });
      } else {
        assert.ok(result.ok, result.ok ? '' : `refused: ${result.refusal.rule} ${result.refusal.reason}`);
        const { happenings, ...seen } = expect;
        if (happenings) assert.equal(result.value.happenings, happenings);
        const now = glance(result.value.table);
        for (const key of Object.keys(seen) as (keyof Glance)[]) assert.equal(now[key], seen[key], key);
      }
    });
  }
}
