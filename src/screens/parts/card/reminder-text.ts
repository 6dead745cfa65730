/** Matches a sentence in parentheses, which may end with a quotation; "(или)" within a sentence is not a reminder. */
const REMINDER = /\s*\([^()]*[.!][”»]?\)/g;

/** Removes reminder text, which only explains the rules (207.2). */
export const withoutReminders = (text: string) => text.replaceAll(REMINDER, '');
