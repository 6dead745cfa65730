/** The rulebook: rules in our own words, English and Russian side by side. */
import type { Bilingual, Language } from '../bilingual';
import type { AbilityTime } from '../planes/planar-card-facts';

/** Whose rules they are; the Comprehensive Rules as of the date below. */
export type RuleSource = 'comprehensive' | 'cube' | 'landlessMtg' | 'ours';

/** The day from which the Comprehensive Rules told here are in force. */
export const RULES_AS_OF = '2026-09-25';

export interface RuleEntry {
  /** Also its address: the number of a rule of the game ("901.9b"), or a name ("cube-1"). */
  readonly id: string;
  /** As the source numbers it today, or null where it has no number. */
  readonly number: string | null;
  /** Numbers it had before, the latest first. */
  readonly formerly?: readonly string[];
  readonly title: Bilingual;
  /** Paragraphs are parted by an empty line; symbols stand in braces: {W}, {T}, {CHAOS}. */
  readonly text: Bilingual;
  readonly example?: Bilingual;
  /** What reads differently in older texts. */
  readonly changed?: Bilingual;
  /** Words that players look for it by and that its title does not have. */
  readonly alsoAsked?: Bilingual;
  /** Ids of other entries. */
  readonly related?: readonly string[];
}

/**
 * A word of the game. A form is one word or several in a row; each stands for all its endings, or after "=" only for itself. One
 * with a capital letter is a name and is known by it. Of forms that overlap in a text the longest counts.
 */
export interface TermEntry extends RuleEntry {
  readonly forms: Readonly<Record<Language, readonly string[]>>;
  /** Written like the term, but meaning something else. */
  readonly otherwise?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Labels that a plane's abilities bear for it. */
  readonly times?: readonly AbilityTime[];
}

export interface RuleChapter {
  readonly id: string;
  readonly title: Bilingual;
  readonly source: RuleSource;
  readonly entries: readonly RuleEntry[];
}
