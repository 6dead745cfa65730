/** What can be chosen in the settings. */

export const themes = ['phone', 'dark', 'light'] as const;
/** How many sides of the table the plane's text faces. */
export const planeTextFacings = ['one', 'two', 'four'] as const;
export type PlaneTextFacing = (typeof planeTextFacings)[number];
/** The layout of the players' panels: along two sides of the table, around all four, or upright for one reader. */
export const panelLayouts = ['twoSides', 'fourSides', 'upright'] as const;
/** Whether the planar die is rolled in the app or is a physical die. */
export const dieSources = ['app', 'table'] as const;
/** What is shown first for a card with a picture. */
export const defaultCardViews = ['picture', 'text'] as const;
/** Cards as lands: one card, a list, or play aids. */
export const landViews = ['card', 'list', 'aids'] as const;
/** The sizes of rule text. */
export const textSizes = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];
/** What the time limit of the clock applies to: a turn, or all turns of a player. */
export const timeLimitScopes = ['turn', 'player'] as const;
/** For teams of any shape, whether teammates share life and turns. */
export const teamSharings = ['shared', 'apart'] as const;
export type TeamSharing = (typeof teamSharings)[number];
