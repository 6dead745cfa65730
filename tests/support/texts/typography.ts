/** Checks of typography: quotation marks, apostrophes, dashes, ellipses. */
import type { Language } from '../../../src/content/bilingual';

type Faults = Readonly<Record<string, RegExp>>;

const faultsInBoth: Faults = {
  'straight quotation mark or apostrophe': /['"`]/,
  'three dots': /\.\.\./,
  'hyphen or short dash between words': /(?<=\s)[-–](?=\s)/,
  'dash without spaces': /[^\s«“(]—|—[^\s».,)]/,
  'hyphen between numbers': /(?<![\w.-])\d+-\d+(?![\w.-])/,
  'hyphen as a minus': /(?<![\p{L}\p{N}_./-])-\d/u,
  'space too many': / {2}|\s[.,;:!?…](?! )|^\s|\s$/,
};

const faultsByLanguage: Readonly<Record<Language, Faults>> = {
  en: {
    'foreign quotation mark': /[«»„‚]/,
    'closing quotation mark before a comma or period': /(?<!\.\w+)”[.,]/,
  },
  ru: {
    'foreign quotation mark': /[„“”’‘]/,
    'period or comma in quotation marks': /[.,]»/,
  },
};

const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  ru: ['«', '»'],
};

/** In Russian, English names keep their apostrophes, and „“ stand within «». */
const withoutAllowedMarks = (text: string) =>
  text.replace(/(?<=[a-z])’(?=s?(?![a-z]))/gi, '').replace(/(?<=«[^»]*)„([^„“]*)“/g, '$1');

/** Returns the typographic mistakes in a text. */
export function typographyMistakes(text: string, language: Language): readonly string[] {
  const read = language === 'ru' ? withoutAllowedMarks(text) : text;
  const [open, close] = QUOTES[language];
  const faults = Object.entries({ ...faultsInBoth, ...faultsByLanguage[language] }).flatMap(
    ([fault, sign]) => (sign.test(read) ? [fault] : []),
  );
  return read.split(open).length === read.split(close).length
    ? faults
    : [...faults, 'quotation mark without its other half'];
}
