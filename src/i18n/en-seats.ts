/** The words of what players have besides life and poison. */
export const enSeats = {
  counting: {
    names: {
      energy: 'Energy',
      experience: 'Experience',
      rad: 'Rad',
      treasure: 'Treasures',
      storm: 'Storm count',
      ring: 'The Ring tempts',
    },
    title: 'Other counters',
    stormNote: 'Until the turn ends',
    ringNote: (abilities: number) => `Abilities of the Ring: ${abilities}`,
    other: 'Count something else',
    add: 'Count it',
    drop: (what: string) => `Stop counting: ${what}`,
    badge: (what: string, n: number | string) => `${what}: ${n}`,
  },

  commander: {
    title: 'Commander',
    second: 'Second commander',
    cast: 'Cast from the command zone',
    castSecond: 'The second one cast',
    tax: (mana: number) => `Commander tax: ${mana} mana`,
    attack: 'My commander attacks',
    attackSecond: 'My second commander attacks',
    withInfect: 'with infect',
    attackHint:
      'Then − on any other seat is damage by this commander: life goes with it, or with infect poison comes.',
    add: 'Add a second commander',
    remove: 'Only one commander',
    damage: 'Damage by commanders',
    damageHint: (most: number) => `${most} by one of them is too many.`,
    secondOf: (name: string) => `${name}, second`,
    attacks: (name: string) => `The commander of ${name} attacks`,
    secondAttacks: (name: string) => `The second commander of ${name} attacks`,
    done: 'Done',
    dealt: (n: number, most: number) => `${n} of ${most} commander damage`,
  },

  keypad: { infinite: 'Infinite' },

  /** What is said aloud and seen by nobody. */
  said: {
    undone: (line: string) => `Undone: ${line}`,
    redone: (line: string) => `Done again: ${line}`,
  },

  designations: {
    title: 'Designations',
    names: { monarch: 'Monarch', initiative: 'Initiative', blessing: 'City’s blessing' },
    time: 'Day and night',
    times: { none: 'Neither', day: 'Day', night: 'Night' },
    timeNow: { day: 'It is day', night: 'It is night' },
  },

  dice: {
    title: 'Dice, coin, lot',
    menuNote: 'Any die, several at once, a random player or opponent',
    nothing: 'Nothing rolled yet',
    sides: 'Sides',
    die: (sides: string) => `d${sides}`,
    other: 'Other',
    howMany: 'How many',
    roll: 'Roll the dice',
    coin: 'Flip a coin',
    player: 'Draw a player',
    opponent: (name: string) => `Draw an opponent of ${name}`,
  },

  leaving: {
    ask: 'Out?',
    label: (name: string, why: string) => `Out? ${why}: ${name}`,
    stays: (name: string) => `${name} stays in the game`,
    why: {
      noLife: 'no life',
      poison: 'poison',
      commanderDamage: 'commander',
    },
    library: 'Empty library',
    libraryAsk: (name: string) => `${name} had to draw from an empty library and is out?`,
    leave: 'Out',
    cannotLose: (name: string) => `An effect that lasts keeps ${name} from losing.`,
  },

  /** Of a player who has left. */
  gone: {
    turn: (turn: number) => `Turn ${turn}`,
    totals: 'At the end',
    takeBack: 'Take it back',
    ask: (n: number) => `This also takes back what was done since, steps: ${n}. Do it?`,
  },

  inherent: {
    monarch: 'The monarch draws a card.',
    initiative: 'Whoever has the initiative ventures into Undercity.',
    rad: (n: number) => `Mill ${n}. For each nonland card milled this way lose 1 life and one rad counter.`,
    time: {
      day: 'Night comes if nobody whose turn has just ended cast a spell in it.',
      night: 'Day comes if a player whose turn has just ended cast two spells or more in it.',
    },
  },
};
