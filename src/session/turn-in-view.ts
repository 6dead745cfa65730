/** Which of the turns of a Grand Melee is before everybody's eyes: the one looked at, or the one something was done in last. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isOfOneTurn, type Move } from '../rules/table/move';
import { atMarker } from '../rules/table/turns-at-once';
import type { Game } from './game';

export interface TurnInView {
  /** The game as seen from that turn. */
  readonly game: ReadonlySignal<Game | null>;
  /** Looks at the turn of this marker. */
  watch(marker: number): void;
  /** The move as one of that turn, where it belongs to a turn at all. */
  inThatTurn(move: Move): Move;
  /** Keeps looking at the turn that a move belongs to, when it has been made or is about to be taken back. */
  follow(move: Move | undefined): void;
}

export function createTurnInView(held: ReadonlySignal<Game | null>): TurnInView {
  const watched = signal<{ readonly game: string; readonly marker: number } | null>(null);

  const game = computed(() => {
    const inHand = held.value;
    const eyes = watched.value;
    if (!inHand || inHand.id !== eyes?.game) return inHand;
    const { table } = inHand.history;
    const seen = atMarker(table, eyes.marker) ?? table;
    return seen === table ? inHand : { ...inHand, history: { ...inHand.history, table: seen } };
  });

  function watch(marker: number) {
    const inHand = held.peek();
    if (inHand) watched.value = { game: inHand.id, marker };
  }

  return {
    game,
    watch,
    inThatTurn(move) {
      const marker = game.peek()?.history.table.turn.marker;
      return marker && isOfOneTurn(move) ? { ...move, marker: marker.number } : move;
    },
    follow(move) {
      if (move?.marker !== undefined) watch(move.marker);
    },
  };
}
