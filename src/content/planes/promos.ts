import type { PrintedCardFacts } from './planar-card-facts';

/** Six promotional planes of 2009 to 2012. */
export const promos: readonly PrintedCardFacts[] = [
  {
    id: 'tazeem',
    kind: 'plane',
    name: { en: 'Tazeem', ru: 'Тазим' },
    planarType: 'zendikar',
    printings: [
      { set: 'PHOP', number: null },
      { set: 'PDCI', number: '41' },
      { set: 'OPCA', number: '78' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures can’t block.',
          ru: 'Существа не могут блокировать.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Draw a card for each land you control.',
          ru: 'Возьмите по одной карте за каждую землю под вашим контролем.',
        },
      },
    ],
  },
  {
    id: 'celestine-reef',
    kind: 'plane',
    name: { en: 'Celestine Reef', ru: 'Целестиновый риф' },
    planarType: 'luvion',
    printings: [
      { set: 'PDCI', number: '42' },
      { set: 'OPCA', number: '17' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Creatures without flying or islandwalk can’t attack.',
          ru: 'Существа, не имеющие ни Полёта, ни Знания Островов, не могут атаковать.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Until a player planeswalks, you can’t lose the game and your opponents can’t win the game.',
          ru: 'Пока какой-либо игрок не совершит переход, вы не можете проиграть партию, а ваши оппоненты не могут её выиграть.',
        },
        acts: [{ kind: 'ongoingEffect', does: 'cannotLose', who: 'controller', ends: 'planeswalk' }],
      },
    ],
  },
  {
    id: 'horizon-boughs',
    kind: 'plane',
    name: { en: 'Horizon Boughs', ru: 'Ветви горизонта' },
    planarType: 'pyrulea',
    printings: [
      { set: 'PDCI', number: '43' },
      { set: 'OPCA', number: '37' },
    ],
    abilities: [
      {
        when: ['static', 'untap'],
        text: {
          en: 'All permanents untap during each player’s untap step.',
          ru: 'Все перманенты разворачиваются во время шага разворота каждого игрока.',
        },
        reminder: { en: 'all permanents untap', ru: 'разворачиваются все перманенты' },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may search your library for up to three basic land cards, put them onto the battlefield tapped, then shuffle.',
          ru: 'Вы можете найти в вашей библиотеке не более трёх карт базовых земель, положить их на поле битвы повёрнутыми, затем перетасовать библиотеку.',
        },
      },
    ],
  },
  {
    id: 'mirrored-depths',
    kind: 'plane',
    name: { en: 'Mirrored Depths', ru: 'Зеркальные глубины' },
    planarType: 'karsus',
    printings: [
      { set: 'PDCI', number: '44' },
      { set: 'OPCA', number: '51' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player casts a spell, that player flips a coin. If they lose the flip, counter that spell.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, он подбрасывает монету. Если он проигрывает бросок, отмените это заклинание.',
        },
        extra: 'coin',
      },
      {
        when: ['chaos'],
        text: {
          en: 'Target player reveals the top card of their library. If it’s a nonland card, you may cast it without paying its mana cost.',
          ru: 'Целевой игрок показывает верхнюю карту своей библиотеки. Если это карта, не являющаяся землёй, вы можете разыграть её без уплаты её мана-стоимости.',
        },
      },
    ],
  },
  {
    id: 'tember-city',
    kind: 'plane',
    name: { en: 'Tember City', ru: 'Город Тембер' },
    planarType: 'kinshala',
    printings: [
      { set: 'PDCI', number: '45' },
      { set: 'OPCA', number: '79' },
    ],
    abilities: [
      {
        when: ['trigger'],
        text: {
          en: 'Whenever a player taps a land for mana, this plane deals 1 damage to that player.',
          ru: 'Каждый раз, когда игрок поворачивает землю для получения маны, это измерение наносит ему 1 повреждение.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each other player sacrifices a nonland permanent of their choice.',
          ru: 'Каждый другой игрок жертвует не являющийся землёй перманент по своему выбору.',
        },
      },
    ],
  },
  {
    id: 'stairs-to-infinity',
    kind: 'plane',
    name: { en: 'Stairs to Infinity', ru: 'Лестница в бесконечность' },
    planarType: 'xerex',
    printings: [
      { set: 'PHOP', number: 'P1' },
      { set: 'OPCA', number: '73' },
    ],
    abilities: [
      {
        when: ['static'],
        text: {
          en: 'Players have no maximum hand size.',
          ru: 'Максимальный размер руки игроков не ограничен.',
        },
      },
      {
        when: ['roll'],
        text: {
          en: 'Draw a card.',
          ru: 'Возьмите карту.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Reveal the top card of your planar deck. You may put it on the bottom of your planar deck.',
          ru: 'Покажите верхнюю карту вашей колоды измерений. Вы можете положить её в низ вашей колоды измерений.',
        },
        acts: [
          {
            kind: 'takeCards',
            operation: {
              take: { kind: 'cards', count: 1 },
              shown: 'all',
              planes: ['top', 'bottom'],
              others: ['top', 'bottom'],
              chosen: null,
              bottom: 'anyOrder',
              chaos: false,
            },
          },
        ],
      },
    ],
  },
];
