/**
 * Measures a move in a long game, and whether the game's length matters: `npm run benchmark:moves`. Plays as the
 * session does: every move is a step, and only the latest steps are held. Writes reports/benchmark-moves.txt.
 */
import { arch, cpus } from 'node:os';
import * as v from 'valibot';
import { drawBelow, type RandomState, seedChance } from '../../src/rules/chance/chance';
import type { PlanarOperation } from '../../src/rules/planar/planar-operation';
import { nextAbilityForApp } from '../../src/rules/planar/planar-stack';
import type { PlanarZone } from '../../src/rules/planar/planar-state';
import { isStartingPlaneRevealed } from '../../src/rules/planar/planar-zone';
import { beginHistory, dropOldestSteps, type History, playStep } from '../../src/rules/table/history';
import type { Move } from '../../src/rules/table/move';
import { beginTable } from '../../src/rules/table/table';
import { STEPS_IN_MEMORY } from '../../src/session/game/steps-in-memory';
import { stepSchema } from '../../src/storage/game/schema/step-schema';
import { tableSchema } from '../../src/storage/game/schema/table-schema';
import { moves, numberedCards } from '../../tests/support/tables/tables';
import { writeReport } from './report-writing';

const MOVES = 10_000;
/** Moves compared: this many at the beginning and at the end. */
const STRETCH_LENGTH = 1_000;
/** Moves of a previous game, so that the first thousand are compiled. */
const COLD_START_MOVES = 3_000;
/** A move has no side effects and can be repeated; the fastest attempt counts. */
const TRIES = 5;
const REOPENINGS = 50;
const SEATS = 4;
const PLANES = 199;
const PHENOMENA = 8;
/** Some changes of life form one gesture, most do not. In milliseconds. */
const MAX_PAUSE = 20_000;

const orderTopCards: PlanarOperation = {
  take: { kind: 'cards', count: 5 },
  shown: 'controller',
  planes: ['bottom', 'top'],
  others: ['bottom', 'top'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};
const walkToRevealedPlane: PlanarOperation = {
  take: { kind: 'untilPlanes', count: 3 },
  shown: 'all',
  planes: ['walk', 'bottom'],
  others: ['bottom'],
  chosen: 1,
  bottom: 'random',
  chaos: true,
};

/** A whole number below `sides` from a fixed sequence. */
function createRandomBelow(seed: RandomState): (sides: number) => number {
  let chance = seedChance(seed);
  return (sides) => {
    const [value, rest] = drawBelow(chance, sides);
    chance = rest;
    return value;
  };
}

/** A plausible, legal move: rolls, life, turns, now and then a card's instructions. */
function nextMove(planar: PlanarZone, roll: (sides: number) => number): Move {
  if (!isStartingPlaneRevealed(planar)) return moves.revealStartingPlane;
  if (planar.choice) return settlingMove(planar);
  if (nextAbilityForApp(planar)) return moves.resolveAbility;
  const chosen = roll(100);
  if (chosen < 25) return moves.roll(null);
  if (chosen < 30) return moves.rollByEffect(null);
  if (chosen < 45) return moves.planeswalk;
  if (chosen < 70) return moves.changeLife(roll(SEATS), roll(2) === 0 ? -1 - roll(5) : 1 + roll(5));
  if (chosen < 75) return moves.changePoison(roll(SEATS), 1);
  if (chosen < 78) return moves.setLife(roll(SEATS), roll(40));
  if (chosen < 90) return moves.beginNextTurn;
  return moves.takeCards(roll(2) === 0 ? orderTopCards : walkToRevealedPlane);
}

function settlingMove({ choice, kinds }: PlanarZone): Move {
  const cards = choice?.cards ?? [];
  if (choice?.operation.chosen === null)
    return moves.settleChoice({ top: cards.slice(2).toReversed(), bottom: cards.slice(0, 2) });
  const plane = cards.find((card) => kinds[card] === 'plane');
  return moves.settleChoice({ walk: plane ? [plane] : [], bottom: cards.filter((card) => card !== plane) });
}

interface PlayedGame {
  readonly history: History;
  /** By move, in microseconds. */
  readonly times: readonly number[];
  /** By move: bytes of its step as JSON. */
  readonly bytes: readonly number[];
}

function timed<T>(work: () => T): { readonly result: T; readonly microseconds: number } {
  const from = process.hrtime.bigint();
  const result = work();
  return { result, microseconds: Number(process.hrtime.bigint() - from) / 1_000 };
}

/** Holds at most `held` done steps: all of them while nothing can be saved. */
function playGame(count: number, seed: RandomState, held = STEPS_IN_MEMORY): PlayedGame {
  const roll = createRandomBelow(seed);
  const planarDecks = { kind: 'shared', cards: numberedCards(PLANES, PHENOMENA) } as const;
  const tableResult = beginTable(
    { seatCount: SEATS, startingLife: 20, startingPlayer: 'random', planarDecks },
    seedChance(seed),
  );
  if (!tableResult.ok) throw new Error(tableResult.refusal.reason);
  let history = beginHistory(tableResult.value.table);
  let at = 0;
  const times: number[] = [];
  const bytes: number[] = [];
  while (times.length < count) {
    const { planar } = history.table;
    if (!planar) throw new Error('the game has planes');
    const move = nextMove(planar, roll);
    at += roll(MAX_PAUSE);
    const tries = Array.from({ length: TRIES }, () => timed(() => playStep(history, move, at)));
    const [{ result: played }] = tries as [(typeof tries)[number]];
    if (!played.ok) throw new Error(`${move.kind} was refused: ${played.refusal.reason}`);
    history = dropOldestSteps(played.value, held);
    times.push(Math.min(...tries.map(({ microseconds }) => microseconds)));
    bytes.push(Buffer.byteLength(JSON.stringify(history.steps.at(-1))));
  }
  return { history, times, bytes };
}

/** Milliseconds to read the game as when opening it: the row's table and the latest steps. */
function reopen(table: string, steps: string): number {
  const { microseconds } = timed(() => [
    v.parse(tableSchema, JSON.parse(table)),
    v.parse(v.array(stepSchema), JSON.parse(steps)),
  ]);
  return microseconds / 1_000;
}

const QUANTILES = { median: 0.5, '95 %': 0.95, '99 %': 0.99, most: 1 };

function quantileCells(values: readonly number[], digits: number): readonly string[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Object.values(QUANTILES).map((share) => {
    const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
    return (sorted[place] ?? Number.NaN).toFixed(digits);
  });
}

function line(name: string, cells: readonly string[]): string {
  return [name.padEnd(46), ...cells.map((cell) => cell.padStart(10))].join('');
}

function bytesOf(json: string): readonly string[] {
  return [String(Buffer.byteLength(json))];
}

const coldStart = playGame(COLD_START_MOVES, [1, 2, 3, 4]);
const { history, times, bytes } = playGame(MOVES, [5, 6, 7, 8]);
const unsavedGame = playGame(MOVES, [5, 6, 7, 8], Number.POSITIVE_INFINITY);
const table = JSON.stringify(history.table);
const steps = JSON.stringify(history.steps);
const reopenings = Array.from({ length: REOPENINGS }, () => reopen(table, steps));
const [first, lastLabel] = [`first ${STRETCH_LENGTH}`, `last ${STRETCH_LENGTH}`];
const held = `${history.steps.length} steps`;

const report = [
  `${MOVES} moves, ${SEATS} players, ${PLANES + PHENOMENA} planar cards; node ${process.version}, ${arch()}, ${cpus()[0]?.model}`,
  `A move's time is that of the quickest of ${TRIES} tries: what else the machine did meanwhile is left out, the collecting of garbage too.`,
  '',
  line('', Object.keys(QUANTILES)),
  line(`move, µs: ${first}`, quantileCells(times.slice(0, STRETCH_LENGTH), 1)),
  line(`move, µs: ${lastLabel}`, quantileCells(times.slice(-STRETCH_LENGTH), 1)),
  line(
    `move, µs: ${first}, the app just started`,
    quantileCells(coldStart.times.slice(0, STRETCH_LENGTH), 1),
  ),
  line(
    `move, µs: ${lastLabel}, nothing was ever saved`,
    quantileCells(unsavedGame.times.slice(-STRETCH_LENGTH), 1),
  ),
  line(`stored step, bytes: ${first}`, quantileCells(bytes.slice(0, STRETCH_LENGTH), 0)),
  line(`stored step, bytes: ${lastLabel}`, quantileCells(bytes.slice(-STRETCH_LENGTH), 0)),
  line(`reopening with ${held}, ms`, quantileCells(reopenings, 1)),
  line(`reopening with ${held} the first time, ms`, quantileCells(reopenings.slice(0, 1), 1).slice(0, 1)),
  line('moves that took a millisecond or longer', [String(times.filter((time) => time >= 1_000).length)]),
  line('table as stored, bytes', bytesOf(table)),
  line(`latest ${held}, bytes`, bytesOf(steps)),
  line('steps left by all moves together, bytes', [String(bytes.reduce((sum, one) => sum + one, 0))]),
].join('\n');

writeReport('benchmark-moves', report);
