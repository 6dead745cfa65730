/** Back and forward through the steps of the game in play, and the older ones from the store when they are needed. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { canRedo, forget, type History, recall, redo, type Step, undo } from '../rules/table/history';
import type { Game } from './game';

/** With fewer than this left to undo, older steps are fetched ahead of need. */
const STEPS_BEFORE_FETCHING = 60;

export interface WayBack {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  /** Fetches older steps; false when there are none. */
  recallOlder(): Promise<boolean>;
  /** Fetches older steps ahead of need. */
  lookAhead(history: History): void;
  /** What could not be had from the store may be there now. */
  tryAgain(): void;
}

export interface WayBackPorts {
  /** The game in play, or null. */
  readonly game: ReadonlySignal<Game | null>;
  readonly show: (game: Game) => void;
  readonly change: (game: Game, history: History, gesture: 'undo' | 'redo') => void;
  /** Older steps of a game, those just before this one; none when they cannot be had. */
  readonly stepsBefore: (id: string, index: number) => Promise<readonly Step[]>;
  readonly recalled: (id: string, older: readonly Step[]) => void;
  readonly isTable: (value: unknown) => boolean;
}

export function createWayBack({ game, show, change, stepsBefore, recalled, isTable }: WayBackPorts): WayBack {
  /** The game whose older steps turned out to be unreadable. */
  const unreachable = signal<string | null>(null);
  let fetching: Promise<boolean> | null = null;

  async function fetchOlder({ id, history: { forgotten } }: Game): Promise<boolean> {
    const older = await stepsBefore(id, forgotten);
    if (older.length === 0) unreachable.value = id;
    const latest = game.peek();
    if (older.length === 0 || latest?.id !== id || latest.history.forgotten !== forgotten) return false;
    show({ ...latest, history: recall(latest.history, older) });
    recalled(id, older);
    return true;
  }

  async function recallOlder(): Promise<boolean> {
    const inPlay = game.peek();
    if (!inPlay || inPlay.history.forgotten === 0) return false;
    fetching ??= fetchOlder(inPlay).finally(() => {
      fetching = null;
    });
    return fetching;
  }

  function undoStep() {
    const inPlay = game.peek();
    if (!inPlay) return;
    if (inPlay.history.done > 0) step(inPlay, undo, 'undo');
    else recallOlder().then((found) => found && undoStep());
  }

  /** A stored step that does not fit the table is not followed: there the way back, or forward, ends. */
  function step(from: Game, go: typeof undo, gesture: 'undo' | 'redo') {
    let history: History | null = null;
    try {
      history = go(from.history);
    } catch {
      // A change of a place the table does not have.
    }
    if (history && isTable(history.table)) return change(from, history, gesture);
    const { steps, done } = from.history;
    if (gesture === 'undo') unreachable.value = from.id;
    show({
      ...from,
      history:
        gesture === 'undo' ? forget(from.history, 0) : { ...from.history, steps: steps.slice(0, done) },
    });
  }

  return {
    canUndo: computed(() => {
      if (!game.value) return false;
      const { id, history } = game.value;
      return history.done > 0 || (history.forgotten > 0 && unreachable.value !== id);
    }),
    canRedo: computed(() => game.value !== null && canRedo(game.value.history)),
    undo: undoStep,
    redo() {
      const inPlay = game.peek();
      if (inPlay && canRedo(inPlay.history)) step(inPlay, redo, 'redo');
    },
    recallOlder,
    lookAhead(history) {
      if (history.done < STEPS_BEFORE_FETCHING) recallOlder();
    },
    tryAgain() {
      unreachable.value = null;
    },
  };
}
