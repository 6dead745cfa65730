import type { PlanarCardFacts } from './planar-card-facts';

/** Six promotional planes of 2009 to 2012. */
export const promos: readonly PlanarCardFacts[] = [
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
          en: 'No creature can block.',
          ru: 'Существа не могут блокировать.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'For each land you control, draw a card.',
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
          en: "A creature can't attack unless it has flying or islandwalk.",
          ru: 'Существо не может атаковать, если не имеет ни Полёта, ни Знания Островов.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Until a player planeswalks, no opponent of yours can win the game and you can't lose it.",
          ru: 'Пока какой-либо игрок не совершит переход, вы не можете проиграть партию, а ваши оппоненты не могут её выиграть.',
        },
        acts: [{ kind: 'lasting', does: 'cannotLose', who: 'controller', ends: 'planeswalk' }],
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
        when: ['static'],
        text: {
          en: "During every player's untap step, all permanents untap, no matter who controls them.",
          ru: 'Во время шага разворота каждого игрока разворачиваются все перманенты, под чьим бы контролем они ни находились.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'You may search your library, put up to three basic land cards from it onto the battlefield tapped, and then shuffle.',
          ru: 'Вы можете найти в вашей библиотеке не более трёх карт базовых земель, положить их на поле битвы повёрнутыми, а затем перетасовать библиотеку.',
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
          en: 'Each time a player casts a spell, they flip a coin. If they lose the flip, counter that spell.',
          ru: 'Каждый раз, когда игрок разыгрывает заклинание, он подбрасывает монету. Если он проигрывает бросок, отмените то заклинание.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: "Target player reveals their library's top card. If that's a nonland card, you may cast the card without paying its mana cost.",
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
          en: 'Each time a player taps a land for mana, this plane deals 1 damage to that player.',
          ru: 'Каждый раз, когда игрок поворачивает землю для получения маны, это измерение наносит 1 повреждение тому игроку.',
        },
      },
      {
        when: ['chaos'],
        text: {
          en: 'Each player other than you sacrifices a nonland permanent of their choice.',
          ru: 'Каждый другой игрок жертвует один не являющийся землёй перманент по своему выбору.',
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
          en: 'No player has a maximum hand size.',
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
          en: "Reveal your planar deck's top card. You may put that card on the bottom of your planar deck.",
          ru: 'Покажите верхнюю карту вашей колоды измерений. Вы можете положить эту карту в низ вашей колоды измерений.',
        },
        acts: [
          {
            kind: 'planarOperation',
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
