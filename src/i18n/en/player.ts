/** The sheet of a player: poison, other counters, commanders, designations. */
export const enPlayer = {
  seatSheet: {
    life: 'Life',
    poison: 'Poison',
    lessPoison: 'Remove a poison counter',
    poisonOf: (n: number) => `${n} poison`,
    concedeAsk: (name: string) => `Does ${name} concede?`,
    digits: 'Keypad',
    erase: 'Delete',
  },

  tapHint: 'Tap ±1 · Hold ±10',

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

  designations: {
    title: 'Designations',
    names: { monarch: 'Monarch', initiative: 'Initiative', blessing: 'City’s blessing' },
    time: 'Day and night',
    times: { none: 'Neither', day: 'Day', night: 'Night' },
    timeNow: { day: 'It is day', night: 'It is night' },
  },
};
