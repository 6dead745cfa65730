import { type Language, otherLanguage } from '../../../content/bilingual';
import type { PlanarAbility, PlanarCardFacts } from '../../../content/planes/planar-card-facts';
import type { AbilityTime } from '../../../rules/planar/ability-times';
import { type HighlightPiece, highlight } from '../../../session/text-search/highlight';
import { abilityStemsOf, SIZE_OR_WORD, timeStemsOf } from './card-search-text';

/** The ability by which a card was found, as far as a row of the catalog shows it. */
export interface MatchingLine {
  readonly times: readonly { readonly time: AbilityTime; readonly isHighlighted: boolean }[];
  readonly language: Language;
  readonly pieces: readonly HighlightPiece[];
}

/** How far into the line the first match may begin, in characters, so that it is in sight on a narrow phone. */
const MAX_LEAD = 16;

/** Times whose labels say no more than the text. */
const impliedTimes: readonly AbilityTime[] = ['static', 'trigger', 'activated'];

/** Returns the ability with the most of these stems, preferably in the reader's language; null if none has any. */
export function findMatchingLine(
  { abilities }: PlanarCardFacts,
  stems: ReadonlySet<string>,
  readerLanguage: Language,
): MatchingLine | null {
  if (stems.size === 0) return null;
  let bestScore = 0;
  let best: { ability: PlanarAbility; language: Language } | null = null;
  for (const ability of abilities) {
    const abilityStems = abilityStemsOf(ability);
    const timesScore = Math.min(1, countCommon(abilityStems.times, stems));
    for (const language of [readerLanguage, otherLanguage(readerLanguage)]) {
      const score = timesScore + countCommon(abilityStems[language], stems);
      if (score <= bestScore) continue;
      bestScore = score;
      best = { ability, language };
    }
  }
  return (
    best && {
      times: best.ability.when
        .filter((time) => !impliedTimes.includes(time))
        .map((time) => ({ time, isHighlighted: isTimeMeant(time, stems) })),
      language: best.language,
      pieces: withShortLead(highlight(best.ability.text[best.language], stems, SIZE_OR_WORD)),
    }
  );
}

/** Begins a line at the sentence of its first match, or a few words before the match. */
function withShortLead(pieces: readonly HighlightPiece[]): readonly HighlightPiece[] {
  const [lead, ...rest] = pieces;
  if (!lead || lead.isHighlighted || rest.length === 0) return pieces;
  const sentence = lead.text.slice(lead.text.search(/[^.!?]*$/)).trimStart();
  const text =
    sentence.length <= MAX_LEAD ? sentence : `…${sentence.slice(-MAX_LEAD).replace(/^\S*\s+/, '')}`;
  return [{ text, isHighlighted: false }, ...rest];
}

const isTimeMeant = (time: AbilityTime, stems: ReadonlySet<string>) =>
  countCommon(timeStemsOf(time), stems) > 0;

const countCommon = (set: ReadonlySet<string>, stems: ReadonlySet<string>) =>
  [...stems].filter((stem) => set.has(stem)).length;
