/** What cards need besides cards, dice and tokens, and what makes them hard to play over webcam. */

/** Things that players have to bring. */
export type Prop =
  | 'boosters'
  /** Collectors' pins, worn by the players. */
  | 'pins'
  /** The printed card itself, which is folded or spun. */
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

export type RemoteObstacle =
  /** Players take, see or play cards that lie in front of others. */
  | 'otherOnesCards'
  /** It matters who speaks first. */
  | 'whoIsFirst'
  /** Something lies between all players' cards. */
  | 'oneTable';

export const remoteObstacles: Readonly<Record<string, RemoteObstacle>> = {
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
