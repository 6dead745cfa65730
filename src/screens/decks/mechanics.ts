/** What planar cards can be looked up by besides their names: when something happens on them, and what. */
import type { AbilityTime, PlanarAct, PlanarCardFacts } from '../../content/planes/planar-card-facts';

const happensAt =
  (...times: readonly AbilityTime[]) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ when }) => when.some((time) => times.includes(time)));

const does =
  (...kinds: readonly PlanarAct['kind'][]) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ acts = [] }) => acts.some(({ kind }) => kinds.includes(kind)));

/** Our English texts say the same thing the same way; a test holds that. */
const says =
  (words: RegExp) =>
  ({ abilities }: PlanarCardFacts) =>
    abilities.some(({ text }) => words.test(text.en));

const ofMechanics = {
  arrive: happensAt('arrive'),
  leave: happensAt('leave'),
  beginning: happensAt('untap', 'upkeep', 'draw'),
  main: happensAt('firstMain', 'secondMain', 'activated'),
  combat: happensAt('combat', 'endOfCombat'),
  endStep: happensAt('endStep'),
  die: (card: PlanarCardFacts) => happensAt('roll', 'blank')(card) || says(/planar die|blank/i)(card),
  planarDeck: (card: PlanarCardFacts) =>
    does('planarOperation', 'planeswalk')(card) || says(/planar deck/i)(card),
  turns: does('reverseTurnOrder', 'extraTurn', 'endTurn', 'repeatUpkeep'),
  life: says(/\blife\b/i),
  damage: says(/\bdamage\b/i),
  planeCounters: ({ counters }: PlanarCardFacts) => counters !== undefined,
  creatureCounters: says(/[+-]1\/[+-]1 counter/i),
  tokens: says(/\btokens?\b/i),
  drawing: says(/\bdraws?\b/i),
  mana: says(/\badds? (?:an additional )?\{|\bmana of\b|\bmana\b.*\badd/i),
  lasting: does('lasting'),
  phasing: says(/\bphase[sd]? (?:out|in)\b/i),
} as const satisfies Record<string, (card: PlanarCardFacts) => boolean>;

export type Mechanic = keyof typeof ofMechanics;
export const mechanics = Object.keys(ofMechanics) as readonly Mechanic[];

export function hasMechanic(card: PlanarCardFacts, mechanic: Mechanic): boolean {
  return ofMechanics[mechanic](card);
}
