/** What cards ask for besides cards, dice and tokens, and what stands in the way of those who only see each other on a screen. */

/** What somebody has to have brought. */
export type Prop =
  | 'boosters'
  /** Collectors' pins, worn by the players. */
  | 'pins'
  /** The printed card itself, to be folded or spun. */
  | 'printedCard';

export const propsNeeded: Readonly<Record<string, Prop>> = {
  'pin-collectors-booth': 'pins',
  'pin-trading': 'pins',
  'royal-booster': 'boosters',
  'shrinking-plane': 'printedCard',
  'the-pro-tour': 'boosters',
  'unknown-event': 'boosters',
  'windmill-farm': 'printedCard',
};

export type RemoteTrouble =
  /** Somebody has to take, see or play cards that lie in front of another. */
  | 'otherOnesCards'
  /** It matters who is the first to speak. */
  | 'whoIsFirst'
  /** Something has to lie between everybody's cards. */
  | 'oneTable';

export const remoteTroubles: Readonly<Record<string, RemoteTrouble>> = {
  'cliffside-market': 'otherOnesCards',
  'glen-elendra': 'otherOnesCards',
  grixis: 'otherOnesCards',
  'high-noon-at-thunder-junction': 'whoIsFirst',
  'pursued-by-something': 'otherOnesCards',
  'royal-booster': 'otherOnesCards',
  'tardis-bay': 'otherOnesCards',
  'the-matrix-of-time': 'otherOnesCards',
  'the-moonbase': 'otherOnesCards',
  'unknown-event': 'otherOnesCards',
  'windmill-farm': 'oneTable',
  'windriddle-palaces': 'otherOnesCards',
};
