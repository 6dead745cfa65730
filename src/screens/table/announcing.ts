/**
 * What is said to those who cannot see the table. Quick changes of one total are told once, when they have come to rest, with the
 * total that results; everything else at once, and what was held back before it.
 */
import { gestureOf, type History, type Step } from '../../rules/table/history';

/** News of one step of the game; 'returned': quick changes came back to where they had begun, so that no step is left. */
export interface News {
  readonly kind: 'done' | 'undone' | 'redone' | 'returned';
  readonly step: Step;
}

export interface AnnouncerPorts {
  say(news: readonly News[]): void;
  /** Does something after so many milliseconds, unless it is stopped. */
  after(milliseconds: number, act: () => void): () => void;
  now(): number;
}

export interface Announcer {
  /** Looks at the game as it stands now; of one seen for the first time nothing is said. */
  follow(game: string, history: History): void;
  stop(): void;
}

/** So long nothing may change for the changes before it to be told. In milliseconds. */
export const REST = 1200;
/** Nobody waits longer than this for the first of the changes. In milliseconds. */
export const LONGEST_SILENCE = 6000;
/** Of the latest steps so many can still change: each seat's quick changes, and some more. */
const STEPS_IN_MOTION = 24;

export function createAnnouncer({ say, after, now }: AnnouncerPorts): Announcer {
  let before: { readonly game: string; readonly history: History } | null = null;
  /** By the place of the step in the whole game. */
  let held = new Map<number, News>();
  let heldSince = 0;
  let stopWaiting = () => {};

  function tellAll() {
    stopWaiting();
    const news = [...held].toSorted(([one], [other]) => one - other).map(([, one]) => one);
    held = new Map();
    if (news.length > 0) say(news);
  }

  function hold(place: number, news: News) {
    if (held.size === 0) heldSince = now();
    held.set(place, news);
    stopWaiting();
    const rest = Math.min(REST, heldSince + LONGEST_SILENCE - now());
    stopWaiting = after(Math.max(0, rest), tellAll);
  }

  return {
    follow(game, history) {
      const earlier = before;
      before = { game, history };
      if (earlier?.game !== game) {
        stopWaiting();
        held = new Map();
        return;
      }
      if (earlier.history === history) return;
      for (const [place, news] of newsBetween(earlier.history, history)) {
        // What was taken back before it was told is not told as done.
        if (news.kind === 'undone') held.delete(place);
        hold(place, news);
        if (news.kind !== 'done' && news.kind !== 'returned') tellAll();
        else if (gestureOf(news.step.move) === null) tellAll();
      }
    },
    stop() {
      stopWaiting();
      held = new Map();
    },
  };
}

/** What has come and gone between two moments of a game, by the places of the steps. */
function newsBetween(before: History, history: History): readonly (readonly [place: number, news: News])[] {
  const [from, to] = [before.forgotten + before.done, history.forgotten + history.done];
  if (to < from) {
    return placesFrom(to, from)
      .toReversed()
      .flatMap((place) => {
        const step = stepAt(before, place);
        const kind = isSame(stepAt(history, place), step) ? 'undone' : 'returned';
        return step ? [[place, { kind, step }] as const] : [];
      });
  }
  return placesFrom(Math.max(0, to - STEPS_IN_MOTION), to).flatMap((place) => {
    const step = stepAt(history, place);
    const old = stepAt(before, place);
    if (!step || (place < from && isSame(old, step))) return [];
    const kind = place >= from && isSame(old, step) ? 'redone' : 'done';
    return [[place, { kind, step }] as const];
  });
}

function placesFrom(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function stepAt({ steps, forgotten }: History, place: number): Step | undefined {
  return steps[place - forgotten];
}

/** The same step, also where it was read from the store meanwhile. */
function isSame(one: Step | undefined, other: Step | undefined): boolean {
  if (!one || !other) return one === other;
  return one === other || (one.at === other.at && JSON.stringify(one.move) === JSON.stringify(other.move));
}
