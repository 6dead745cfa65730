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
  const [detailsBefore, detailsAfter] = [detailsOf(before), detailsOf(after)];
  const differs = (key: keyof typeof detailsAfter) =>
    JSON.stringify(detailsBefore[key]) !== JSON.stringify(detailsAfter[key]);
  const cards = Object.keys({ ...detailsBefore.counters, ...detailsAfter.counters });
  return [
    ...detailsAfter.life.flatMap((life, seat) =>
      life === detailsBefore.life[seat] ? [] : [`${NAMES[seat]} ${life}`],
    ),
    ...cards.flatMap((card) =>
      detailsBefore.counters[card] === detailsAfter.counters[card]
        ? []
        : [`${card} holds ${detailsAfter.counters[card] ?? 0}`],
    ),
    ...added(detailsBefore.playerState, detailsAfter.playerState).map(withNames),
    ...added(detailsAfter.playerState.map(kindOf), detailsBefore.playerState.map(kindOf)).map(
      (lost) => `no ${withNames(lost)}`,
    ),
    ...added(detailsBefore.designated, detailsAfter.designated).map(withNames),
    ...added(detailsBefore.effects, detailsAfter.effects).map(withNames),
    ...added(detailsAfter.effects, detailsBefore.effects).map((over) => `over: ${withNames(over)}`),
    ...(differs('chosenOptions') ? [`chosen: ${JSON.stringify(detailsAfter.chosenOptions)}`] : []),
    ...(differs('faceUp') ? [`now on ${detailsAfter.faceUp.join(' + ')}`] : []),
    ...(detailsAfter.inHand.length > 0 ? [`held: ${detailsAfter.inHand.join(', ')}`] : []),
    ...(!differs('faceUp') && differs('deck') ? [`deck: ${detailsAfter.deck.join(', ')}`] : []),
    ...(differs('turn') ? [`turn ${detailsAfter.turn} of ${NAMES[detailsAfter.activePlayer ?? -1]}`] : []),
    ...(differs('upkeeps') ? [`upkeep ${detailsAfter.upkeeps}`] : []),
    ...(differs('reversed') ? ['the other way around'] : []),
    ...(differs('extraTurns')
      ? [`extra turn: ${detailsAfter.extraTurns.map((seat) => NAMES[seat]).join()}`]
      : []),
    ...detailsAfter.stack.map((waiting) => `on the stack: ${withNames(waiting)}`),
  ].join('; ');
}

const kindOf = (belonging: string) => belonging.replace(/ [\d,]+$/, '');
