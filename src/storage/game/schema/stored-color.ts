/**
 * Converts the color of a player to and from the field name that the first version gave it, so that rows can be
 * exchanged between all versions. `stored-names.ts` does the same for settings and cards.
 */
import type { Difference } from '../../../rules/change/change';

export function withStoredColor<Player extends { readonly color: unknown }>({ color, ...player }: Player) {
  return { ...player, colour: color };
}

export function withOwnColor<
  Player extends { readonly color?: number | null | undefined; readonly colour?: number | null | undefined },
  Default,
>({ colour, color = colour, ...player }: Player, missing: Default) {
  return { ...player, color: color ?? missing };
}

/** Renames a key in a path to the profiles of players. */
export function renameInPath(path: Difference['path'], from: string, to: string): Difference['path'] {
  return path[0] === 'looks' ? path.map((key) => (key === from ? to : key)) : path;
}
