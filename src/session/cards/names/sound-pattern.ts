/** English names written in Russian letters, as they sound: «Сол Ринг», «Брейншторм». */
import { normalizeName, wordsOf } from './normalize-name';

/** How English may spell the sound of Russian letters; two letters come before one. */
const spellings: Readonly<Record<string, string>> = {
  дж: 'd?(?:j|ge?)',
  кс: '(?:x|[ck]+[sc])',
  кз: 'x',
  гз: 'x',
  кв: '(?:qu|[ck]w)',
  б: 'b+',
  в: '(?:v|w|f)',
  г: 'g+h?|h',
  д: 'd+',
  ж: '(?:j|g|s|z)',
  з: '(?:z+|s+|th|x)',
  к: '(?:c?k+|cc?h?|q)',
  л: 'l+',
  м: 'm+n?',
  н: 'k?n+',
  п: 'p+',
  р: 'w?r+h?',
  с: '(?:s+c?|c|z+|th|ps)',
  т: '(?:t+h?|ght)',
  ф: '(?:f+|ph|gh|th|v)',
  х: '(?:h|ch|gh|x)',
  ц: '(?:c|t+s|t?z|ti)',
  ч: '(?:t?ch|t)',
  ш: '(?:sh|s+c?h?|ch|[tcs]i)',
  щ: '(?:sh|s+|sch)',
};
const SOUNDS = new RegExp(`${Object.keys(spellings).join('|')}|[аеиоуыэюя]+|[йьъ]`, 'g');
/** Vowels, and letters that are often silent. */
const VOWEL = '(?:[aeiouyhw]|gh)';
/** Fewer consonants sound like too many names. */
const MIN_CONSONANTS = 5;

/** Returns a pattern of English names that sound like a normalized text; null if it isn't Russian or is too short. */
export function soundPattern(russian: string): string | null {
  const consonantCount = russian.match(/[б-джзк-нп-тф-щ]/g)?.length ?? 0;
  if (/[^а-яё /]/.test(russian) || consonantCount < MIN_CONSONANTS) return null;
  return wordsOf(russian)
    .map((word) => word.replace(SOUNDS, spellingsOf))
    .join(' ');
}

function spellingsOf(sound: string): string {
  const consonant = spellings[sound];
  if (consonant) return `(?:${consonant})${VOWEL}*`;
  return /[йьъ]/.test(sound) ? '' : `${VOWEL}+`;
}

/** Returns whether an English name, or a half of it, sounds like a text in Russian letters. */
export function soundsLike(typed: string, englishName: string): boolean {
  const pattern = soundPattern(normalizeName(typed));
  return pattern !== null && new RegExp(`(?:^|/)${pattern}(?:/|$)`).test(normalizeName(englishName));
}
