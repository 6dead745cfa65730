import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';
import { type Chance, seedChance } from '../../../src/rules/chance/chance';
import { LARGEST_TOTAL } from '../../../src/rules/life/life';
import { directions, mapKinds, squareTowards, wayTo } from '../../../src/rules/planar/eternities-map';
import type { PlanarCardId } from '../../../src/rules/planar/planar-card';
import { destinationsOf, planesToChoose } from '../../../src/rules/planar/planar-choice';
import { mostPhenomena, smallestSharedDeck } from '../../../src/rules/planar/planar-deck';
import { planarFaces } from '../../../src/rules/planar/planar-die';
import type { Destination, PlanarOperation } from '../../../src/rules/planar/planar-operation';
import type { Happening } from '../../../src/rules/table/happening';
import {
  beginHistory,
  canRedo,
  type History,
  playStep,
  redo,
  type Step,
} from '../../../src/rules/table/history';
import { type Move, reasonsToLeave } from '../../../src/rules/table/move';
import { beginTable, type Table } from '../../../src/rules/table/table';
import { happeningSchema, stepSchema, tableSchema } from '../../../src/storage/table-schema';
import { firstTable, goOn, historyOf, plain, undoAll, usualDeck } from '../../support/saved-games';
import { assert, suite } from '../../support/suite';
import { after, mapTableAtStart, moves, numberedCards, plainTable, seat } from '../../support/tables';

const test = suite('table schema');

const RUNS = { seed: 20_260_925, numRuns: 200 };

const players = fc.nat(5);
const amounts = fc.oneof(fc.integer({ min: -12, max: 12 }), fc.constantFrom(LARGEST_TOTAL, -LARGEST_TOTAL));

/** Plain objects, as the app's own are: fast-check's lack a prototype otherwise. */
const PLAIN = { noNullPrototype: true };

const operations: Arbitrary<PlanarOperation> = fc.record(
  {
    take: fc.record(
      {
        kind: fc.constantFrom('cards' as const, 'untilPlanes' as const),
        count: fc.integer({ min: 1, max: 5 }),
      },
      PLAIN,
    ),
    shown: fc.constantFrom('all' as const, 'controller' as const),
    planes: fc.constantFrom(
      ['top', 'bottom'] as const,
      ['walk', 'bottom'] as const,
      ['add', 'bottom'] as const,
    ),
    others: fc.constant(['bottom'] as const),
    chosen: fc.constantFrom(null, 1, 2),
    bottom: fc.constantFrom('anyOrder' as const, 'random' as const),
    chaos: fc.boolean(),
  },
  PLAIN,
);

/** Puts the cards in hand where they usually go, and walks on the map if it is asked where to. */
const settle = 'settle';

const anyMove: Arbitrary<Move | typeof settle> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(settle) },
  {
    weight: 4,
    arbitrary: operations.map((operation): Move => ({ kind: 'takeCards', operation, source: null })),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Move>(
      { kind: 'planeswalk' },
      { kind: 'planeswalk' },
      { kind: 'ensueChaos', card: null },
    ),
  },
  { weight: 20, arbitrary: fc.constantFrom(null, ...planarFaces).map(moves.roll) },
  { weight: 8, arbitrary: fc.constantFrom(null, ...planarFaces).map(moves.rollByEffect) },
  { weight: 20, arbitrary: fc.constant(moves.resolveAbility) },
  { weight: 12, arbitrary: fc.constant(moves.beginNextTurn) },
  { weight: 4, arbitrary: fc.constant(moves.revealStartingPlane) },
  { weight: 4, arbitrary: fc.constantFrom(1 as const, -1 as const).map(moves.countRoll) },
  { weight: 10, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changeLife(player, by)) },
  { weight: 5, arbitrary: fc.tuple(players, amounts).map(([player, to]) => moves.setLife(player, to)) },
  { weight: 6, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changePoison(player, by)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...reasonsToLeave))
      .map(([player, because]) => moves.leave(player, because)),
  },
);
const manyMoves = fc.array(anyMove, { minLength: 20, maxLength: 160, size: 'max' });
const uint32 = fc.nat(0xffffffff);
const chances: Arbitrary<Chance> = fc.tuple(uint32, uint32, uint32, uint32).map(seedChance);

const openings = fc
  .record({
    seats: fc.integer({ min: 2, max: 6 }),
    startingLife: fc.constantFrom(1, 20, 40),
    planes: fc.nat(5).map((number) => number > 0),
    map: fc.constantFrom(null, null, ...mapKinds),
    chance: chances,
  })
  .map(({ seats, startingLife, planes, map, chance }) => {
    const phenomena = mostPhenomena(seats);
    const sharedDeck = planes ? numberedCards(smallestSharedDeck(seats) - phenomena, phenomena) : null;
    const begun = beginTable({ seats, startingLife, startingPlayer: 'random', sharedDeck, map }, chance);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value;
  });

function usualSettlement({ planar }: Table): Move {
  const settlement: Record<Destination, PlanarCardId[]> = { top: [], bottom: [], walk: [], add: [] };
  const { choice = null, map = null } = planar ?? {};
  if (map?.leaving) {
    const ways = directions
      .map((one) => squareTowards(map.at, one))
      .filter((square) => wayTo(map, square).ok);
    return { kind: 'walkTo', to: ways[map.squares.length % ways.length] ?? map.at };
  }
  if (!planar || !choice) return { kind: 'settleChoice', settlement };
  let toChoose = planesToChoose(planar, choice) ?? choice.cards.length;
  for (const card of choice.cards) {
    const isChosen = planar.kinds[card] === 'plane' && toChoose-- > 0;
    const [usual = 'bottom'] = destinationsOf(planar, choice, card);
    settlement[isChosen ? usual : 'bottom'].push(card);
  }
  return { kind: 'settleChoice', settlement };
}

/** Plays what the rules allow of these moves. Some come quickly after each other, so that gestures run together. */
function playLegal(table: Table, tried: readonly (Move | typeof settle)[]): History {
  return tried.reduce((history, wish, index) => {
    const move = wish === settle ? usualSettlement(history.table) : wish;
    const played = playStep(history, move, index * 700);
    return played.ok ? played.value : history;
  }, beginHistory(table));
}

const seen = new Set<Happening['kind']>();

/** What storing does to a value, and what a file does. */
const journeys = { 'through storage': structuredClone, 'through a file': plain } as const;

for (const [journey, travel] of Object.entries(journeys) as [string, <T>(value: T) => T][]) {
  test(`every table, happening and step of a game is read as it was written: ${journey}`, () => {
    fc.assert(
      fc.property(openings, manyMoves, ({ table, happenings }, tried) => {
        const history = playLegal(table, tried);
        for (const { kind } of [...happenings, ...history.steps.flatMap((step) => step.happenings)])
          seen.add(kind);
        assert.equal(v.parse(tableSchema, travel(table)), table);
        assert.equal(v.parse(v.array(happeningSchema), travel(happenings)), happenings);
        assert.equal(v.parse(v.array(stepSchema), travel(history.steps)), history.steps);
        let moment = undoAll(history);
        while (canRedo(moment)) {
          moment = redo(moment);
          assert.equal(v.parse(tableSchema, travel(moment.table)), moment.table);
        }
      }),
      RUNS,
    );
  });
}

test('what is read plays on as if it had never been written', () => {
  fc.assert(
    fc.property(openings, manyMoves, manyMoves, ({ table }, before, afterwards) => {
      const played = playLegal(table, before).table;
      const read = v.parse(tableSchema, plain(played));
      const [goneOn, neverLeft] = [playLegal(read, afterwards), playLegal(played, afterwards)];
      assert.equal(goneOn.table, neverLeft.table);
      assert.equal(
        goneOn.steps.map(({ happenings }) => happenings),
        neverLeft.steps.map(({ happenings }) => happenings),
      );
    }),
    { ...RUNS, numRuns: 50 },
  );
});

test('fields this version does not know are left out', () => {
  const table = firstTable();
  assert.equal(v.parse(tableSchema, { ...plain(table), later: 1, turn: { ...table.turn, later: 2 } }), table);
  const happening: Happening = { kind: 'gameWon', rule: '104.2a', player: seat(1) };
  assert.equal(v.parse(happeningSchema, { ...happening, later: 3 }), happening);
});

test('a rule number of a later edition is accepted', () => {
  const happening = { kind: 'gameWon', rule: '999.12b', player: 1 };
  assert.equal(v.parse(happeningSchema, happening), happening as unknown as Happening);
});

/** A game in its middle: an encounter waits, a chaos ability was left waiting before it, someone has left. */
const middle: Table = plain(
  after(
    firstTable(),
    moves.revealStartingPlane,
    moves.changePoison(1, 2),
    moves.roll('planeswalk'),
    moves.resolveAbility,
    moves.leave(2),
    moves.rollByEffect('chaos'),
    moves.rollByEffect('planeswalk'),
    moves.resolveAbility,
  ),
);

type Path = readonly (string | number)[];
type Tree = Readonly<Record<string | number, unknown>>;

function put(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const replaced = put((value as Tree)[key], rest, replacement);
  return Array.isArray(value) ? value.with(key as number, replaced) : { ...(value as Tree), [key]: replaced };
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.keys(value).flatMap((key) => pathsIn((value as Tree)[key], pathStep(value, path, key))),
  ];
}

function pathStep(parent: unknown, path: Path, key: string): Path {
  return [...path, Array.isArray(parent) ? Number(key) : key];
}

function without(value: unknown, path: Path): unknown {
  const last = path.at(-1);
  const parent = path.slice(0, -1).reduce((inner, key) => (inner as Tree)[key], value);
  return put(
    value,
    path.slice(0, -1),
    Object.fromEntries(Object.entries(parent as object).filter(([key]) => key !== last)),
  );
}

/** Fields that came later: they may be missing, since rows from before do not have them. */
const cameLater = ['planar.choice', 'planar.map'];

function say(path: Path): string {
  return path.join('.') || 'everything';
}

test('the game in its middle is worth breaking', () => {
  assert.ok(v.is(tableSchema, middle));
  assert.ok((middle.planar?.waiting.length ?? 0) > 0 && (middle.planar?.visited.length ?? 0) > 1);
});

test('a table with any one part of the wrong kind is refused', () => {
  const nowhere = [
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
  for (const path of pathsIn(middle)) {
    const here = path.reduce<unknown>((inner, key) => (inner as Tree)[key], middle);
    for (const wrong of nowhere) {
      const fitsByChance =
        (typeof here === 'string' && wrong === 'nonsense' && path.includes('visited')) ||
        (typeof here === 'string' &&
          wrong === 'nonsense' &&
          path.includes('waiting') &&
          path.includes('card')) ||
        (typeof here === 'boolean' && wrong === true) ||
        (wrong === undefined && cameLater.includes(say(path))) ||
        (path.at(-1) === 'life' && wrong === -1);
      if (fitsByChance) continue;
      assert.is(v.is(tableSchema, put(middle, path, wrong)), false, `${say(path)} = ${String(wrong)}`);
    }
  }
});

test('a table with any one field missing is refused', () => {
  for (const path of pathsIn(middle)) {
    if (typeof path.at(-1) !== 'string' || cameLater.includes(say(path))) continue;
    assert.is(v.is(tableSchema, without(middle, path)), false, say(path));
  }
});

const { planar } = middle;
if (!planar) throw new Error('the game in its middle has planes');
const faceUp = planar.faceUp[0];
const [deck] = planar.decks;
if (!faceUp || !deck) throw new Error('the game in its middle has a card face up');

const brokenTables: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a list': [],
  'a text': JSON.stringify(middle),
  'a table for one': {
    ...plainTable(2),
    turn: { number: 1, of: 0, left: [false] },
    totals: [{ life: 20, poison: 0 }],
  },
  'a turn of nobody at the table': put(middle, ['turn', 'of'], 3),
  'turn nought': put(middle, ['turn', 'number'], 0),
  'fewer totals than players': put(middle, ['totals'], middle.totals.slice(1)),
  'more totals than players': put(middle, ['totals'], [...middle.totals, { life: 20, poison: 0 }]),
  'less than no poison': put(middle, ['totals', 0, 'poison'], -1),
  'half a life': put(middle, ['totals', 0, 'life'], 19.5),
  'a chance of three numbers': put(middle, ['chance'], [1, 2, 3]),
  'a chance of five numbers': put(middle, ['chance'], [1, 2, 3, 4, 5]),
  'a chance of signed numbers': put(middle, ['chance'], [1, 2, 3, -4]),
  'a chance beyond 32 bits': put(middle, ['chance'], [1, 2, 3, 2 ** 32]),
  'a planar controller of no seat': put(middle, ['planar', 'controller'], 3),
  'no deck': put(middle, ['planar', 'decks'], []),
  'a card twice in the deck': put(middle, ['planar', 'decks', 0, 'cards'], [deck.cards[0], ...deck.cards]),
  'a card in the deck and face up': put(middle, ['planar', 'decks', 0, 'cards', 0], faceUp.card),
  'a card missing': put(middle, ['planar', 'decks', 0, 'cards'], deck.cards.slice(1)),
  'a card of unknown kind': put(middle, ['planar', 'decks', 0, 'cards', 0], 'Atlantis'),
  'a card called like a part of every object': put(middle, ['planar', 'decks', 0, 'cards', 0], 'toString'),
  'a card without a name': put(middle, ['planar', 'decks', 0, 'cards', 0], ''),
  'a card with an endless name': put(middle, ['planar', 'visited', 0], 'x'.repeat(201)),
  'a scheme': put(middle, ['planar', 'kinds', faceUp.card], 'scheme'),
  'a face-up card of no deck': put(middle, ['planar', 'faceUp', 0, 'deck'], 1),
  'rolls of fewer players': put(middle, ['planar', 'rolls'], planar.rolls.slice(1)),
  'less than no rolls': put(middle, ['planar', 'rolls', 0, 'counted'], -1),
  'an unknown ability waiting': put(middle, ['planar', 'waiting', 0, 'kind'], 'cascade'),
};

/** The same game with three cards in hand. */
const operation: PlanarOperation = {
  take: { kind: 'cards', count: 3 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['bottom'],
  chosen: 1,
  bottom: 'random',
  chaos: false,
};
const choosing: Table = plain(
  after(firstTable(), moves.revealStartingPlane, { kind: 'takeCards', operation, source: null }),
);
const inHand = ['planar', 'choice'] as const;

test('cards in hand are read as they were written', () => {
  assert.is(choosing.planar?.choice?.cards.length, 3);
  assert.equal(v.parse(tableSchema, choosing), choosing);
});

test('a game from before cards could be taken has none in hand', () => {
  const read = v.parse(tableSchema, without(middle, inHand));
  assert.equal(read, middle);
});

const brokenChoices: Readonly<Record<string, unknown>> = {
  'cards in hand that are in the deck too': put(choosing, [...inHand, 'cards', 0], deck.cards[0]),
  'no cards where some were taken': put(choosing, [...inHand, 'cards'], []),
  'cards in hand lost': put(choosing, inHand, null),
  'cards in hand of no deck': put(choosing, [...inHand, 'deck'], 1),
  'cards in hand nobody asked for': put(choosing, [...inHand, 'operation'], null),
  'cards that go to the graveyard': put(choosing, [...inHand, 'operation', 'planes'], ['graveyard']),
  'cards taken by half': put(choosing, [...inHand, 'operation', 'take', 'count'], 0.5),
  'cards shown to nobody known': put(choosing, [...inHand, 'operation', 'shown'], 'some'),
};

/** A game on the map of seven by seven, its planar controller asked where to. */
const onMap: Table = plain(
  after(
    mapTableAtStart([...usualDeck, 'Akoum', 'Kessig', 'Murasa'], 'sevenBySeven'),
    moves.planeswalk,
    moves.walkTo(0, -1),
    moves.planeswalk,
  ),
);
const map = ['planar', 'map'] as const;

test('a map is read as it was written, and a game from before maps has none', () => {
  assert.is(onMap.planar?.map?.leaving, 'effect');
  assert.equal(v.parse(tableSchema, onMap), onMap);
  assert.is(v.parse(tableSchema, without(middle, map)).planar?.map, null);
});

test('a map may lie anywhere when it has no edge', () => {
  const far = put(put(onMap, [...map, 'at'], { x: 900, y: -900 }), [...map, 'kind'], 'open');
  assert.ok(v.is(tableSchema, far));
});

const brokenMaps: Readonly<Record<string, unknown>> = {
  'a map that is lost': put(onMap, map, null),
  'a map of unknown kind': put(onMap, [...map, 'kind'], 'round'),
  'a map without a place for the players': put(onMap, [...map, 'at'], null),
  'players beyond the edge': put(onMap, [...map, 'at'], { x: 4, y: 0 }),
  'players half a step away': put(onMap, [...map, 'at', 'x'], 0.5),
  'planes where the players are': put(onMap, [...map, 'squares', 0, 'x'], onMap.planar?.map?.at.x),
  'two squares in one place': put(put(onMap, [...map, 'squares', 0, 'x'], 3), [...map, 'squares', 1], {
    ...onMap.planar?.map?.squares[1],
    x: 3,
    y: onMap.planar?.map?.squares[0]?.y,
  }),
  'a square without planes': put(onMap, [...map, 'squares', 0, 'cards'], []),
  'a square beyond the edge': put(onMap, [...map, 'squares', 0, 'y'], -4),
  'a plane on the map and face up': put(
    onMap,
    [...map, 'squares', 0, 'cards', 0],
    onMap.planar?.faceUp[0]?.card,
  ),
  'a phenomenon that lies on the map': put(
    onMap,
    ['planar', 'kinds', onMap.planar?.map?.squares[0]?.cards[0] ?? ''],
    'phenomenon',
  ),
  'somebody asked where to for no known reason': put(onMap, [...map, 'leaving'], 'bored'),
  'somebody asked where to before the first plane': {
    ...onMap,
    planar: {
      ...onMap.planar,
      faceUp: [],
      decks: [
        {
          owner: null,
          cards: [
            ...(onMap.planar?.decks[0]?.cards ?? []),
            ...(onMap.planar?.faceUp ?? []).map((up) => up.card),
          ],
        },
      ],
    },
  },
};

for (const [what, broken] of Object.entries({ ...brokenTables, ...brokenChoices, ...brokenMaps })) {
  test(`refused: ${what}`, () => assert.is(v.is(tableSchema, broken), false));
}

test('an encounter without its card is refused', () => {
  const encounter = planar.waiting.findIndex(({ kind }) => kind === 'encounter');
  assert.ok(encounter >= 0);
  assert.is(v.is(tableSchema, without(middle, ['planar', 'waiting', encounter, 'card'])), false);
});

/** Stands in for storage that went wrong, or a file somebody edited: one or two values of a good table are others. */
const wrongValues = fc.oneof(
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
  fc.constant(planar.waiting),
  fc.constant(planar.visited),
);
const tampered = fc
  .array(fc.tuple(fc.constantFrom(...pathsIn(middle)), wrongValues), { minLength: 1, maxLength: 2 })
  .map((changes) =>
    changes.reduce<unknown>((table, [path, wrong]) => {
      try {
        return put(table, path, wrong);
      } catch {
        return table;
      }
    }, middle),
  );

test('whatever is accepted can be played on, and is accepted again after every move', () => {
  let accepted = 0;
  fc.assert(
    fc.property(tampered, manyMoves, (value, tried) => {
      const parsed = v.safeParse(tableSchema, value);
      if (!parsed.success) return;
      accepted += 1;
      let history = beginHistory(parsed.output);
      for (const [index, wish] of tried.entries()) {
        const move = wish === settle ? usualSettlement(history.table) : wish;
        const played = playStep(history, move, index * 10_000);
        if (!played.ok) continue;
        history = played.value;
        assert.ok(v.is(tableSchema, plain(history.table)), `after ${move.kind}`);
      }
    }),
    { ...RUNS, numRuns: 6_000 },
  );
  assert.ok(accepted > 100, `only ${accepted} were accepted`);
});

test('refused: a game whose deck holds no plane to begin on', () => {
  const fresh = plain(firstTable());
  const cards = ['Mutual Epiphany', 'Morphic Tide'];
  const kinds = Object.fromEntries(cards.map((card) => [card, 'phenomenon']));
  const onlyPhenomena = { ...fresh, planar: { ...fresh.planar, kinds, decks: [{ owner: null, cards }] } };
  assert.is(v.is(tableSchema, onlyPhenomena), false);
  const empty = { ...fresh, planar: { ...fresh.planar, kinds: {}, decks: [{ owner: null, cards: [] }] } };
  assert.is(v.is(tableSchema, empty), false);
});

const step: Step = plain(historyOf(30)).steps[5] as Step;

const brokenSteps: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  'a step without a move': { ...step, move: undefined },
  'an unknown move': { ...step, move: { kind: 'castSpell' } },
  'a roll of an unknown face': { ...step, move: { kind: 'rollPlanarDie', as: 'action', face: 'seven' } },
  'a roll without a face': { ...step, move: { kind: 'rollPlanarDie', as: 'action' } },
  'a walk by half a step': { ...step, move: { kind: 'walkTo', to: { x: 0.5, y: 0 } } },
  'a walk to nowhere': { ...step, move: { kind: 'walkTo', to: null } },
  'two rolls counted at once': { ...step, move: { kind: 'countRoll', by: 2 } },
  'life of a player without a seat': { ...step, move: { kind: 'changeLife', player: -1, by: 1 } },
  'half a life lost': { ...step, move: { kind: 'changeLife', player: 0, by: 0.5 } },
  'leaving for no known reason': { ...step, move: { kind: 'leaveGame', player: 0, because: 'bored' } },
  'no happenings': { ...step, happenings: null },
  'a happening without a rule': { ...step, happenings: [{ kind: 'gameWon', player: 0 }] },
  'a happening with words for a rule': { ...step, happenings: [{ kind: 'gameWon', rule: '<b>', player: 0 }] },
  'no time': { ...step, at: null },
  'a time that is no number': { ...step, at: Number.NaN },
  'no change': { ...step, change: undefined },
  'a change that is a text': { ...step, change: 'everything' },
  'a path of objects': { ...step, change: [{ path: [{}], before: 1, after: 2 }] },
  'a change without what was before': { ...step, change: [{ path: ['turn'], after: 2 }] },
};

for (const [what, broken] of Object.entries(brokenSteps)) {
  test(`refused: ${what}`, () => assert.is(v.is(stepSchema, broken), false));
}

test('every kind of happening occurs in the games read here', () => {
  const everything: Readonly<Record<Happening['kind'], true>> = {
    gameBegan: true,
    startingPlaneRevealed: true,
    planarDieRolled: true,
    chaosEnsued: true,
    planeswalked: true,
    phenomenonEncountered: true,
    phenomenonResolved: true,
    phenomenonStays: true,
    planarControllerChanged: true,
    abilitiesCeased: true,
    rollsCounted: true,
    whereToAsked: true,
    wayChosen: true,
    planesLaid: true,
    planesCollected: true,
    cardsTaken: true,
    cardsPutBack: true,
    turnBegan: true,
    lifeChanged: true,
    lifeSet: true,
    poisonChanged: true,
    playerLeft: true,
    gameWon: true,
  };
  assert.equal([...seen].sort(), Object.keys(everything).sort());
});

test('a change cannot reach beyond the table', () => {
  const reaching = (path: Path) => ({ ...step, change: [{ path, before: 'polluted', after: 'polluted' }] });
  for (const path of [
    ['__proto__', 'polluted'],
    ['constructor', 'prototype', 'polluted'],
  ]) {
    const parsed = v.safeParse(stepSchema, plain(reaching(path)));
    if (!parsed.success) continue;
    const history = { table: firstTable(), steps: [parsed.output], forgotten: 0, done: 0 };
    redo(history);
    assert.is(({} as { polluted?: unknown }).polluted, undefined, say(path));
    assert.is((Object as { polluted?: unknown }).polluted, undefined, say(path));
  }
});

test('a game read goes on from the same chance', () => {
  const read = v.parse(tableSchema, plain(middle));
  assert.equal(
    goOn(beginHistory(read), moves.rollByEffect(null), 0),
    goOn(beginHistory(middle), moves.rollByEffect(null), 0),
  );
});

test.run();
