import type { Words } from '../../../i18n/en';
import type { Violation } from '../../../session/decks/deck-violations';

/** Describes what to change so that a deck becomes legal. */
export function describeNeededChange(violation: Violation, { changes }: Words['myDecks']): string {
  return violation.kind === 'twice' ? changes.twice : changes[violation.kind](violation.difference);
}
