/** The components that are loaded after the first screen, in one import. */

export { KeepFocus } from './page/KeepFocus';
export { Notices } from './page/Notices';
export { SymbolSprite } from './text/SymbolSprite';
export { TermSheet } from './text/TermSheet';
