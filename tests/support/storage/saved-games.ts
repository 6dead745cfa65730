/** Games for tests of saving, and their rows. */
import type { RandomState } from '../../../src/rules/chance/chance';
import { nextAbilityForApp } from '../../../src/rules/planar/planar-stack';
import { isStartingPlaneRevealed } from '../../../src/rules/planar/planar-zone';
import { beginHistory, type History, playStep, redo, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import type { SavedGame } from '../../../src/storage/game/game-rows';
import { rowsToWrite, type SaveRequest } from '../../../src/storage/game/write-game';
import { moves, planarTable, seat } from '../tables/tables';
import type { Row } from './rows';

/** A shared deck with a phenomenon in the middle and one on the bottom. */
export const usualDeck = ['Bant', 'Naya', 'Mutual Epiphany', 'Grixis', 'Jund', 'Esper', 'Morphic Tide'];

let names = 0;

/** Returns a database name that is not used elsewhere in this process. */
export function freshDatabaseName(): string {
  names += 1;
  return `tables of test ${names}`;
}

/** Converts to plain JSON for comparison. */
export function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Returns a table of three players with nothing face up yet. */
export function firstTable(chance?: RandomState): Table {
  const table = planarTable(usualDeck, 3);
  return chance ? { ...table, chance } : table;
}

/** Returns a plausible next move: rolls, turns and life totals in rotation. */
export function usualMove(table: Table, index: number): Move {
  const { planar } = table;
  if (planar && !isStartingPlaneRevealed(planar)) return moves.revealStartingPlane;
  if (planar && nextAbilityForApp(planar)) return moves.resolveAbility;
  const player = index % 3;
  const choices: readonly Move[] = [
    planar ? moves.roll(index % 3 === 0 ? 'planeswalk' : null) : moves.beginNextTurn,
    moves.changeLife(player, -1 - (index % 4)),
    moves.beginNextTurn,
    moves.changePoison(player, 1),
    planar ? moves.roll('chaos') : moves.setLife(player, 10),
    moves.setLife(player, 20 - (index % 9)),
  ];
  return choices[index % choices.length] as Move;
}

/** Plays a move that must be legal. */
export function playLegalMove(history: History, move: Move, at: number): History {
  const played = playStep(history, move, at);
  if (!played.ok) throw new Error(`${move.kind} was refused: ${played.refusal.reason}`);
  return played.value;
}

/** Creates a game of this many steps, ten seconds apart. */
export function historyOf(steps: number, first: Table = firstTable()): History {
  let history = beginHistory(first);
  for (let index = 0; history.doneCount < steps; index++) {
    history = playLegalMove(history, usualMove(history.table, index), index * 10_000);
  }
  return history;
}

export function undoTimes(history: History, times: number): History {
  return times === 0 ? history : undoTimes(undo(history), times - 1);
}

export function undoAll(history: History): History {
  return undoTimes(history, history.doneCount);
}

export function redoAll(history: History): History {
  return history.doneCount < history.steps.length ? redoAll(redo(history)) : history;
}

export function savedGame(history: History, changes: Partial<SavedGame> = {}): SavedGame {
  const { table, unloadedStepCount, doneCount, steps } = history;
  return {
    id: 'a game',
    format: 1,
    seats: table.turn.hasLeftBySeat.map((_, color) => ({ name: ['Ann', '', 'Юля'][color] ?? '', color })),
    deck: 'random',
    startedAt: 1_000,
    touchedAt: 2_000,
    revision: 1,
    opening: [{ kind: 'gameBegan', rule: '103.1', player: seat(0), by: 'app', startingLife: 20 }],
    table,
    done: unloadedStepCount + doneCount,
    length: unloadedStepCount + steps.length,
    ...changes,
  };
}

/** Creates the complete save of a game: its row and all steps in memory. */
export function fullGameSave(history: History, changes: Partial<SavedGame> = {}): SaveRequest {
  return {
    game: savedGame(history, changes),
    saveId: 'a save',
    steps: history.steps.map((step, index) => [history.unloadedStepCount + index, step]),
  };
}

/** Returns the rows of a game as they are stored, for tests that write them without the app. */
export function storedRows(save: SaveRequest): {
  readonly games: readonly Row[];
  readonly steps: readonly Row[];
} {
  const { game, steps } = asJson(rowsToWrite(save)) as unknown as { game: Row; steps: readonly Row[] };
  return { games: [game], steps };
}
