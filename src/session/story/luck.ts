/** What the planar die showed, against what a fair one is expected to show. */
import { BY_THE_BOOK } from '../../rules/planar/planar';
import { type PlanarFace, planarFaces } from '../../rules/planar/planar-die';
import { playerIds } from '../../rules/turn/turn';
import type { Story } from './story';

export interface Rolls {
  readonly count: number;
  readonly shown: Readonly<Record<PlanarFace, number>>;
  /** Mana paid for them. */
  readonly paid: number;
}

export interface Luck {
  readonly all: Rolls;
  readonly bySeat: readonly Rolls[];
  /** How many of all came from a die of the table's own. */
  readonly byTable: number;
  /** How often each face comes up on the die that is played with. */
  readonly odds: Readonly<Record<PlanarFace, number>>;
}

const SIDES = 6;
const none: Rolls = { count: 0, shown: { blank: 0, chaos: 0, planeswalk: 0 }, paid: 0 };

/**
 * Every die that was thrown counts by what it showed, those that were ignored too: what a face was taken for, or which die the
 * player kept, is no luck.
 */
export function luckOf({ steps, table }: Story): Luck {
  const { chaosFaces } = table.planar?.house ?? BY_THE_BOOK;
  const bySeat = playerIds(table.turn.left.length).map(() => none);
  let [all, byTable] = [none, 0];
  for (const { happenings } of steps) {
    for (const happening of happenings) {
      if (happening.kind !== 'planarDieRolled') continue;
      const { player, face, ignored = [], paid, by } = happening;
      const faces = [face, ...ignored];
      all = withRolls(all, faces, paid ?? 0);
      bySeat[player] = withRolls(bySeat[player] ?? none, faces, paid ?? 0);
      if (by === 'table') byTable += faces.length;
    }
  }
  const chaos = chaosFaces / SIDES;
  const planeswalk = 1 / SIDES;
  return { all, bySeat, byTable, odds: { chaos, planeswalk, blank: 1 - chaos - planeswalk } };
}

function withRolls({ count, shown, paid }: Rolls, faces: readonly PlanarFace[], mana: number): Rolls {
  const tally = (face: PlanarFace) => shown[face] + faces.filter((other) => other === face).length;
  return {
    count: count + faces.length,
    shown: Object.fromEntries(planarFaces.map((face) => [face, tally(face)])) as Rolls['shown'],
    paid: paid + mana,
  };
}

/** How a number of faces compares to what is expected. */
export interface Verdict {
  readonly expected: number;
  /** The chance of a number at least as far out on the same side: as many or more, or as few or fewer. */
  readonly chance: number;
  readonly side: 'more' | 'fewer';
  readonly word: 'usual' | 'unusual' | 'rare';
}

/** Less often than one game in so many, which is worth a word. */
const UNUSUAL = 1 / 10;
const RARE = 1 / 100;

/** Null before anything was rolled. */
export function verdictOn(shown: number, rolls: number, odds: number): Verdict | null {
  if (rolls === 0) return null;
  const expected = rolls * odds;
  const side = shown >= expected ? 'more' : 'fewer';
  const chance = side === 'more' ? chanceOfAtLeast(shown, rolls, odds) : chanceOfAtMost(shown, rolls, odds);
  const word = chance < RARE ? 'rare' : chance < UNUSUAL ? 'unusual' : 'usual';
  return { expected, chance, side, word };
}

/** The exact chance that so many of these rolls or fewer show a face that comes up with these odds (between 0 and 1). */
export function chanceOfAtMost(shown: number, rolls: number, odds: number): number {
  // In logarithms, since the first of them are too small for numbers of their own in a long game.
  let term = rolls * Math.log(1 - odds);
  let sum = Math.exp(term);
  for (let count = 1; count <= shown; count++) {
    term += Math.log((rolls - count + 1) / count) + Math.log(odds / (1 - odds));
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}

/** The same turned round: so many or more, added up from the other end, so that small chances stay exact. */
export function chanceOfAtLeast(shown: number, rolls: number, odds: number): number {
  return chanceOfAtMost(rolls - shown, rolls, 1 - odds);
}
