/** Mechanics by which planar cards can be filtered: when something happens, and what it is. */
import { type Language, languages } from '../../../content/bilingual';
import type { PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { type ActSubject, subjectOfAct } from '../../../session/cards/subject-of-act';

const happensAt =
  (...times: readonly AbilityTime[]) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ when }) => when.some((time) => times.includes(time)));

const hasActOnSubject =
  (subject: ActSubject) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ acts = [] }) => acts.some(({ kind }) => subjectOfAct[kind] === subject));

/**
 * Matches in either language, because a custom card may have only one. Printed cards mention the same things in both;
 * a test checks that.
 */
const mentions =
  (words: Readonly<Record<Language, RegExp>>) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ text }) => languages.some((language) => words[language].test(text[language])));

const mentionsPlanarDie = mentions({
  en: /planar die|blank/i,
  ru: /кубик\p{L}* измерений|пуст\p{L}+ гран/iu,
});
const mentionsPlanarDeck = mentions({ en: /planar deck/i, ru: /колод\p{L}* измерений/iu });
const mentionsLife = mentions({ en: /\blife\b/i, ru: /(?<!\p{L}|цепь )жизн/iu });

const mechanicTests = {
  arrive: happensAt('arrive'),
  leave: happensAt('leave'),
  beginning: happensAt('untap', 'upkeep', 'draw'),
  main: happensAt('firstMain', 'secondMain', 'activated'),
  combat: happensAt('combat', 'endOfCombat'),
  endStep: happensAt('endStep'),
  planarDie: (card: PlanarCardFacts) => happensAt('roll', 'blank')(card) || mentionsPlanarDie(card),
  planarDeck: (card: PlanarCardFacts) => hasActOnSubject('planarDeck')(card) || mentionsPlanarDeck(card),
  turns: hasActOnSubject('turns'),
  life: (card: PlanarCardFacts) => hasActOnSubject('life')(card) || mentionsLife(card),
  damage: mentions({ en: /\bdamage\b/i, ru: /(?<!\p{L})повреждени/iu }),
  planeCounters: ({ counters }: PlanarCardFacts) => counters !== undefined,
  creatureCounters: mentions({
    en: /[+−-]1\/[+−-]1 counter/i,
    ru: /жетон\p{L}* [+−-]1\/[+−-]1/iu,
  }),
  tokens: mentions({ en: /(?<!isn['’]t a )\btokens?\b/i, ru: /(?<!\p{L}|не являющ\p{L}+ )фиш(?:к|ек)/iu }),
  drawing: mentions({ en: /\bdraws?\b/i, ru: /(?<!\p{L})(?:возьм|бер[уёе]|взя[влт])/iu }),
  mana: mentions({
    en: /\b(?:adds?|gives) [^.]*\{|\bmana\b(?! (?:cost|value|abilit))/i,
    ru: /(?<!\p{L})добав\p{L}+ [^.]*\{|(?<!\p{L})ман(?:а|ы|у|е|ой)(?![\p{L}-])/iu,
  }),
  ongoingEffect: hasActOnSubject('ongoingEffect'),
  phasing: mentions({ en: /\bphase[sd]? (?:out|in)\b/i, ru: /противофаз/iu }),
} as const satisfies Record<string, (card: PlanarCardFacts) => boolean>;

export type Mechanic = keyof typeof mechanicTests;
export const mechanics = Object.keys(mechanicTests) as readonly Mechanic[];

export function hasMechanic(card: PlanarCardFacts, mechanic: Mechanic): boolean {
  return mechanicTests[mechanic](card);
}
