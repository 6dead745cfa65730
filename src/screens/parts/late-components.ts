/** The components of the app that are loaded behind the first screen, in one import. */

export { KeepFocus } from './page/KeepFocus';
export { Notices } from './page/Notices';
export { SymbolSprite } from './text/SymbolSprite';
export { TermSheet } from './text/TermSheet';
