/** The words of "What does this mean?": the die, the plane, and what waits, each beside the rule that answers it. */
export const enMeaning = {
  meaning: {
    title: 'What does this mean?',
    now: 'Now',
    rolled: { blank: 'Rolled: blank', chaos: 'Rolled: chaos', planeswalk: 'Rolled: planeswalk' },
    die: 'The planar die',
    faces: {
      blank: 'Nothing happens.',
      chaos: 'The {CHAOS} ability of every face-up plane triggers.',
      planeswalk: 'Everybody may respond; then you go to the next planar card.',
    },
    nextRoll: (mana: number) => (mana === 0 ? 'The next roll is free' : `The next roll: ${mana} mana`),
    nextRollNote: 'Each roll of your turn costs one mana more than the one before.',
    waits: {
      planeswalking: 'A planeswalk is on the stack. Once nobody responds, it happens.',
      chaos: 'Chaos ensues: what stands beside {CHAOS} triggers.',
      encounter: 'A phenomenon is met: its text happens, then you move on.',
      threshold: 'The plane has counters enough: its planeswalk waits.',
    },
    dice: 'Several dice were thrown: one of them counts, the rest are ignored.',
    face: {
      plane: 'The plane in play',
      phenomenon: 'A phenomenon',
    },
    faceNote: {
      plane: 'Its text holds for the whole table, as long as it is face up.',
      phenomenon: 'It happens once. Nobody stays here.',
    },
    you: (name: string) => `“You” is ${name}`,
    youNote: 'On planar cards it is always the planar controller.',
    whole: 'Planechase in a minute',
    wholeDie: 'The whole die in a minute',
  },
};
