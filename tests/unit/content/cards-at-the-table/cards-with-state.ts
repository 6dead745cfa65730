/** Which cards touch something the app keeps, and which others it carries something out of. */

/** Official cards: planar deck, die, turns, counters and memory of planes, what lasts, set or ticking life totals. */
export const cardsWithState = [
  // The planar deck, several planes face up, chaos without the die.
  'stairs-to-infinity',
  'pools-of-becoming',
  'the-fertile-lands-of-saulvinia',
  'interplanar-tunnel',
  'spatial-merging',
  'norns-seedcore',
  // Planeswalking without the die.
  'bad-wolf-bay',
  'grand-ossuary',
  'tardis-bay',
  'lair-of-the-ashen-idol',
  // Phenomena.
  'morphic-tide',
  'mutual-epiphany',
  'planewide-disaster',
  'reality-shaping',
  'caught-in-a-parallel-universe',
  'human-time-lord-meta-crisis',
  'unleash-the-flux',
  // The die.
  'chaotic-aether',
  'fixed-point-in-time',
  'ten-wizards-mountain',
  // Turns.
  'time-distortion',
  'temple-of-atropos',
  'otaria',
  'the-drum-mining-facility',
  'sokenzan',
  'valors-reach',
  'the-eon-fog',
  'horizon-boughs',
  'edge-of-malacol',
  // Counters and memory.
  'aretopolis',
  'kilnspire-district',
  'mount-keralia',
  'naar-isle',
  'aplan-mortarium',
  'pompeii',
  'gardens-of-tranquil-repose',
  'two-streams-facility',
  // What lasts.
  'agyrem',
  'celestine-reef',
  'eloren-wilds',
  'unyaro',
  'the-doctors-childhood-barn',
  'undercity-reaches',
  'the-golden-city-of-orazca',
  // Life totals.
  'cliffside-market',
  'sanctum-of-serra',
  'the-doctors-tomb',
  'spectrox-mines',
  'furnace-layer',
  'hotel-of-fears',
  'the-matrix-of-time',
] as const;

/** Official cards that are reminders elsewhere: the app carries something out all the same, or has nothing to keep. */
export const otherCards = [
  'nyx',
  'paliano',
  'bowie-base-one',
  'kerblam-warehouse',
  'ood-sphere',
  'stormcage-containment-facility',
  'fields-of-summer',
  'prahv',
  'skybreen',
  // Its fate counters lie on permanents, not on the plane.
  'norns-dominion',
] as const;

/** Event cards of which the app carries something out, or that leave something to be done with it later. */
export const cardsOfEvents = [
  'city-hall',
  'the-food-court',
  'pin-collectors-booth',
  'unknown-event',
  'oteclan',
  'probability-flux',
  'royal-booster',
  'shrinking-plane',
  'stroopwafel-cafe',
  'tarnation',
  'asmoranomardicadaistinaculdacars-kitchen',
  'high-and-dry-black-market',
  'no-way-out',
  'omenpath-instability',
  'prestons-stage',
  'team-up',
  'game-knights-live',
  'ghirapur-grand-prix',
  'new-players-journey',
  'sorins-remastered-manor',
  'thats-enough-slices',
  'year-end-review',
  'lil-giri-saves-the-day',
  'math-is-for-blockers',
  'sans-mercy',
] as const;

export type CardAtTheTable =
  | (typeof cardsWithState)[number]
  | (typeof otherCards)[number]
  | (typeof cardsOfEvents)[number];
