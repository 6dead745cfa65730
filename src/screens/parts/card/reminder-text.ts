/** A sentence in parentheses, which may end with a quotation; "(или)" within a sentence is no reminder. */
const REMINDER = /\s*\([^()]*[.!][”»]?\)/g;

/** A card's text without its reminder text, which explains and never changes what happens (rule 207.2). */
export const withoutReminders = (text: string) => text.replaceAll(REMINDER, '');
