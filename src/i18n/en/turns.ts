/** Whose turn it is, simultaneous turns, and the end of the game. */
export const enTurns = {
  turnStatus: {
    noActivePlayer: (name: string) => `${name} left the game. The turn continues without an active player.`,
    waits: (name: string, playerBefore: string) =>
      `${name}’s turn begins once ${playerBefore}’s turn is over.`,
    winner: (name: string, isTeam = false) => `${name} ${isTeam ? 'win' : 'wins'}`,
    rematch: 'Play again',
    rematchBegun: (first: string) => `New game. First turn: ${first}.`,
    backToPreviousGame: 'Back to the earlier game',
    backToTable: 'Back to the table',
  },

  concurrentTurns: {
    turnsAtOnce: 'Simultaneous turns',
    toDo: 'action needed',
    lastTurn: 'last turn',
  },
};
