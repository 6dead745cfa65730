import { count } from './en-counts';

/** The words of what lasts, what a card remembers, and what the app carries out or reminds of. */
export const enLasting = {
  carryOut: {
    reverseTurnOrder: 'Reverse the turn order',
    extraTurn: 'Extra turn',
    endTurn: 'End the turn',
    repeatUpkeep: 'Another upkeep',
    counters: (n: number) =>
      `${n < 0 ? '−' : '+'}${count(Math.abs(n), { one: 'counter', other: 'counters' })}`,
    clearCounters: 'Remove all counters',
    gain: (n: number) => `Gain ${n}`,
    lose: (n: number) => `Lose ${n}`,
    everyoneGains: (n: number) => `Everyone gains ${n}`,
    everyoneLoses: (n: number) => `Everyone loses ${n}`,
    life: 'Change life',
    setLife: (n: number) => `Set one life total to ${n}`,
    exchangeLife: 'Exchange life totals',
    redistributeLife: 'Redistribute life totals',
    swapMarks: 'Everyone switches sides',
    lasting: 'Keep as a reminder',
  },

  effects: {
    title: 'What lasts',
    none: 'Nothing lasts at the moment.',
    does: {
      remind: 'Reminder',
      blankIsChaos: 'Blank means chaos',
      walkIsChaos: 'A planeswalk roll is chaos instead',
      extraDie: 'Rolls an extra die, ignores one',
      lookFirst: 'Looks at two cards before planeswalking',
      cannotLose: 'Cannot lose, opponents cannot win',
    },
    ends: {
      planeswalk: 'until a player planeswalks',
      leavingAPlane: 'until a player leaves a plane',
      turnOf: (name: string) => `until ${name}’s next turn`,
      never: 'for the rest of the game',
    },
    concerning: (name: string, effect: string) => `${name}: ${effect}`,
    end: (effect: string) => `End: ${effect}`,
    add: 'Add by hand',
    what: 'What',
    note: 'In a few words',
    noteMissing: 'Write what to remember.',
    whom: 'Whom it concerns',
    everybody: 'Everybody',
    howLong: 'How long',
    nextTurn: 'Until that player’s next turn',
    begin: 'Add',
  },

  lives: {
    title: 'Several life totals',
    menuNote: 'Everyone at once, exchange, redistribute',
    kinds: { everyone: 'Everyone', exchanged: 'Exchange', redistributed: 'Redistribute' },
    what: 'What happens',
    everyoneHint: 'Untick whoever is not affected.',
    exchangeHint: 'Choose two players.',
    redistributeHint: 'The arrows swap neighbouring totals.',
    earlier: (name: string) => `${name}: take the total above`,
    later: (name: string) => `${name}: take the total below`,
    becomes: (from: string, to: string) => `${from} → ${to}`,
    one: 'One life',
    apply: 'Apply',
  },

  counters: {
    title: 'Counters',
    more: (what: string) => `${what}: one more`,
    fewer: (what: string) => `${what}: one fewer`,
    menu: 'A counter on the plane',
    menuNote: 'Shown on the card, gone when it is left',
  },

  marks: {
    label: 'Who has chosen what',
    of: (name: string) => `Choice of ${name}`,
    nothing: 'Nothing yet',
  },

  reminders: {
    title: 'Reminders',
    dismiss: 'Dismiss the reminders',
    now: (name: string, when: string) => `${name}: ${when}`,
    open: 'What applies now',
    left: (n: number) => `${count(n, { one: 'counter', other: 'counters' })} on it when it was left`,
  },
};
