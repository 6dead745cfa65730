/** The form for custom cards: initial values and changes. */
import { type Language, otherLanguage } from '../../../content/bilingual';
import type { PlanarAct, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import type { PlanarCardKind } from '../../../rules/planar/planar-card';
import type {
  BilingualText,
  CustomAbility,
  CustomAct,
  CustomCard,
  CustomCardContents,
} from '../../../session/cards/custom-cards';
import { sanitizeText, truncate } from '../../../session/lib/plain-text';
import { customCardLimits } from '../../../settings/setting-limits';

export const NO_TEXT: BilingualText = { en: '', ru: '' };

const emptyAbility = (when: AbilityTime): CustomAbility => ({ when: [when], text: NO_TEXT, act: null });

/** Returns an empty card with as many abilities as printed cards of its type usually have (311, 312). */
export function newCustomCard(kind: PlanarCardKind): CustomCardContents {
  const times: readonly AbilityTime[] = kind === 'plane' ? ['static', 'chaos'] : ['encounter'];
  return {
    kind,
    name: NO_TEXT,
    planarType: NO_TEXT,
    drawnLike: null,
    abilities: times.map(emptyAbility),
    counters: null,
  };
}

/** Returns whether nothing has been entered yet. */
export function isBlankCustomCard({
  name,
  planarType,
  drawnLike,
  abilities,
  counters,
}: CustomCardContents): boolean {
  const texts = [name, planarType, ...abilities.map(({ text }) => text)];
  const hasChoices = drawnLike !== null || counters !== null || abilities.some(({ act }) => act !== null);
  return !hasChoices && texts.every((text) => typeof text === 'object' && !text.en && !text.ru);
}

/** The suffix of a copy's name. */
const COPY_SUFFIX = ' 2';

/** Returns a custom card with the text of another card, without features that only printed cards have. */
export function customCardFrom({
  kind,
  name,
  planarType,
  abilities,
  counters,
}: PlanarCardFacts): CustomCardContents {
  const isCustomType = typeof planarType === 'object';
  return {
    kind,
    name: inBothLanguages(
      (language) => `${truncate(name[language], customCardLimits.name - COPY_SUFFIX.length)}${COPY_SUFFIX}`,
    ),
    planarType: (isCustomType ? planarType?.name : planarType) ?? NO_TEXT,
    drawnLike: null,
    abilities: abilities.slice(0, customCardLimits.abilities).map(({ when, text, acts = [] }) => ({
      when: when.slice(0, customCardLimits.timingsPerAbility),
      text: inBothLanguages((language) => truncate(text[language], customCardLimits.text)),
      act: acts.length === 1 && acts[0] ? customActOf(acts[0]) : null,
    })),
    counters: counters
      ? {
          name: inBothLanguages((language) =>
            truncate(counters.name[language], customCardLimits.counterName),
          ),
          walkAt: counters.threshold ?? null,
        }
      : null,
  };
}

function inBothLanguages(textIn: (language: Language) => string): BilingualText {
  return { en: textIn('en'), ru: textIn('ru') };
}

function customActOf(act: PlanarAct): CustomAct | null {
  switch (act.kind) {
    case 'planeswalk':
    case 'chaos':
      return { kind: act.kind };
    case 'counters':
      return Math.abs(act.by) <= customCardLimits.by ? { kind: 'counters', by: act.by } : null;
    case 'life': {
      const { who, by } = act;
      if (
        by === null ||
        act.perCounter ||
        who === 'chosen' ||
        who === 'opponents' ||
        Math.abs(by) > customCardLimits.by
      )
        return null;
      return { kind: 'life', who, by };
    }
    case 'takeCards':
    case 'reverseTurnOrder':
    case 'addExtraTurn':
    case 'endTurn':
    case 'addBeginningPhase':
    case 'clearCounters':
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'designate':
    case 'swapChosenOptions':
    case 'ongoingEffect':
      return null;
  }
}

/** The acts that can be chosen for an ability. */
export const actChoices = [
  'none',
  'planeswalk',
  'chaos',
  'counters',
  'lifeController',
  'lifeEverybody',
] as const;
export type ActChoice = (typeof actChoices)[number];

export function choiceOf(act: CustomAct | null): ActChoice {
  if (act?.kind !== 'life') return act?.kind ?? 'none';
  return act.who === 'controller' ? 'lifeController' : 'lifeEverybody';
}

/** Returns the chosen act, keeping the number of the previous one. */
export function actOf(choice: ActChoice, previous: CustomAct | null): CustomAct | null {
  const by = previous && 'by' in previous ? previous.by : 1;
  switch (choice) {
    case 'none':
      return null;
    case 'planeswalk':
    case 'chaos':
      return { kind: choice };
    case 'counters':
      return { kind: choice, by };
    case 'lifeController':
      return { kind: 'life', who: 'controller', by };
    case 'lifeEverybody':
      return { kind: 'life', who: 'everybody', by };
  }
}

export function addAbility(
  abilities: readonly CustomAbility[],
  kind: PlanarCardKind,
): readonly CustomAbility[] {
  return [...abilities, emptyAbility(kind === 'plane' ? 'trigger' : 'encounter')];
}

/** Changes or removes the time at this index. No time appears twice, and at least one remains. */
export function changeTime(
  when: readonly AbilityTime[],
  index: number,
  time: AbilityTime | null,
): readonly AbilityTime[] {
  const newTimes = time === null ? when.toSpliced(index, 1) : when.toSpliced(index, 1, time);
  return newTimes.length === 0 ? when : [...new Set(newTimes)];
}

/** Returns the card as it looks in the language being edited, regardless of the app's language. */
export function showInOneLanguage(card: CustomCard, language: Language): CustomCard {
  const inThatLanguage = (text: BilingualText): BilingualText => {
    const shownText = sanitizeText(text[language]) === '' ? text[otherLanguage(language)] : text[language];
    return { en: shownText, ru: shownText };
  };
  return {
    ...card,
    name: inThatLanguage(card.name),
    planarType: typeof card.planarType === 'string' ? card.planarType : inThatLanguage(card.planarType),
    abilities: card.abilities.map((ability) => ({ ...ability, text: inThatLanguage(ability.text) })),
    counters: card.counters && { ...card.counters, name: inThatLanguage(card.counters.name) },
  };
}

/** Symbols used in the text of planar cards. */
export const symbols = [
  'CHAOS',
  'T',
  'W',
  'U',
  'B',
  'R',
  'G',
  'C',
  'X',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
] as const;
