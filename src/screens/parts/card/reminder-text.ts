/** Matches a sentence in parentheses, which may end with a quotation; "(или)" within a sentence is not a reminder. */
const REMINDER = /(\s*\([^()]*[.!][”»]?\))/;

/** Divides a text into what it does and, in every second place, reminder text, which only explains rules (207.2). */
export const splitByReminders = (text: string): readonly string[] => text.split(REMINDER);
