/** Basic lands, which any list may contain and which need no card data. */
import { knownFromNote } from './card-note';
import type { KnownCard } from './known-card';
import { type BasicLandType, basicLandTypes } from './land';
import { nameKey } from './name-key';

const landNames = [
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

const byKey: ReadonlyMap<string, KnownCard> = new Map(
  landNames.flatMap(([name, russianName]) => {
    const known = { ...knownFromNote(name, { manaCost: '', types: ['land'] }), russianName };
    return [name, russianName].map((listName) => [nameKey(listName), known] as const);
  }),
);

export function basicLandNamed(name: string): KnownCard | undefined {
  return byKey.get(nameKey(name));
}

/** Returns the land type of the basic land with this name; Wastes have none. */
export function basicTypeNamed(name: string): BasicLandType | 'wastes' | undefined {
  const english = basicLandNamed(name)?.name.toLowerCase();
  if (english === undefined) return undefined;
  return basicLandTypes.find((type) => english.endsWith(type)) ?? 'wastes';
}
