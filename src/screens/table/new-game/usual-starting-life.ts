/** The usual starting life totals. 810.4 a team that shares its life has 1.5 times as much as a player. */
const totalsOfPlayers: readonly number[] = [20, 30, 40];
const totalsOfTeams: readonly number[] = [30, 60];

export function usualStartingTotals(isShared: boolean): readonly number[] {
  return isShared ? totalsOfTeams : totalsOfPlayers;
}

/** Returns the total of a single player to which a starting total corresponds; formats are known by it. */
export function totalOfOnePlayer(life: number, isShared: boolean): number {
  return isShared ? (life * 2) / 3 : life;
}
