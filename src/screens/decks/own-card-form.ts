/** How a card of the user's own begins and how it is changed. */
import type { Language } from '../../content/bilingual';
import type { AbilityTime, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';
import type { PlanarCardKind } from '../../rules/planar/planar-card';
import type {
  OwnAbility,
  OwnAct,
  OwnCard,
  OwnCardLimits,
  OwnCardText,
  OwnText,
} from '../../session/own-cards';
import { fitted } from '../../session/plain-text';

export const NOTHING: OwnText = { en: '', ru: '' };

const ability = (when: AbilityTime): OwnAbility => ({ when: [when], text: NOTHING, act: null });

/** With room for the abilities that printed cards of its kind have (311, 312). */
export function newOwnCard(kind: PlanarCardKind): OwnCardText {
  const times: readonly AbilityTime[] = kind === 'plane' ? ['static', 'chaos'] : ['encounter'];
  return {
    kind,
    name: NOTHING,
    planarType: NOTHING,
    drawnLike: null,
    abilities: times.map(ability),
    counters: null,
  };
}

/** Behind the name of a card that began as another. */
const COPY = ' 2';

/** What is on a card, as the beginning of another; what only printed cards can do is left out. */
export function ownCardFrom(
  { kind, name, planarType, abilities, counters }: PlanarCardFacts,
  limits: OwnCardLimits,
): OwnCardText {
  const isOwnType = typeof planarType === 'object';
  return {
    kind,
    name: inBoth((language) => `${fitted(name[language], limits.name - COPY.length)}${COPY}`),
    planarType: (isOwnType ? planarType?.name : planarType) ?? NOTHING,
    drawnLike: null,
    abilities: abilities.slice(0, limits.abilities).map(({ when, text, acts = [] }) => ({
      when: when.slice(0, limits.times),
      text: inBoth((language) => fitted(text[language], limits.text)),
      act: acts.length === 1 && acts[0] ? ownActOf(acts[0], limits) : null,
    })),
    counters: counters
      ? {
          name: inBoth((language) => fitted(counters.name[language], limits.counters)),
          walkAt: counters.walkAt ?? null,
        }
      : null,
  };
}

function inBoth(say: (language: Language) => string): OwnText {
  return { en: say('en'), ru: say('ru') };
}

function ownActOf(act: PlanarAct, { by: most }: OwnCardLimits): OwnAct | null {
  switch (act.kind) {
    case 'planeswalk':
    case 'chaos':
      return { kind: act.kind };
    case 'counters':
      return Math.abs(act.by) <= most ? { kind: 'counters', by: act.by } : null;
    case 'life': {
      const { who, by } = act;
      if (by === null || act.perCounter || who === 'chosen' || Math.abs(by) > most) return null;
      return { kind: 'life', who, by };
    }
    default:
      return null;
  }
}

/** What an ability's act can be chosen as. */
export const actChoices = [
  'none',
  'planeswalk',
  'chaos',
  'counters',
  'lifeController',
  'lifeEverybody',
] as const;
export type ActChoice = (typeof actChoices)[number];

export function choiceOf(act: OwnAct | null): ActChoice {
  if (act?.kind !== 'life') return act?.kind ?? 'none';
  return act.who === 'controller' ? 'lifeController' : 'lifeEverybody';
}

/** The act that was chosen, as many as the one before it. */
export function actOf(choice: ActChoice, before: OwnAct | null): OwnAct | null {
  const by = before && 'by' in before ? before.by : 1;
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

export function addAbility(abilities: readonly OwnAbility[], kind: PlanarCardKind): readonly OwnAbility[] {
  return [...abilities, ability(kind === 'plane' ? 'trigger' : 'encounter')];
}

/** The ability changes places with its neighbour. */
export function moveAbility(
  abilities: readonly OwnAbility[],
  index: number,
  by: 1 | -1,
): readonly OwnAbility[] {
  const here = abilities[index];
  const there = abilities[index + by];
  return here && there ? abilities.with(index, there).with(index + by, here) : abilities;
}

/** The time at this place is another, or there is none any more; no time is named twice, and one stays. */
export function changeTime(
  when: readonly AbilityTime[],
  index: number,
  time: AbilityTime | null,
): readonly AbilityTime[] {
  const changed = time === null ? when.toSpliced(index, 1) : when.toSpliced(index, 1, time);
  return changed.length === 0 ? when : [...new Set(changed)];
}

/** What the card looks like in the language it is written in, whichever the app speaks. */
export function asWritten(card: OwnCard, language: Language): OwnCard {
  const written = (text: OwnText): OwnText => {
    const said = text[language].trim() === '' ? text[language === 'en' ? 'ru' : 'en'] : text[language];
    return { en: said, ru: said };
  };
  return {
    ...card,
    name: written(card.name),
    planarType: typeof card.planarType === 'string' ? card.planarType : written(card.planarType),
    abilities: card.abilities.map((each) => ({ ...each, text: written(each.text) })),
    counters: card.counters && { ...card.counters, name: written(card.counters.name) },
  };
}

/** Symbols that texts of planar cards use. */
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
