/** A card whose facts are on the phone, and what it is called in lists. 202.1 mana cost · 205.2 types · 712, 709, 710 its faces. */
import { type CardType, cardTypes, type LandlessCard, type Layout } from './landless-card';
import { type Colour, coloursOfCost, readManaCost, type UnreadableCost } from './mana-cost';
import { nameKey } from './name-key';
import { type Rarity, rarities } from './recipe';

/** One face of a card as card data describe it. */
export interface DescribedFace {
  readonly name: string;
  /** In the language of the printing, where that is not English. */
  readonly printedName?: string | undefined;
  readonly manaCost?: string | undefined;
  /** In English: "Legendary Artifact Creature — Golem". */
  readonly typeLine?: string | undefined;
  readonly colours?: readonly Colour[] | undefined;
  readonly indicator?: readonly Colour[] | undefined;
}

/** A printing of a card as card data describe it: as a whole, and by its faces where it has several. */
export interface DescribedCard extends DescribedFace {
  readonly language: string;
  readonly layout: string;
  readonly rarity: string;
  readonly faces: readonly DescribedFace[];
}

/** The facts about a card that the landless rules ask for. */
export interface KnownCard {
  /** In English; of a card with two faces both: "Fire // Ice". */
  readonly name: string;
  readonly russianName: string | null;
  /** As printed, of the faces that count. */
  readonly manaCost: string;
  /** Null for rarities the recipe does not know. */
  readonly rarity: Rarity | null;
  readonly card: Omit<LandlessCard, 'cost'>;
}

/** What is never shuffled into a deck with other cards. */
const noCards = [
  'token',
  'double_faced_token',
  'emblem',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
] as const;

const layoutOf: ReadonlyMap<string, Layout> = new Map([
  ['split', 'split'],
  ['transform', 'doubleFaced'],
  ['modal_dfc', 'doubleFaced'],
  ['meld', 'doubleFaced'],
  ['flip', 'flip'],
  ['adventure', 'other'],
  ['prototype', 'other'],
]);

/** Null for what is no card to play with: tokens, art, planes. */
export function knownCardOf(described: DescribedCard): KnownCard | null {
  if (noCards.some((layout) => layout === described.layout)) return null;
  const { faces } = described;
  // The same card printed on both sides.
  const isTwice = described.layout === 'reversible_card';
  const isSplit = described.layout === 'split';
  const counted = faces.length > 0 && !isSplit ? [faces[0] ?? described] : [described];
  const [front = described] = counted;
  const manaCost = described.manaCost && isSplit ? described.manaCost : costOf(isSplit ? faces : counted);
  const colours = front.colours ?? described.colours;
  const indicator = front.indicator ?? described.indicator ?? [];
  return {
    name: isTwice ? front.name : described.name,
    russianName: described.language === 'ru' ? printedNameOf(described, isTwice) : null,
    manaCost,
    rarity: rarities.find((rarity) => rarity === described.rarity) ?? null,
    card: {
      indicator,
      colourAbility: colourAbilityOf(manaCost, indicator, colours),
      types: typesIn(front.typeLine ?? described.typeLine ?? ''),
      layout: hasLandBehind(described) ? 'modalLand' : (layoutOf.get(described.layout) ?? 'normal'),
      isLandAlready: false,
    },
  };
}

function costOf(faces: readonly DescribedFace[]): string {
  return faces.flatMap(({ manaCost }) => manaCost || []).join(' // ');
}

function printedNameOf({ printedName, faces }: DescribedCard, isTwice: boolean): string | null {
  const ofFaces = faces.flatMap((face) => face.printedName || []);
  const whole = ofFaces.length === faces.length ? ofFaces.slice(0, isTwice ? 1 : undefined).join(' // ') : '';
  return printedName || whole || null;
}

/** Read off the difference between the colours of the card and those of its cost and indicator (105.2). */
function colourAbilityOf(
  manaCost: string,
  indicator: readonly Colour[],
  colours: readonly Colour[] | undefined,
): LandlessCard['colourAbility'] {
  const read = readManaCost(manaCost);
  if (!colours || !read.ok) return 'none';
  const plain = new Set([...coloursOfCost(read.value), ...indicator]);
  if (colours.length === 0 && plain.size > 0) return 'colourless';
  return colours.length === 5 && plain.size < 5 ? 'allColours' : 'none';
}

/** Of both halves of a split card: "Instant // Sorcery". */
function typesIn(typeLine: string): readonly CardType[] {
  const words = typeLine
    .split('//')
    .flatMap((half) => (half.split(/[—–-]/)[0] ?? '').toLowerCase().trim().split(/\s+/));
  return cardTypes.filter((type) => words.includes(type) || (type === 'kindred' && words.includes('tribal')));
}

function hasLandBehind({ layout, faces }: DescribedCard): boolean {
  return layout === 'modal_dfc' && typesIn(faces[1]?.typeLine ?? '').includes('land');
}

/** The card for the rules, or what cannot be read of its cost: a few cards outside tournaments cost half a mana. */
export function landlessCardOf({ manaCost, card }: KnownCard): LandlessCard | UnreadableCost {
  const read = readManaCost(manaCost);
  return read.ok ? { ...card, cost: read.value } : read.error;
}

/** Everything it may be called in a list: both names whole, and each half. The first is the card's own key. */
export function keysOf({ name, russianName }: Pick<KnownCard, 'name' | 'russianName'>): readonly string[] {
  const keys = [name, russianName ?? ''].flatMap((whole) => [
    nameKey(whole),
    ...nameKey(whole).split(' // '),
  ]);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Whether a key is only half of what a card with these keys is called. */
export function isHalf(key: string, keys: readonly string[]): boolean {
  return keys.some((whole) => whole !== key && whole.split(' // ').includes(key));
}

/** What is known of one card from two printings: the later one counts, a Russian name is kept. */
export function mergeKnown(earlier: KnownCard | undefined, later: KnownCard): KnownCard {
  return { ...later, russianName: later.russianName ?? earlier?.russianName ?? null };
}
