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
  show(marker: number): void;
  /** Assigns the move to the turn in view if it belongs to a single turn. */
  assignToTurn(move: Move): Move;
  /** Shows the turn that a move belongs to. */
  showTurnOf(move: Step['move'] | undefined): void;
}

export function createTurnInView(currentGame: ReadonlySignal<Game | null>): TurnInView {
  const selection = signal<{ readonly game: string; readonly marker: number } | null>(null);

  const game = computed(() => {
    const inPlay = currentGame.value;
    const selected = selection.value;
    if (!inPlay || inPlay.id !== selected?.game) return inPlay;
    const { table } = inPlay.history;
    const tableInView = bringMarkerToFront(table, selected.marker) ?? table;
    return tableInView === table ? inPlay : { ...inPlay, history: { ...inPlay.history, table: tableInView } };
  });

  function show(marker: number) {
    const inPlay = currentGame.peek();
    if (inPlay) selection.value = { game: inPlay.id, marker };
  }

  return {
    game,
    show,
    assignToTurn(move) {
      const marker = game.peek()?.history.table.turn.marker;
      return marker && belongsToOneTurn(move) ? { ...move, marker: marker.number } : move;
    },
    showTurnOf(move) {
      if (move?.marker !== undefined) show(move.marker);
    },
  };
}
