import type { Signal } from '@preact/signals';
import type { LiveGame } from '../game/live-game';
import { requiredContext } from './required-context';

export interface LiveGameContext {
  readonly liveGame: LiveGame;
  /**
   * The height of the badges and reminders above the table, in CSS pixels; until they are shown, the height from the
   * last session.
   */
  readonly stripsHeight: Signal<number>;
}

export const [LiveGameProvider, useLiveGame] = requiredContext<LiveGameContext>();
