/** Losing, leaving the game, coming back, and ending the game. */
export const enLeaving = {
  leaving: {
    label: (name: string, reasons: string, isTeam = false) =>
      `${name} ${isTeam ? 'are' : 'is'} out: ${reasons.toLowerCase()}`,
    keepPlaying: 'Still in',
    stays: (name: string) => `Still in: ${name}`,
    staysIn: 'Still in the game',
    why: {
      noLife: 'No life left',
      poison: 'Poison',
      commanderDamage: 'Commander damage',
    },
    emptyLibraryQuestion: (name: string) => `Did ${name} draw from an empty library?`,
    leave: 'Eliminate',
    out: 'Out',
    areOut: (n: number) => (n === 1 ? '1 player is out' : `${n} players are out`),
    together: 'Players losing together',
    togetherNote: 'Several players lose at the same time',
    togetherHint: 'They leave the game together, before anything else happens.',
    otherwise: 'Reason for the others',
    undetected: { emptyLibrary: 'Drew from an empty library', conceded: 'Conceded', team: 'With the team' },
    draw: 'If everyone loses, the game is a draw. Uncheck anyone who stays, or start a new game.',
    cannotLose: (name: string) => `${name} can’t lose the game (ongoing effect).`,
  },

  /** About a player who has left. */
  departed: {
    outOfGame: 'Out',
    fromCommander: (damage: number, name: string) => `${damage} from ${name}’s commander`,
    conceded: 'Conceded',
    turn: (turn: number) => `Turn ${turn}`,
    totals: 'Final totals',
    takeBack: 'Bring back',
    ask: (n: number) =>
      `Bringing the player back also undoes everything since then (${n === 1 ? '1 step' : `${n} steps`}). Continue?`,
  },

  ending: {
    title: 'End game',
    menuNote: 'Name the winner, or see the summary',
    ask: 'Who won?',
    hint: 'Everyone else concedes. You can undo this.',
    summary: 'Show summary without ending',
  },
};
