/** Wording for lands, and for why a card does not become one. */
import type { Language } from '../../content/bilingual';
import type { Words } from '../../i18n/en';
import { landNames } from '../../i18n/land-names';
import type { KnownCard } from '../../rules/landless/known-card';
import type { Land, LandAbility } from '../../rules/landless/land';
import type { ConvertedRow } from '../../rules/landless/list-of-lands';
import { dayInWords } from '../parts/text/day-in-words';

/** Returns the printed name in this language if there is one, otherwise the English name. */
export function nameOfCard({ name, russianName }: KnownCard, language: Language): string {
  return (language === 'ru' && russianName) || name;
}

/** Formats the date of card data, without the Russian «г.», so that a sentence can end with it. */
export function dateOfCardData(asOf: string, language: Language): string {
  return dayInWords(asOf, language).replace(/\sг\.$/, '');
}

export function nameOfLand({ name, isArtifact, landTypes }: Land, language: Language): string {
  const names = landNames[language];
  switch (name.kind) {
    case 'card':
      return names.cards[name.card];
    case 'label':
      return names.label(name.colors);
    case 'itsOwn':
      return names.realLand;
    case 'words':
      return names.nameOf(isArtifact, landTypes) || names.nameless;
  }
}

export function typeLineOf({ isBasic, isArtifact, landTypes }: Land, language: Language): string {
  return landNames[language].typeLine(isBasic, isArtifact, landTypes);
}

export function abilityInWords(ability: LandAbility, { lands }: Words): string {
  switch (ability.kind) {
    case 'tap':
      return lands.tapFor(ability.mana);
    case 'payOneForAny':
      return lands.payOneForAny;
    case 'sacrificeUnlessPaid':
      return lands.sacrificeUnlessPaid;
  }
}

/** Returns the text shown for a land without abilities. */
export function noAbilityText({ name }: Land, { lands }: Words): string {
  return name.kind === 'itsOwn' ? lands.ownText : lands.noAbility;
}

/** Explains why a card of a list was not converted to a land. */
export function explainNoLand(
  kind: Exclude<ConvertedRow['kind'], 'land'>,
  words: Words['lands']['list'],
): string {
  switch (kind) {
    case 'realLand':
      return words.realLand;
    case 'unknown':
      return words.unknown;
    case 'unreadable':
      return words.outside;
  }
}

/** Fills a sentence with its parameters, if it has any. */
export function fillSentence<Given>(
  sentence: string | ((argument: Given) => string),
  argument: Given,
): string {
  return typeof sentence === 'string' ? sentence : sentence(argument);
}
