/**
 * The fields that stored rows spell as in the first version. All versions read and write those names, so that rows can
 * be exchanged between them.
 */
const storedNames: ReadonlyMap<string, string> = new Map([
  ['color', 'colour'],
  ['colorAbility', 'colourAbility'],
  ['wasPlayedAsLand', 'isLandAlready'],
  ['colorless', 'colourless'],
  ['allColors', 'allColours'],
  ['colorlessArtifactMana', 'colourlessArtifactMana'],
  ['costColorsEverywhere', 'costColoursEverywhere'],
  ['teamSharing', 'anyTeams'],
  ['isTwoHeadedGiant', 'teams'],
  ['isGrandMelee', 'melee'],
  ['playsSound', 'isHeard'],
  ['houseRules', 'house'],
  ['lastNewGame', 'newGame'],
  ['newGameDraft', 'nextGame'],
  ['randomDraft', 'draft'],
  ['sharedDeckGame', 'sharedDeck'],
  ['areHintsOver', 'isTapHintSeen'],
  ['defaultCardView', 'firstView'],
  ['lastReleaseNotesRead', 'notesSeen'],
  ['singleKeyShortcuts', 'singleKeys'],
  ['pastedCardList', 'landList'],
  ['pictureQuarterTurns', 'pictureTurns'],
  ['textFacing', 'facing'],
  ['typedCost', 'typed'],
  ['bookmarks', 'marked'],
  ['cardsPerPlayer', 'each'],
]);
const namesInCode: ReadonlyMap<string, string> = new Map(
  [...storedNames].map(([current, stored]) => [stored, current]),
);

/** Returns the stored name of a field. */
export const toStoredName = (name: string): string => storedNames.get(name) ?? name;

/** Returns the name that the code uses for a stored field. */
export const fromStoredName = (name: string): string => namesInCode.get(name) ?? name;

/** Returns the value with the names used in storage. */
export function toStoredForm<Value>(value: Value): Value {
  return renameFields(value, storedNames) as Value;
}

/** Returns a stored value with the names that the code uses; a value that already has them is unchanged. */
export function fromStoredForm(value: unknown): unknown {
  return renameFields(value, namesInCode);
}

function renameFields(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameFields(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => {
    const isAbilityName = key.endsWith('Ability') && typeof field === 'string';
    return [names.get(key) ?? key, isAbilityName ? (names.get(field) ?? field) : renameFields(field, names)];
  });
  return Object.fromEntries(entries);
}
