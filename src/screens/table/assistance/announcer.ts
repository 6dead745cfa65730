/**
 * Produces announcements for screen readers: rapid changes of one total are announced once they settle, with the
 * resulting total; everything else is announced at once, after anything held back.
 */
import { gestureKeyOf, type History, positionOf, type Step } from '../../../rules/table/history';

/** A change of one step; 'canceledOut' means that rapid changes canceled each other out, so that no step is left. */
export interface StepChange {
  readonly kind: 'done' | 'undone' | 'redone' | 'canceledOut';
  readonly step: Step;
}

export interface AnnouncerPorts {
  announce(changes: readonly StepChange[]): void;
  /** Calls `callback` after a delay in milliseconds; the returned function cancels it. */
  callAfter(milliseconds: number, callback: () => void): () => void;
  now(): number;
}

export interface Announcer {
  /** Announces what changed since the previous call; a game seen for the first time is not announced. */
  follow(gameId: string, history: History): void;
  stop(): void;
}

/** The pause after which rapid changes are announced. */
export const SETTLING_TIME_MS = 1200;
/** The longest delay before the first of the changes is announced. */
export const MAX_DELAY_MS = 6000;
/** The number of latest steps that can still change: each seat's rapid changes, with some margin. */
const MAX_COMPARED_STEPS = 24;

export function createAnnouncer({ announce, callAfter, now }: AnnouncerPorts): Announcer {
  let latestState: { readonly gameId: string; readonly history: History } | null = null;
  /** Keyed by the position of the step in the whole game. */
  let pendingChanges = new Map<number, StepChange>();
  let pendingSince = 0;
  let cancelTimer = () => {};

  function announceAll() {
    cancelTimer();
    const changes = [...pendingChanges]
      .toSorted(([first], [second]) => first - second)
      .map(([, change]) => change);
    pendingChanges = new Map();
    if (changes.length > 0) announce(changes);
  }

  function postpone(position: number, change: StepChange) {
    if (pendingChanges.size === 0) pendingSince = now();
    pendingChanges.set(position, change);
    cancelTimer();
    const delay = Math.min(SETTLING_TIME_MS, pendingSince + MAX_DELAY_MS - now());
    cancelTimer = callAfter(Math.max(0, delay), announceAll);
  }

  return {
    follow(gameId, history) {
      const previous = latestState;
      latestState = { gameId, history };
      if (previous?.gameId !== gameId) {
        cancelTimer();
        pendingChanges = new Map();
        return;
      }
      if (previous.history === history) return;
      for (const [position, change] of changesBetween(previous.history, history)) {
        // A change undone before it was announced is not announced as done.
        if (change.kind === 'undone') pendingChanges.delete(position);
        postpone(position, change);
        if (change.kind !== 'done' && change.kind !== 'canceledOut') announceAll();
        else if (gestureKeyOf(change.step.move) === null) announceAll();
      }
    },
    stop() {
      cancelTimer();
      pendingChanges = new Map();
    },
  };
}

/** Returns the steps that appeared or disappeared between two states of a game, by position. */
function changesBetween(
  oldHistory: History,
  newHistory: History,
): readonly (readonly [position: number, change: StepChange])[] {
  const [oldPosition, newPosition] = [positionOf(oldHistory), positionOf(newHistory)];
  if (newPosition < oldPosition) {
    return positionsBetween(newPosition, oldPosition)
      .toReversed()
      .flatMap((position) => {
        const step = stepAt(oldHistory, position);
        const kind = isSameStep(stepAt(newHistory, position), step) ? 'undone' : 'canceledOut';
        return step ? [[position, { kind, step }] as const] : [];
      });
  }
  return positionsBetween(Math.max(0, newPosition - MAX_COMPARED_STEPS), newPosition).flatMap((position) => {
    const step = stepAt(newHistory, position);
    const oldStep = stepAt(oldHistory, position);
    if (!step || (position < oldPosition && isSameStep(oldStep, step))) return [];
    const kind = position >= oldPosition && isSameStep(oldStep, step) ? 'redone' : 'done';
    return [[position, { kind, step }] as const];
  });
}

function positionsBetween(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function stepAt({ steps, unloadedStepCount }: History, position: number): Step | undefined {
  return steps[position - unloadedStepCount];
}

/** Returns whether two steps are the same, even if one was reloaded from the store. */
function isSameStep(first: Step | undefined, second: Step | undefined): boolean {
  if (!first || !second) return first === second;
  return (
    first === second || (first.at === second.at && JSON.stringify(first.move) === JSON.stringify(second.move))
  );
}
