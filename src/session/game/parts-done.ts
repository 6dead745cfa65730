/** Tells what has been done at the current moment of an ability that is carried out in parts. */
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { History } from '../../rules/table/history';
import type { SimpleMove } from '../../rules/table/move';
import type { PlayerId } from '../../rules/turn/turn';
import { happeningsOfMoment, stepsOfMoment } from './current-moment';

/** Returns the moves made so far for an ability of this card which is still on the stack. */
export function partsDone(history: History, card: PlanarCardId): readonly SimpleMove[] {
  const made = stepsOfMoment(history).flatMap(({ move }) =>
    move.kind === 'carryOut' && 'source' in move && move.source === card ? [move] : [],
  );
  const isEnd = (one: SimpleMove) => one.kind === 'finishChaos' && one.card === card;
  return made.slice(made.findLastIndex(({ moves }) => moves.some(isEnd)) + 1).flatMap(({ moves }) => moves);
}

/** Returns the player drawn at random at this moment, or null. */
export function playerDrawn(history: History): PlayerId | null {
  const drawn = happeningsOfMoment(history).findLast(({ kind }) => kind === 'playerDrawn');
  return drawn?.kind === 'playerDrawn' ? drawn.player : null;
}
