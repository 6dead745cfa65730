import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import { NO_PLANAR_HOUSE_RULES } from '../../../../../src/rules/planar/planar-state';
import { beginHistory } from '../../../../../src/rules/table/history';
import type { Table } from '../../../../../src/rules/table/table';
import { happeningSchema } from '../../../../../src/storage/game/schema/happening-schema';
import { tableSchema } from '../../../../../src/storage/game/schema/table-schema';
import {
  type Path,
  placesIn,
  type Tree,
  without,
  withReplacement,
} from '../../../../support/storage/row-changes';
import { asJson, firstTable, playLegalMove, usualDeck } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { movesWithPlayerState, playAttempt } from '../../../../support/tables/random-moves';
import {
  after,
  card,
  mapTableAtStart,
  meleeTable,
  moves,
  ownDecksTable,
  plainTable,
  seat,
  withNextDice,
} from '../../../../support/tables/tables';
import { isThorough } from '../../../../support/thorough';

const test = suite('table schema');

test('fields unknown to this version are preserved', () => {
  const table = firstTable();
  const later: Tree = { ...asJson(table), later: 1, turn: { ...table.turn, later: { two: 2 } } };
  assert.equal(v.parse(tableSchema, later) as unknown, later);
  const happening = { kind: 'gameWon', rule: '104.2a', player: 1, later: 3 };
  assert.equal(v.parse(happeningSchema, happening) as unknown, happening);
});

test('a field unknown to this version may contain any JSON value', () => {
  const circular: { again?: unknown } = {};
  circular.again = circular;
  for (const notJson of [circular, 10n])
    assert.is(v.is(tableSchema, { ...firstTable(), later: notJson }), false);
});

/**
 * The middle of a game: an encounter waits, a chaos ability was left waiting before it, someone has left; an extra turn
 * runs and another one comes, things last, and the plane has counters and has been chosen for.
 */
const midGameTable: Table = asJson(
  after(
    firstTable(),
    moves.revealStartingPlane,
    moves.addExtraTurn(1),
    moves.addExtraTurn(0),
    moves.beginNextTurn,
    moves.reverseTurnOrder,
    moves.addBeginningPhase,
    moves.beginEffect({ does: 'blankIsChaos', source: card('Bant'), player: seat(1) }),
    moves.beginEffect({ ends: 'turnOf', until: seat(0), note: 'goaded' }),
    moves.changePoison(1, 2),
    moves.changePlayerCounters(0, 'energy', 3),
    moves.changeNamedCounters(0, 'quest', 1),
    moves.changeNamedCounters(0, 'page', 2),
    moves.setCommanderCount(1, 2),
    moves.castCommander(1, 1, 1),
    moves.dealCommanderDamage(0, 1, 4, 1),
    moves.designate('monarch', 1),
    moves.designate('initiative', 0),
    moves.designate('blessing', 1),
    moves.setDayOrNight('night'),
    moves.infect(0, 1, 2),
    moves.setLife(1, 'infinite'),
    moves.setLife(0, -2),
    moves.stay(0, 'noLife'),
    moves.roll('planeswalk'),
    moves.resolveAbility,
    moves.leave(2),
    moves.rollByEffect('chaos'),
    moves.rollByEffect('planeswalk'),
    moves.resolveAbility,
    moves.changeCounters('Mutual Epiphany', 2, 2),
    moves.mark('Mutual Epiphany', 1, 1),
  ),
);

/** Nothing can stand in for these; a version that does without one writes another format. */
const requiredPaths = [
  'turn',
  'turn.activePlayer',
  'turn.hasLeftBySeat',
  'turn.marker.number',
  'totals',
  'totals.*.life',
  'counters.*.named.*.name',
  'chance',
  'planar',
  'planar.faceUp',
  'planar.faceUp.*.card',
  'planar.controller',
  'planar.stack.*.kind',
  'planar.stack.*.controller',
  'planar.stack.*.card',
  'planar.stack.*.at',
  'planar.choice.operation',
  'planar.choice.operation.take',
  'planar.choice.operation.take.kind',
  'planar.choice.operation.take.count',
  'planar.choice.cards',
  'planar.dice.player',
  'planar.dice.faces',
  'planar.kinds',
  'planar.kinds.*',
  'planar.decks',
  'planar.decks.*.cards',
  'planar.map.kind',
  'planar.map.at',
  'planar.map.at.x',
  'planar.map.at.y',
  'planar.map.otherSquares',
  'planar.map.otherSquares.*.x',
  'planar.map.otherSquares.*.y',
  'planar.map.otherSquares.*.cards',
  'otherTurns.*.turn',
  'otherTurns.*.planar',
];

/** Without them the table does not agree with itself, where they hold something: cards are lost, or turns. */
const requiredIfFilled = ['planar.choice', 'planar.map', 'turn.marker', 'planar.marker', 'otherTurns'];

/** A path as it is written in these lists: those of a turn aside like the turn's own, places and cards as stars. */
function pathPattern(path: Path): string {
  const pathInTurn = path[0] === 'otherTurns' && path.length > 3 ? path.slice(2) : path;
  const isByCard =
    pathInTurn[0] === 'planar' && ['kinds', 'counters', 'chosenOptions'].includes(`${pathInTurn[1]}`);
  return pathInTurn
    .map((key, index) => (typeof key === 'number' || (isByCard && index === 2) ? '*' : key))
    .join('.');
}

function mayBeMissing(table: Table, path: Path): boolean {
  const value = path.reduce<unknown>((inner, key) => (inner as Tree)[key], table);
  const isFilled = value !== null && !(Array.isArray(value) && value.length === 0);
  if (requiredIfFilled.includes(pathPattern(path)) && isFilled) return false;
  return typeof path.at(-1) === 'string' && !requiredPaths.includes(pathPattern(path));
}

function pathInWords(path: Path): string {
  return path.join('.') || 'everything';
}

test('the sample game contains enough to break', () => {
  assert.ok(v.is(tableSchema, midGameTable));
  assert.ok((midGameTable.planar?.stack.length ?? 0) > 0 && (midGameTable.planar?.visited.length ?? 0) > 1);
});

/** The same game with two cards in hand, looked at before planeswalking. */
const tableWithChoice: Table = asJson(
  after(
    firstTable(),
    moves.revealStartingPlane,
    moves.beginEffect({ does: 'lookFirst' }),
    moves.roll('planeswalk'),
    moves.resolveAbility,
  ),
);

/** The same game with two dice on the table, one of which will count. */
const tableWithDice: Table = asJson(
  after(
    withNextDice(firstTable(), 'chaos', 'planeswalk'),
    moves.revealStartingPlane,
    moves.beginEffect({ does: 'extraDie' }),
    moves.roll(null),
  ),
);

/** A game on the map of seven by seven, its planar controller asked where to. */
const tableWithMap: Table = asJson(
  after(
    mapTableAtStart([...usualDeck, 'Akoum', 'Kessig', 'Murasa'], 'sevenBySeven'),
    moves.planeswalk,
    moves.chooseDestination(0, -1),
    moves.planeswalk,
  ),
);

const lookAtTwo: PlanarOperation = {
  take: { kind: 'cards', count: 2 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** A Grand Melee: one turn waits for the other, under which cards are in hand. */
const tableOfGrandMelee: Table = asJson(
  after(
    meleeTable(['Bant', 'Naya', 'Grixis', 'Akoum', 'Kessig', 'Murasa']),
    moves.revealStartingPlane,
    { ...moves.beginEffect({ does: 'blankIsChaos' }), marker: 1 },
    { ...moves.beginNextTurn, marker: 1 },
    { ...moves.takeCards(lookAtTwo), marker: 2 },
    { ...moves.mark('Bant', 1, 1), marker: 1 },
  ),
);

const sampleTables = {
  'in the middle of a game': midGameTable,
  'with cards in hand': tableWithChoice,
  'with dice': tableWithDice,
  'on a map': tableWithMap,
  'of a Grand Melee': tableOfGrandMelee,
};

/** Names that no rule compares with the cards of the game, and words of the table's own. */
function isFreeText(path: Path): boolean {
  const [last, parent] = [path.at(-1), path.at(-2)];
  return (
    parent === 'visited' ||
    parent === 'arrived' ||
    last === 'source' ||
    last === 'note' ||
    (path[0] === 'profiles' && last === 'name') ||
    (parent !== 'turn' && path.includes('named') && last === 'name') ||
    (path.includes('stack') && last === 'card')
  );
}

/** Words of lists that may become longer. */
const pathsOfExtensibleWords = [
  'designations.dayOrNight',
  'ignoredLossReasons.*.*',
  'planar.effects.*.does',
  'planar.effects.*.ends',
];

/** Records of which every part may be missing. */
const pathsOfOptionalRecords = [
  'planar.counters',
  'planar.chosenOptions',
  'counters.*',
  'commanders.*',
  'designations',
  'profiles.*',
  'planar.rolls.*',
  'planar.effects.*',
  'planar.houseRules',
];

for (const [name, table] of Object.entries(sampleTables)) {
  test(`a table with any part of the wrong type is refused: ${name}`, () => {
    const wrongValues = [
      undefined,
      'nonsense',
      Number.NaN,
      {},
      [[]],
      true,
      -1,
      0.5,
      Number.POSITIVE_INFINITY,
      1e300,
    ];
    for (const { path } of placesIn(table)) {
      const current = path.reduce<unknown>((inner, key) => (inner as Tree)[key], table);
      for (const wrong of wrongValues) {
        const fitsByChance =
          (wrong === 'nonsense' &&
            (isFreeText(path) || pathsOfExtensibleWords.includes(pathPattern(path)))) ||
          (wrong === 'nonsense' && pathPattern(path) === 'planar.stack.*.kind') ||
          (typeof current === 'boolean' && wrong === true) ||
          (wrong === undefined && mayBeMissing(table, path)) ||
          (isDeepStrictEqual(wrong, {}) && pathsOfOptionalRecords.includes(pathPattern(path))) ||
          (['life', 'x', 'y'].some((last) => last === path.at(-1)) && wrong === -1);
        if (fitsByChance) continue;
        assert.is(
          v.is(tableSchema, withReplacement(table, path, wrong)),
          false,
          `${pathInWords(path)} = ${String(wrong)}`,
        );
      }
    }
  });

  test(`every field with a default may be missing: ${name}`, () => {
    for (const { path } of placesIn(table)) {
      if (typeof path.at(-1) !== 'string') continue;
      const read = v.safeParse(tableSchema, without(table, path));
      assert.is(read.success, mayBeMissing(table, path), pathInWords(path));
    }
  });

  test(`it is read unchanged: ${name}`, () => {
    assert.equal(v.parse(tableSchema, table), table);
  });
}

const { planar } = midGameTable;
if (!planar) throw new Error('the sample game has planes');
const faceUp = planar.faceUp[0];
const [deck] = planar.decks;
if (!faceUp || !deck) throw new Error('the sample game has a card face up');

const brokenTables: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a list': [],
  'a text': JSON.stringify(midGameTable),
  'a table for one player': {
    ...plainTable(2),
    turn: { number: 1, activePlayer: 0, hasLeftBySeat: [false] },
    totals: [{ life: 20, poison: 0 }],
  },
  'a turn of nobody at the table': withReplacement(midGameTable, ['turn', 'activePlayer'], 3),
  'all turns of a Grand Melee waiting for each other': withReplacement(
    withReplacement(tableOfGrandMelee, ['otherTurns', 0, 'planar', 'choice'], null),
    ['otherTurns', 0, 'turn', 'marker', 'positionInLine'],
    1,
  ),
  'all turns waiting, with nothing else wrong': withReplacement(
    asJson(
      after(meleeTable(['Bant', 'Naya', 'Grixis']), moves.revealStartingPlane, {
        ...moves.beginNextTurn,
        marker: 1,
      }),
    ),
    ['otherTurns', 0, 'turn', 'marker', 'positionInLine'],
    1,
  ),
  'more markers to remove than there are': withReplacement(
    tableOfGrandMelee,
    ['turn', 'marker', 'removalsDue'],
    9,
  ),
  'two turns under one marker': withReplacement(
    tableOfGrandMelee,
    ['otherTurns', 0, 'turn', 'marker', 'number'],
    tableOfGrandMelee.turn.marker?.number,
  ),
  'a turn too many for the players': withReplacement(tableOfGrandMelee, ['otherTurns'], []),
  'a planar part with another marker than the turn': withReplacement(
    tableOfGrandMelee,
    ['planar', 'marker'],
    3,
  ),
  'turns at the same time without a marker': withReplacement(tableOfGrandMelee, ['turn', 'marker'], null),
  'turn zero': withReplacement(midGameTable, ['turn', 'number'], 0),
  'ignored reasons to lose of fewer players': withReplacement(
    midGameTable,
    ['ignoredLossReasons'],
    midGameTable.ignoredLossReasons.slice(1),
  ),
  'profiles of fewer players': withReplacement(midGameTable, ['profiles'], midGameTable.profiles.slice(1)),
  'a name that is too long': withReplacement(midGameTable, ['profiles', 0, 'name'], 'x'.repeat(201)),
  'a color that is no integer': withReplacement(midGameTable, ['profiles', 0, 'color'], 0.5),
  'fewer totals than players': withReplacement(midGameTable, ['totals'], midGameTable.totals.slice(1)),
  'more totals than players': withReplacement(
    midGameTable,
    ['totals'],
    [...midGameTable.totals, { life: 20, poison: 0 }],
  ),
  'fewer counters than players': withReplacement(midGameTable, ['counters'], midGameTable.counters.slice(1)),
  'two counters of one name': withReplacement(midGameTable, ['counters', 0, 'named', 1, 'name'], 'quest'),
  'counters without a name': withReplacement(midGameTable, ['counters', 0, 'named', 1, 'name'], ''),
  'counters with a name that is too long': withReplacement(
    midGameTable,
    ['counters', 0, 'named', 1, 'name'],
    'x'.repeat(41),
  ),
  'more names than can be shown': withReplacement(
    midGameTable,
    ['counters', 0, 'named'],
    Array.from({ length: 13 }, (_, index) => ({ name: `quest ${index}`, count: 1 })),
  ),
  'commanders of fewer players': withReplacement(
    midGameTable,
    ['commanders'],
    midGameTable.commanders.slice(1),
  ),
  'a player without a commander': withReplacement(midGameTable, ['commanders', 0, 'casts'], []),
  'a player with three commanders': withReplacement(midGameTable, ['commanders', 0, 'casts'], [0, 0, 0]),
  'damage by a commander of no seat': withReplacement(
    midGameTable,
    ['commanders', 0, 'damage'],
    [0, 0, 0, 0, 0, 0, 1],
  ),
  'a monarch of no seat': withReplacement(midGameTable, ['designations', 'monarch'], 3),
  'a blessing on no seat': withReplacement(midGameTable, ['designations', 'blessed'], [3]),
  'negative poison': withReplacement(midGameTable, ['totals', 0, 'poison'], -1),
  'half a life': withReplacement(midGameTable, ['totals', 0, 'life'], 19.5),
  'a random state of three numbers': withReplacement(midGameTable, ['chance'], [1, 2, 3]),
  'a random state of five numbers': withReplacement(midGameTable, ['chance'], [1, 2, 3, 4, 5]),
  'a random state of signed numbers': withReplacement(midGameTable, ['chance'], [1, 2, 3, -4]),
  'a random state beyond 32 bits': withReplacement(midGameTable, ['chance'], [1, 2, 3, 2 ** 32]),
  'a planar controller who has left': withReplacement(
    midGameTable,
    ['turn', 'hasLeftBySeat', midGameTable.planar?.controller ?? 0],
    true,
  ),
  'a planar controller of no seat': withReplacement(midGameTable, ['planar', 'controller'], 3),
  'no deck': withReplacement(midGameTable, ['planar', 'decks'], []),
  'a card twice in the deck': withReplacement(
    midGameTable,
    ['planar', 'decks', 0, 'cards'],
    [deck.cards[0], ...deck.cards],
  ),
  'a card in the deck and face up': withReplacement(
    midGameTable,
    ['planar', 'decks', 0, 'cards', 0],
    faceUp.card,
  ),
  'a card missing': withReplacement(midGameTable, ['planar', 'decks', 0, 'cards'], deck.cards.slice(1)),
  'a card of unknown kind': withReplacement(midGameTable, ['planar', 'decks', 0, 'cards', 0], 'Atlantis'),
  'a card named like a property of every object': withReplacement(
    midGameTable,
    ['planar', 'decks', 0, 'cards', 0],
    'toString',
  ),
  'a card without a name': withReplacement(midGameTable, ['planar', 'decks', 0, 'cards', 0], ''),
  'a card with a name that is too long': withReplacement(
    midGameTable,
    ['planar', 'visited', 0],
    'x'.repeat(201),
  ),
  'a scheme': withReplacement(midGameTable, ['planar', 'kinds', faceUp.card], 'scheme'),
  'a face-up card of no deck': withReplacement(midGameTable, ['planar', 'faceUp', 0, 'deck'], 1),
  'rolls of fewer players': withReplacement(midGameTable, ['planar', 'rolls'], planar.rolls.slice(1)),
  'a negative number of rolls': withReplacement(midGameTable, ['planar', 'rolls', 0, 'counted'], -1),
  'an unknown ability of nobody at the table': withReplacement(midGameTable, ['planar', 'stack', 0], {
    kind: 'cascade',
    controller: 3,
  }),
};

/** The same game with three cards in hand. */
const takeThree: PlanarOperation = {
  take: { kind: 'cards', count: 3 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['bottom'],
  chosen: 1,
  bottom: 'random',
  chaos: false,
};
const tableWithTakenCards: Table = asJson(
  after(firstTable(), moves.revealStartingPlane, { kind: 'takeCards', operation: takeThree, source: null }),
);
const choicePath = ['planar', 'choice'] as const;

test('taken cards are read unchanged', () => {
  assert.is(tableWithTakenCards.planar?.choice?.cards.length, 3);
  assert.equal(v.parse(tableSchema, tableWithTakenCards), tableWithTakenCards);
});

test('a game from before cards could be taken has none', () => {
  const read = v.parse(tableSchema, without(midGameTable, choicePath));
  assert.equal(read, midGameTable);
});

test('a pending order on the bottom is read with what it lacks', () => {
  const read = v.parse(
    tableSchema,
    withReplacement(tableWithTakenCards, [...choicePath, 'pendingBottomOrder'], {}),
  );
  assert.equal(read.planar?.choice?.pendingBottomOrder, { below: 0, others: [] });
});

const brokenChoices: Readonly<Record<string, unknown>> = {
  'an order on the bottom below a negative number of cards': withReplacement(
    tableWithTakenCards,
    [...choicePath, 'pendingBottomOrder'],
    {
      below: -1,
      others: [],
    },
  ),
  'cards in hand that are in the deck too': withReplacement(
    tableWithTakenCards,
    [...choicePath, 'cards', 0],
    deck.cards[0],
  ),
  'no cards where some were taken': withReplacement(tableWithTakenCards, [...choicePath, 'cards'], []),
  'cards in hand missing': withReplacement(tableWithTakenCards, choicePath, null),
  'cards in hand of no deck': withReplacement(tableWithTakenCards, [...choicePath, 'deck'], 1),
  'cards in hand nobody asked for': withReplacement(tableWithTakenCards, [...choicePath, 'operation'], null),
  'cards that go to the graveyard': withReplacement(
    tableWithTakenCards,
    [...choicePath, 'operation', 'planes'],
    ['graveyard'],
  ),
  'half a card taken': withReplacement(
    tableWithTakenCards,
    [...choicePath, 'operation', 'take', 'count'],
    0.5,
  ),
  'cards shown to an unknown group': withReplacement(
    tableWithTakenCards,
    [...choicePath, 'operation', 'shown'],
    'some',
  ),
};

const cardWithCounters = Object.keys(planar.counters)[0] ?? '';

/** What versions after 0.1.0 remember. */
const brokenCountersAndEffects: Readonly<Record<string, unknown>> = {
  'an unknown turn order': withReplacement(midGameTable, ['turn', 'isReversed'], 'sideways'),
  'an extra turn of nobody at the table': withReplacement(midGameTable, ['turn', 'extraTurns'], [3]),
  'too many extra turns': withReplacement(
    midGameTable,
    ['turn', 'extraTurns'],
    Array.from({ length: 65 }, () => 0),
  ),
  'an extra turn after a turn of nobody at the table': withReplacement(
    midGameTable,
    ['turn', 'lastUsualPlayer'],
    3,
  ),
  'a turn without an upkeep': withReplacement(midGameTable, ['turn', 'upkeeps'], 0),
  'a waiting ability controlled by nobody at the table': withReplacement(
    midGameTable,
    ['planar', 'stack', 0, 'controller'],
    3,
  ),
  'no counters where there are some': withReplacement(
    midGameTable,
    ['planar', 'counters', cardWithCounters],
    0,
  ),
  'more counters than can be counted': withReplacement(
    midGameTable,
    ['planar', 'counters', cardWithCounters],
    1000,
  ),
  'counters on a card that is not face up': withReplacement(midGameTable, ['planar', 'counters'], {
    [deck.cards[0] ?? '']: 1,
  }),
  'counters on a card nobody knows': withReplacement(midGameTable, ['planar', 'counters'], { Atlantis: 1 }),
  'counters in a list': withReplacement(midGameTable, ['planar', 'counters'], [2]),
  'choices of fewer players': withReplacement(
    midGameTable,
    ['planar', 'chosenOptions', cardWithCounters],
    [0, 1],
  ),
  'choices of more players': withReplacement(
    midGameTable,
    ['planar', 'chosenOptions', cardWithCounters],
    [0, 1, null, null],
  ),
  'a third option chosen': withReplacement(
    midGameTable,
    ['planar', 'chosenOptions', cardWithCounters],
    [0, 1, 2],
  ),
  'choices for a card that is not face up': withReplacement(midGameTable, ['planar', 'chosenOptions'], {
    [deck.cards[0] ?? '']: [0, 1, null],
  }),
  'an effect of an empty kind': withReplacement(midGameTable, ['planar', 'effects', 0, 'does'], ''),
  'an effect of a kind that is too long': withReplacement(
    midGameTable,
    ['planar', 'effects', 0, 'does'],
    'x'.repeat(101),
  ),
  'an effect for nobody at the table': withReplacement(midGameTable, ['planar', 'effects', 0, 'player'], 3),
  'an effect until the turn of nobody at the table': withReplacement(
    midGameTable,
    ['planar', 'effects', 1, 'until'],
    3,
  ),
  'an effect with a note that is too long': withReplacement(
    midGameTable,
    ['planar', 'effects', 1, 'note'],
    'x'.repeat(201),
  ),
  'more effects than can be listed': withReplacement(
    midGameTable,
    ['planar', 'effects'],
    Array.from({ length: 65 }, () => planar.effects[0]),
  ),
  'house rules with three chaos faces': withReplacement(
    midGameTable,
    ['planar', 'houseRules', 'chaosFaces'],
    3,
  ),
  'house rules with a negative number of free rolls': withReplacement(
    midGameTable,
    ['planar', 'houseRules', 'freeRolls'],
    -1,
  ),
  'house rules with a hundred free rolls': withReplacement(
    midGameTable,
    ['planar', 'houseRules', 'freeRolls'],
    100,
  ),
  'a single die': withReplacement(tableWithDice, ['planar', 'dice', 'faces'], ['chaos']),
  'more dice than effects can add': withReplacement(
    tableWithDice,
    ['planar', 'dice', 'faces'],
    Array.from({ length: 66 }, () => 'chaos'),
  ),
  'dice with an unknown face': withReplacement(tableWithDice, ['planar', 'dice', 'faces', 0], 'seven'),
  'dice rolled by nobody at the table': withReplacement(tableWithDice, ['planar', 'dice', 'player'], 3),
  'dice that cost negative mana': withReplacement(tableWithDice, ['planar', 'dice', 'paid'], -1),
  'a look before a planeswalk for an unknown reason': withReplacement(
    tableWithChoice,
    [...choicePath, 'thenWalk'],
    'boredom',
  ),
  'a look before no planeswalk': withReplacement(tableWithChoice, [...choicePath, 'thenWalk'], null),
  'a threshold without its number': without(midGameTable, [
    'planar',
    'stack',
    planar.stack.findIndex(({ kind }) => kind === 'threshold'),
    'at',
  ]),
};

/** What version 0.1.0 did not write. */
const fieldsSinceFirstVersion = [
  'turn.teams',
  'turn.isReversed',
  'turn.extraTurns',
  'turn.lastUsualPlayer',
  'turn.upkeeps',
  'planar.choice',
  'planar.dice',
  'planar.counters',
  'planar.chosenOptions',
  'planar.effects',
  'planar.arrived',
  'planar.houseRules',
  'planar.map',
  'turn.teamsPlaySeparately',
  'turn.seating',
  'turn.marker',
  'planar.marker',
  'otherTurns',
  'counters',
  'commanders',
  'designations',
  'ignoredLossReasons',
  'profiles',
];

/** A game as version 0.1.0 wrote it knows none of it. */
const tableOfFirstVersion = fieldsSinceFirstVersion.reduce<unknown>(
  (table, path) => without(table, path.split('.')),
  midGameTable,
);

test('a game of version 0.1.0 is read without later state, with the default rules', () => {
  const defaults = plainTable();
  assert.equal(v.parse(tableSchema, tableOfFirstVersion), {
    ...midGameTable,
    counters: defaults.counters,
    commanders: defaults.commanders,
    designations: defaults.designations,
    ignoredLossReasons: defaults.ignoredLossReasons,
    profiles: defaults.profiles,
    turn: { ...midGameTable.turn, isReversed: false, extraTurns: [], lastUsualPlayer: null, upkeeps: 1 },
    planar: {
      ...planar,
      choice: null,
      dice: null,
      counters: {},
      chosenOptions: {},
      effects: [],
      arrived: [],
      houseRules: NO_PLANAR_HOUSE_RULES,
    },
  });
});

for (const houseRules of [
  { blankIsChaos: true, chaosFaces: 2, freeRolls: 0 },
  { blankIsChaos: false, chaosFaces: 1, freeRolls: 99 },
]) {
  test(`house rules are read unchanged: ${JSON.stringify(houseRules)}`, () => {
    const table = withReplacement(midGameTable, ['planar', 'houseRules'], houseRules);
    assert.equal(v.parse(tableSchema, table), table as Table);
  });
}

const mapPath = ['planar', 'map'] as const;

test('a game from before maps has none', () => {
  assert.is(tableWithMap.planar?.map?.pendingPlaneswalk, 'effect');
  assert.is(v.parse(tableSchema, without(midGameTable, mapPath)).planar?.map, null);
});

test('on a map without edges, the players may be anywhere', () => {
  const far = withReplacement(
    withReplacement(tableWithMap, [...mapPath, 'at'], { x: 900, y: -900 }),
    [...mapPath, 'kind'],
    'open',
  );
  assert.ok(v.is(tableSchema, far));
});

const brokenMaps: Readonly<Record<string, unknown>> = {
  'a missing map': withReplacement(tableWithMap, mapPath, null),
  'a map of unknown kind': withReplacement(tableWithMap, [...mapPath, 'kind'], 'round'),
  'a map without a place for the players': withReplacement(tableWithMap, [...mapPath, 'at'], null),
  'players beyond the edge': withReplacement(tableWithMap, [...mapPath, 'at'], { x: 4, y: 0 }),
  'players between two squares': withReplacement(tableWithMap, [...mapPath, 'at', 'x'], 0.5),
  'planes where the players are': withReplacement(
    tableWithMap,
    [...mapPath, 'otherSquares', 0, 'x'],
    tableWithMap.planar?.map?.at.x,
  ),
  'two squares in one place': withReplacement(
    withReplacement(tableWithMap, [...mapPath, 'otherSquares', 0, 'x'], 3),
    [...mapPath, 'otherSquares', 1],
    {
      ...tableWithMap.planar?.map?.otherSquares[1],
      x: 3,
      y: tableWithMap.planar?.map?.otherSquares[0]?.y,
    },
  ),
  'a square without planes': withReplacement(tableWithMap, [...mapPath, 'otherSquares', 0, 'cards'], []),
  'a square beyond the edge': withReplacement(tableWithMap, [...mapPath, 'otherSquares', 0, 'y'], -4),
  'a plane on the map and face up': withReplacement(
    tableWithMap,
    [...mapPath, 'otherSquares', 0, 'cards', 0],
    tableWithMap.planar?.faceUp[0]?.card,
  ),
  'a phenomenon that lies on the map': withReplacement(
    tableWithMap,
    ['planar', 'kinds', tableWithMap.planar?.map?.otherSquares[0]?.cards[0] ?? ''],
    'phenomenon',
  ),
  'a map and a deck for each': withReplacement(
    tableWithMap,
    ['planar', 'decks'],
    [0, 1, 2].map((owner) => ({ owner, cards: owner === 0 ? tableWithMap.planar?.decks[0]?.cards : [] })),
  ),
  'a destination asked for an unknown reason': withReplacement(
    tableWithMap,
    [...mapPath, 'pendingPlaneswalk'],
    'bored',
  ),
  'a destination asked before the first plane': {
    ...tableWithMap,
    planar: {
      ...tableWithMap.planar,
      faceUp: [],
      decks: [
        {
          owner: null,
          cards: [
            ...(tableWithMap.planar?.decks[0]?.cards ?? []),
            ...(tableWithMap.planar?.faceUp ?? []).map((up) => up.card),
          ],
        },
      ],
    },
  },
};

const unknownToThisVersion: Readonly<Record<string, unknown>> = {
  dusk: withReplacement(midGameTable, ['designations', 'time'], 'dusk'),
  'another designation': withReplacement(midGameTable, ['designations', 'emperor'], 1),
  'another kind of counters': withReplacement(midGameTable, ['counters', 0, 'ticket'], 3),
  'another ignored reason to lose': withReplacement(
    midGameTable,
    ['ignoredLossReasons', 0],
    ['noLife', 'bored'],
  ),
  'an unknown ability waiting': withReplacement(midGameTable, ['planar', 'stack', 0, 'kind'], 'cascade'),
  'an effect of an unknown kind': withReplacement(
    midGameTable,
    ['planar', 'effects', 0, 'does'],
    'doubleDamage',
  ),
  'an effect with an unknown ending': withReplacement(
    midGameTable,
    ['planar', 'effects', 0, 'ends'],
    'tomorrow',
  ),
  'an unknown house rule': withReplacement(midGameTable, ['planar', 'houseRules', 'freeWalks'], 1),
  'an unknown part of another turn': withReplacement(
    tableOfGrandMelee,
    ['otherTurns', 0, 'turn', 'phase'],
    'combat',
  ),
};

for (const [description, table] of Object.entries(unknownToThisVersion)) {
  test(`read unchanged, and played on: ${description}`, () => {
    const read = v.parse(tableSchema, table);
    assert.equal(read as unknown, table);
    const turns = [
      moves.changeLife(0, 1),
      moves.changePlayerCounters(0, 'energy', 1),
      moves.designate('blessing', 0, true),
    ];
    assert.ok(v.is(tableSchema, asJson(after(read, ...turns))));
  });
}

const brokenInAllWays = { ...brokenTables, ...brokenChoices, ...brokenCountersAndEffects, ...brokenMaps };

for (const [description, broken] of Object.entries(brokenInAllWays)) {
  test(`refused: ${description}`, () => assert.is(v.is(tableSchema, broken), false));
}

/** A deck for each, one card owned by two, two cards face up, and the player who owned the first plane gone. */
const tableWithOwnDecks: Table = asJson(
  after(
    ownDecksTable([
      ['Bant', 'Naya', 'Jund', 'Grixis'],
      ['Naya', 'Esper', 'Morphic Tide', 'Tazeem'],
      ['Kessig', 'Otaria'],
    ]),
    moves.revealStartingPlane,
    moves.leave(0),
    moves.beginNextTurn,
    moves.takeCards({ ...takeThree, take: { kind: 'cards', count: 2 }, planes: ['add', 'bottom'] }),
    moves.settleChoice({ add: ['Esper'], bottom: ['Morphic Tide'] }),
  ),
);

test('a game with individual decks is read unchanged', () => {
  assert.equal(v.parse(tableSchema, tableWithOwnDecks), tableWithOwnDecks);
  assert.equal(
    tableWithOwnDecks.planar?.faceUp.map((up) => up.card),
    ['Naya+2', 'Esper'],
  );
});

const deckOfNobody = ['planar', 'decks', 1, 'owner'] as const;
const brokenOwnDecks: Readonly<Record<string, unknown>> = {
  'a deck of nobody among decks of players': withReplacement(tableWithOwnDecks, deckOfNobody, null),
  'a deck of another seat': withReplacement(tableWithOwnDecks, deckOfNobody, 2),
  'a deck of no seat': withReplacement(tableWithOwnDecks, deckOfNobody, 3),
  'fewer decks than players': withReplacement(
    tableWithOwnDecks,
    ['planar', 'decks'],
    tableWithOwnDecks.planar?.decks.slice(0, 2),
  ),
  'cards of somebody who has left': withReplacement(
    tableWithOwnDecks,
    ['planar', 'decks', 0, 'cards'],
    ['Bant'],
  ),
  'a deck without a plane': withReplacement(
    withReplacement(tableWithOwnDecks, ['planar', 'kinds', 'Kessig'], 'phenomenon'),
    ['planar', 'kinds', 'Otaria'],
    'phenomenon',
  ),
};

for (const [description, broken] of Object.entries(brokenOwnDecks)) {
  test(`refused: ${description}`, () => {
    assert.ok(v.is(tableSchema, tableWithOwnDecks));
    assert.is(v.is(tableSchema, broken), false);
  });
}

test('an encounter without its card is refused', () => {
  const encounter = planar.stack.findIndex(({ kind }) => kind === 'encounter');
  assert.ok(encounter >= 0);
  assert.is(v.is(tableSchema, without(midGameTable, ['planar', 'stack', encounter, 'card'])), false);
});

/** Simulates damaged storage or an edited file: one or two values of a valid table are replaced. */
const anyWrongValue = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    1,
    2,
    3,
    -1,
    7,
    true,
    false,
    null,
    '',
    'Bant',
    [],
    {},
    'planeswalking',
    'phenomenon',
  ),
  fc.constant(planar.stack),
  fc.constant(planar.visited),
);
const tampered = fc
  .constantFrom(midGameTable, tableWithOwnDecks, tableWithChoice, tableWithDice)
  .chain((table) =>
    fc
      .array(fc.tuple(fc.constantFrom(...placesIn(table).map(({ path }) => path)), anyWrongValue), {
        minLength: 1,
        maxLength: 2,
      })
      .map((changes) =>
        changes.reduce<unknown>((value, [path, wrong]) => {
          try {
            return withReplacement(value, path, wrong);
          } catch {
            return value;
          }
        }, table),
      ),
  );

test('every accepted table can be played on, and is accepted again after every move', () => {
  let accepted = 0;
  fc.assert(
    fc.property(tampered, movesWithPlayerState, (value, attempts) => {
      const parsed = v.safeParse(tableSchema, value);
      if (!parsed.success) return;
      accepted += 1;
      let history = beginHistory(parsed.output);
      for (const [index, attempt] of attempts.entries()) {
        const next = playAttempt(history, attempt, index);
        if (next === history) continue;
        history = next;
        assert.ok(v.is(tableSchema, asJson(history.table)), `after ${history.steps.at(-1)?.move.kind}`);
      }
    }),
    { seed: 20_260_927, numRuns: isThorough ? 6_000 : 3_500 },
  );
  assert.ok(accepted > 100, `only ${accepted} were accepted`);
});

test('refused: a game whose deck contains no plane to begin on', () => {
  const fresh = asJson(firstTable());
  const cards = ['Mutual Epiphany', 'Morphic Tide'];
  const kinds = Object.fromEntries(cards.map((card) => [card, 'phenomenon']));
  const onlyPhenomena = { ...fresh, planar: { ...fresh.planar, kinds, decks: [{ owner: null, cards }] } };
  assert.is(v.is(tableSchema, onlyPhenomena), false);
  const empty = { ...fresh, planar: { ...fresh.planar, kinds: {}, decks: [{ owner: null, cards: [] }] } };
  assert.is(v.is(tableSchema, empty), false);
});

test('a stored game continues with the same random numbers', () => {
  const read = v.parse(tableSchema, asJson(midGameTable));
  assert.equal(
    playLegalMove(beginHistory(read), moves.rollByEffect(null), 0),
    playLegalMove(beginHistory(midGameTable), moves.rollByEffect(null), 0),
  );
});

test.run();
