/** The texts of a card that a catalog search looks through. */
import { type Bilingual, type Language, languages } from '../../../content/bilingual';
import { namesOf } from '../../../content/planes/card-names';
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import { planarSets } from '../../../content/planes/planar-sets';
import { planarTypeName } from '../../../content/planes/planar-types';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { looseNameKey } from '../../../session/cards/loose-name-key';
import { WORD, wordsIn } from '../../../session/text-search/stems';
import { cardStemOf } from './card-stems';
import { everydayPassagesIn } from './everyday-words';

/** The power and toughness of a creature, or changes to them: "2/2", "+1/+1". */
const powerToughnessPattern = /[+−-]?\d+\/[+−-]?\d+/g;

/** What is compared as a whole: a size, or a word. */
export const SEARCH_TOKEN = new RegExp(`${powerToughnessPattern.source}|${WORD.source}`, 'giu');

export function searchTokensIn(text: string): readonly string[] {
  const sizesInText = text.match(powerToughnessPattern) ?? [];
  return [
    ...sizesInText.map((size) => size.replaceAll('-', '−')),
    ...wordsIn(text.replace(powerToughnessPattern, ' ')),
  ];
}

interface SearchableText {
  /** Names, planar type and sets, folded. */
  readonly titles: string;
  /** Sizes, and stems of all words, also of those in `titles`. */
  readonly stems: ReadonlySet<string>;
}

const searchableTexts = new WeakMap<PlanarCardFacts, SearchableText>();

export function searchableTextOf(card: PlanarCardFacts): SearchableText {
  const cached = searchableTexts.get(card);
  if (cached) return cached;
  const titles = titlesOf(card).join(' ');
  const searchableText: SearchableText = {
    titles: looseNameKey(titles),
    stems: new Set([
      ...stemSet(kindWords[card.kind]),
      ...stemSet(titles),
      ...card.abilities.flatMap((ability) => {
        const { times, en, ru } = abilityStemsOf(ability);
        return [...times, ...en, ...ru];
      }),
    ]),
  };
  searchableTexts.set(card, searchableText);
  return searchableText;
}

const stemsIn = (text: string): readonly string[] => searchTokensIn(text).map(cardStemOf);

const everydayStemsIn = (text: string) => everydayPassagesIn(text).flatMap(({ stems }) => stems);

const stemSet = (text: string): ReadonlySet<string> => new Set(stemsIn(text));

interface AbilityStems extends Readonly<Record<Language, ReadonlySet<string>>> {
  /** Of what cards print about its times. */
  readonly times: ReadonlySet<string>;
  /** Of the texts, in the order of their words. */
  readonly inOrder: Readonly<Record<Language, readonly string[]>>;
}

const stemsByAbility = new WeakMap<PlanarAbility, AbilityStems>();

/** Returns the stems of an ability's text in each language, as written and as players say it, and of its times. */
export function abilityStemsOf(ability: PlanarAbility): AbilityStems {
  const cached = stemsByAbility.get(ability);
  if (cached) return cached;
  const { text, when } = ability;
  const times = new Set(when.flatMap((time) => [...timeStemsOf(time)]));
  const inOrder = { en: stemsIn(text.en), ru: stemsIn(text.ru) };
  const stems = {
    times,
    inOrder,
    en: new Set([...inOrder.en, ...everydayStemsIn(text.en)]),
    ru: new Set([...inOrder.ru, ...everydayStemsIn(text.ru)]),
  };
  stemsByAbility.set(ability, stems);
  return stems;
}

const stemsByTime = new Map<AbilityTime, ReadonlySet<string>>();

/** Returns the stems of what cards print about a time. */
export function timeStemsOf(time: AbilityTime): ReadonlySet<string> {
  const stems = stemsByTime.get(time) ?? stemSet(timeWords[time] ?? '');
  stemsByTime.set(time, stems);
  return stems;
}

const inBothLanguages = (text: Bilingual) => languages.map((language) => text[language]);

function titlesOf(card: PlanarCardFacts): readonly string[] {
  const planarType = planarTypeName(card.planarType);
  return [
    ...namesOf(card),
    ...(planarType ? inBothLanguages(planarType) : []),
    ...card.printings.flatMap(({ set }) => [set, ...inBothLanguages(planarSets[set].name)]),
  ];
}

/** The card type, in either language. */
const kindWords = {
  plane: 'plane измерение',
  phenomenon: 'phenomenon феномен',
} as const satisfies Readonly<Record<PlanarCardFacts['kind'], string>>;

/** What cards print about the time of an ability, where the app shows a label or a symbol. */
const timeWords: Partial<Readonly<Record<AbilityTime, string>>> = {
  arrive: 'when you planeswalk here arrive прибытие переходите',
  leave: 'when you planeswalk away from leave уход покидаете',
  encounter: 'when you encounter встреча встречаете',
  chaos: 'whenever chaos ensues хаос наступает',
  untap: 'untap step разворот',
  upkeep: 'at the beginning of your upkeep шаг поддержки',
  draw: 'draw step шаг взятия карты',
  firstMain: 'precombat first main phase первая главная фаза',
  combat: 'at the beginning of combat начало боя',
  endOfCombat: 'end of combat конец боя',
  secondMain: 'postcombat second main phase вторая главная фаза',
  endStep: 'at the beginning of your end step заключительный шаг',
};

/** Returns the card type, the text of all abilities, and when they apply. */
const bodyTextsOf = ({ kind, abilities }: PlanarCardFacts): readonly string[] => [
  kindWords[kind],
  ...abilities.flatMap(({ text, when }) => [
    ...inBothLanguages(text),
    ...when.flatMap((time) => timeWords[time] ?? []),
  ]),
];

export const textsOf = (card: PlanarCardFacts) => [...titlesOf(card), ...bodyTextsOf(card)];
