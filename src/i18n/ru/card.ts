import type { enCard } from '../en/card';

export const ruCard: typeof enCard = {
  when: {
    static: 'Всегда',
    trigger: 'Срабатывание',
    roll: 'Каждый бросок',
    blank: 'Пустая грань',
    activated: 'Активируемая',
    arrive: 'Прибытие',
    leave: 'Уход',
    encounter: 'Встреча',
    chaos: 'Хаос',
    untap: 'Разворот',
    upkeep: 'Поддержка',
    draw: 'Взятие карты',
    firstMain: 'Первая главная фаза',
    combat: 'Начало боя',
    endOfCombat: 'Конец боя',
    secondMain: 'Вторая главная фаза',
    endStep: 'Заключительный шаг',
  },

  kinds: { plane: 'Измерение', phenomenon: 'Феномен' },

  ownerOf: (name) => `Владелец: ${name}`,

  readAloud: 'Прочитать вслух',

  stopReading: 'Остановить чтение',

  unknownCard: 'Неизвестная карта',

  unknownCardNote: 'Эта версия приложения не знает этой карты. Играйте по печатному тексту.',
};
