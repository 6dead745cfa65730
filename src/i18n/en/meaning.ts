/** The words of "What does this mean?": the die, the plane, and what waits, each beside the rule that answers it. */
export const enMeaning = {
  meaning: {
    title: 'What does this mean?',
    menuItem: 'Plane and die explained',
    holdWord: 'Or hold a word on the card.',
    now: 'Now',
    rolled: { blank: 'Rolled: blank', chaos: 'Rolled: chaos', planeswalk: 'Rolled: planeswalk' },
    die: 'The planar die',
    faces: {
      blank: 'Nothing happens, unless a card or house rule says otherwise.',
      chaos: 'The chaos ability of every face-up plane triggers.',
      planeswalk:
        'Players may respond. Then you planeswalk: to the next card of the planar deck or, on the Eternities Map, to a neighboring place you choose.',
    },
    nextRoll: (mana: number) => `Next roll: ${mana === 0 ? 'free' : `${mana} mana`}`,
    nextRollNote:
      'Once your free rolls are used up, each roll you choose to make this turn costs {1} more than the last.',
    waits: {
      planeswalking:
        'A planeswalking ability is on the stack. If no one responds, it resolves. If it was countered, tap “Stay.”',
      chaos: 'Chaos ensues: chaos abilities trigger.',
      encounter: 'A phenomenon is encountered. Follow its text, then planeswalk.',
      threshold: 'Enough counters: its planeswalk ability is waiting.',
      unknown: 'This version of the app doesn’t know the waiting ability. Resolve it by hand.',
    },
    countered: 'The ability didn’t resolve, so what it says doesn’t happen.',
    severalDice: 'Several dice were rolled. One counts; the rest are ignored.',
    faceUpKind: { plane: 'Face-up plane', phenomenon: 'Phenomenon' },
    faceUpKindNote: {
      plane: 'Its abilities work while it’s face up, on every player’s turn.',
      phenomenon: 'Its ability triggers once, when you encounter it. Then you planeswalk.',
    },
    whoIsYou: (name: string) => `“You” is ${name}`,
    whoIsYouNote: 'On planar cards, “you” means the planar controller; in Two-Headed Giant, both heads.',
    leftToPlayers: 'Left to the players',
    leftToPlayersNote: 'Mana, phases, priority, and permanents: the app doesn’t track them.',
    cheatSheet: 'Planechase cheat sheet',
    dieCheatSheet: 'Planar die cheat sheet',
  },
};
