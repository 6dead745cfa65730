import { amount } from '../amount';
import type { enTotalChanges } from '../en/total-changes';
import { lifePoints } from './counts';

export const ruTotalChanges: typeof enTotalChanges = (result) => ({
  lifeChanged: (name, change, life) => `${name} ${change}${result(lifePoints(life))}`,
  poisonChanged: (name, change, total) => `${name}, яд ${change}${result(amount(total))}`,
  playerCountersChanged: ({ name, counter, change, total }) =>
    ({
      energy: `${name}, энергия ${change}${result(total)}`,
      experience: `${name}, опыт ${change}${result(total)}`,
      rad: `${name}, радиация ${change}${result(total)}`,
      treasure: `${name}, Клады ${change}${result(total)}`,
      storm: `${name}, счётчик шторма ${change}${result(total)}`,
      ring: `${name}, искушения Кольцом ${change}${result(total)}`,
      speed: `${name}, скорость ${change}${result(total)}`,
    })[counter],
  namedCountersChanged: ({ name, counterName, change, total }) =>
    `${name}, ${counterName} ${change}${result(total)}`,
  commanderDamageChanged: ({ name, change, source, isSecond, life, total }) =>
    `${name} ${change} (${source}, ${isSecond ? 'второй командир' : 'командир'})${result(`${lifePoints(life)}; повреждений от этого командира: ${total}`)}`,
  infectDamageChanged: ({ name, change, source, isSecond, poison, total }) =>
    `${name}, яд ${change} (${source}, ${isSecond ? 'второй командир' : 'командир'} с Инфекцией)${result(`${poison}; повреждений от этого командира: ${total}`)}`,
});
