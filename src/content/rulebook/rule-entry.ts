/** The rulebook: rules in our own words, English and Russian side by side. */
import type { Bilingual } from '../bilingual';

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

export interface RuleChapter {
  readonly id: string;
  readonly title: Bilingual;
  readonly source: RuleSource;
  readonly entries: readonly RuleEntry[];
}
