/** Notes after a card's name in a list that describe the card: "Шок {R}", "Голем {5} artifact", "Shock R". */

import { type CardType, cardTypes } from './card-characteristics';
import type { KnownCard } from './known-card';
import { readManaCost, writeManaCost } from './mana-cost';

export interface CardNote {
  readonly manaCost: string;
  readonly types: readonly CardType[];
}

const russianTypes: Readonly<Record<string, CardType>> = {
  артефакт: 'artifact',
  битва: 'battle',
  существо: 'creature',
  чары: 'enchantment',
  мгновенное: 'instant',
  сородичи: 'kindred',
  земля: 'land',
  волшебство: 'sorcery',
};

const bracedCost = /^(.+?)\s*((?:\{[^{}]+\}\s*)+(?:\/\/\s*(?:\{[^{}]+\}\s*)+)?)((?:[\s,]*\p{L}+)*)$/u;
/** A number alone may be a collector number, so a bare cost has a letter of a color. */
const bareCost = /^(.*\p{Ll}.*)\s((?:\d{1,2}|X)*[WUBRG]{1,5})$/u;

/** Splits a name from the cost and types after it; `note` is null if there are none. */
export function splitNote(text: string): { readonly name: string; readonly note: CardNote | null } {
  const withoutNote = { name: text, note: null };
  const match =
    (text.includes('{') && bracedCost.exec(text)) || (/[WUBRG]$/.test(text) && bareCost.exec(text));
  if (!match) return withoutNote;
  const [, name = '', costText = '', typesText = ''] = match;
  const parsedCost = readManaCost(costText);
  const types = typesText
    .split(/[\s,]+/u)
    .filter(Boolean)
    .map(cardTypeOfWord);
  if (!parsedCost.ok || types.includes(null)) return withoutNote;
  return {
    name: name.trim(),
    note: { manaCost: writeManaCost(parsedCost.value), types: types.flatMap((type) => type ?? []) },
  };
}

function cardTypeOfWord(word: string): CardType | null {
  const lowerCase = word.toLowerCase();
  return cardTypes.find((type) => type === lowerCase) ?? russianTypes[lowerCase] ?? null;
}

/** Writes a list line's name with its cost and types, as `splitNote` reads them. */
export function formatNameWithNote(name: string, { manaCost, types }: CardNote): string {
  return [name, manaCost, ...types].join(' ');
}

/** Returns a card of which only the mana cost and the types are known. */
export function knownCardFromNote(name: string, { manaCost, types }: CardNote): KnownCard {
  const layout = manaCost.includes('//') ? 'split' : 'normal';
  const card = { indicator: [], colorAbility: 'none', types, layout, wasPlayedAsLand: false } as const;
  return { name, russianName: null, manaCost, rarity: null, card };
}
