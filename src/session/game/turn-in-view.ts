/**
 * Tracks which of the simultaneous turns of a Grand Melee is on the screen: the selected one, or the one with the
 * last move.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { bringMarkerToFront } from '../../rules/table/concurrent-turns';
import type { Step } from '../../rules/table/history';
import { belongsToOneTurn, type Move } from '../../rules/table/move';
import type { Game } from './game';

export interface TurnInView {
  /** The game from the point of view of that turn. */
  readonly game: ReadonlySignal<Game | null>;
  /** Shows the turn of this marker. */
  showTurn(markerNumber: number): void;
  /** Assigns the move to the turn in view if it belongs to a single turn. */
  assignToTurn(move: Move): Move;
  /** Shows the turn that a move belongs to. */
  showTurnOf(move: Step['move'] | undefined): void;
}

export function createTurnInView(currentGame: ReadonlySignal<Game | null>): TurnInView {
  const selection = signal<{ readonly gameId: string; readonly marker: number } | null>(null);

  const gameInView = computed(() => {
    const gameInPlay = currentGame.value;
    const selected = selection.value;
    if (!gameInPlay || gameInPlay.id !== selected?.gameId) return gameInPlay;
    const { table } = gameInPlay.history;
    const tableInView = bringMarkerToFront(table, selected.marker) ?? table;
    return tableInView === table
      ? gameInPlay
      : { ...gameInPlay, history: { ...gameInPlay.history, table: tableInView } };
  });

  function showTurn(markerNumber: number) {
    const gameInPlay = currentGame.peek();
    if (gameInPlay) selection.value = { gameId: gameInPlay.id, marker: markerNumber };
  }

  return {
    game: gameInView,
    showTurn,
    assignToTurn(move) {
      const marker = gameInView.peek()?.history.table.turn.marker;
      return marker && belongsToOneTurn(move) ? { ...move, marker: marker.number } : move;
    },
    showTurnOf(move) {
      if (move?.marker !== undefined) showTurn(move.marker);
    },
  };
}
