/**
 * The general form of what cards do with a planar deck: take cards off the top, then say where each goes. Cards provide
 * it as data; players can enter it by hand. 701.20 revealing · 701.31 planeswalking · 311.7 chaos on a card that is
 * only revealed.
 */

/** How many cards are taken: a fixed number, or until a number of planes is found. */
export const takeModes = ['cards', 'untilPlanes'] as const;
export interface CardsToTake {
  readonly kind: (typeof takeModes)[number];
  readonly count: number;
}

/**
 * Where a taken card can go. 'walk': all face-up cards are left, and this card is planeswalked to together with the
 * others that are. 'add': this card is turned face up in addition, and nothing is left.
 */
export const destinations = ['top', 'bottom', 'walk', 'add'] as const;
export type Destination = (typeof destinations)[number];

/** Who sees the taken cards: everyone, or only the player who decides where they go. */
export const audiences = ['all', 'controller'] as const;
export type Audience = (typeof audiences)[number];

/** The order in which cards go to the bottom: the planar controller's choice, or random. */
export const bottomOrders = ['anyOrder', 'random'] as const;
export type BottomOrder = (typeof bottomOrders)[number];

export interface PlanarOperation {
  readonly take: CardsToTake;
  readonly shown: Audience;
  /** Where planes can go, the default first. Phenomena go where `others` says. */
  readonly planes: readonly Destination[];
  readonly others: readonly Destination[];
  /** How many planes go to the first destination; null: any number. The rest go to the bottom. */
  readonly chosen: number | null;
  readonly bottom: BottomOrder;
  /** Whether chaos abilities of the revealed planes trigger. */
  readonly chaos: boolean;
}

/** Returns where planes go unless the planar controller says otherwise. */
export function destinationOfChosenCards({ planes }: PlanarOperation): Destination | undefined {
  return planes[0];
}
