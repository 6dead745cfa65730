import { count } from './counts';

/** The words of what lasts, what a card remembers, and what the app carries out or reminds of. */
export const enLasting = {
  carryOut: {
    reverseTurnOrder: 'Reverse turn order',
    extraTurn: 'Extra turn',
    endTurn: 'End the turn',
    repeatUpkeep: 'Additional upkeep',
    counters: (n: number) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: 'counter', other: 'counters' })}`,
    clearCounters: 'Remove all counters',
    gain: (n: number) => `Gain ${n} life`,
    lose: (n: number) => `Lose ${n} life`,
    everyoneGains: (n: number) => `Everyone gains ${n} life`,
    everyoneLoses: (n: number) => `Everyone loses ${n} life`,
    opponentsGain: (n: number) => `Opponents gain ${n} life`,
    opponentsLose: (n: number) => `Opponents lose ${n} life`,
    cannotSacrifice: 'Couldn’t sacrifice: planeswalk',
    life: 'Change life',
    setLife: (n: number) => `Set your life to ${n}`,
    exchangeLife: 'Exchange life totals',
    redistributeLife: 'Redistribute life totals',
    monarch: 'Become the monarch',
    blessing: 'Get the city’s blessing',
    swapMarks: 'Switch all sides',
    lasting: 'Add reminder',
  },

  didNotHappen: {
    planeswalking: 'Planeswalk didn’t happen',
    chaos: 'Chaos didn’t happen',
    encounter: 'Ability didn’t happen',
  },

  effects: {
    title: 'Ongoing effects',
    none: 'None.',
    does: {
      remind: 'Reminder',
      blankIsChaos: 'Blank counts as chaos',
      walkIsChaos: 'Chaos instead of planeswalking by a roll',
      everyWalkIsChaos: 'Chaos instead of planeswalking',
      extraDie: 'Rolls an extra die and ignores one',
      lookFirst: 'Looks at two cards before planeswalking',
      cannotLose: 'Can’t lose; opponents can’t win',
    },
    ends: {
      planeswalk: 'until a player planeswalks',
      leavingAPlane: 'until a player planeswalks away from a plane',
      turnOf: (name: string) => `until ${name}’s next turn`,
      never: 'for the rest of the game',
    },
    unknown: 'Unknown effect',
    unknownEnd: 'until an unknown time',
    concerning: (name: string, effect: string) => `${name}: ${effect}`,
    end: (effect: string) => `End effect: ${effect}`,
    add: 'Add manually',
    what: 'Effect',
    note: 'Description',
    noteMissing: 'Enter a description.',
    whom: 'Affects',
    everybody: 'Everyone',
    howLong: 'Duration',
    nextTurn: 'Until that player’s next turn',
    begin: 'Add',
    target: 'Choose a player',
  },

  lives: {
    title: 'Change several life totals',
    menuNote: 'Everyone at once, exchange, redistribute',
    kinds: { everyone: 'Everyone', exchanged: 'Exchange', redistributed: 'Redistribute' },
    what: 'Action',
    everyoneHint: 'Uncheck players who aren’t affected.',
    chosenHint: 'Check the players affected.',
    exchangeHint: 'Choose two players.',
    redistributeHint: 'The arrows swap adjacent totals.',
    earlier: (name: string) => `${name}: swap with the total above`,
    later: (name: string) => `${name}: swap with the total below`,
    becomes: (from: string, to: string) => `${from} → ${to}`,
    one: 'A life total',
    apply: 'Apply',
  },

  counters: {
    title: 'Counters',
    more: (what: string) => `${what}: add one`,
    fewer: (what: string) => `${what}: remove one`,
    menu: 'Plane counters',
    menuNote: 'Shown on the card, removed when it’s left',
  },

  marks: {
    label: 'Choices',
    of: (name: string) => `${name}’s choice`,
    nothing: 'None yet',
  },

  reminders: {
    title: 'Reminders',
    dismiss: 'Dismiss reminders',
    now: (when: string, what: string) => `${when}: ${what}`,
    of: (name: string, card: string) => `${name} (${card})`,
    inherent: {
      monarch: (name: string) => `${name} draws (monarch)`,
      initiative: (name: string) => `${name} ventures into Undercity (initiative)`,
      rad: (name: string, n: number) => `${name} mills ${count(n, { one: 'card', other: 'cards' })} (rad)`,
      time: (name: string) => `${name} checks day and night`,
    },
    open: 'Show current reminders',
    left: (n: number) => `had ${count(n, { one: 'counter', other: 'counters' })} when it was left`,
  },
};
