import type { Words } from '../../../i18n/en';
import type { Refusal } from '../../../rules/rule';
import { playerName } from '../words';

/** Explains a refusal in a sentence, naming the owner of the deck if that matters. */
export function describeRefusal(
  { reason, limit = 0, player }: Refusal,
  words: Words,
  seats: readonly { readonly name: string }[] = [],
): string {
  const refusal = words.refusals[reason];
  const sentence = typeof refusal === 'string' ? refusal : refusal(limit);
  return player === undefined ? sentence : `${playerName(words, seats, player)}: ${sentence}`;
}
