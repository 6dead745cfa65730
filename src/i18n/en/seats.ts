import { cards } from './counts';

/** The words of what players have besides life and poison. */
export const enSeats = {
  seatSheet: {
    life: 'Life',
    poison: 'Poison',
    lessPoison: 'Remove a poison counter',
    poisonOf: (n: number) => `${n} poison`,
    concedeAsk: (name: string) => `Does ${name} concede?`,
    digits: 'Keypad',
    erase: 'Delete',
  },

  counting: {
    names: {
      energy: 'Energy',
      experience: 'Experience',
      rad: 'Rad',
      treasure: 'Treasures',
      storm: 'Storm count',
      ring: 'Ring temptations',
      speed: 'Speed',
    },
    title: 'Other counters',
    stormNote: 'Until end of turn',
    ringNote: (abilities: number) => `Abilities of the Ring: ${abilities}`,
    speedNote: '+1 once on each of your turns when an opponent loses life',
    maxSpeed: 'Max speed',
    other: 'Custom counter',
    add: 'Add counter',
    drop: (what: string) => `Remove counter: ${what}`,
    badge: (what: string, n: number | string) => `${what}: ${n}`,
  },

  commander: {
    title: 'Commander',
    second: 'Second commander',
    cast: 'Times cast from the command zone',
    castSecond: 'Second commander: times cast',
    tax: (mana: number) => `Commander tax: ${mana} mana`,
    attack: 'My commander attacks',
    attackSecond: 'My second commander attacks',
    withInfect: 'with infect',
    attackHint:
      'Then tap − or the attack button on the panel of the player who was hit. Damage lowers life; with infect, it gives poison counters.',
    add: 'Add second commander',
    remove: 'Remove second commander',
    damage: 'Commander damage',
    damageHint: (most: number) => `${most} from one commander: you lose.`,
    secondOf: (name: string) => `${name} (second commander)`,
    attacks: (name: string) => `${name}’s commander is attacking`,
    secondAttacks: (name: string) => `${name}’s second commander is attacking`,
    tapHit: 'Who was hit?',
    hit: (name: string) => `Damage to ${name}`,
    whoWasHit: 'Player hit',
    howMuch: 'Amount of damage',
    done: 'Done',
    dealt: (n: number, most: number) => `Commander damage: ${n} of ${most}`,
  },

  tapHint: 'Tap ±1 · Hold ±10',

  keypad: {
    everyone: 'Starting life for everyone',
    infinite: 'Infinite',
    lose: (n: number) => `Lose ${n} life`,
    gain: (n: number) => `Gain ${n} life`,
  },

  /** Announced to screen readers only. */
  said: {
    undone: (line: string) => `Undone: ${line}`,
    redone: (line: string) => `Redone: ${line}`,
  },

  designations: {
    title: 'Designations',
    names: { monarch: 'Monarch', initiative: 'Initiative', blessing: 'City’s blessing' },
    time: 'Day and night',
    times: { none: 'Neither', day: 'Day', night: 'Night' },
    timeNow: { day: 'It is day', night: 'It is night' },
  },

  dice: {
    title: 'Dice and coin',
    nothing: 'Nothing rolled yet',
    sides: 'Sides',
    die: (sides: string) => `d${sides}`,
    other: 'Other',
    howMany: 'Number of dice',
    roll: 'Roll dice',
    coin: 'Flip a coin',
    player: 'Random player',
    opponent: (name: string) => `Random opponent of ${name}`,
  },

  leaving: {
    isOut: 'is out',
    teamIsOut: 'are out',
    label: (name: string, why: string, isTeam = false) =>
      `${name} ${isTeam ? 'are' : 'is'} out: ${why.toLowerCase()}`,
    keepPlaying: 'Still in',
    stays: (name: string) => `Still in: ${name}`,
    why: {
      noLife: 'No life left',
      poison: 'Poison',
      commanderDamage: 'Commander damage',
    },
    library: 'Empty library',
    libraryAsk: (name: string) => `Did ${name} draw from an empty library?`,
    leave: 'Eliminate',
    out: 'Out',
    areOut: (n: number) => (n === 1 ? '1 player is out' : `${n} players are out`),
    together: 'Players losing together',
    togetherNote: 'Several players lose at the same time',
    togetherHint: 'They leave the game together, before anything else happens.',
    otherwise: 'Reason for the others',
    unseen: { emptyLibrary: 'Empty library', conceded: 'Conceded', team: 'With the team' },
    draw: 'Everyone would lose: the game is a draw. Uncheck anyone who stays, or start a new game.',
    cannotLose: (name: string) => `${name} can’t lose the game (ongoing effect).`,
  },

  ending: {
    title: 'End game',
    menuNote: 'Name the winner, or stop without one',
    ask: 'Who won?',
    hint: 'Everyone else concedes. You can undo this.',
    nobody: 'No one: show summary',
  },

  /** About a player who has left. */
  gone: {
    turn: (turn: number) => `Turn ${turn}`,
    totals: 'Final totals',
    takeBack: 'Bring back',
    ask: (n: number) =>
      `Bringing the player back also undoes everything since then (${n === 1 ? '1 step' : `${n} steps`}). Continue?`,
  },

  inherent: {
    monarch: 'The monarch draws a card.',
    initiative: 'The player with the initiative ventures into Undercity.',
    rad: (n: number) =>
      `Mill ${cards(n)}. For each nonland card milled this way, lose 1 life and remove one rad counter.`,
    speed: (n: number) => `An opponent lost life on this player’s turn: speed becomes ${n}. Once per turn.`,
    time: {
      day: 'It becomes night if the player whose turn just ended cast no spells during it.',
      night: 'It becomes day if the player whose turn just ended cast two or more spells during it.',
    },
  },
};
