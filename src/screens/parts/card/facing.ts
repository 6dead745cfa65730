/** How many sides of the table a card's text faces. */
export const facings = ['one', 'two', 'four'] as const;
export type Facing = (typeof facings)[number];
