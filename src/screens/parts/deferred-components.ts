/** The app's components in the chunk `deferred`, for one import of them all. */

export { AppNotices } from './page/AppNotices';
export { FocusAfterNavigation } from './page/FocusAfterNavigation';
export { SymbolSprite } from './text/SymbolSprite';
export { TermSheet } from './text/TermSheet';
