/** A list of cards converted to lands by both rule sets, and its totals. */
import { basicLandNamed } from './basic-lands';
import { knownCardFromNote } from './card-note';
import type { KnownCard } from './known-card';
import { type Land, type LandlessHouseRules, type RuleSet, ruleSets } from './land';
import { landify } from './landify';
import type { CardList, ListedCard } from './list/card-list';
import { type Color, colors, colorsOfCost, type ManaCost, readManaCost } from './mana-cost';

/** The source of the facts about a card: the app, data loaded by the user, or the list itself. */
export type FactSource = 'app' | 'loaded' | 'list';

interface CardFacts {
  readonly card: KnownCard;
  readonly source: FactSource;
}

/** A row of a converted list: a card with its lands, or the reason why it has none. */
export type ConvertedRow = { readonly listedCard: ListedCard } & (
  | ({ readonly kind: 'land'; readonly lands: Readonly<Record<RuleSet, Land>> } & CardFacts)
  /** A real land, played as itself. */
  | ({ readonly kind: 'realLand' } & CardFacts)
  /** Its facts are not stored on the device. */
  | { readonly kind: 'unknown' }
  /** Its mana cost cannot be read. */
  | ({ readonly kind: 'unreadable' } & CardFacts)
);

export const landKinds = [
  'basic',
  /** Cube: nonbasic, with two or more basic land types. */
  'severalTypes',
  /** Cube: an artifact land, with or without land types. */
  'artifact',
  /** Cube: no land types and no abilities. */
  'empty',
  /** Landless MTG: enters tapped, for mana of the card’s two or three colors. */
  'twoOrThree',
  /** Landless MTG: Transguild Promenade, for four or five colors. */
  'promenade',
  /** Landless MTG: Shimmering Grotto, for a colorless card. */
  'grotto',
  /** Both rule sets: a land card, played as itself. */
  'realLand',
] as const;
export type LandKind = (typeof landKinds)[number];

/** In the order in which totals list them. */
export const manaColors = [...colors, 'C'] as const;
export type ManaColor = Color | 'C';

/** Totals of a list without its sideboard. */
export interface LandTotals {
  readonly cardCount: number;
  /** How many of the cards could not be converted. */
  readonly unconvertedCount: number;
  /** Cards that can make this mana as lands. A card that makes either of two colors counts for both. */
  readonly byColor: Readonly<Record<RuleSet, Readonly<Record<ManaColor, number>>>>;
  /** Cards that make no mana as lands. */
  readonly withoutMana: Readonly<Record<RuleSet, number>>;
  readonly byKind: Readonly<Record<RuleSet, Readonly<Record<LandKind, number>>>>;
}

/**
 * Converts every card of the list, in order. Cards that cannot be converted stay in the result; a title is left out.
 */
export function convertList(
  { cards }: CardList,
  findCard: (name: string) => KnownCard | undefined,
  houseRules: LandlessHouseRules,
): readonly ConvertedRow[] {
  const convertCard = createCardConverter(houseRules);
  return cards.flatMap((listedCard): readonly ConvertedRow[] => {
    const facts = factsOf(listedCard, findCard(listedCard.name));
    if (!facts) return listedCard.mayBeTitle ? [] : [{ kind: 'unknown', listedCard }];
    if (facts.card.card.types.includes('land')) return [{ kind: 'realLand', listedCard, ...facts }];
    const lands = convertCard(facts.card);
    return [
      lands ? { kind: 'land', listedCard, ...facts, lands } : { kind: 'unreadable', listedCard, ...facts },
    ];
  });
}

type LandPerRuleSet = Readonly<Record<RuleSet, Land>>;

/**
 * Returns a function that converts cards, or returns null if a cost cannot be read. Results are cached, because many
 * cards share a cost, or the facts and colors that determine the land.
 */
function createCardConverter(houseRules: LandlessHouseRules): (card: KnownCard) => LandPerRuleSet | null {
  const parsedCosts = new Map<string, { readonly cost: ManaCost; readonly colorKey: string } | null>();
  const landsByFacts = new Map<string, LandPerRuleSet>();

  function parseCost(manaCost: string) {
    const parsed = readManaCost(manaCost);
    return parsed.ok ? { cost: parsed.value, colorKey: colorsOfCost(parsed.value).join('') } : null;
  }

  return ({ manaCost, card }) => {
    const parsedCost = cachedIn(parsedCosts, manaCost, parseCost);
    if (!parsedCost) return null;
    return cachedIn(landsByFacts, `${parsedCost.colorKey} ${JSON.stringify(card)}`, () => {
      const characteristics = { ...card, cost: parsedCost.cost };
      return {
        cube: landify(characteristics, 'cube', houseRules),
        landlessMtg: landify(characteristics, 'landlessMtg', houseRules),
      };
    });
  };
}

function cachedIn<Key, Value>(cache: Map<Key, Value>, key: Key, compute: (key: Key) => Value): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute(key);
  cache.set(key, value);
  return value;
}

/** Returns the facts given in the list, or the stored facts if they agree with the list and include more. */
function factsOf({ name, note }: ListedCard, stored: KnownCard | undefined): CardFacts | null {
  if (note && note.manaCost !== stored?.manaCost)
    return { card: knownCardFromNote(name, note), source: 'list' };
  if (stored) return { card: stored, source: stored.isBuiltIn ? 'app' : 'loaded' };
  const basic = basicLandNamed(name);
  return basic ? { card: basic, source: 'app' } : null;
}

/** Counts the rows by the source of their facts. */
export function countFactSources(rows: readonly ConvertedRow[]): Readonly<Record<FactSource, number>> {
  const counts = { app: 0, loaded: 0, list: 0 };
  for (const row of rows) if ('source' in row) counts[row.source] += 1;
  return counts;
}

function kindOfLand({ ruleSet, isBasic, isArtifact, landTypes, name, abilities }: Land): LandKind {
  if (isBasic) return 'basic';
  if (ruleSet === 'cube') {
    if (isArtifact) return 'artifact';
    return landTypes.length > 0 ? 'severalTypes' : 'empty';
  }
  if (name.kind === 'label') return 'twoOrThree';
  return abilities.some(({ kind }) => kind === 'payOneForAny') ? 'grotto' : 'promenade';
}

export function totalsOf(rows: readonly ConvertedRow[]): LandTotals {
  const zeroForEach = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  const byColor = { cube: zeroForEach(manaColors), landlessMtg: zeroForEach(manaColors) };
  const byKind = { cube: zeroForEach(landKinds), landlessMtg: zeroForEach(landKinds) };
  const withoutMana = zeroForEach(ruleSets);
  const manaByLand = new Map<Land, readonly ManaColor[]>();
  let cardCount = 0;
  let unconvertedCount = 0;
  for (const row of rows) {
    const { count, isSideboard } = row.listedCard;
    if (isSideboard) continue;
    cardCount += count;
    if (row.kind === 'realLand') {
      for (const ruleSet of ruleSets) byKind[ruleSet].realLand += count;
      continue;
    }
    if (row.kind !== 'land') {
      unconvertedCount += count;
      continue;
    }
    for (const ruleSet of ruleSets) {
      const land = row.lands[ruleSet];
      byKind[ruleSet][kindOfLand(land)] += count;
      const mana = cachedIn(manaByLand, land, manaOf);
      for (const color of mana) byColor[ruleSet][color] += count;
      if (mana.length === 0) withoutMana[ruleSet] += count;
    }
  }
  return { cardCount, unconvertedCount, byColor, withoutMana, byKind };
}

/** Returns every kind of mana that a land makes without another land. */
function manaOf({ abilities }: Land): readonly ManaColor[] {
  const mana = abilities.flatMap((ability) => (ability.kind === 'tap' ? ability.mana : []));
  return manaColors.filter((color) => mana.includes(color));
}
