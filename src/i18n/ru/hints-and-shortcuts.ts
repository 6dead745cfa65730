import type { enHintsAndShortcuts } from '../en/hints-and-shortcuts';

export const ruHintsAndShortcuts: typeof enHintsAndShortcuts = {
  hints: {
    die: 'Бросьте кубик: первый раз за ход бесплатно.',
    nextTurn: 'Ход окончен? Нажмите «След.\u00a0ход».',
    undo: 'Отменить можно всё, до самого начала партии.',
    swipe: 'Смахните вбок, чтобы увидеть жизни.',
    gotIt: 'Понятно',
  },

  shortcuts: {
    title: 'Горячие клавиши',
    actions: {
      mainAction: 'Бросить кубик измерений или выполнить следующее действие',
      nextTurn: 'Следующий ход',
      flip: 'Измерение или жизни',
      showShortcuts: 'Этот список',
    },
    arrows: 'Стрелки',
    life: 'На игроке: жизни ±1',
    singleKeys: 'Буквенные клавиши',
  },
};
