import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { type Chance, seedChance, shuffle } from '../../src/rules/chance/chance';
import { LARGEST_TOTAL } from '../../src/rules/life/life';
import {
  cardsAround,
  isHellride,
  isSameSquare,
  mapKinds,
  unfoldMap,
} from '../../src/rules/planar/eternities-map';
import { cardsInChaos, layOutSharedDeck, nextAbilityToResolve } from '../../src/rules/planar/planar';
import type { PlanarCardId } from '../../src/rules/planar/planar-card';
import { destinationsOf, planesToChoose } from '../../src/rules/planar/planar-choice';
import { checkSharedDeck, mostPhenomena, smallestSharedDeck } from '../../src/rules/planar/planar-deck';
import { planarFaces } from '../../src/rules/planar/planar-die';
import {
  type Destination,
  destinations,
  type PlanarOperation,
  type Take,
} from '../../src/rules/planar/planar-operation';
import { type RefusalReason, refusalReasons, ruleNumbers } from '../../src/rules/rule';
import type { Happening } from '../../src/rules/table/happening';
import {
  beginHistory,
  forget,
  type History,
  playStep,
  recall,
  redo,
  type Step,
  undo,
} from '../../src/rules/table/history';
import { type Move, reasonsToLeave } from '../../src/rules/table/move';
import { play } from '../../src/rules/table/play';
import { beginTable, type Table } from '../../src/rules/table/table';
import { isInGame, lastPlayerStanding, playersInGame } from '../../src/rules/turn/turn';
import { assert, suite } from '../support/suite';
import { card, moves, numberedCards, plainTable, seat } from '../support/tables';

/** The same games every time; `path` of a failure reported by fast-check can be added here. */
const RUNS = { seed: 20_260_925, numRuns: 1_000 };
const MOST_MOVES = 300;

/** A move that only the table it is made at can tell. */
type Attempt =
  | Move
  | {
      readonly kind: 'takeSomehow';
      readonly operation: PlanarOperation;
      readonly for: 'hand' | 'nobody' | 'chaos' | 'encounter';
    }
  | {
      /** Settles whatever cards are in hand: as it may be, or spoilt in one way. */
      readonly kind: 'settleSomehow';
      readonly picks: readonly number[];
      readonly spoilt: null | 'oneMissing' | 'oneTwice' | 'aStranger' | 'elsewhere';
    }
  | {
      /** Walks this far from where the players are. */
      readonly kind: 'walkSomehow';
      readonly east: number;
      readonly south: number;
    };

type Deed =
  | { readonly do: 'play'; readonly move: Attempt; readonly pause: number }
  | { readonly do: 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'forget'; readonly keep: number };

const chances: Arbitrary<Chance> = fc
  .tuple(fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff))
  .map(seedChance);

/** Six seats, also where fewer are taken, and now and then one that no table has. */
const players = fc.oneof(
  { weight: 30, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 6, 0.5, 1e9) },
);

const amounts = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: -12, max: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom(LARGEST_TOTAL, -LARGEST_TOTAL, LARGEST_TOTAL + 1, 1e16, 0.5, -0) },
  { weight: 1, arbitrary: fc.double() },
);

const faces = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...planarFaces) },
);

/** What is kept at the table must come back from JSON as it was. */
const PLAIN = { noNullPrototype: true } as const;

const takes: Arbitrary<Take> = fc.record(
  {
    kind: fc.constantFrom('cards' as const, 'untilPlanes' as const),
    count: fc.integer({ min: 1, max: 6 }),
  },
  PLAIN,
);

/** What a card asks: so many planes to one place, the rest to the bottom. */
const operationsOfCards: Arbitrary<PlanarOperation> = fc.record(
  {
    take: takes,
    shown: fc.constantFrom('all', 'controller'),
    planes: fc.constantFrom(['top', 'bottom'], ['walk', 'bottom'], ['add', 'bottom']),
    others: fc.constant(['bottom'] as const),
    chosen: fc.constantFrom(null, 0, 1, 2),
    bottom: fc.constantFrom('anyOrder', 'random'),
    chaos: fc.boolean(),
  },
  PLAIN,
);

/** What the table may ask by hand: anything anywhere, also phenomena beside planes. */
const operationsByHand: Arbitrary<PlanarOperation> = fc.record(
  {
    take: takes,
    shown: fc.constantFrom('all', 'controller'),
    planes: fc.shuffledSubarray([...destinations], { minLength: 1 }),
    // The bottom is open to phenomena always: where planes are added they must not be made to walk.
    others: fc
      .shuffledSubarray<Destination>(['top', 'walk', 'add'])
      .chain((places) =>
        fc.shuffledSubarray<Destination>(['bottom', ...places], { minLength: places.length + 1 }),
      ),
    chosen: fc.constant(null),
    bottom: fc.constantFrom('anyOrder', 'random'),
    chaos: fc.boolean(),
  },
  PLAIN,
);

const attempts: Arbitrary<Attempt> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('takeSomehow' as const),
      operation: operationsOfCards,
      for: fc.constantFrom('nobody', 'chaos', 'encounter'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('takeSomehow' as const),
      operation: operationsByHand,
      for: fc.constantFrom('hand', 'chaos'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('settleSomehow' as const),
      picks: fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
      spoilt: fc.oneof(
        { weight: 2, arbitrary: fc.constant(null) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'oneMissing' as const,
            'oneTwice' as const,
            'aStranger' as const,
            'elsewhere' as const,
          ),
        },
      ),
    }),
  },
);

const walks: Arbitrary<Attempt> = fc
  .oneof(
    { weight: 20, arbitrary: fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })) },
    { weight: 1, arbitrary: fc.constantFrom([2, 0] as const, [0, 0.5] as const, [Number.NaN, 1] as const) },
  )
  .map(([east, south]) => ({ kind: 'walkSomehow', east, south }));

const ANY_PLANE = card('plane 1');

const anyMove: Arbitrary<Attempt> = fc.oneof(
  { weight: 25, arbitrary: attempts },
  { weight: 5, arbitrary: fc.constant(moves.planeswalk) },
  { weight: 15, arbitrary: walks },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, ANY_PLANE, 'phenomenon 1', 'nothing').map(moves.ensueChaos),
  },
  { weight: 20, arbitrary: faces.map(moves.roll) },
  { weight: 10, arbitrary: faces.map(moves.rollByEffect) },
  { weight: 30, arbitrary: fc.constant(moves.resolveAbility) },
  { weight: 15, arbitrary: fc.constant(moves.beginNextTurn) },
  { weight: 3, arbitrary: fc.constant(moves.revealStartingPlane) },
  { weight: 4, arbitrary: fc.constantFrom(1 as const, -1 as const).map(moves.countRoll) },
  { weight: 12, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changeLife(player, by)) },
  { weight: 4, arbitrary: fc.tuple(players, amounts).map(([player, to]) => moves.setLife(player, to)) },
  { weight: 6, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changePoison(player, by)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...reasonsToLeave))
      .map(([player, because]) => moves.leave(player, because)),
  },
);

const anyDeed: Arbitrary<Deed> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      move: anyMove,
      // A clock may also be set back.
      pause: fc.constantFrom(0, 100, 900, 2_000, 4_000, 60_000, -5_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('undo' as const, 'redo' as const),
      times: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), keep: fc.nat(20) }) },
);

function moveAt({ planar }: Table, attempt: Attempt): Move {
  if (attempt.kind === 'takeSomehow') {
    const waiting = planar && nextAbilityToResolve(planar);
    const sources: Readonly<Record<typeof attempt.for, PlanarCardId | null | undefined>> = {
      hand: null,
      nobody: card('a card nobody knows'),
      chaos: planar && cardsInChaos(planar)[0],
      encounter: waiting?.kind === 'encounter' ? waiting.card : null,
    };
    return moves.takeCards(attempt.operation, sources[attempt.for] ?? null);
  }
  if (attempt.kind === 'walkSomehow') {
    const { x, y } = planar?.map?.at ?? { x: 0, y: 0 };
    return moves.walkTo(x + attempt.east, y + attempt.south);
  }
  if (attempt.kind !== 'settleSomehow') return attempt;
  const places = planar ? settled(planar, attempt.picks) : [];
  return moves.settle(spoil(planar, places, attempt));
}

type Placed = readonly (readonly [card: PlanarCardId, place: Destination])[];

/** Every card in hand, in some order, at a place where it may go. */
function settled(planar: NonNullable<Table['planar']>, picks: readonly number[]): Placed {
  const { choice } = planar;
  if (!choice) return [];
  const turned = (picks[0] ?? 0) % Math.max(1, choice.cards.length);
  const order = [...choice.cards.slice(turned), ...choice.cards.slice(0, turned)];
  let toChoose = planesToChoose(planar, choice);
  // Either planeswalking or adding: planes that can only do one of them decide for all.
  const [only, ...others] = choice.operation.planes;
  const never = others.length === 0 && only === 'walk' ? 'add' : 'walk';
  const isDecided = others.length === 0 && (only === 'walk' || only === 'add');
  const closed = isDecided || (picks[1] ?? 0) % 2 === 0 ? never : 'add';
  return order.map((id, index) => {
    const places = destinationsOf(planar, choice, id);
    const isPlane = planar.kinds[id] === 'plane';
    if (toChoose !== null && isPlane) {
      toChoose -= 1;
      return [id, (toChoose >= 0 ? places[0] : places[1]) as Destination];
    }
    const open = places.filter((place) => place !== closed);
    const best = open.length > 0 ? open : places;
    return [id, best[(picks[index % picks.length] ?? 0) % best.length] as Destination];
  });
}

function spoil(
  planar: Table['planar'],
  placed: Placed,
  { spoilt }: Extract<Attempt, { kind: 'settleSomehow' }>,
): Readonly<Record<Destination, readonly PlanarCardId[]>> {
  const [first] = placed;
  const spoiltPlaces = (): Placed => {
    if (!first || !planar?.choice) return placed;
    switch (spoilt) {
      case null:
        return placed;
      case 'oneMissing':
        return placed.slice(1);
      case 'oneTwice':
        return [...placed, first];
      case 'aStranger':
        return [...placed.slice(1), [card('a card nobody knows'), first[1]]];
      case 'elsewhere': {
        const allowed = destinationsOf(planar, planar.choice, first[0]);
        const forbidden = destinations.find((place) => !allowed.includes(place));
        return forbidden ? [[first[0], forbidden], ...placed.slice(1)] : placed.slice(1);
      }
    }
  };
  const at = (wanted: Destination) => spoiltPlaces().flatMap(([id, place]) => (place === wanted ? [id] : []));
  return { top: at('top'), bottom: at('bottom'), walk: at('walk'), add: at('add') };
}

const manyMoves = fc.array(anyMove, { minLength: 20, maxLength: MOST_MOVES, size: 'max' });
const manyDeeds = fc.array(anyDeed, { minLength: 20, maxLength: MOST_MOVES, size: 'max' });

const gamesWithLegalDecks: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.nat(12), fc.nat(30), chances)
  .map(([seats, wantedPhenomena, more, chance]) => {
    const phenomena = Math.min(wantedPhenomena, mostPhenomena(seats));
    const sharedDeck = numberedCards(smallestSharedDeck(seats) - phenomena + more, phenomena);
    assert.ok(checkSharedDeck(sharedDeck, seats).ok);
    const begun = beginTable({ seats, startingLife: 20, startingPlayer: 'random', sharedDeck }, chance);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value.table;
  });

/** More phenomena than anybody may have, and hardly a plane: chains of encounters all the time. */
const gamesFullOfPhenomena: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 3 }), fc.nat(8), chances)
  .map(([seats, planes, phenomena, chance]) => {
    const [cards, rest] = shuffle(chance, numberedCards(planes, phenomena));
    return { ...plainTable(seats), planar: layOutSharedDeck(cards, seats, seat(0)), chance: rest };
  });

/** Maps of either kind, with decks that are ample and decks that hardly do. */
const gamesOnMaps: Arbitrary<Table> = fc
  .tuple(
    fc.integer({ min: 2, max: 6 }),
    fc.constantFrom(...mapKinds),
    fc.oneof(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 20, max: 60 })),
    fc.nat(8),
    chances,
  )
  .map(([seats, kind, planes, phenomena, chance]) => {
    const [cards, rest] = shuffle(chance, numberedCards(planes, phenomena));
    const planar = { ...layOutSharedDeck(cards, seats, seat(0)), map: unfoldMap(kind) };
    return { ...plainTable(seats), planar, chance: rest };
  });

const games = fc.oneof(
  { weight: 4, arbitrary: gamesOnMaps },
  { weight: 6, arbitrary: gamesWithLegalDecks },
  { weight: 3, arbitrary: gamesFullOfPhenomena },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 6 }).map((seats) => plainTable(seats)) },
);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** What holds at every moment of a game. */
function assertSound(table: Table) {
  const { turn, totals, planar } = table;
  assert.ok(playersInGame(turn).length > 0, 'somebody is in the game');
  for (const { life, poison } of totals) {
    assert.ok(Number.isInteger(life) && Math.abs(life) <= LARGEST_TOTAL, `life is ${life}`);
    assert.not.ok(Object.is(life, -0) || Object.is(poison, -0), 'a total is minus nought');
    assert.ok(Number.isInteger(poison) && poison >= 0 && poison <= LARGEST_TOTAL, `poison is ${poison}`);
  }
  assert.equal(JSON.parse(JSON.stringify(table)), table, 'the table is plain data');
  if (!planar) return;

  const faceUp = planar.faceUp.map((up) => up.card);
  const inHand = planar.choice?.cards ?? [];
  const around = cardsAround(planar.map);
  const places = [...planar.decks.flatMap(({ cards }) => cards), ...faceUp, ...inHand, ...around];
  assert.equal(places.sort(), Object.keys(planar.kinds).sort(), 'every planar card is in exactly one place');
  assert.is(faceUp.length > 0, planar.visited.length > 0, 'a card is face up from the start on');
  if (faceUp.length > 0)
    assert.equal(
      planar.visited.slice(-faceUp.length),
      faceUp,
      'the latest cards turned up are those face up',
    );
  assert.ok(planar.choice === null || inHand.length > 0, 'nobody chooses among no cards');
  const { map } = planar;
  if (map) {
    assert.not.ok(
      map.squares.some((square) => isSameSquare(square, map.at)),
      'planes lie where the players are',
    );
    if (map.leaving)
      assert.ok(
        faceUp.some((id) => planar.kinds[id] === 'plane'),
        'nobody leaves from nowhere',
      );
  }
  const encountered = planar.waiting.map((ability) => ability.kind === 'encounter' && ability.card);
  for (const up of faceUp.filter((id) => planar.kinds[id] === 'phenomenon')) {
    assert.ok(
      encountered.includes(up) || planar.map?.leaving,
      'a phenomenon stays only as long as its encounter waits',
    );
  }
  for (const { counted, all } of planar.rolls) {
    assert.ok(Number.isInteger(counted) && counted >= 0, `${counted} rolls counted`);
    assert.ok(Number.isInteger(all) && all >= 0, `${all} rolls`);
  }
  if (lastPlayerStanding(turn) !== null) return;
  assert.ok(isInGame(turn, planar.controller), 'the planar controller is in the game');
  for (const { controller } of planar.waiting) {
    assert.ok(isInGame(turn, controller), 'nobody who has left controls a waiting ability');
  }
}

/** What one move may and may not do to a table. */
function assertStep(before: Table, move: Move, afterwards: Table, happenings: readonly Happening[]) {
  assert.ok(happenings.length > 0, `${move.kind} happened without a word`);
  assert.ok(happenings.every(({ rule }) => ruleNumbers.includes(rule)));
  assert.is(afterwards.turn.number, before.turn.number + (move.kind === 'beginNextTurn' ? 1 : 0));
  before.turn.left.forEach((left, player) => {
    const leaves = move.kind === 'leaveGame' && move.player === player;
    assert.is(afterwards.turn.left[player], left || leaves, 'only leaving takes somebody out of the game');
  });
  const isAboutTotals = ['changeLife', 'setLife', 'changePoison'].includes(move.kind);
  if (!isAboutTotals) assert.equal(afterwards.totals, before.totals);
  if (isAboutTotals) assert.equal(afterwards.planar, before.planar);
  const mayDraw =
    move.kind === 'rollPlanarDie' ||
    before.planar?.choice?.operation.bottom === 'random' ||
    happenings.some(({ kind }) => kind === 'planesCollected');
  if (!mayDraw) assert.equal(afterwards.chance, before.chance);
  if (before.planar?.choice || before.planar?.map?.leaving) {
    const decision = before.planar.choice ? 'settleChoice' : 'walkTo';
    const stillPossible = [...isAboutTotalsOrSeats, 'countRoll', decision];
    assert.ok(stillPossible.includes(move.kind), `${move.kind} instead of ${decision}`);
    const written: Table = JSON.parse(JSON.stringify(before));
    const result = play(written, move);
    assert.equal(result.ok && result.value.table, afterwards, 'a game read again in the middle of a choice');
  }
}

const isAboutTotalsOrSeats = ['changeLife', 'setLife', 'changePoison', 'leaveGame'];

const seen = {
  happenings: new Set<string>(),
  reasons: new Set<RefusalReason>(),
  situations: new Set<string>(),
};

function notice(table: Table, move: Move, happenings: readonly Happening[]) {
  const { kind } = move;
  const last = happenings.at(-1);
  if (last?.kind === 'phenomenonResolved' && kind === 'resolveAbility')
    seen.situations.add('an encounter outlasts its phenomenon');
  for (const happening of happenings) seen.happenings.add(happening.kind);
  const waiting = table.planar?.waiting ?? [];
  const meets = happenings.some((happening) => happening.kind === 'phenomenonEncountered');
  if (meets && happenings.some((happening) => happening.rule === '312.7'))
    seen.situations.add('two phenomena in a row');
  if (kind === 'leaveGame' && waiting.some((ability) => ability.kind === 'encounter')) {
    seen.situations.add('somebody leaves during an encounter');
  }
  if (waiting.filter((ability) => ability.kind !== 'chaos').length > 1)
    seen.situations.add('two abilities wait');
  if (table.planar?.choice) {
    if (kind === 'leaveGame') seen.situations.add('somebody leaves while cards are in hand');
    if (kind === 'changeLife') seen.situations.add('life changes while cards are in hand');
  }
  if (table.planar?.map?.leaving && kind === 'leaveGame')
    seen.situations.add('somebody leaves while it is asked where to');
  const way = happenings.find((happening) => happening.kind === 'wayChosen')?.way;
  if (way) seen.situations.add(isHellride(way) ? 'a hellride' : 'a walk on the map');
  if ((table.planar?.faceUp.length ?? 0) > 2) seen.situations.add('three cards are face up');
  if (kind !== 'settleChoice') return;
  for (const place of destinations) {
    if (move.settlement[place].length > 0) seen.situations.add(`cards are put: ${place}`);
  }
  if (happenings.some((happening) => happening.kind === 'phenomenonResolved'))
    seen.situations.add('a choice resolves an encounter');
}

/** A choice is refused if and only if it was spoilt. */
function assertSettling(table: Table, attempt: Attempt, result: ReturnType<typeof play>) {
  if (attempt.kind !== 'settleSomehow' || !table.planar) return;
  if (lastPlayerStanding(table.turn) !== null) return;
  const expected = table.planar.choice ? attempt.spoilt && 'notAllowedThere' : 'nothingWaiting';
  assert.is(result.ok ? null : result.refusal.reason, expected, `settled, spoilt: ${attempt.spoilt}`);
}

const test = suite('random play');

test('every game stays sound, whatever is tried', () => {
  fc.assert(
    fc.property(games, manyMoves, (game, tried) => {
      let table = freeze(game);
      assertSound(table);
      for (const attempt of tried) {
        const move = moveAt(table, attempt);
        const result = play(table, freeze(move));
        assertSettling(table, attempt, result);
        assert.equal(play(table, move), result, 'the same move gives the same result');
        if (!result.ok) {
          assert.ok(
            refusalReasons.includes(result.refusal.reason) && ruleNumbers.includes(result.refusal.rule),
          );
          seen.reasons.add(result.refusal.reason);
          continue;
        }
        const { table: next, happenings } = result.value;
        assertStep(table, move, next, happenings);
        notice(table, move, happenings);
        table = freeze(next);
        assertSound(table);
      }
    }),
    RUNS,
  );
});

interface Kept {
  readonly history: History;
  /** Steps the history has let go of, oldest first, as storage would hold them. */
  readonly older: readonly Step[];
  readonly at: number;
}

function perform({ history, older, at }: Kept, deed: Deed): Kept {
  switch (deed.do) {
    case 'play': {
      const move = moveAt(history.table, deed.move);
      const played = playStep(history, move, at + deed.pause);
      return { history: played.ok ? freeze(played.value) : history, older, at: at + deed.pause };
    }
    case 'undo':
    case 'redo': {
      const again = deed.do === 'undo' ? undo : redo;
      let moved = history;
      for (let time = 0; time < deed.times; time++) moved = again(moved);
      return { history: freeze(moved), older, at };
    }
    case 'forget': {
      const short = freeze(forget(history, deed.keep));
      const gone = history.steps.slice(0, short.forgotten - history.forgotten);
      return { history: short, older: [...older, ...gone], at };
    }
  }
}

function undoAll(history: History): History {
  return history.done > 0 ? undoAll(undo(history)) : history;
}

function redoAll(history: History): History {
  return history.done < history.steps.length ? redoAll(redo(history)) : history;
}

test('undoing everything returns the first table, redoing everything the last', () => {
  fc.assert(
    fc.property(games, manyDeeds, (game, deeds) => {
      const first = freeze(game);
      let kept: Kept = { history: beginHistory(first), older: [], at: 0 };
      for (const deed of deeds) {
        kept = perform(kept, deed);
        assertSound(kept.history.table);
      }
      const { history, older } = kept;
      assert.is(history.forgotten, older.length);
      const whole = recall(history, older);
      assert.is(whole.forgotten, 0);
      const beginning = undoAll(whole);
      assert.equal(beginning.table, first);
      const end = redoAll(beginning);
      assert.equal(end, redoAll(whole));

      // Back once more to where play stopped, which may lie before what was undone.
      let back = end;
      while (back.done > whole.done) back = undo(back);
      assert.equal(back.table, history.table);
    }),
    RUNS,
  );
});

test('every table on the way is met again, backwards and forwards', () => {
  fc.assert(
    fc.property(games, manyMoves, (game, tried) => {
      let history = beginHistory(freeze(game));
      const tables = [game];
      // Long pauses: every move that changes something is a step of its own.
      for (const [index, attempt] of tried.entries()) {
        const before = history.table;
        const move = moveAt(before, attempt);
        const result = play(before, move);
        const next = playStep(history, move, index * 60_000);
        assert.is(next.ok, result.ok, 'the history refuses what the table refuses');
        if (!next.ok || !result.ok) continue;
        const { table } = result.value;
        history = next.value;
        assert.equal(history.table, table);
        const changesNothing = isDeepStrictEqual(table, before);
        if (!changesNothing) tables.push(table);
        assert.is(history.steps.length, tables.length - 1, `${move.kind} is a step if it changes something`);
        if (changesNothing) seen.situations.add('a move changes nothing');
      }
      for (const table of tables.toReversed()) {
        assert.equal(history.table, table);
        history = undo(history);
      }
      for (const table of tables) {
        assert.equal(history.table, table);
        history = redo(history);
      }
    }),
    { ...RUNS, numRuns: 300 },
  );
});

test('the games played here are worth playing: everything happens and everything is refused', () => {
  const everything: Readonly<Record<Exclude<Happening['kind'], 'gameBegan'>, true>> = {
    startingPlaneRevealed: true,
    planarDieRolled: true,
    chaosEnsued: true,
    planeswalked: true,
    phenomenonEncountered: true,
    phenomenonResolved: true,
    phenomenonStays: true,
    cardsTaken: true,
    cardsPutBack: true,
    planarControllerChanged: true,
    abilitiesCeased: true,
    rollsCounted: true,
    whereToAsked: true,
    wayChosen: true,
    planesLaid: true,
    planesCollected: true,
    turnBegan: true,
    lifeChanged: true,
    lifeSet: true,
    poisonChanged: true,
    playerLeft: true,
    gameWon: true,
  };
  const beforeTheGame: readonly RefusalReason[] = [
    'tooFewPlayers',
    'tooFewPlanarCards',
    'tooManyPhenomena',
    'repeatedPlanarCard',
    'tooFewPlanesForMap',
    'noSuchPlayer',
  ];
  assert.equal([...seen.happenings].sort(), Object.keys(everything).sort());
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason)),
    beforeTheGame,
  );
  assert.equal([...seen.situations].sort(), [
    'a choice resolves an encounter',
    'a hellride',
    'a move changes nothing',
    'a walk on the map',
    'an encounter outlasts its phenomenon',
    'cards are put: add',
    'cards are put: bottom',
    'cards are put: top',
    'cards are put: walk',
    'life changes while cards are in hand',
    'somebody leaves during an encounter',
    'somebody leaves while cards are in hand',
    'somebody leaves while it is asked where to',
    'three cards are face up',
    'two abilities wait',
    'two phenomena in a row',
  ]);
});

test.run();
