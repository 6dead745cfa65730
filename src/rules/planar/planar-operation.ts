/**
 * What cards ask of a planar deck, in one general form: take cards off the top, then say where each goes.
 * A card's text only fills the form in; the table may fill it in by hand. 701.20 revealing · 701.31 planeswalking ·
 * 311.7 chaos on a card that is only revealed.
 */

/** How many cards are taken off the top: a number, or as many as it needs to find so many planes. */
export type Take =
  | { readonly kind: 'cards'; readonly count: number }
  | { readonly kind: 'untilPlanes'; readonly count: number };

/**
 * Where a taken card can go. 'walk': every face-up card is left and this one is planeswalked to, together with all others
 * that are walked to. 'add': this one is turned up besides what is face up, and nothing is left.
 */
export const destinations = ['top', 'bottom', 'walk', 'add'] as const;
export type Destination = (typeof destinations)[number];

export interface PlanarOperation {
  readonly take: Take;
  /** Whether everybody sees the cards or only the planar controller. */
  readonly shown: 'all' | 'controller';
  /** Where planes can go, the usual place first; phenomena among the taken cards go where `others` says. */
  readonly planes: readonly Destination[];
  readonly others: readonly Destination[];
  /** How many of the planes go to the first place of `planes`; null: all of them may. The rest go to the bottom. */
  readonly chosen: number | null;
  /** In which order cards go to the bottom: as the planar controller likes, or shuffled. */
  readonly bottom: 'anyOrder' | 'random';
  /** Whether the chaos abilities of the revealed planes trigger. */
  readonly chaos: boolean;
}
