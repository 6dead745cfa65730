/** What cards need besides cards, dice and tokens, and what makes them hard to play over webcam. */

/** Things that players have to bring. */
export type RequiredItem =
  | 'boosters'
  /** Collectors' pins, worn by the players. */
  | 'pins'
  /** The printed card itself, which is folded or spun. */
  | 'printedCard';

export const requiredItems: Readonly<Record<string, RequiredItem>> = {
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
  | 'cardsOfOthers'
  /** It matters who speaks first. */
  | 'firstToSpeak'
  /** Something lies between all players' cards. */
  | 'sharedTable';

export const remoteObstacles: Readonly<Record<string, RemoteObstacle>> = {
  'cliffside-market': 'cardsOfOthers',
  'glen-elendra': 'cardsOfOthers',
  grixis: 'cardsOfOthers',
  'high-noon-at-thunder-junction': 'firstToSpeak',
  'pursued-by-something': 'cardsOfOthers',
  'royal-booster': 'cardsOfOthers',
  'tardis-bay': 'cardsOfOthers',
  'the-matrix-of-time': 'cardsOfOthers',
  'the-moonbase': 'cardsOfOthers',
  'unknown-event': 'cardsOfOthers',
  'windmill-farm': 'sharedTable',
  'windriddle-palaces': 'cardsOfOthers',
};
