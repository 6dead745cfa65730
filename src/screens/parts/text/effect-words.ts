import type { Language } from '../../../content/bilingual';
import type { Words } from '../../../i18n/en';
import type { PlanarCardId } from '../../../rules/planar/planar-card';
import {
  type CardOption,
  effectEndings,
  type OngoingEffect,
  ongoingEffectKinds,
} from '../../../rules/planar/planar-state';
import { knownValue } from '../../../rules/unknown-data';
import type { Catalog } from '../../../session/cards/catalog';
import { usePlanarCards } from '../../../session/contexts/use-planar-cards';
import { isolateDirection } from '../../../session/lib/plain-text';
import { cardName, playerName, useLanguage, useWords } from '../words';

/** What is needed to describe a game in words. */
export interface WordingContext {
  readonly words: Words;
  readonly language: Language;
  readonly catalog: Catalog | null;
  readonly seats: readonly { readonly name: string }[];
}

/** Returns what is needed to describe a game with these seats in the current language. */
export function useWordingContext(seats: WordingContext['seats']): WordingContext {
  const words = useWords();
  const language = useLanguage();
  const { catalog } = usePlanarCards();
  return { words, language, catalog: catalog.value, seats };
}

/** Describes an ongoing effect and the player it affects: "Anya: creatures can't attack". */
export function describeEffect(effect: OngoingEffect, context: WordingContext): string {
  const { words, seats } = context;
  const [description, isSentencePart] = wordingOf(effect, context);
  return effect.player === null
    ? description
    : words.effects.concerning(playerName(words, seats, effect.player), description, isSentencePart);
}

/**
 * Returns the wording of an effect, and whether it is a phrase of the app or a card rather than a note or a card name.
 */
function wordingOf(
  { note, source, does }: OngoingEffect,
  { words, catalog, language }: WordingContext,
): readonly [what: string, isPhrase: boolean] {
  const noteText = note && isolateDirection(note);
  if (noteText) return [noteText, false];
  const kind = knownValue(ongoingEffectKinds, does);
  if (kind && kind !== 'remind') return [words.effects.does[kind], true];
  const badge = source && catalog?.factsOf(source)?.abilities.find((ability) => ability.badge)?.badge;
  if (badge) return [badge[language], true];
  if (source) return [cardName(catalog, language, source), false];
  return [kind ? words.effects.does[kind] : words.effects.unknown, true];
}

export function endingInWords({ ends, until }: OngoingEffect, { words, seats }: WordingContext): string {
  const { ends: endings, everybody, unknownEnd } = words.effects;
  const ending = knownValue(effectEndings, ends);
  if (ending !== 'turnOf') return ending ? endings[ending] : unknownEnd;
  return endings.turnOf(until === null ? everybody : playerName(words, seats, until));
}

/** Returns the text of one of a card's two options. */
export function describeOption(
  card: PlanarCardId,
  option: CardOption,
  { catalog, language }: WordingContext,
): string {
  return catalog?.factsOf(card)?.options?.[option][language] ?? `${option + 1}`;
}
