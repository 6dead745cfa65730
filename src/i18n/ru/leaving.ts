import type { enLeaving } from '../en/leaving';
import { count } from './counts';

export const ruLeaving: typeof enLeaving = {
  leaving: {
    label: (name, reasons) => `Выбыть: ${name}. ${reasons}`,
    keepPlaying: 'Остаться',
    stays: (name) => `Остаться: ${name}`,
    staysIn: 'Остаётся в игре',
    why: {
      noLife: 'Нет жизней',
      poison: 'Яд',
      commanderDamage: '21 от командира',
    },
    emptyLibraryQuestion: (name) => `${name}: пришлось брать карту из пустой библиотеки?`,
    leave: 'Выбывает',
    out: 'Выбыть',
    areOut: (n) => `${count(n, { one: 'игрок', few: 'игрока', other: 'игроков' })} вне игры`,
    together: 'Выбывают вместе',
    togetherNote: 'Несколько игроков проигрывают одновременно',
    togetherHint: 'Они выбывают одновременно, прежде чем произойдёт что-либо ещё.',
    otherwise: 'Причина для остальных',
    undetected: {
      emptyLibrary: 'Библиотека кончилась',
      conceded: 'Сдаются',
      team: 'Вместе с командой',
    },
    draw: 'Тогда проигрывают все, и это ничья. Снимите отметку с тех, кто остаётся, или начните новую партию.',
    cannotLose: (name) => `${name}: проиграть нельзя (действует эффект).`,
  },

  departed: {
    outOfGame: 'Вне игры',
    fromCommander: (damage, name) => `${damage} от командира: ${name}`,
    conceded: 'Сдача',
    turn: (turn) => `Ход ${turn}`,
    totals: 'Итог',
    takeBack: 'Вернуть в партию',
    ask: (n) => `Отменится и всё, что было потом (действий: ${n}). Вернуть игрока?`,
  },

  ending: {
    title: 'Закончить партию',
    menuNote: 'Назвать победителя или посмотреть итоги',
    ask: 'Кто победил?',
    hint: 'Остальные сдаются. Это можно отменить.',
    summary: 'Показать итоги, не заканчивая',
  },
};
