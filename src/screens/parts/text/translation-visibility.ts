import type { Language } from '../../../content/bilingual';
import { hasCyrillic } from '../../../session/text-search/alphabet';

/**
 * Returns whether a card's name in the other language is shown, too. Cards are printed in English; to English readers
 * the Russian name only explains why Russian input was matched.
 */
export const isTranslationShown = (language: Language, query = '') => language === 'ru' || hasCyrillic(query);
