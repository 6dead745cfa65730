import { cards, count } from './counts';

const counters = (n: number) => count(n, { one: 'counter', other: 'counters' });

/** Reminders, what the app carries out for an ability, and announcements. */
export const enRemindersAndAnnouncements = {
  reminders: {
    title: 'Reminders',
    dismiss: 'Dismiss reminders',
    more: (n: number) => `+${n} more`,
    abilityNow: (when: string, abilityText: string) => `${when}: ${abilityText}`,
    skippedChaos: (card: string) => `Chaos skipped: ${card}.`,
    playerAndCard: (name: string, card: string, what?: string) =>
      what ? `${what} (${name}, ${card})` : `${name} (${card})`,
    leavingCard: (card: string, name: string, what?: string, counterCount?: number) =>
      `Leaving ${card}${counterCount === undefined ? '' : ` (${counters(counterCount)})`}: ${what ? `${what} (${name})` : name}`,
    inherent: {
      monarch: (name: string) => `${name} draws (monarch)`,
      initiative: (name: string) => `${name} ventures into Undercity (initiative)`,
      rad: (name: string, n: number) => `${name} mills ${count(n, { one: 'card', other: 'cards' })} (rad)`,
      dayOrNight: (name: string) => `${name}: day/night check`,
      speed: (name: string, n: number) => `${name}’s speed increases to ${n}`,
    },
    speedUp: 'Speed +1',
    done: 'Done',
    doneWith: (card: string) => `Done: ${card}`,
    countersWhenLeft: (n: number) => `had ${counters(n)} when you left`,
  },

  inherent: {
    monarch: 'The monarch draws a card.',
    initiative: 'The player with the initiative ventures into Undercity.',
    rad: (n: number) =>
      `Mill ${cards(n)}. For each nonland card milled this way, lose 1 life and remove one rad counter.`,
    speed: (n: number) => `An opponent lost life on this player’s turn: speed becomes ${n}. Once per turn.`,
    dayOrNight: {
      day: 'It becomes night if the player whose turn just ended cast no spells during it.',
      night: 'It becomes day if the player whose turn just ended cast two or more spells during it.',
    },
  },

  carryOut: {
    reverseTurnOrder: 'Reverse turn order',
    addExtraTurn: 'Extra turn',
    endTurn: 'End the turn',
    addBeginningPhase: 'Additional beginning phase',
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
    resetCasts: 'Reset commander tax',
    startEngines: 'Start all engines',
    treasures: (n: number) => `Highest speed: ${n} Treasures`,
    opponentLosesLife: 'Opponent loses life',
    perCounter: {
      redMana: (n: number) => `Add ${n} red mana`,
      cards: (n: number) => `Draw ${count(n, { one: 'card', other: 'cards' })}`,
    },
    swapChosenOptions: 'Switch everyone’s choice',
    ongoingEffect: 'Add reminder',
  },

  /** Announced to screen readers only. */
  announcements: {
    undone: (line: string) => `Undone: ${line}`,
    redone: (line: string) => `Redone: ${line}`,
  },
};
