/** What the line of reminders says, in which order, and what a card in sight already says. */
import * as official from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import { en } from '../../../../../src/i18n/en';
import type { AbilityTime } from '../../../../../src/rules/planar/ability-times';
import { beginHistory, type History } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import { reminderLines } from '../../../../../src/screens/table/reminders/reminder-lines';
import { inherentReminders } from '../../../../../src/session/abilities/reminders/inherent-reminders';
import { dueCardReminders } from '../../../../../src/session/abilities/reminders/reminders';
import type { Catalog } from '../../../../../src/session/cards/catalog';
import { playLegalMove } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { card, moves, tableAtStart } from '../../../../support/tables/tables';

const { beginNextTurn, changePlayerCounters, designate, planeswalk } = moves;

const test = suite('lines of reminders');

function factsOf(id: string, ...times: readonly AbilityTime[]): PlanarCardFacts {
  return {
    id: card(id),
    kind: 'plane',
    name: { en: id, ru: id },
    planarType: null,
    printings: [],
    abilities: times.map((when) => ({ when: [when], text: { en: when, ru: when } })),
  };
}

const all = [
  factsOf('Bant', 'endOfCombat', 'upkeep', 'endStep', 'leave'),
  factsOf('Naya', 'leave'),
  factsOf('Grixis', 'upkeep'),
];
const catalog: Catalog = { ...official, factsOf: (id) => all.find((facts) => facts.id === id) ?? null };

const wording = { words: en, language: 'en', seats: [{ name: 'P0' }, { name: 'P1' }] } as const;

function historyOf(...movesToPlay: readonly Move[]): History {
  const table = tableAtStart(['Bant', 'Naya', 'Grixis']);
  return movesToPlay.reduce(
    (history, move, index) => playLegalMove(history, move, index * 60_000),
    beginHistory(table),
  );
}

const situations: readonly (readonly [name: string, made: readonly Move[], lines: readonly string[]])[] = [
  ['nothing has begun', [], ['End step: P0 (Bant), redundant']],
  [
    'the end of the turn before comes first, and what the card says itself is marked',
    [designate('monarch', 1), designate('initiative', 1), changePlayerCounters(1, 'rad', 2), beginNextTurn],
    [
      'End step: P0 (Bant)',
      'Upkeep: P1 (Bant), redundant',
      'Upkeep: P1 ventures into Undercity (initiative)',
      'First main: P1 mills 2 cards (rad)',
      'End of combat: P1 (Bant)',
      'End step: P1 (Bant), redundant',
      'End step: P1 draws (monarch)',
    ],
  ],
  ['what was left is the plane, not the player', [planeswalk], ['Leaving Bant: P0']],
  [
    'the plane left last comes before the one left earlier, and both before what comes later in the turn',
    [designate('monarch', 0), planeswalk, planeswalk],
    ['Leaving Naya: P0', 'Leaving Bant: P0', 'End step: P0 draws (monarch)'],
  ],
  [
    'what is due now comes before what remains from earlier',
    [planeswalk, planeswalk, moves.addBeginningPhase],
    ['Upkeep: P0 (Grixis), redundant', 'Leaving Naya: P0', 'Leaving Bant: P0'],
  ],
];

for (const [name, movesToPlay, expected] of situations) {
  test(name, () => {
    const history = historyOf(...movesToPlay);
    const dueReminders = {
      ofCards: dueCardReminders(history, catalog),
      inherent: inherentReminders(history),
    };
    const lines = reminderLines(history, dueReminders, { ...wording, catalog });
    assert.equal(
      lines.map(({ text, isRedundant }) =>
        `${text}${isRedundant ? ', redundant' : ''}`.replaceAll('\u00a0', ' '),
      ),
      expected,
    );
  });
}

test('a plane that was left says how many counters it had', () => {
  const onKeralia = beginHistory(tableAtStart(['mount-keralia', 'naya']));
  const left = [moves.changeCounters('mount-keralia', 2), planeswalk].reduce(
    (history, move) => playLegalMove(history, move, 0),
    onKeralia,
  );
  const dueReminders = { ofCards: dueCardReminders(left, official), inherent: [] };
  const [line] = reminderLines(left, dueReminders, { ...wording, catalog: official });
  assert.match(line?.text.replaceAll('\u00a0', ' ') ?? '', /^Leaving Mount Keralia \(2 counters\): /);
});

test('what only changes a step comes after everything that a player has to do', () => {
  const table = tableAtStart(['the-eon-fog', 'naya']);
  const history = [designate('monarch', 1), beginNextTurn].reduce(
    (before, move) => playLegalMove(before, move, 0),
    beginHistory(table),
  );
  const dueReminders = { ofCards: dueCardReminders(history, official), inherent: inherentReminders(history) };
  const lines = reminderLines(history, dueReminders, { ...wording, catalog: null });
  assert.equal(
    lines.map(({ text }) => text.split(':')[0]?.replaceAll('\u00a0', ' ')),
    ['End step', 'Untap'],
  );
});

test('a step that is skipped does not read as one to carry out', () => {
  const table = tableAtStart(['the-eon-fog', 'naya']);
  const history = playLegalMove(beginHistory(table), beginNextTurn, 0);
  const dueReminders = { ofCards: dueCardReminders(history, official), inherent: [] };
  const [line] = reminderLines(history, dueReminders, { ...wording, catalog: null });
  assert.is(line?.text.replaceAll('\u00a0', ' '), 'Untap: the untap step is skipped (P1, the-eon-fog)');
});

test.run();
