/** Games long enough to be worth saving, and the rows they are saved as. */
import type { Chance } from '../../src/rules/chance/chance';
import { isStartingPlaneRevealed, nextAbilityToResolve } from '../../src/rules/planar/planar';
import { beginHistory, type History, playStep, redo, undo } from '../../src/rules/table/history';
import type { Move } from '../../src/rules/table/move';
import type { Table } from '../../src/rules/table/table';
import type { SavedGame } from '../../src/storage/saved-game';
import type { GameSave } from '../../src/storage/write-game';
import { moves, planarTable, seat } from './tables';

/** A shared deck with a phenomenon in the middle and one on the bottom. */
export const usualDeck = ['Bant', 'Naya', 'Mutual Epiphany', 'Grixis', 'Jund', 'Esper', 'Morphic Tide'];

let names = 0;

/** A database nobody else in this process uses. */
export function freshDatabaseName(): string {
  names += 1;
  return `tables of test ${names}`;
}

/** Tables are plain data; the checks compare them as such. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Three players, nothing face up yet. */
export function firstTable(chance?: Chance): Table {
  const table = planarTable(usualDeck, 3);
  return chance ? { ...table, chance } : table;
}

/** What somebody would do next at this table: rolls, turns and life totals in their order. */
export function usualMove(table: Table, index: number): Move {
  const { planar } = table;
  if (planar && !isStartingPlaneRevealed(planar)) return moves.revealStartingPlane;
  if (planar && nextAbilityToResolve(planar)) return moves.resolveAbility;
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

/** Plays a move that must be possible. */
export function goOn(history: History, move: Move, at: number): History {
  const played = playStep(history, move, at);
  if (!played.ok) throw new Error(`${move.kind} was refused: ${played.refusal.reason}`);
  return played.value;
}

/** A game of so many steps, each ten seconds after the one before. */
export function historyOf(steps: number, first: Table = firstTable()): History {
  let history = beginHistory(first);
  for (let index = 0; history.done < steps; index++) {
    history = goOn(history, usualMove(history.table, index), index * 10_000);
  }
  return history;
}

export function undoTimes(history: History, times: number): History {
  return times === 0 ? history : undoTimes(undo(history), times - 1);
}

export function undoAll(history: History): History {
  return undoTimes(history, history.done);
}

export function redoAll(history: History): History {
  return history.done < history.steps.length ? redoAll(redo(history)) : history;
}

export function savedGame(history: History, changes: Partial<SavedGame> = {}): SavedGame {
  const { table, forgotten, done, steps } = history;
  return {
    id: 'a game',
    format: 1,
    seats: table.turn.left.map((_, colour) => ({ name: ['Ann', '', 'Юля'][colour] ?? '', colour })),
    deck: 'random',
    startedAt: 1_000,
    touchedAt: 2_000,
    revision: 1,
    opening: [{ kind: 'gameBegan', rule: '103.1', player: seat(0), by: 'app', startingLife: 20 }],
    table,
    done: forgotten + done,
    length: forgotten + steps.length,
    ...changes,
  };
}

/** Everything of a game: its row and all the steps held. */
export function wholeSave(history: History, changes: Partial<SavedGame> = {}): GameSave {
  return {
    game: savedGame(history, changes),
    steps: history.steps.map((step, index) => [history.forgotten + index, step]),
  };
}
