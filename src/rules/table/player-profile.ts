/** Corrections of a player's name and color since the game began. No rule depends on either. */
export interface PlayerProfile {
  /** Empty for a player without a name; null for the name at the start of the game. */
  readonly name: string | null;
  /** Null for the color at the start of the game. */
  readonly color: number | null;
}

export const UNCHANGED_PROFILE: PlayerProfile = { name: null, color: null };

/** Returns the seats with their names and colors at this table. */
export function seatsWithProfiles<Seat extends { readonly name: string; readonly color: number }>(
  seatsAtStart: readonly Seat[],
  { profiles }: { readonly profiles: readonly (PlayerProfile | undefined)[] },
): readonly Seat[] {
  return seatsAtStart.map((seat, seatIndex) => {
    const profile = profiles[seatIndex];
    return { ...seat, name: profile?.name ?? seat.name, color: profile?.color ?? seat.color };
  });
}
