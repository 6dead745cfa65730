/** Describes everything that changed between two tables in one line. */
import type { Table } from '../../../src/rules/table/table';
import { detailsOf } from './card-situations';

const NAMES = ['Anya', 'Boris', 'Max'];
const nameOf = (seat: string) => NAMES[Number(seat)] ?? seat;
/** Replaces seat numbers with names in "0: speed 1", "for 0", "of 0:", "turnOf 0", "monarch 0" and "blessed 0". */
const withNames = (line: string) =>
  line.replace(/^\d(?=:)/, nameOf).replaceAll(/(?<=\b(?:for|of|turnOf|monarch|blessed) )\d\b/g, nameOf);
const added = (before: readonly string[], after: readonly string[]) =>
  after.filter((one) => !before.includes(one));

export function describeChange(before: Table, after: Table): string {
  const [was, is] = [detailsOf(before), detailsOf(after)];
  const differs = (key: keyof typeof is) => JSON.stringify(was[key]) !== JSON.stringify(is[key]);
  const cards = Object.keys({ ...was.counters, ...is.counters });
  return [
    ...is.life.flatMap((life, seat) => (life === was.life[seat] ? [] : [`${NAMES[seat]} ${life}`])),
    ...cards.flatMap((card) =>
      was.counters[card] === is.counters[card] ? [] : [`${card} holds ${is.counters[card] ?? 0}`],
    ),
    ...added(was.belongings, is.belongings).map(withNames),
    ...added(is.belongings.map(kindOf), was.belongings.map(kindOf)).map((lost) => `no ${withNames(lost)}`),
    ...added(was.designated, is.designated).map(withNames),
    ...added(was.effects, is.effects).map(withNames),
    ...added(is.effects, was.effects).map((over) => `over: ${withNames(over)}`),
    ...(differs('chosenOptions') ? [`chosen: ${JSON.stringify(is.chosenOptions)}`] : []),
    ...(differs('faceUp') ? [`now on ${is.faceUp.join(' + ')}`] : []),
    ...(is.inHand.length > 0 ? [`held: ${is.inHand.join(', ')}`] : []),
    ...(!differs('faceUp') && differs('deck') ? [`deck: ${is.deck.join(', ')}`] : []),
    ...(differs('turn') ? [`turn ${is.turn} of ${NAMES[is.activePlayer ?? -1]}`] : []),
    ...(differs('upkeeps') ? [`upkeep ${is.upkeeps}`] : []),
    ...(differs('reversed') ? ['the other way around'] : []),
    ...(differs('extraTurns') ? [`extra turn: ${is.extraTurns.map((seat) => NAMES[seat]).join()}`] : []),
    ...is.stack.map((waiting) => `on the stack: ${withNames(waiting)}`),
  ].join('; ');
}

const kindOf = (belonging: string) => belonging.replace(/ [\d,]+$/, '');
