/** Finds a place for a message among what must stay in sight. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface MessagePlace {
  readonly left: number;
  readonly top: number;
  /** The area covered, in square pixels; what must be kept counts many times. */
  readonly cost: number;
}

/** In pixels, between the places that are compared. */
const STEP = 4;
/** Covering a corner of a button is worse than covering lines of text. */
const KEPT_WEIGHT = 1000;

/**
 * Returns where a message of this size covers as little as possible within an area: `kept` only if there is no way
 * around, then `texts`. Of equal places it takes the highest, in the middle if that is one of them.
 */
export function findMessagePlace(
  area: Box,
  { width, height }: { readonly width: number; readonly height: number },
  kept: readonly Box[],
  texts: readonly Box[],
): MessagePlace {
  const free = area.right - area.left - width;
  let best: MessagePlace = { left: area.left, top: area.top, cost: Number.POSITIVE_INFINITY };
  for (let top = area.top; top + height <= area.bottom; top += STEP) {
    for (const share of [0.5, 0, 1]) {
      const left = area.left + share * free;
      const box = { left, top, right: left + width, bottom: top + height };
      const cost = KEPT_WEIGHT * sharedArea(box, kept) + sharedArea(box, texts);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

function sharedArea(one: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
