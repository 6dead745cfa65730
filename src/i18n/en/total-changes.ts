import { type Amount, amount } from '../amount';
import type { enPlayer } from './player';

interface PlayerCountersChanged {
  readonly name: string;
  readonly counter: keyof typeof enPlayer.playerCounters.names;
  readonly change: string;
  readonly total: number;
}

interface NamedCountersChanged {
  readonly name: string;
  readonly counterName: string;
  readonly change: string;
  readonly total: number;
}

interface CommanderDamageChanged {
  readonly name: string;
  readonly change: string;
  readonly source: string;
  readonly isSecond: boolean;
  readonly life: Amount;
  readonly total: number;
}

interface InfectDamageChanged {
  readonly name: string;
  readonly change: string;
  readonly source: string;
  readonly isSecond: boolean;
  readonly poison: number;
  readonly total: number;
}

/** Sentences about changes of a player's totals; `result` ends them with the totals of then or of now. */
export const enTotalChanges = (result: (totals: string | number) => string) => ({
  lifeChanged: (name: string, change: string, life: number) =>
    `${name} ${change}${result(`${amount(life)} life`)}`,
  poisonChanged: (name: string, change: string, total: number) =>
    `${name} ${change} poison${result(amount(total))}`,
  playerCountersChanged: ({ name, counter, change, total }: PlayerCountersChanged) =>
    ({
      energy: `${name} ${change} energy${result(total)}`,
      experience: `${name} ${change} experience${result(total)}`,
      rad: `${name} ${change} rad${result(total)}`,
      treasure: `${name} ${change} Treasures${result(total)}`,
      storm: `${name} ${change} storm count${result(total)}`,
      ring: `${name} ${change} Ring temptations${result(total)}`,
      speed: `${name} ${change} speed${result(total)}`,
    })[counter],
  namedCountersChanged: ({ name, counterName, change, total }: NamedCountersChanged) =>
    `${name} ${change} ${counterName}${result(total)}`,
  commanderDamageChanged: ({ name, change, source, isSecond, life, total }: CommanderDamageChanged) =>
    `${name} ${change} (${source}, ${isSecond ? 'second commander' : 'commander'})${result(`${amount(life)} life, ${total} from this commander`)}`,
  infectDamageChanged: ({ name, change, source, isSecond, poison, total }: InfectDamageChanged) =>
    `${name} ${change} poison (${source}, ${isSecond ? 'second commander' : 'commander'} with infect)${result(`${poison} poison, ${total} from this commander`)}`,
});
