/** What is looked at as a land, and how what is typed changes. */
import { NO_HOUSE } from '../../rules/landless/land';
import type { LandlessCard } from '../../rules/landless/landless-card';
import { colours, readManaCost, type UnreadableCost } from '../../rules/landless/mana-cost';
import type { SavedLands } from '../../session/settings';

export const LONGEST_TYPED = 60;

export const FIRST_LANDS: SavedLands = {
  ruleSet: 'cube',
  house: NO_HOUSE,
  typed: '1U',
  card: { indicator: [], colourAbility: 'none', types: [], layout: 'normal', isLandAlready: false },
};

/** The card as it is described, or what cannot be read of its cost. */
export function cardOf({ typed, card }: SavedLands): LandlessCard | UnreadableCost {
  const read = readManaCost(typed);
  return read.ok ? { ...card, cost: read.value } : read.error;
}

/** The keys of the pad, row by row; each is what it types. */
export const keys: readonly (readonly string[])[] = [
  [...colours],
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '0'],
  ['X', 'C', 'S', '/P', '//'],
];

/** What is typed when a key is tapped; no more than can be read. */
export function typeKey(typed: string, key: string): string {
  const more = key === '//' ? `${typed.trimEnd()} // ` : typed + key;
  return more.length > LONGEST_TYPED ? typed : more;
}

/** Without the last symbol, or the last letter of one that is half typed. */
export function eraseLast(typed: string): string {
  return typed
    .trimEnd()
    .replace(/(\{[^{}]*\}|\/P|\s*\/\/|.)$/u, '')
    .trimEnd();
}
