/** The rulebook: rules in our own words, English and Russian side by side. */

import type { AbilityTime } from '../../rules/planar/ability-times';
import type { Bilingual, Language } from '../bilingual';

/** The source of the rules; the Comprehensive Rules as of the date below. */
export type RuleSource = 'comprehensive' | 'cube' | 'landlessMtg' | 'ours';

/** The day from which the described Comprehensive Rules are in force. */
export const RULES_AS_OF = '2026-09-25';

export interface RuleEntry {
  /** Also its address: the number of a rule ("901.9b") or a name ("cube-1"). */
  readonly id: string;
  /** The current number in the source; null if it has none. */
  readonly number: string | null;
  /** Former numbers, latest first. */
  readonly formerNumbers?: readonly string[];
  /** Numbers of rules without an entry of their own that this one answers. */
  readonly covers?: readonly string[];
  readonly title: Bilingual;
  /** Paragraphs are separated by an empty line; symbols are in braces: {W}, {T}, {CHAOS}. */
  readonly text: Bilingual;
  readonly example?: Bilingual;
  /** How older texts differ. */
  readonly changeNote?: Bilingual;
  /** Search words that its title does not contain. */
  readonly searchWords?: Bilingual;
  /** Ids of other entries. */
  readonly related?: readonly string[];
}

/**
 * A game term. A form is one word or several in a row. Each word stands for all its inflections, or after "=" only
 * for itself. A form with a capital letter is a name and matches capitalized text only. Of overlapping forms, the
 * longest counts.
 */
export interface TermEntry extends RuleEntry {
  readonly forms: Readonly<Record<Language, readonly string[]>>;
  /** Forms that look like the term but mean something else. */
  readonly lookAlikes?: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Ability labels on planes that stand for this term. */
  readonly times?: readonly AbilityTime[];
}

export interface RuleChapter {
  readonly id: string;
  readonly title: Bilingual;
  readonly source: RuleSource;
  readonly entries: readonly RuleEntry[];
}
