import type { enPlayer } from '../en/player';

export const ruPlayer: typeof enPlayer = {
  seatSheet: {
    life: 'Жизни',
    poison: 'Яд',
    morePoison: 'Добавить жетон яда',
    lessPoison: 'Убрать жетон яда',
    poisonOf: (n) => `Яд: ${n}`,
    concede: 'Сдаться',
    concedeQuestion: (name) => `${name} сдаётся?`,
    set: 'Задать',
    digits: 'Цифры',
    erase: 'Стереть',
  },

  tapHint: 'Нажать:\u00a0±1 · держать:\u00a0±10',

  playerCounters: {
    names: {
      energy: 'Энергия',
      experience: 'Опыт',
      rad: 'Радиация',
      treasure: 'Клады',
      storm: 'Счётчик шторма',
      ring: 'Искушения Кольцом',
      speed: 'Скорость',
    },
    title: 'Другие счётчики',
    stormNote: 'До конца хода',
    ringNote: (abilities) => `Способности Кольца: ${abilities}`,
    speedNote: '+1, когда в ваш ход оппонент теряет жизни, но не чаще раза за ход',
    maxSpeed: 'Максимальная скорость',
    other: 'Свой счётчик',
    add: 'Добавить',
    removeCounter: (counterName) => `Убрать счётчик: ${counterName}`,
    badge: (counterName, n) => `${counterName}: ${n}`,
  },

  commander: {
    title: 'Командир',
    second: 'Второй командир',
    cast: 'Розыгрыши из зоны командования',
    castSecond: 'Второй командир: розыгрыши',
    tax: (mana) => `Налог на командира: ${mana}\u00a0маны`,
    attack: 'Атакует мой командир',
    attackSecond: 'Атакует мой второй командир',
    withInfect: 'с\u00a0Инфекцией',
    attackHint:
      'Затем нажмите «−» или кнопку атаки на панели того, кого он ударил. Повреждения отнимают жизни, а с Инфекцией добавляют жетоны яда.',
    add: 'Добавить второго командира',
    remove: 'Убрать второго командира',
    damage: 'Повреждения от командиров',
    damageHint: (limit) => `${limit} от одного командира — поражение.`,
    secondOf: (name) => `${name}, второй командир`,
    attacks: (name) => `${name}: атака командиром`,
    secondAttacks: (name) => `${name}: атака вторым командиром`,
    whoWasHit: 'Кого он ударил?',
    damageTo: (name) => `Повреждения: ${name}`,
    playerHit: 'Кому',
    howMuch: 'Сколько повреждений',
    damageDealt: (n, limit) => `Повреждения от командира: ${n} из ${limit}`,
  },

  designations: {
    title: 'Звания',
    names: { monarch: 'Монарх', initiative: 'Инициатива', blessing: 'Благословение города' },
    time: 'День и ночь',
    times: { none: 'Ни то ни другое', day: 'День', night: 'Ночь' },
    timeNow: { day: 'Сейчас день', night: 'Сейчас ночь' },
  },
};
