import type { Language } from '../../content/bilingual';
import type { Words } from '../../i18n/en';
import type { LastingEffect } from '../../rules/planar/lasting-effect';
import type { Mark } from '../../rules/planar/memory';
import type { PlanarCardId } from '../../rules/planar/planar-card';
import type { Catalogue } from '../../session/catalogue';
import { withoutTurning } from '../../session/plain-text';
import { useSession } from '../../session/session';
import { cardName, playerName, useLanguage, useWords } from './words';

/** What it takes to speak of a game. */
export interface Speaker {
  readonly words: Words;
  readonly language: Language;
  readonly catalogue: Catalogue | null;
  readonly seats: readonly { readonly name: string }[];
}

/** Speaks of a game with these seats, in the language spoken now. */
export function useSpeaker(seats: Speaker['seats']): Speaker {
  const words = useWords();
  const language = useLanguage();
  const { catalogue } = useSession();
  return { words, language, catalogue: catalogue.value, seats };
}

/** What lasts, and for whom: "Anya: creatures can't attack". */
export function effectInWords(effect: LastingEffect, speaker: Speaker): string {
  const { words, seats } = speaker;
  const what = deedInWords(effect, speaker);
  return effect.player === null
    ? what
    : words.effects.concerning(playerName(words, seats, effect.player), what);
}

function deedInWords({ note, source, does }: LastingEffect, { words, catalogue, language }: Speaker): string {
  const typed = note && withoutTurning(note);
  if (typed) return typed;
  if (does !== 'remind') return words.effects.does[does];
  const badge = source && catalogue?.factsOf(source)?.abilities.find((ability) => ability.badge)?.badge;
  if (badge) return badge[language];
  return source ? cardName(catalogue, language, source) : words.effects.does.remind;
}

export function endingInWords({ ends, until }: LastingEffect, { words, seats }: Speaker): string {
  const { ends: endings, everybody } = words.effects;
  if (ends !== 'turnOf') return endings[ends];
  return endings.turnOf(until === null ? everybody : playerName(words, seats, until));
}

/** One of the two things a card lets each player choose. */
export function optionInWords(card: PlanarCardId, as: Mark, { catalogue, language }: Speaker): string {
  return catalogue?.factsOf(card)?.options?.[as][language] ?? `${as + 1}`;
}
