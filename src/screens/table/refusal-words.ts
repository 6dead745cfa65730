import type { Words } from '../../i18n/en';
import type { Refusal } from '../../rules/rule';

/** Why a move cannot be made, in a sentence. */
export function tellRefusal({ reason, limit = 0 }: Refusal, { refusals }: Words): string {
  const words = refusals[reason];
  return typeof words === 'string' ? words : words(limit);
}
