import { nextAction } from '../../rules/table/next-action';
import type { Game } from '../../session/game/game';

/** Returns a key that changes whenever a different button may appear under a thumb; life totals do not affect it. */
export function mainButtonsKeyOf({ history: { table } }: Pick<Game, 'history'>): string {
  const { turn, planar } = table;
  const { stack, faceUp, rolls } = planar ?? {};
  return [
    nextAction(table).kind,
    turn.marker?.number,
    turn.number,
    stack?.length,
    faceUp?.map(({ card }) => card),
    rolls?.map(({ all }) => all),
  ].join();
}
