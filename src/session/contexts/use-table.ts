import type { Signal } from '@preact/signals';
import type { LiveGame } from '../game/live-game';
import { requiredContext } from './required-context';

export interface TableContext {
  readonly table: LiveGame;
  /**
   * The height of the badges and reminders above the table, in CSS pixels; until they are shown, the height from the
   * last session.
   */
  readonly stripsHeight: Signal<number>;
}

export const [TableProvider, useTable] = requiredContext<TableContext>();
