/**
 * Two players own the same plane (901.3), and both copies are face up: what is pressed on one belongs to it alone. The
 * first copy is Anya's, the second Boris's, and it is Boris's turn.
 */
import type { Move } from '../../../../../src/rules/table/move';
import type { Table } from '../../../../../src/rules/table/table';
import { describeChange } from '../../../../support/cards/describe-change';
import {
  abilityElementWith,
  frontmostElement,
  press,
  pressableLabels,
  textOf,
} from '../../../../support/rendered/pressing';
import { inRussian, liveGame, openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { after, card, moves, ownDecksTable, seat } from '../../../../support/tables/tables';

const { beginNextTurn, changeCounters, ensueChaos, mark, revealStartingPlane, takeCards } = moves;

/** As Norn's Seedcore does: the next plane is turned up as well. */
const oneMorePlane = takeCards({
  take: { kind: 'untilPlanes', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
});

/** Both copies are face up in Boris's turn. */
function twice(id: string): Table {
  const decks = [
    [id, 'bant', 'naya'],
    [id, 'grixis', 'jund'],
    ['esper', 'kessig'],
  ];
  return after(ownDecksTable(decks), revealStartingPlane, beginNextTurn, oneMorePlane);
}

function tableNow(): Table {
  const playing = liveGame.currentGame();
  if (!playing) throw new Error('no game is on');
  return playing.history.table;
}

interface Situation {
  readonly name: string;
  readonly id: string;
  readonly leadingMoves: readonly Move[];
  /** The first is on the card; the rest in the sheet that it opens. */
  readonly pressed: readonly string[];
  /** By the copy on which it is pressed. */
  readonly expectedByCopy: Readonly<Record<string, string>>;
}

/** To the beginning of his next turn. */
const backToBoris = [beginNextTurn, beginNextTurn, beginNextTurn];

const situations: readonly Situation[] = [
  {
    name: '122.1: each counts its own counters, and what they are worth',
    id: 'naar-isle',
    leadingMoves: [changeCounters('naar-isle', 2), changeCounters('naar-isle+2', 2), ...backToBoris],
    pressed: ['+1 counter · Lose 3 life'],
    expectedByCopy: {
      'naar-isle': 'Boris 17; naar-isle holds 3',
      'naar-isle+2': 'Boris 17; naar-isle+2 holds 3',
    },
  },
  {
    name: '603.3b: chaos of one leaves that of the other on the stack',
    id: 'naar-isle',
    leadingMoves: [ensueChaos()],
    pressed: ['Change life', 'Max', 'Apply'],
    expectedByCopy: {
      'naar-isle': 'Max 17; on the stack: chaos of Boris: naar-isle+2',
      'naar-isle+2': 'Max 17; on the stack: chaos of Boris: naar-isle',
    },
  },
  {
    name: 'an effect comes from the copy that brought it',
    id: 'eloren-wilds',
    leadingMoves: [ensueChaos()],
    pressed: ['Add reminder', 'Max'],
    expectedByCopy: {
      'eloren-wilds':
        'remind of eloren-wilds for Max until planeswalk; on the stack: chaos of Boris: eloren-wilds+2',
      'eloren-wilds+2':
        'remind of eloren-wilds+2 for Max until planeswalk; on the stack: chaos of Boris: eloren-wilds',
    },
  },
  {
    name: 'the two parts of one ability are those of one copy',
    id: 'sorins-remastered-manor',
    leadingMoves: [ensueChaos()],
    pressed: ['Opponent loses life', 'Max', 'Apply'],
    expectedByCopy: {
      'sorins-remastered-manor':
        'Max 19; on the stack: chaos of Boris: sorins-remastered-manor; on the stack: chaos of Boris: sorins-remastered-manor+2',
      'sorins-remastered-manor+2':
        'Max 19; on the stack: chaos of Boris: sorins-remastered-manor; on the stack: chaos of Boris: sorins-remastered-manor+2',
    },
  },
  {
    name: 'choices are switched on one copy',
    id: 'two-streams-facility',
    leadingMoves: [mark('two-streams-facility', 0, 0), mark('two-streams-facility+2', 0, 0), ensueChaos()],
    pressed: ['Switch everyone’s choice'],
    expectedByCopy: {
      'two-streams-facility':
        'chosen: {"two-streams-facility+2":[0,null,null],"two-streams-facility":[1,null,null]}; on the stack: chaos of Boris: two-streams-facility+2',
      'two-streams-facility+2':
        'chosen: {"two-streams-facility":[0,null,null],"two-streams-facility+2":[1,null,null]}; on the stack: chaos of Boris: two-streams-facility',
    },
  },
  {
    name: '901.11c: a planeswalk triggered by counters leaves both',
    id: 'aretopolis',
    leadingMoves: [changeCounters('aretopolis', 9), changeCounters('aretopolis+2', 9), ...backToBoris],
    pressed: ['+1 counter · Gain 10 life'],
    expectedByCopy: {
      aretopolis: 'Boris 30; aretopolis holds 10; on the stack: threshold of Boris: aretopolis',
      'aretopolis+2': 'Boris 30; aretopolis+2 holds 10; on the stack: threshold of Boris: aretopolis+2',
    },
  },
];

const test = suite('two copies of a plane');

for (const { name, id, leadingMoves, pressed, expectedByCopy } of situations) {
  for (const [copy, expected] of Object.entries(expectedByCopy)) {
    test(`${name}: ${copy}`, async () => {
      await openTable(twice(id));
      await playInApp(...leadingMoves);
      const before = tableNow();
      const [first = '', ...others] = pressed;
      await press(first, abilityElementWith(copy, first));
      for (const label of others) await press(label, frontmostElement);
      assert.is(describeChange(before, tableNow()), expected);
      const isOnStack =
        expected.includes(`chaos of Boris: ${copy};`) || expected.endsWith(`chaos of Boris: ${copy}`);
      const isOffered = pressableLabels(abilityElementWith(copy, first)()).includes(first);
      assert.is(isOffered, false, 'offered once');
      const other = copy === id ? `${id}+2` : id;
      assert.ok(
        isOnStack || pressableLabels(abilityElementWith(other, first)()).includes(first),
        'the other is still due',
      );
    });
  }
}

test('the second copy is named and drawn as the card that it is', async () => {
  await openTable(twice('naar-isle'));
  await playInApp(...backToBoris);
  const namesOf = () =>
    ['naar-isle', 'naar-isle+2'].map((id) => textOf(document.querySelector(`[data-card="${id}"] h2`)));
  assert.equal(namesOf(), ['Naar Isle', 'Naar Isle']);
  assert.equal(await inRussian(namesOf), ['Остров Наар', 'Остров Наар']);
});

test('the log and the badge call the second copy by the name of the card', async () => {
  await openTable(twice('eloren-wilds'));
  await playInApp(ensueChaos());
  await press('Add reminder', abilityElementWith('eloren-wilds+2', 'Add reminder'));
  await press('Max');
  const badge = () => textOf(document.querySelector('.effects'));
  assert.is(badge(), 'Max: Can’t cast spells (until a player planeswalks)');
  assert.is(await inRussian(badge), 'Max: не может разыгрывать заклинания (до перехода любого игрока)');
  await playInApp(changeCounters('eloren-wilds+2', 1));
  await press('Log');
  const line = () => textOf(frontmostElement().querySelector('.lines > .line > p'));
  assert.is(line(), 'Counters on Eloren Wilds: 1 (+1).');
  assert.is(await inRussian(line), 'Жетоны на карте «Элоренские дебри»: 1 (+1).');
  await press('Close');
});

test('901.10: the owner of one leaves, and the other stays with its counters', async () => {
  await openTable(twice('naar-isle'));
  await playInApp(changeCounters('naar-isle', 1), changeCounters('naar-isle+2', 2), moves.leave(0));
  const { planar } = tableNow();
  assert.equal(planar?.counters, { [card('naar-isle+2')]: 2 });
  assert.is(planar?.decks[0]?.owner, seat(0));
});

test.run();
