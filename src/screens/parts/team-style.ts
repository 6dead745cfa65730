import type { PlayerId } from '../../rules/turn/turn';
import { seatStyle } from './seat-color';

/** CSS variables for what a team shares: the first head's color and the text on it, and the second head's color. */
export function teamStyle(
  seats: readonly { readonly color: number }[],
  heads: readonly PlayerId[],
): Readonly<Record<string, string | undefined>> {
  const [style, other] = heads.map((head) => seatStyle(seats[head], head));
  return { ...style, '--other': other?.['--seat'] };
}
