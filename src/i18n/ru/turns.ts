import type { TurnsWords } from '../en';

export const ruTurns: TurnsWords = {
  turnStatus: {
    noActivePlayer: (name) => `${name} вне игры. Ход продолжается без активного игрока.`,
    waits: (name, behind) => `${name} ждёт: ходит ${behind}.`,
    winner: (name, isTeam = false) => `${isTeam ? 'Победители' : 'Победитель'}: ${name}`,
    summary: 'Итоги',
    rematch: 'Ещё раз',
    rematchBegun: 'Началась новая партия.',
    backToPreviousGame: 'К прежней партии',
    backToTable: 'К столу',
  },

  concurrentTurns: {
    turnsAtOnce: 'Одновременные ходы',
    toDo: 'нужны действия',
    lastTurn: 'последний ход',
  },
};
