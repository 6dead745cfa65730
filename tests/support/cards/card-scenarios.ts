/** Scenarios for buttons: a card, a moment, what is pressed, and the result. */
import type { PlanarAbility } from '../../../src/content/planes/planar-card-facts';
import type { AbilityTime } from '../../../src/rules/planar/ability-times';
import type { History } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import { frontmostElement, labelWithoutCount, press, pressableLabels, textOf } from '../rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../rendered/rendered-table';
import { moves } from '../tables/tables';
import { facts, rollAndPlaneswalk, startingOn } from './card-situations';
import { describeChange } from './describe-change';

/** Returns a table on which the card is face up or will be, and the moves that lead to the moment. */
export type ScenarioStart = (id: string) => { readonly table: Table; readonly leadingMoves: readonly Move[] };

/** Card, time of the ability, moment, pressed buttons, and result. Anya has the first turn, Boris the next. */
export type Scenario = readonly [
  card: string,
  time: AbilityTime,
  moment: ScenarioStart,
  pressed: string | readonly string[],
  then: string,
  log: string,
  /** The buttons offered afterward. */
  offeredAfterward?: string,
];

const NEXT_PLANES = ['naya', 'grixis', 'jund', 'esper'];

export const onStartingPlaneAfter =
  (...leadingMoves: readonly Move[]): ScenarioStart =>
  (id) => ({ table: startingOn(id, ...NEXT_PLANES), leadingMoves });
export const atChaos = onStartingPlaneAfter(moves.roll('chaos'));
export const atNextTurn = onStartingPlaneAfter(moves.beginNextTurn);
/** Anya rolls the planar die and planeswalks to the card. */
export const atArrival: ScenarioStart = (id) => ({
  table: startingOn('bant', id, ...NEXT_PLANES),
  leadingMoves: rollAndPlaneswalk,
});
export const onNewPlaneAfter =
  (...leadingMoves: readonly Move[]): ScenarioStart =>
  (id) => ({
    table: startingOn('bant', id, ...NEXT_PLANES),
    leadingMoves: [...rollAndPlaneswalk, ...leadingMoves],
  });

/** Pressed first if the card no longer shows what is still due. */
export const REMINDERS = 'the reminders';

const remindersButton = () => document.querySelector<HTMLElement>('.reminders .openButton');
const labelsIn = (elements: readonly Element[]) => [...new Set(elements.flatMap(pressableLabels))];

/** Returns where the buttons of an ability are: on the card, next to a reminder of it, or among the turn's actions. */
function abilityElementsOf(id: string, { when, text }: PlanarAbility): readonly Element[] {
  const isEncountered = when.includes('encounter') && document.querySelector(`[data-card="${id}"]`);
  return [
    ...document.querySelectorAll(`[data-card="${id}"] li, dialog[open] li, [data-actions] .mainActions`),
  ].filter((element) =>
    element.matches('li')
      ? textOf(element.querySelector('p[lang]')) === text.en
      : isEncountered && !inDialog(),
  );
}

const inDialog = () => document.querySelector('dialog[open]') !== null;

/** Returns the labels of an ability's buttons, on the card and among the reminders. */
async function offersOf(id: string, ability: PlanarAbility): Promise<readonly string[]> {
  const onTable = abilityElementsOf(id, ability);
  const labels = labelsIn(onTable);
  if (!remindersButton()) return labels;
  await press(REMINDERS);
  const reminderLabels = labelsIn(
    abilityElementsOf(id, ability).filter((element) => !onTable.includes(element)),
  );
  await press('Close');
  return [...labels, ...reminderLabels.filter((label) => !labels.includes(label))];
}

/** Returns the latest lines of the log, in both languages. */
async function logOf(lineCount: number): Promise<readonly [en: string, ru: string]> {
  await press('Log');
  const read = () => {
    const latest = [...frontmostElement().querySelectorAll('.lines > .line > p')]
      .slice(0, lineCount)
      .reverse();
    return latest.map(textOf).join(' / ');
  };
  const log = [read(), await inRussian(read)] as const;
  await press('Close');
  return log;
}

/** Returns the Russian name of a button, which must be unique, and the text next to it. */
async function russianOf(
  label: string,
  area: () => Element,
): Promise<readonly [label: string, text: string]> {
  const labelIndex = pressableLabels(area()).indexOf(label);
  const [labels, text] = await inRussian(
    () => [pressableLabels(area()), textOf(area().querySelector('p[lang]'))] as const,
  );
  const name = labels[labelIndex] ?? '';
  if (labels.indexOf(name) !== labels.lastIndexOf(name)) throw new Error(`several "${name}"`);
  return [name, text];
}

function currentHistory(): History {
  const history = liveGame.currentGame()?.history;
  if (!history) throw new Error('no game is on');
  return history;
}

export interface ScenarioOutcome {
  readonly ability: PlanarAbility;
  /** As returned by `describeChange`. */
  readonly then: string;
  readonly log: string;
  readonly offeredAfterward: string;
  /** The same scenario in Russian. */
  readonly russian: {
    /** The Russian names of the pressed buttons, by their English names. */
    readonly buttons: Readonly<Record<string, string>>;
    /** The text of the ability on which it was pressed; empty for a phenomenon. */
    readonly text: string;
    readonly log: string;
  };
}

/** Names in sheets whose Russian has already been read. */
const translatedLabels = new Set<string>();

/** Plays a scenario on the screen and returns its result. */
export async function playScenario([id, time, moment, pressed]: Scenario): Promise<ScenarioOutcome> {
  const { table, leadingMoves } = moment(id);
  await openTable(table);
  await playInApp(...leadingMoves);
  const before = currentHistory();
  const abilities = facts(id).abilities.filter(({ when }) => when.includes(time));
  let used: PlanarAbility | undefined;
  const buttons: Record<string, string> = {};
  let text = '';
  for (const label of [pressed].flat()) {
    const name = labelWithoutCount(label);
    const offering = abilities.flatMap((ability) =>
      abilityElementsOf(id, ability).flatMap((element) =>
        pressableLabels(element).includes(name) ? [{ ability, element }] : [],
      ),
    );
    // In the sheet, a reminder of the turn before comes first.
    const first = used ? undefined : offering.find(({ element }) => frontmostElement().contains(element));
    const area = first ? () => first.element : frontmostElement;
    // The Russian text of a sheet is read only once, because it does not depend on the card that opened it.
    if (name !== REMINDERS && (first || !translatedLabels.has(name))) {
      translatedLabels.add(name);
      const [russianLabel, russianText] = await russianOf(name, area);
      buttons[name] = russianLabel;
      if (first?.element.matches('li')) text = russianText;
    }
    await press(label, area);
    used ??= first?.ability;
  }
  if (!used) throw new Error(`${[pressed].flat().join()} is on no ability`);
  if (inDialog()) throw new Error('a sheet is still open');
  const then = describeChange(before.table, currentHistory().table);
  const [log, logInRussian] = await logOf(currentHistory().steps.length - before.steps.length);
  const russian = { buttons, text, log: logInRussian };
  return { ability: used, then, log, russian, offeredAfterward: (await offersOf(id, used)).join(' | ') };
}
