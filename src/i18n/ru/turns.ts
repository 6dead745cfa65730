import type { TurnsWords } from '../en';

export const ruTurns: TurnsWords = {
  turnStatus: {
    noActivePlayer: (name) => `${name} вне игры. Ход продолжается без активного игрока.`,
    waits: (name, behind) => `${name} ждёт: ходит ${behind}.`,
    winner: (name, isTeam = false) => `${isTeam ? 'Победители' : 'Победитель'}: ${name}`,
    again: 'Ещё раз',
    backToTable: 'К столу',
  },

  concurrentTurns: {
    turnsAtOnce: 'Одновременные ходы',
    toDo: 'нужны действия',
    lastTurn: 'последний ход',
  },
};
