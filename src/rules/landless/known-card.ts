/**
 * A card whose facts are stored on the device, and the names that lists may use for it. 202.1 mana cost · 205.2
 * types · 712, 709, 710 faces.
 */
import { type CardCharacteristics, type CardType, cardTypes, type Layout } from './card-characteristics';
import { type Color, colorsOfCost, readManaCost, type UnreadableCost } from './mana-cost';
import { nameKey } from './name-key';
import { type Rarity, rarities } from './recipe';

/** One face of a card as described by card data. */
export interface PrintedFace {
  readonly name: string;
  /** In the language of the printing, if that is not English. */
  readonly printedName?: string | undefined;
  readonly manaCost?: string | undefined;
  /** In English: "Legendary Artifact Creature — Golem". */
  readonly typeLine?: string | undefined;
  readonly colors?: readonly Color[] | undefined;
  readonly indicator?: readonly Color[] | undefined;
}

/** A printing of a card as described by card data: the whole card, and its faces if it has several. */
export interface CardPrinting extends PrintedFace {
  readonly language: string;
  readonly layout: string;
  readonly rarity: string;
  readonly faces: readonly PrintedFace[];
}

/** The facts about a card that the landless rules need. */
export interface KnownCard {
  /** In English. Cards with two faces have both names: "Fire // Ice". */
  readonly name: string;
  readonly russianName: string | null;
  /** As printed, for the faces that count. */
  readonly manaCost: string;
  /** Null if the recipe does not use the rarity, or if the source (the app or a list) does not give it. */
  readonly rarity: Rarity | null;
  readonly card: Omit<CardCharacteristics, 'cost'>;
  /** Whether the facts come with the app, rather than from Scryfall or a file of the user. */
  readonly isBuiltIn?: true;
}

/** Layouts and types that are never shuffled into a deck with other cards. */
const nonDeckLayouts = [
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
] as const;

const layoutByPrintedLayout: ReadonlyMap<string, Layout> = new Map([
  ['split', 'split'],
  ['transform', 'doubleFaced'],
  ['modal_dfc', 'doubleFaced'],
  ['meld', 'doubleFaced'],
  ['flip', 'flip'],
  ['adventure', 'other'],
  ['prototype', 'other'],
]);

/** Returns null for tokens, art cards, planar cards and other objects that are never shuffled into a deck. */
export function knownCardOf(printing: CardPrinting): KnownCard | null {
  if (nonDeckLayouts.some((layout) => layout === printing.layout)) return null;
  const { faces } = printing;
  // The same card is printed on both sides.
  const isReversible = printing.layout === 'reversible_card';
  const isSplit = printing.layout === 'split';
  const relevantFaces = faces.length > 0 && !isSplit ? [faces[0] ?? printing] : [printing];
  const [frontFace = printing] = relevantFaces;
  const manaCost =
    printing.manaCost && isSplit ? printing.manaCost : joinedCostOf(isSplit ? faces : relevantFaces);
  const colors = frontFace.colors ?? printing.colors;
  const indicator = frontFace.indicator ?? printing.indicator ?? [];
  return {
    name: isReversible ? frontFace.name : printing.name,
    russianName: printing.language === 'ru' ? printedNameOf(printing, isReversible) : null,
    manaCost,
    rarity: rarities.find((rarity) => rarity === printing.rarity) ?? null,
    card: {
      indicator,
      colorAbility: colorAbilityOf(manaCost, indicator, colors),
      types: typesInLine(frontFace.typeLine ?? printing.typeLine ?? ''),
      layout: hasLandOnBack(printing)
        ? 'modalLand'
        : (layoutByPrintedLayout.get(printing.layout) ?? 'normal'),
      wasPlayedAsLand: false,
    },
  };
}

function joinedCostOf(faces: readonly PrintedFace[]): string {
  return faces.flatMap(({ manaCost }) => manaCost || []).join(' // ');
}

function printedNameOf({ printedName, faces }: CardPrinting, isReversible: boolean): string | null {
  const faceNames = faces.flatMap((face) => face.printedName || []);
  const joinedName =
    faceNames.length === faces.length ? faceNames.slice(0, isReversible ? 1 : undefined).join(' // ') : '';
  return printedName || joinedName || null;
}

/**
 * Derives the ability from the difference between the card's colors and those of its cost and color indicator
 * (105.2).
 */
function colorAbilityOf(
  manaCost: string,
  indicator: readonly Color[],
  colors: readonly Color[] | undefined,
): CardCharacteristics['colorAbility'] {
  const parsedCost = readManaCost(manaCost);
  if (!colors || !parsedCost.ok) return 'none';
  const costAndIndicatorColors = new Set([...colorsOfCost(parsedCost.value), ...indicator]);
  if (colors.length === 0 && costAndIndicatorColors.size > 0) return 'colorless';
  return colors.length === 5 && costAndIndicatorColors.size < 5 ? 'allColors' : 'none';
}

/** Reads the types of both halves of a split card: "Instant // Sorcery". */
function typesInLine(typeLine: string): readonly CardType[] {
  const words = typeLine
    .split('//')
    .flatMap((half) => (half.split(/[—–-]/)[0] ?? '').toLowerCase().trim().split(/\s+/));
  return cardTypes.filter((type) => words.includes(type) || (type === 'kindred' && words.includes('tribal')));
}

function hasLandOnBack({ layout, faces }: CardPrinting): boolean {
  return layout === 'modal_dfc' && typesInLine(faces[1]?.typeLine ?? '').includes('land');
}

/**
 * Converts to the card that the rules use, or returns what cannot be read in its cost (some joke cards cost half a
 * mana).
 */
export function characteristicsOf({ manaCost, card }: KnownCard): CardCharacteristics | UnreadableCost {
  const parsedCost = readManaCost(manaCost);
  return parsedCost.ok ? { ...card, cost: parsedCost.value } : parsedCost.error;
}

/** Returns every key a list may use: both full names and each half. The first is the card's own key. */
export function nameKeysOf({
  name,
  russianName,
}: Pick<KnownCard, 'name' | 'russianName'>): readonly string[] {
  const keys = [name, russianName ?? ''].flatMap((fullName) => [
    nameKey(fullName),
    ...nameKey(fullName).split(' // '),
  ]);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Returns whether a key names only one half of the card with these keys. */
export function isHalfName(key: string, keys: readonly string[]): boolean {
  return keys.some((otherKey) => otherKey !== key && otherKey.split(' // ').includes(key));
}

/** Merges two printings of a card: the later one wins, but a Russian name is kept. */
export function mergeKnownCards(earlier: KnownCard | undefined, later: KnownCard): KnownCard {
  return { ...later, russianName: later.russianName ?? earlier?.russianName ?? null };
}
