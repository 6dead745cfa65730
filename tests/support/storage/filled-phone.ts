/** A phone with data of every kind that a backup contains. */

import { customCard } from '../cards/custom-cards';
import { newPicture } from '../pictures/pictures';
import type { PhoneStorage } from './phone-storage';

export const deck = (id: string, name: string, touchedAt = 1) => ({
  id,
  name,
  cards: ['bant', 'naya'],
  touchedAt,
});

const knownCard = (name: string) => ({
  key: name.toLowerCase(),
  keys: [name.toLowerCase()],
  card: {
    name,
    russianName: null,
    manaCost: '{R}',
    rarity: 'common' as const,
    card: {
      indicator: [],
      colorAbility: 'none' as const,
      types: ['instant' as const],
      layout: 'normal' as const,
      wasPlayedAsLand: false,
    },
  },
});

/** Fills a phone with data of every kind. */
export async function fillPhone(phone: PhoneStorage): Promise<void> {
  await phone.saveGameWithSteps('old game', 5, { touchedAt: 100 });
  await phone.saveGameWithSteps('new game', 30, {
    touchedAt: 200,
    seats: [
      { name: 'Юля 𝔄', color: 0 },
      { name: '', color: 1 },
      { name: 'あ', color: 2 },
    ],
  });
  await phone.decks.put(deck('a deck', 'Пятница'));
  await phone.customCards.put(customCard());
  await phone.database.settings.put({ key: 'settings', value: { theme: 'dark', regulars: [] } });
  await phone.database.settings.put({ key: 'landList', value: '4 Shock' });
  await phone.database.damaged.add({ game: { id: 7 }, steps: [] });
  await phone.pictures.put(newPicture('bant', [1, 2, 3]));
  const scryfall = newPicture('naya', [4, 5]);
  await phone.pictures.put({ ...scryfall, facts: { ...scryfall.facts, origin: 'scryfall' } });
  await phone.cardIndex.add([knownCard('Shock'), knownCard('Bolt')], (_, later) => later);
}
