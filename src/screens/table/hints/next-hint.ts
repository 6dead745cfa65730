import type { Move } from '../../../rules/table/move';
import { nextAction } from '../../../rules/table/next-action';
import type { PlayerId } from '../../../rules/turn/turn';
import type { Game } from '../../../session/game/game';
import { startingLife } from '../../../session/timeline/starting-life';
import type { SavedSettings } from '../../../settings/saved-settings';
import type { ShownView } from '../use-shown-view';

/** What a first game explains in its bar, in the order in which it is needed. */
export const hints = ['die', 'nextTurn', 'undo', 'swipe'] as const;
export type Hint = (typeof hints)[number];

/** The turns in which each is shown: at most two, because it takes height from the card. */
const turnsOfHint: Readonly<Record<Hint, readonly [first: number, last: number]>> = {
  die: [1, 2],
  nextTurn: [1, 2],
  undo: [2, 3],
  swipe: [3, 4],
};

/** Turns after which panels explain nothing either. */
const MAX_TURNS_WITH_HINTS = 8;

type HintSettings = Pick<SavedSettings, 'areHintsOver' | 'hintsSeen'>;

/** Returns whether this game has lasted so long that no hints are needed anymore. */
export function isTooLateForHints({ history }: Game): boolean {
  return history.table.turn.number > MAX_TURNS_WITH_HINTS;
}

/** Returns whether a player's panel explains its halves: until the player's life changes. */
export function isPanelHintNeeded(game: Game, player: PlayerId, settings: HintSettings): boolean {
  if (settings.areHintsOver || isTooLateForHints(game)) return false;
  // In a reopened game, the hint would appear after the first paint and move the totals.
  if (game.startedAt < performance.timeOrigin) return false;
  return startingLife(game)?.life === game.history.table.totals[player]?.life;
}

/** Returns the hint that helps now on what is shown; null if none does. */
export function nextHint(game: Game, view: ShownView, settings: HintSettings): Hint | null {
  const { table, steps, doneCount, unloadedStepCount } = game.history;
  if (settings.areHintsOver || isTooLateForHints(game) || unloadedStepCount > 0) return null;
  const action = nextAction(table);
  if (action.kind !== 'takeTurn') return null;
  const hasDone = (kind: Move['kind']) => steps.slice(0, doneCount).some(({ move }) => move.kind === kind);
  const hasActed = hasDone(table.planar === null ? 'changeLife' : 'rollPlanarDie');
  const isNeeded: Readonly<Record<Hint, boolean>> = {
    die: action.canRoll && action.players.length > 0 && !hasActed,
    nextTurn: hasActed && !hasDone('beginNextTurn') && !table.planar?.stack.length,
    undo: hasDone('beginNextTurn'),
    swipe: table.planar !== null && view === 'plane',
  };
  const isItsMoment = (hint: Hint) => {
    const [first, last] = turnsOfHint[hint];
    return first <= table.turn.number && table.turn.number <= last;
  };
  return (
    hints.find((hint) => isNeeded[hint] && isItsMoment(hint) && !settings.hintsSeen.includes(hint)) ?? null
  );
}
