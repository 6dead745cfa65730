import type { enTurns } from '../en/turns';

export const ruTurns: typeof enTurns = {
  turnStatus: {
    noActivePlayer: (name) => `${name} вне игры. Ход продолжается без активного игрока.`,
    waits: (name, playerBefore) => `${name} ждёт: ходит ${playerBefore}.`,
    winner: (name, isTeam = false) => `${isTeam ? 'Победители' : 'Победитель'}: ${name}`,
    rematch: 'Ещё раз',
    rematchBegun: (first) => `Новая партия. Первый ход: ${first}.`,
    backToPreviousGame: 'К прежней партии',
    backToTable: 'К столу',
  },

  concurrentTurns: {
    turnsAtOnce: 'Одновременные ходы',
    toDo: 'нужны действия',
    lastTurn: 'последний ход',
  },
};
