/** The app's components in the chunk `behind`, for one import of them all. */

export { FocusAfterNavigation } from './page/FocusAfterNavigation';
export { Notices } from './page/Notices';
export { SymbolSprite } from './text/SymbolSprite';
export { TermSheet } from './text/TermSheet';
