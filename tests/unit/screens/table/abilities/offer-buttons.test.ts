/** Returns the buttons of an ability: their labels and what a tap does. */
import type { PlanarAbility, PlanarAct } from '../../../../../src/content/planes/planar-card-facts';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { beginHistory } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import type { Table } from '../../../../../src/rules/table/table';
import { offerButtons } from '../../../../../src/screens/table/abilities/offer-buttons';
import type { OpenSheet } from '../../../../../src/screens/table/sheets/open-sheet';
import {
  ability,
  atUpkeep,
  cannotLose,
  gainLife,
  lookAtTop,
  loseLifePerCounter,
} from '../../../../support/cards/abilities';
import { assert, suite } from '../../../../support/suite';
import { after, card, moves, seat, summaryOf, tableAtStart } from '../../../../support/tables/tables';

const { carryOut, changeCounters, changeLife, roll } = moves;

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis']);
const withTwo = after(atStart, changeCounters('Bant', 2));

const test = suite('buttons of abilities');

const source = { card: card('Bant'), counterFacts: undefined, controller: seat(1) };

interface Tapped {
  readonly labels: readonly string[];
  readonly played: readonly Move[];
  readonly opened: readonly OpenSheet[];
}

/** Taps every button of the ability in sequence. */
function tapAll(planarAbility: PlanarAbility, table: Table = atStart, words = en): Tapped {
  const played: Move[] = [];
  const opened: OpenSheet[] = [];
  const offers = offerButtons(planarAbility, {
    words,
    history: beginHistory(table),
    seats: [],
    source,
    ignoresTaps: false,
    play: (move) => played.push(move),
    openSheet: (sheet) => opened.push(sheet),
  });
  for (const { onClick } of offers) onClick();
  return { labels: offers.map(({ label }) => label), played, opened };
}

test('one button for all parts, which names each part', () => {
  assert.equal(tapAll(atUpkeep({ kind: 'counters', by: 1 }, loseLifePerCounter()), withTwo), {
    labels: ['+1 counter · Lose 3 life'],
    played: [carryOut(changeCounters('Bant', 1, null), changeLife(1, -3))],
    opened: [],
  });
});

test('one button for all parts, also if one needs input from the table', () => {
  const planarAbility = atUpkeep({ kind: 'counters', by: 2 }, gainLife(-1, 'chosen'));
  assert.equal(tapAll(planarAbility), {
    labels: ['+2 counters · Change life'],
    played: [],
    opened: [
      {
        kind: 'lifeTotals',
        reason: 'gainedOrLost',
        change: -1,
        players: [],
        incompleteAbility: { kind: 'ability', abilityWithSource: toComplete(planarAbility) },
      },
    ],
  });
});

/** What a sheet knows of the ability that it completes. */
const toComplete = (planarAbility: PlanarAbility) => ({
  ability: planarAbility,
  source,
});

type Opened = Readonly<Record<string, unknown>>;
const sheets: readonly (readonly [act: PlanarAct, label: string, sheet: Opened])[] = [
  [
    { kind: 'exchangeLife' },
    'Exchange life totals',
    { kind: 'lifeTotals', reason: 'exchanged', players: [seat(1)] },
  ],
  [{ kind: 'redistributeLife' }, 'Redistribute life totals', { kind: 'lifeTotals', reason: 'redistributed' }],
  [
    gainLife(null),
    'Change life',
    { kind: 'lifeTotals', reason: 'gainedOrLost', change: 1, players: [seat(1)] },
  ],
  [
    { kind: 'life', who: 'controller', by: null, loses: true },
    'Change life',
    { kind: 'lifeTotals', reason: 'gainedOrLost', change: -1, players: [seat(1)] },
  ],
  [
    { kind: 'life', who: 'opponents', by: null, loses: true },
    'Change life',
    { kind: 'lifeTotals', reason: 'gainedOrLost', change: -1, players: [seat(0), seat(2)] },
  ],
  [
    gainLife(-4, 'chosen'),
    'Change life',
    { kind: 'lifeTotals', reason: 'gainedOrLost', change: -4, players: [] },
  ],
  [cannotLose('chosen', 'planeswalk'), 'Add reminder', { kind: 'chosenPlayer' }],
];

for (const [act, label, sheet] of sheets) {
  test(`what ${act.kind} leaves open is entered in a sheet: ${JSON.stringify(sheet)}`, () => {
    const planarAbility = atUpkeep(act);
    const tapped = tapAll(planarAbility);
    assert.equal([tapped.labels, tapped.played], [[label], []]);
    const ability = toComplete(planarAbility);
    const asks =
      sheet.kind === 'chosenPlayer'
        ? { abilityToComplete: ability }
        : { incompleteAbility: { kind: 'ability', abilityWithSource: ability } };
    assert.equal(tapped.opened, [{ ...sheet, ...asks }]);
  });
}

const labels: readonly (readonly [act: PlanarAct, label: string])[] = [
  [{ kind: 'planeswalk' }, 'Planeswalk'],
  [{ kind: 'chaos' }, 'Chaos ensues'],
  [{ kind: 'takeCards', operation: lookAtTop }, 'Resolve'],
  [{ kind: 'reverseTurnOrder' }, 'Reverse turn order'],
  [{ kind: 'addExtraTurn' }, 'Extra turn'],
  [{ kind: 'endTurn' }, 'End the turn'],
  [{ kind: 'addBeginningPhase' }, 'Additional beginning phase'],
  [{ kind: 'counters', by: 1 }, '+1 counter'],
  [{ kind: 'counters', by: -2 }, '−2 counters'],
  [{ kind: 'setLife', to: 20 }, 'Set your life to 20'],
  [gainLife(-3, 'opponents'), 'Opponents lose 3 life'],
  [gainLife(3, 'opponents'), 'Opponents gain 3 life'],
  [gainLife(-3), 'Lose 3 life'],
  [gainLife(3), 'Gain 3 life'],
  [gainLife(-3, 'everybody'), 'Everyone loses 3 life'],
  [gainLife(3, 'everybody'), 'Everyone gains 3 life'],
  [cannotLose('everybody', 'planeswalk'), 'Add reminder'],
  [{ kind: 'swapChosenOptions' }, 'Switch everyone’s choice'],
];

test('every act is a button that describes it, in both languages', () => {
  for (const [act, label] of labels) {
    const { labels, played } = tapAll(atUpkeep(act));
    assert.equal([labels, played.length], [[label], 1]);
    assert.match(tapAll(atUpkeep(act), atStart, ru).labels.join(), /^[А-ЯЁ+−]/);
  }
});

test('removing counters is described in both languages', () => {
  const clear = atUpkeep({ kind: 'clearCounters' });
  assert.equal(tapAll(clear, withTwo).labels, ['Remove all counters']);
  assert.equal(tapAll(clear, withTwo, ru).labels, ['Убрать все жетоны']);
});

test('Pompeii, chaos: each player loses as much as there are counters, and planeswalks', () => {
  const planarAbility = ability(['chaos'], loseLifePerCounter('everybody'), { kind: 'planeswalk' });
  const table = after(withTwo, roll('chaos'));
  const { labels, played } = tapAll(planarAbility, table);
  assert.equal(labels, ['Everyone loses 2 life · Planeswalk']);
  const [move] = played;
  assert.ok(move);
  const { life, faceUp, stack } = summaryOf(after(table, move));
  assert.equal([life, faceUp, stack], [[18, 18, 18], ['Naya'], []]);
});

test.run();
