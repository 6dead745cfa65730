/** Templated phrases of the game, which every text may use verbatim. */

const COUNT = '(?:\\d+|x|a|an|one|two|three|four|five|seven|ten|any number of|that many|up to \\w+)';
const WHOSE = "(?:your|their|its owner's|that player's|a|any|each)";

const ASIDES: readonly RegExp[] = [
  // Reminder text and granted abilities.
  /\([^)]*\)/g,
  /"[^"]*"/g,
];

const TEMPLATED: readonly RegExp[] = [
  // When an ability triggers, and how long it lasts.
  /\b(?:when|whenever|at the beginning of|during|until|if|as though|for as long as|for the rest of|starting with)\b[^,.:]*/,
  /\b(?:this turn|this way|each turn|instead|in addition to (?:its|their) other types)\b/,
  // Who or what is affected.
  /\b(?:you may|each (?:other )?player(?: may)?|each opponent|that player(?: may)?|its controller(?: may)?)\b/,
  /\b(?:(?:up to )?\w+ (?:other )?)?target [^.,]*?(?:cards?|creatures?|permanents?|players?|lands?|opponents?)\b/,
  /\b(?:that |those )?(?:you|they|your opponents|an opponent|that player|your team) (?:controls?|owns?|casts?)\b/,
  /\b(?:all|each) (?:\S+ )?(?:creatures?|permanents?|lands?|planeswalkers?)\b/,
  // Moving cards between zones.
  new RegExp(`\\b(?:from|in|into|to) ${WHOSE} (?:hand|graveyard|library)\\b`),
  /\b(?:in|on)?to the battlefield(?: tapped)?(?: under \S+(?: owner's)? control)?/,
  /\b(?:from |on )?(?:the )?(?:top|bottom)(?: \w+)?(?: cards?)?(?: of (?:your|their|its owner's|that|any player's) (?:library|planar deck))?(?: in (?:any|a random) order)?/,
  /\band the rest\b|\brevealed cards?\b|\bcards revealed\b/,
  new RegExp(`\\bsearch(?:es)? ${WHOSE} library for [^.]*?shuffles?\\b`),
  /\bwithout paying (?:its|their) mana costs?\b/,
  // What is created, put, dealt, drawn or paid.
  new RegExp(`\\bcreates? (?:their choice of )?${COUNT} [^.]*?tokens?(?: with [^.,;]*)?`),
  new RegExp(`\\b(?:put|remove|distribute)s? ${COUNT} (?:\\S+ )?counters? (?:on|from|among)\\b`),
  /\bdeals? \w+ damage to (?:any target|each \w+|you|them|it)\b/,
  /\b(?:draws?|discards?|mills?|gains?|loses?) \w+ (?:cards?|life)\b/,
  /\b(?:spells? )?costs? \{\d\} less to cast\b/,
  /\bwhere x is\b|\bequal to (?:the number of|its power|its toughness)\b|\bfor each\b/,
  /\b(?:gets?|have|has|gains?) [+−-][\dx]\/[+−-][\dx]\b/,
  /\bthere is an additional combat phase after [^.]*/,
  /\bprevent all (?:combat )?damage that would be dealt (?:by|to)\b/,
  /\bcan't (?:lose|win) the game\b/,
  /\b(?:can't|doesn't) (?:attack|block|be blocked|untap)(?: or block)?\b/,
  /\bsacrifices? [^,.]*? of their choice\b/,
  /\b(?:that's|becomes) a copy of (?:it|that \w+)\b/,
  /\bone mana of any (?:type|color)\b/,
  /\bthen planeswalk\b|\bcast from the command zone\b/,
];

const wordsOf = (text: string) => text.match(/[a-z0-9{}/+'-]+/g) ?? [];

const withoutAsides = (text: string) =>
  ASIDES.reduce(
    (left, aside) => left.replace(aside, ' | '),
    text.toLowerCase().replaceAll('’', "'").replace(/[“”]/g, '"'),
  );

/** Returns the words of a text without reminder text and granted abilities. */
export function allWordsOf(text: string): readonly string[] {
  return wordsOf(withoutAsides(text));
}

/** Returns the runs of words that remain of a text between templated phrases. */
export function runsBetweenPhrases(text: string): readonly (readonly string[])[] {
  return TEMPLATED.reduce((left, phrase) => left.replace(new RegExp(phrase, 'g'), ' | '), withoutAsides(text))
    .split('|')
    .map(wordsOf);
}
