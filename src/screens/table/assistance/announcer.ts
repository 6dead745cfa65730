/**
 * Produces announcements for screen readers: rapid changes of one total are announced once they settle, with the
 * resulting total; everything else is announced at once, after anything held back.
 */
import { gestureOf, type History, positionOf, type Step } from '../../../rules/table/history';

/** A change of one step; 'canceled' means that rapid changes canceled each other out, so that no step is left. */
export interface StepChange {
  readonly kind: 'done' | 'undone' | 'redone' | 'canceled';
  readonly step: Step;
}

export interface AnnouncerPorts {
  say(changes: readonly StepChange[]): void;
  /** Calls `callback` after a delay in milliseconds; the returned function cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
  now(): number;
}

export interface Announcer {
  /** Announces what changed since the previous call; a game seen for the first time is not announced. */
  follow(game: string, history: History): void;
  stop(): void;
}

/** The pause in milliseconds after which rapid changes are announced. */
export const SETTLING_TIME = 1200;
/** The longest delay in milliseconds before the first of the changes is announced. */
export const MAX_DELAY = 6000;
/** The number of latest steps that can still change: each seat's rapid changes, with some margin. */
const MAX_CHANGEABLE_STEPS = 24;

export function createAnnouncer({ say, after, now }: AnnouncerPorts): Announcer {
  let latest: { readonly game: string; readonly history: History } | null = null;
  /** Keyed by the position of the step in the whole game. */
  let pending = new Map<number, StepChange>();
  let pendingSince = 0;
  let cancelTimer = () => {};

  function announceAll() {
    cancelTimer();
    const changes = [...pending].toSorted(([one], [other]) => one - other).map(([, change]) => change);
    pending = new Map();
    if (changes.length > 0) say(changes);
  }

  function postpone(position: number, change: StepChange) {
    if (pending.size === 0) pendingSince = now();
    pending.set(position, change);
    cancelTimer();
    const delay = Math.min(SETTLING_TIME, pendingSince + MAX_DELAY - now());
    cancelTimer = after(Math.max(0, delay), announceAll);
  }

  return {
    follow(game, history) {
      const previous = latest;
      latest = { game, history };
      if (previous?.game !== game) {
        cancelTimer();
        pending = new Map();
        return;
      }
      if (previous.history === history) return;
      for (const [position, change] of changesBetween(previous.history, history)) {
        // A change undone before it was announced is not announced as done.
        if (change.kind === 'undone') pending.delete(position);
        postpone(position, change);
        if (change.kind !== 'done' && change.kind !== 'canceled') announceAll();
        else if (gestureOf(change.step.move) === null) announceAll();
      }
    },
    stop() {
      cancelTimer();
      pending = new Map();
    },
  };
}

/** Returns the steps that appeared or disappeared between two states of a game, by position. */
function changesBetween(
  before: History,
  history: History,
): readonly (readonly [position: number, change: StepChange])[] {
  const [from, to] = [positionOf(before), positionOf(history)];
  if (to < from) {
    return positionsBetween(to, from)
      .toReversed()
      .flatMap((position) => {
        const step = stepAt(before, position);
        const kind = isSameStep(stepAt(history, position), step) ? 'undone' : 'canceled';
        return step ? [[position, { kind, step }] as const] : [];
      });
  }
  return positionsBetween(Math.max(0, to - MAX_CHANGEABLE_STEPS), to).flatMap((position) => {
    const step = stepAt(history, position);
    const stepBefore = stepAt(before, position);
    if (!step || (position < from && isSameStep(stepBefore, step))) return [];
    const kind = position >= from && isSameStep(stepBefore, step) ? 'redone' : 'done';
    return [[position, { kind, step }] as const];
  });
}

function positionsBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function stepAt({ steps, forgotten }: History, position: number): Step | undefined {
  return steps[position - forgotten];
}

/** Returns whether two steps are the same, even if one was reloaded from the store. */
function isSameStep(one: Step | undefined, other: Step | undefined): boolean {
  if (!one || !other) return one === other;
  return one === other || (one.at === other.at && JSON.stringify(one.move) === JSON.stringify(other.move));
}
