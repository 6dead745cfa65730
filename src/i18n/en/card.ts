/** The words on and about a card. */
export const enCard = {
  when: {
    static: 'Always',
    trigger: 'Trigger',
    roll: 'Each roll',
    blank: 'Blank roll',
    activated: 'Activated',
    arrive: 'Arrive',
    leave: 'Leave',
    encounter: 'Encounter',
    chaos: 'Chaos',
    untap: 'Untap',
    upkeep: 'Upkeep',
    draw: 'Draw step',
    firstMain: 'First main',
    combat: 'Beginning of combat',
    endOfCombat: 'End of combat',
    secondMain: 'Second main',
    endStep: 'End step',
  },

  kinds: { plane: 'Plane', phenomenon: 'Phenomenon' },

  ownerOf: (name: string) => `Owner: ${name}`,

  readAloud: 'Read aloud',

  stopReading: 'Stop reading',

  unknownCard: 'Unknown card',

  unknownCardNote: 'This version of the app doesn’t know this card. Use its printed text.',
};
