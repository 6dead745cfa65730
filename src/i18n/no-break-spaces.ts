/** All that words of the texts consist of; \p{L} takes a hundred times as long to compile. */
const LETTER = 'a-zа-яё’';
const NOT_AFTER_LETTER = `(?<![${LETTER}])`;
/** A longer word keeps the space beside it, because both together might be too wide for a narrow column. */
const WORD = `[«“]?[${LETTER}\\d]{1,14}(?![${LETTER}\\d])`;
const NOUN = `[${LETTER}]{3,12}(?![${LETTER}])`;
/** What is named by a number after it. */
const NUMBERED_NOUN = '(?:player|team|игрок|команда)[ \u00a0]';

/** Where a space is at which print does not break a line. */
const noBreakPlaces = [
  // Before a dash.
  `(?=[–—])(?<![${LETTER}]{15,} )`,
  // Between a number and its noun (2 life, X карт), but not after the number of a rule or a player.
  String.raw`(?<=(?:(?<!\.\d*|${NUMBERED_NOUN}\d*)\d|${NOT_AFTER_LETTER}X) )(?=${NOUN})`,
  // Between a player and the number (Player 4).
  `(?<=${NUMBERED_NOUN})(?=\\d)`,
  // Between a short word and a number without a noun (up to 4).
  String.raw`(?=\d+(?![\d/]|\.\d| ${NOUN}))(?<=${NOT_AFTER_LETTER}[${LETTER}]{1,2} )`,
  // After a Russian word of one letter (в колоде).
  `(?<=${NOT_AFTER_LETTER}[авикосуя] )(?=${WORD})`,
];
const SPACE_WITHOUT_BREAK = new RegExp(` (?:${noBreakPlaces.join('|')})`, 'gi');

const NO_BREAK_SPACE = '\u00a0';

/** Prevents line breaks that print avoids, in a text on the screen. */
export const withNoBreakSpaces = (text: string) => text.replace(SPACE_WITHOUT_BREAK, NO_BREAK_SPACE);

/** Reverses it for texts and names that leave the screen, to be searched, compared or typed there. */
export const withPlainSpaces = (text: string) => text.replaceAll(NO_BREAK_SPACE, ' ');
