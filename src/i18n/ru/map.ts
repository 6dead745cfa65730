import type { enMap } from '../en/map';
import { planes } from './counts';

export const ruMap: typeof enMap = {
  map: {
    title: 'Карта Вечности',
    chooseDestination: (name) => `${name}: выберите, куда перейти.`,
    hint: 'Нажмите на соседнее измерение, чтобы прочитать его, или на угол, чтобы перейти туда наугад.',
    youAreHere: 'Вы здесь',
    inBetween: 'На пути сюда',
    unknown: 'Неизвестно',
    unseen: 'Здесь пока нет карты',
    edge: 'Край Карты',
    hellride: 'Наугад',
    hellrideNote: 'Открывается верхняя карта колоды измерений. Если это феномен, сначала вы встретите его.',
    recenter: 'К вашему измерению',
    planeswalkTo: (plane) => `Переход: ${plane}`,
    rideTo: (direction) => `Наугад ${direction}`,
    onMap: (n) => `Открыто вокруг: ${planes(n)}`,
    leavingNote:
      'Покинутые измерения остаются на Карте. На Карте без границ слишком далёкие возвращаются в колоду.',
    directions: {
      north: 'на север',
      northEast: 'на северо-восток',
      east: 'на восток',
      southEast: 'на юго-восток',
      south: 'на юг',
      southWest: 'на юго-запад',
      west: 'на запад',
      northWest: 'на северо-запад',
    },
  },
};
