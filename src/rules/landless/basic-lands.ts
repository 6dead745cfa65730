/** Basic lands, which any list may contain and which need no card data. */
import { knownCardFromNote } from './card-note';
import type { KnownCard } from './known-card';
import { type BasicLandType, basicLandTypes } from './land';
import { nameKey } from './name-key';

const basicLandNames = [
  ['Plains', 'Равнина'],
  ['Island', 'Остров'],
  ['Swamp', 'Болото'],
  ['Mountain', 'Гора'],
  ['Forest', 'Лес'],
  ['Wastes', 'Пустоши'],
  ['Snow-Covered Plains', 'Заснеженная Равнина'],
  ['Snow-Covered Island', 'Заснеженный Остров'],
  ['Snow-Covered Swamp', 'Заснеженное Болото'],
  ['Snow-Covered Mountain', 'Заснеженная Гора'],
  ['Snow-Covered Forest', 'Заснеженный Лес'],
] as const;

const basicLandsByKey: ReadonlyMap<string, KnownCard> = new Map(
  basicLandNames.flatMap(([name, russianName]) => {
    const basicLand = { ...knownCardFromNote(name, { manaCost: '', types: ['land'] }), russianName };
    return [name, russianName].map((listName) => [nameKey(listName), basicLand] as const);
  }),
);

export function basicLandNamed(name: string): KnownCard | undefined {
  return basicLandsByKey.get(nameKey(name));
}

/** Returns the land type of the basic land with this name; Wastes have none. */
export function basicTypeNamed(name: string): BasicLandType | 'wastes' | undefined {
  const englishName = basicLandNamed(name)?.name.toLowerCase();
  if (englishName === undefined) return undefined;
  return basicLandTypes.find((type) => englishName.endsWith(type)) ?? 'wastes';
}
