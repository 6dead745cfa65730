import type { Words } from '../../../i18n/en';
import type { Game } from '../../../session/game/game';
import { playerName } from '../../parts/words';
import type { Attack } from './use-attack';

/** Says whose commander is attacking, which of two, and whether with infect. */
export function attackInWords(words: Words, seats: Game['seats'], attack: Attack): string {
  const { commander } = words;
  const name = playerName(words, seats, attack.source);
  const sentence = attack.commander === 1 ? commander.secondAttacks(name) : commander.attacks(name);
  return attack.infect ? `${sentence}, ${commander.withInfect}` : sentence;
}
