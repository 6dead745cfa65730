/** Entering a roll of the planar die; other dice and the coin. */
export const enDie = {
  enterRoll: {
    who: 'Who rolled?',
    title: 'What did you roll?',
    /** By the number of chaos faces. */
    six: {
      1: 'On a six-sided die, 1 is chaos and 6 is planeswalk',
      2: 'On a six-sided die, 1 and 2 are chaos and 6 is planeswalk',
    },
    number: (n: number) => `${n} on a six-sided die`,
    forEffect: 'Roll for an effect (next roll costs the same)',
    paid: (mana: number) => `Normal roll ${mana === 0 ? '(free)' : `(${mana} mana)`}`,
  },

  faces: { blank: 'Blank', chaos: 'Chaos', planeswalk: 'Planeswalk' },
  skipAnimation: 'Skip animation',

  dice: {
    title: 'Dice and coin',
    nothing: 'Nothing rolled yet',
    sides: 'Sides',
    die: (sides: string) => `d${sides}`,
    other: 'Other',
    howMany: 'Number of dice',
    roll: 'Roll dice',
    keep: (face: string) => `Keep ${face}`,
    coin: 'Flip a coin',
    coinWithLastResult: (flips: number, isHeads: boolean) =>
      `Flip a coin (flip ${flips}: ${isHeads ? 'heads' : 'tails'})`,
    player: 'Random player',
    opponent: (name: string) => `Random opponent of ${name}`,
  },
};
