/** The form for one card: its state and how typing changes it. */
import { basicTypeNamed } from '../../rules/landless/basic-lands';
import type { CardCharacteristics } from '../../rules/landless/card-characteristics';
import type { KnownCard } from '../../rules/landless/known-card';
import { NO_LANDLESS_HOUSE_RULES } from '../../rules/landless/land';
import { colors, readManaCost, type UnreadableCost } from '../../rules/landless/mana-cost';
import type { SavedLandlessForm } from '../../settings/saved-settings';

export const MAX_TYPED_COST_LENGTH = 60;

export const INITIAL_LANDS_FORM: SavedLandlessForm = {
  ruleSet: 'cube',
  houseRules: NO_LANDLESS_HOUSE_RULES,
  typedCost: '',
  card: { indicator: [], colorAbility: 'none', types: [], layout: 'normal', wasPlayedAsLand: false },
};

/** Returns whether nothing has been typed or described yet. */
export function isBlankLandsForm({ typedCost, name, card }: SavedLandlessForm): boolean {
  return (
    typedCost.trim() === '' &&
    !name &&
    card.types.length + card.indicator.length === 0 &&
    card.colorAbility === 'none' &&
    card.layout === 'normal' &&
    !card.wasPlayedAsLand
  );
}

/** Returns the fields of a card found by name, with its cost as players type it, unless that is ambiguous. */
export function formFieldsForCard(name: string, { manaCost, card }: KnownCard): Partial<SavedLandlessForm> {
  const manaCostWithoutBraces = manaCost.replace(/\{(\w+)\}/g, '$1');
  return {
    name,
    typedName: undefined,
    typedCost: manaCostWithoutBraces.includes('{') ? manaCost : manaCostWithoutBraces,
    card,
  };
}

/** Returns the fields while a name is typed: the previous card is gone, unless only an unused name was erased. */
export function fieldsWhileTyping(
  { name }: SavedLandlessForm,
  typedName: string,
): Partial<SavedLandlessForm> {
  const { typedCost, card } = INITIAL_LANDS_FORM;
  return { typedName, ...((name || typedName.trim() !== '') && { name: '', typedCost, card }) };
}

/** The name fields of a card that is described by hand. */
export const CLEARED_NAME_FIELDS = { name: '', typedName: undefined } as const;

/** Returns the described card, or the part of its cost that cannot be read. */
export function characteristicsFromForm({
  typedCost,
  name,
  card,
}: SavedLandlessForm): CardCharacteristics | UnreadableCost {
  const parsedCost = readManaCost(typedCost);
  if (!parsedCost.ok) return parsedCost.error;
  const basicType = name && card.types.includes('land') ? basicTypeNamed(name) : undefined;
  return { ...card, cost: parsedCost.value, ...(basicType && { basicLandType: basicType }) };
}

/** The rows of keys on the keypad; each key is the text that it types. */
export const keypadRows: readonly (readonly string[])[] = [
  [...colors],
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '0'],
  ['X', 'C', 'S', '/P', '//'],
];

/** Appends a key to the typed text, unless it would become too long. */
export function appendKey(typed: string, key: string): string {
  const extended = key === '//' ? `${typed.trimEnd()} // ` : typed + key;
  return extended.length > MAX_TYPED_COST_LENGTH ? typed : extended;
}

/** Removes the last symbol, or the last character of an unfinished one. */
export function eraseLast(typed: string): string {
  return typed
    .trimEnd()
    .replace(/(\{[^{}]*\}|\/P|\s*\/\/|.)$/u, '')
    .trimEnd();
}
