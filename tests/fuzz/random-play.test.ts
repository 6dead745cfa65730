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
import {
  effectDeeds,
  effectEndings,
  type LastingEffect,
  MOST_EFFECTS,
} from '../../src/rules/planar/lasting-effect';
import { MOST_COUNTERS, marks } from '../../src/rules/planar/memory';
import { dealOwnDecks, tellCopiesApart } from '../../src/rules/planar/own-decks';
import {
  cardsInChaos,
  costOfNextRoll,
  decisionAwaited,
  type HouseRules,
  layOutOwnDecks,
  layOutSharedDeck,
  nextAbilityToResolve,
  type Planar,
} from '../../src/rules/planar/planar';
import type { PlanarCardId } from '../../src/rules/planar/planar-card';
import { cardsToChoose, choosable, destinationsOf } from '../../src/rules/planar/planar-choice';
import {
  checkSharedDeck,
  mostPhenomena,
  type PlanarDecks,
  smallestSharedDeck,
} from '../../src/rules/planar/planar-deck';
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
import {
  type CarryOut,
  type Move,
  reasonsForLives,
  reasonsToLeave,
  type SimpleMove,
} from '../../src/rules/table/move';
import { play } from '../../src/rules/table/play';
import { beginTable, type Table } from '../../src/rules/table/table';
import {
  isInGame,
  lastPlayerStanding,
  MOST_EXTRA_TURNS,
  playersInGame,
  teamOf,
} from '../../src/rules/turn/turn';
import { happeningKinds } from '../support/happenings';
import { assert, suite } from '../support/suite';
import { card, meant, moves, numberedCards, plainTable, seat, shared, THE_FACE_UP } from '../support/tables';

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

const effects: Arbitrary<LastingEffect> = fc
  .record(
    {
      does: fc.constantFrom(...effectDeeds),
      source: fc.constantFrom(null, ANY_PLANE),
      player: fc.option(players, { freq: 2 }),
      ends: fc.constantFrom(...effectEndings),
      until: players,
      note: fc.constantFrom(null, 'creatures cannot attack'),
    },
    PLAIN,
  )
  .map(({ player, until, ...effect }) => ({
    ...effect,
    player: player === null ? null : seat(player),
    until: effect.ends === 'turnOf' ? seat(until) : null,
  }));

const lives = fc.oneof(
  fc.tuple(players, amounts).map(([player, to]) => moves.setLives('everyone', [player, to])),
  fc
    .tuple(fc.constantFrom(...reasonsForLives), fc.array(fc.tuple(players, amounts), { maxLength: 3 }))
    .map(([because, all]) => moves.setLives(because, ...all)),
);

/** What the planar game remembers, and what comes of it. */
const remembering: Arbitrary<SimpleMove> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.oneof(
          { weight: 9, arbitrary: fc.integer({ min: -3, max: 5 }) },
          { weight: 1, arbitrary: amounts },
        ),
        fc.constantFrom(null, null, 4),
      )
      .map(([by, walkAt]) => moves.changeCounters(THE_FACE_UP, by, walkAt)),
  },
  { weight: 1, arbitrary: fc.constant(moves.changeCounters('nothing', 1)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...marks))
      .map(([player, as]) => moves.mark(THE_FACE_UP, player, as)),
  },
  { weight: 1, arbitrary: fc.constantFrom(moves.swapMarks(THE_FACE_UP), moves.mark('nothing', 0, 1)) },
  { weight: 4, arbitrary: effects.map(moves.beginEffect) },
  { weight: 1, arbitrary: fc.nat(8).map(moves.endEffect) },
  { weight: 1, arbitrary: fc.constantFrom(THE_FACE_UP, 'nothing').map(moves.finishChaos) },
);

/** What an ability has done in one gesture. */
const parts: Arbitrary<SimpleMove> = fc.oneof(
  { weight: 6, arbitrary: remembering },
  { weight: 2, arbitrary: lives },
  {
    weight: 6,
    arbitrary: fc.constantFrom<SimpleMove>(
      moves.planeswalk,
      moves.ensueChaos(),
      moves.resolveAbility,
      moves.beginNextTurn,
      moves.endTurn,
      moves.reverseTurnOrder,
      moves.addExtraTurn(0),
      moves.repeatUpkeep,
      moves.rollByEffect(null),
      moves.leave(5),
    ),
  },
);

const anyMove: Arbitrary<Attempt> = fc.oneof(
  { weight: 25, arbitrary: attempts },
  { weight: 20, arbitrary: remembering },
  { weight: 20, arbitrary: fc.nat(3).map(moves.keepDie) },
  { weight: 5, arbitrary: lives },
  { weight: 5, arbitrary: fc.array(parts, { maxLength: 4 }).map((all) => moves.carryOut(...all)) },
  { weight: 2, arbitrary: fc.constantFrom(moves.endTurn, moves.repeatUpkeep) },
  { weight: 3, arbitrary: fc.constant(moves.planeswalk) },
  { weight: 8, arbitrary: walks },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, ANY_PLANE, 'phenomenon 1', 'nothing').map(moves.ensueChaos),
  },
  { weight: 20, arbitrary: faces.map(moves.roll) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(faces, players)
      .map(([face, player]): Move => ({ kind: 'rollPlanarDie', as: 'action', face, player: seat(player) })),
  },
  { weight: 10, arbitrary: faces.map(moves.rollByEffect) },
  { weight: 30, arbitrary: fc.constant(moves.resolveAbility) },
  { weight: 15, arbitrary: fc.constant(moves.beginNextTurn) },
  { weight: 2, arbitrary: fc.constant(moves.reverseTurnOrder) },
  { weight: 3, arbitrary: players.map((player) => moves.addExtraTurn(player)) },
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

function moveAt(table: Table, attempt: Attempt): Move {
  const { planar } = table;
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
  if (attempt.kind !== 'settleSomehow') return meant(attempt, table);
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
  let toChoose = cardsToChoose(planar, choice);
  // Either planeswalking or adding: planes that can only do one of them decide for all.
  const [only, ...others] = choice.operation.planes;
  const never = others.length === 0 && only === 'walk' ? 'add' : 'walk';
  const isDecided = others.length === 0 && (only === 'walk' || only === 'add');
  const closed = isDecided || (picks[1] ?? 0) % 2 === 0 ? never : 'add';
  return order.map((id, index) => {
    const places = destinationsOf(planar, choice, id);
    if (toChoose !== null && choosable(planar, choice).includes(id)) {
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
    const cards = numberedCards(smallestSharedDeck(seats) - phenomena + more, phenomena);
    assert.ok(checkSharedDeck(cards, seats).ok);
    return beginWith(shared(cards), seats, chance);
  });

/** Two or three giants of two heads each. */
const gamesOfGiants: Arbitrary<Table> = fc
  .tuple(fc.constantFrom(4, 6), fc.constantFrom('shared', ...mapKinds), chances)
  .map(([seats, kind, chance]) => {
    const planarDecks = { kind, cards: numberedCards(smallestSharedDeck(seats) - 4, 4) };
    const begun = beginTable(
      { seats, startingLife: 30, startingPlayer: 'random', teams: true, planarDecks },
      chance,
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value.table;
  });

function beginWith(planarDecks: PlanarDecks, seats: number, chance: Chance): Table {
  const begun = beginTable({ seats, startingLife: 20, startingPlayer: 'random', planarDecks }, chance);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value.table;
}

/** A deck for each, dealt from so few or so many cards that they have some in common or none. */
const gamesWithOwnDecks: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 8, max: 70 }), fc.nat(14), chances)
  .map(([seats, planes, phenomena, chance]) => {
    const [decks, rest] = dealOwnDecks(
      numberedCards(Math.max(planes, 10 - phenomena), phenomena + 2),
      seats,
      chance,
    );
    return beginWith({ kind: 'own', decks }, seats, rest);
  });

/** Decks for each so small that they run out: into somebody's hand, or face up. */
const gamesWithTinyDecks: Arbitrary<Table> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)), { minLength: 2, maxLength: 6 }),
    chances,
  )
  .map(([sizes, chance]) => {
    const decks = tellCopiesApart(sizes.map(([planes, phenomena]) => numberedCards(planes, phenomena)));
    return { ...plainTable(sizes.length), planar: layOutOwnDecks(decks, seat(0)), chance };
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

const houses: Arbitrary<HouseRules> = fc.record(
  {
    blankIsChaos: fc.boolean(),
    chaosFaces: fc.constantFrom(1, 2),
    freeRolls: fc.nat(3),
  },
  PLAIN,
);

/** The same game as the table agreed to play it. */
function atHome([table, house]: [Table, HouseRules]): Table {
  return table.planar ? { ...table, planar: { ...table.planar, house } } : table;
}

const games = fc.oneof(
  { weight: 4, arbitrary: gamesWithLegalDecks },
  { weight: 5, arbitrary: gamesWithOwnDecks },
  { weight: 7, arbitrary: gamesWithTinyDecks },
  { weight: 2, arbitrary: gamesFullOfPhenomena },
  { weight: 4, arbitrary: gamesOnMaps },
  { weight: 2, arbitrary: gamesOfGiants },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.oneof(gamesWithLegalDecks, gamesFullOfPhenomena, gamesWithOwnDecks, gamesOnMaps), houses)
      .map(atHome),
  },
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
  for (const player of playersInGame(turn)) {
    const team = teamOf(turn, player);
    assert.ok(
      team.every((other) => isInGame(turn, other)),
      'a team stays together',
    );
    for (const other of team) assert.equal(totals[other], totals[player], 'a team shares its totals');
  }
  assert.equal(JSON.parse(JSON.stringify(table)), table, 'the table is plain data');
  if (!planar) return;

  const faceUp = planar.faceUp.map((up) => up.card);
  const inHand = planar.choice?.cards ?? [];
  const around = cardsAround(planar.map);
  const places = [...planar.decks.flatMap(({ cards }) => cards), ...faceUp, ...inHand, ...around];
  assert.equal(places.sort(), Object.keys(planar.kinds).sort(), 'every planar card is in exactly one place');
  assert.is(faceUp.length > 0, planar.visited.length > 0, 'a card is face up from the start on');
  assert.is(new Set(planar.visited).size, planar.visited.length, 'the visited cards name a card twice');
  if (faceUp.length > 0)
    assert.equal(
      planar.visited.slice(-faceUp.length),
      faceUp,
      'the latest cards turned up are those face up',
    );
  assert.ok(planar.choice === null || inHand.length > 0, 'nobody chooses among no cards');
  assert.ok(
    planar.visited.every((id) => Object.hasOwn(planar.kinds, id)),
    'where the table has been is still in the game',
  );
  if (lastPlayerStanding(turn) === null) assertOwned(planar, turn.left);
  assertOnMap(planar, faceUp);
  const encountered = planar.waiting.map((ability) => ability.kind === 'encounter' && ability.card);
  for (const up of faceUp.filter((id) => planar.kinds[id] === 'phenomenon')) {
    const isLeaving = planar.choice?.thenWalk !== undefined || planar.map?.leaving;
    assert.ok(
      isLeaving || encountered.includes(up),
      'a phenomenon stays only as long as its encounter waits',
    );
  }
  for (const { counted, all } of planar.rolls) {
    assert.ok(Number.isInteger(counted) && counted >= 0, `${counted} rolls counted`);
    assert.ok(Number.isInteger(all) && all >= 0, `${all} rolls`);
  }
  assertRemembers(turn, planar);
  if (lastPlayerStanding(turn) !== null) return;
  assert.ok(isInGame(turn, planar.controller), 'the planar controller is in the game');
  for (const { controller } of planar.waiting) {
    assert.ok(isInGame(turn, controller), 'nobody who has left controls a waiting ability');
  }
}

/** What lies around the players is laid as it may be. */
function assertOnMap({ map, kinds, decks, choice, dice }: Planar, faceUp: readonly PlanarCardId[]) {
  if (!map) return;
  assert.is(decks.length, 1, 'a map is laid out of one deck');
  assert.not.ok(
    map.squares.some((square) => isSameSquare(square, map.at)),
    'planes lie where the players are',
  );
  assert.ok(
    cardsAround(map).every((id) => kinds[id] === 'plane'),
    'only planes lie on the map',
  );
  if (!map.leaving) return;
  assert.ok(
    faceUp.some((id) => kinds[id] === 'plane'),
    'nobody leaves from nowhere',
  );
  assert.ok(choice === null && dice === null, 'one decision at a time');
}

/** Cards lie with their owners' decks, and those who have left own nothing any more. */
function assertOwned({ decks, faceUp, choice, controller }: Planar, left: readonly boolean[]) {
  const isShared = decks.length === 1 && decks[0]?.owner === null;
  assert.ok(isShared || decks.every(({ owner }, index) => owner === index), 'decks keep their places');
  const inUse = [...faceUp.map(({ deck }) => deck), ...(choice ? [choice.deck] : [])];
  for (const [index, { owner, cards }] of decks.entries()) {
    if (owner === null || !left[owner]) continue;
    assert.is(cards.length, 0, 'who has left owns no cards');
    assert.not.ok(inUse.includes(index), 'who has left owns nothing face up or in a hand');
  }
  if (choice && !isShared)
    assert.is(choice.deck, controller, 'cards in hand are the planar controller’s own');
}

/** What the planar zone remembers holds together. */
function assertRemembers(turn: Table['turn'], planar: Planar) {
  const isUp = (id: string) => planar.faceUp.some((up) => up.card === id);
  for (const [id, count] of Object.entries(planar.counters)) {
    assert.ok(isUp(id), 'only face-up cards have counters');
    assert.ok(Number.isInteger(count) && count > 0 && count <= MOST_COUNTERS, `${count} counters`);
  }
  for (const [id, chosen] of Object.entries(planar.marked)) {
    assert.ok(isUp(id), 'only for face-up cards something is chosen');
    assert.is(chosen.length, turn.left.length);
    assert.ok(chosen.some((as) => as !== null) && chosen.every((as) => as === null || marks.includes(as)));
  }
  assert.ok(planar.effects.length <= MOST_EFFECTS, 'what lasts can be listed');
  for (const { player, ends } of planar.effects) {
    const concerns = player === null || isInGame(turn, player);
    assert.ok(ends === 'turnOf' || concerns, 'nothing lasts for somebody who has left, but until a turn');
  }
  const thresholds = planar.waiting.flatMap((ability) =>
    ability.kind === 'threshold' ? [ability.card] : [],
  );
  assert.is(new Set(thresholds).size, thresholds.length, 'a threshold is reached once while it waits');
  assert.ok(planar.dice === null || planar.choice === null, 'one decision at a time');
  if (planar.dice) {
    assert.ok(isInGame(turn, planar.dice.player), 'whoever threw the dice is in the game');
    assert.ok(new Set(planar.dice.faces).size > 1, 'dice that show the same leave no choice');
  }
  const { arrived, visited } = planar;
  assert.equal(arrived, arrived.length > 0 ? visited.slice(-arrived.length) : []);
}

/** What can be done while something has to be decided; settling, walking and keeping are asked of elsewhere. */
const alwaysPossible: readonly Move['kind'][] = [
  'changeLife',
  'setLife',
  'changePoison',
  'setLives',
  'leaveGame',
  'countRoll',
  'finishChaos',
  'changeCounters',
  'mark',
  'swapMarks',
  'beginEffect',
  'endEffect',
  'reverseTurnOrder',
  'addExtraTurn',
  'repeatUpkeep',
];

/** What one move may and may not do to a table. */
function assertStep(before: Table, move: Move, afterwards: Table, happenings: readonly Happening[]) {
  assert.ok(happenings.every(({ rule }) => ruleNumbers.includes(rule)));
  const told = (kind: Happening['kind']) => happenings.filter((happening) => happening.kind === kind);
  const begun = told('turnBegan').length;
  assert.is(afterwards.turn.number, before.turn.number + begun);
  before.turn.left.forEach((left, player) => {
    const leaves = told('playerLeft').some(
      (happening) => 'player' in happening && happening.player === player,
    );
    assert.is(afterwards.turn.left[player], left || leaves, 'only leaving takes somebody out of the game');
  });
  assert.ok(afterwards.turn.extra.length <= MOST_EXTRA_TURNS && afterwards.turn.upkeeps > 0);
  if (move.kind === 'carryOut') assertCarriedOut(before, move, afterwards, happenings);
  else assertOne(before, move, afterwards, happenings, begun);
  if (!before.planar || !decisionAwaited(before.planar)) return;
  const written: Table = JSON.parse(JSON.stringify(before));
  const result = play(written, move);
  assert.equal(result.ok && result.value.table, afterwards, 'a game read again in the middle of a decision');
}

function assertOne(
  before: Table,
  move: SimpleMove,
  afterwards: Table,
  happenings: readonly Happening[],
  begun: number,
) {
  const { kind } = move;
  assert.ok(happenings.length > 0 || kind === 'finishChaos', `${kind} happened without a word`);
  if (kind === 'beginNextTurn') assert.is(begun, 1);
  else assert.ok(begun === 0 || kind === 'endTurn', `${kind} began a turn`);
  assert.ok(
    kind === 'leaveGame' || afterwards.turn.left.every((left, seat) => left === before.turn.left[seat]),
  );
  const isAboutTotals = ['changeLife', 'setLife', 'changePoison', 'setLives'].includes(kind);
  if (!isAboutTotals) assert.equal(afterwards.totals, before.totals);
  if (isAboutTotals) assert.equal(afterwards.planar, before.planar);
  if (move.kind !== 'leaveGame') assert.equal(afterwards.planar?.kinds, before.planar?.kinds);
  else assertLeaving(before.planar, move.player, afterwards);
  const mayDraw =
    kind === 'rollPlanarDie' ||
    before.planar?.choice?.operation.bottom === 'random' ||
    happenings.some((happening) => happening.kind === 'planesCollected');
  if (!mayDraw) assert.equal(afterwards.chance, before.chance);
  if (before.planar?.choice) {
    assert.ok(kind === 'settleChoice' || alwaysPossible.includes(kind), `${kind} while cards are in hand`);
  }
  if (before.planar?.map?.leaving) {
    assert.ok(kind === 'walkTo' || alwaysPossible.includes(kind), `${kind} while it is asked where to`);
  }
  if (before.planar?.dice) {
    const mayBe = kind === 'keepDie' || kind === 'endTurn' || alwaysPossible.includes(kind);
    assert.ok(mayBe, `${kind} while dice are thrown`);
  }
  if (before.planar) assertPaid(before, before.planar, move, happenings);
  if (afterwards.planar) assertEnded(afterwards.planar, move, happenings);
}

/** What lasts until something happens ends as it does, and not before. */
function assertEnded(planar: Planar, { kind }: SimpleMove, happenings: readonly Happening[]) {
  const ended = happenings.flatMap((happening) =>
    happening.kind === 'effectsEnded' ? happening.effects : [],
  );
  const walked = happenings.flatMap((happening) => (happening.kind === 'planeswalked' ? [happening] : []));
  const left = walked.flatMap(({ from }) => from).map((id) => planar.kinds[id]);
  for (const { because, from } of walked) {
    const isLeft = from.some((id) => planar.kinds[id] === 'phenomenon');
    assert.ok(because !== 'phenomenonLeft' || isLeft, 'only a phenomenon is left for having done its work');
  }
  const begun = happenings.find((happening) => happening.kind === 'turnBegan');
  const isByHand = kind === 'endEffect' || kind === 'leaveGame';
  const isOver: Readonly<Record<LastingEffect['ends'], boolean>> = {
    planeswalk: walked.length > 0,
    leavingAPlane: left.includes('plane'),
    turnOf: begun !== undefined,
    never: false,
  };
  for (const { ends } of ended) assert.ok(isByHand || isOver[ends], `ended by ${kind}: ${ends}`);
  for (const { ends, until } of planar.effects) {
    if (ends !== 'turnOf') assert.not.ok(isOver[ends], `still lasts after ${kind}: ${ends}`);
    else assert.ok(until === null || begun?.player !== until, 'the turn it lasted until has begun');
  }
}

/** A roll is paid once, by the book or as the house has it, and counted once, however many dice there were. */
function assertPaid(before: Table, planar: Planar, move: SimpleMove, happenings: readonly Happening[]) {
  for (const happening of happenings) {
    if (happening.kind !== 'planarDieRolled') continue;
    const { player, paid } = happening;
    assert.ok(isInGame(before.turn, player));
    const told = move.kind === 'rollPlanarDie' ? move.as === 'effect' : planar.dice?.paid === null;
    assert.is(paid, told ? null : (planar.dice?.paid ?? costOfNextRoll(planar, player)));
  }
}

/** Exactly the leaver's cards leave the game; if some were face up, another card is, unless the deck is empty. */
function assertLeaving(before: Table['planar'], leaver: number, { planar, turn }: Table) {
  if (!before || !planar) return;
  const own = before.decks.findIndex(({ owner }) => owner === leaver);
  if (own === -1 || lastPlayerStanding(turn) !== null) return assert.equal(planar.kinds, before.kinds);
  const gone = before.faceUp.filter(({ deck }) => deck === own);
  const stay = before.faceUp.filter(({ deck }) => deck !== own);
  const lost = [
    ...(before.decks[own]?.cards ?? []),
    ...gone.map((up) => up.card),
    ...(before.choice?.deck === own ? before.choice.cards : []),
  ];
  assert.equal(
    Object.keys(planar.kinds),
    Object.keys(before.kinds).filter((id) => !lost.some((other) => other === id)),
  );
  assert.equal(planar.faceUp.slice(0, stay.length), stay, 'what others own stays face up');
  const turnedUp = planar.faceUp.slice(stay.length);
  const inHand = before.choice?.deck === planar.controller ? before.choice.cards : [];
  const [next] = [...inHand, ...(before.decks[planar.controller]?.cards ?? [])];
  const expected = gone.length === 0 || !next ? [] : [{ card: next, deck: planar.controller }];
  assert.equal(turnedUp, expected, 'the planar controller turns up one card of their own');
  if (gone.some((up) => before.kinds[up.card] === 'plane'))
    assert.not.ok(planar.waiting.some(({ kind }) => kind === 'planeswalking'));
}

/** Several moves as one are those moves one after the other. */
function assertCarriedOut(
  before: Table,
  { moves: parts }: CarryOut,
  afterwards: Table,
  happenings: readonly Happening[],
) {
  let table = before;
  const told: Happening[] = [];
  for (const part of parts) {
    const result = play(table, part);
    assert.ok(result.ok, `${part.kind} alone was refused`);
    assertStep(table, part, result.value.table, result.value.happenings);
    notice(table, part, result.value.happenings);
    table = result.value.table;
    told.push(...result.value.happenings);
    assertSound(table);
  }
  assert.equal(table, afterwards);
  assert.equal(told, happenings);
}

/** Several moves are refused for the first that is. */
function assertCarriedOutOrNot(table: Table, move: Move, result: ReturnType<typeof play>) {
  if (move.kind !== 'carryOut' || result.ok) return;
  let moment = table;
  for (const part of move.moves) {
    const next = play(moment, part);
    if (!next.ok) {
      assert.equal(result, next);
      if (moment !== table) seen.situations.add('several moves are none, for one is refused');
      return;
    }
    moment = next.value.table;
  }
  assert.unreachable('several moves were refused, and each of them is possible');
}

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
  if (happenings.some((happening) => happening.kind === 'planeswalked' && happening.because === 'ownerLeft'))
    seen.situations.add('another card takes the place');
  if (happenings.some(({ rule }) => rule === '901.10a'))
    seen.situations.add('a planeswalking ability goes with the plane of another');
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
    if (kind === 'leaveGame') noticeWhatIsInHand(table.planar.choice.cards, happenings);
    if (kind === 'changeLife') seen.situations.add('life changes while cards are in hand');
  }
  if (table.planar?.map?.leaving && kind === 'leaveGame')
    seen.situations.add('somebody leaves while it is asked where to');
  const way = happenings.find((happening) => happening.kind === 'wayChosen')?.way;
  if (way) seen.situations.add(isHellride(way) ? 'a hellride' : 'a walk on the map');
  if ((table.planar?.faceUp.length ?? 0) > 2) seen.situations.add('three cards are face up');
  noticeLasting(table, move, happenings);
  if (kind !== 'settleChoice') return;
  for (const place of destinations) {
    if (move.settlement[place].length > 0) seen.situations.add(`cards are put: ${place}`);
  }
  if (happenings.some((happening) => happening.kind === 'phenomenonResolved'))
    seen.situations.add('a choice resolves an encounter');
}

function noticeWhatIsInHand(cards: readonly PlanarCardId[], happenings: readonly Happening[]) {
  for (const happening of happenings) {
    if (happening.kind !== 'planeswalked') continue;
    if (happening.to.some((id) => cards.includes(id)))
      seen.situations.add(
        cards.length > 1 ? 'a card in hand is turned up' : 'the only card in hand is turned up',
      );
  }
}

function noticeLasting({ turn, planar }: Table, move: Move, happenings: readonly Happening[]) {
  const { kind } = move;
  if (kind === 'carryOut' && move.moves.length > 1) seen.situations.add('several moves are one');
  if (!planar) return;
  const { choice, dice, waiting } = planar;
  if (dice && kind === 'leaveGame' && dice.player === move.player)
    seen.situations.add('whoever threw the dice leaves');
  if (dice && kind === 'leaveGame' && dice.player !== move.player)
    seen.situations.add('somebody else leaves while dice are thrown');
  if (kind === 'endTurn') {
    const begins = happenings.some((happening) => happening.kind === 'turnBegan');
    if (waiting.some((ability) => ability.kind === 'encounter'))
      seen.situations.add(
        `a turn is ended during an encounter, and ${begins ? 'the next begins' : 'goes on'}`,
      );
    if (dice) seen.situations.add('a turn is ended while dice are thrown');
  }
  if (kind === 'resolveAbility' && nextAbilityToResolve(planar)?.kind === 'threshold')
    seen.situations.add('counters make them planeswalk');
  if (choice?.thenWalk && kind === 'settleChoice')
    seen.situations.add(
      happenings.some((happening) => happening.kind === 'whereToAsked')
        ? 'cards are looked at before it is asked where to'
        : 'cards are looked at before planeswalking',
    );
  if (choice?.thenWalk && kind === 'leaveGame') seen.situations.add('somebody leaves while looking');
  for (const happening of happenings) {
    if (happening.kind === 'planarDieRolled' && (happening.ignored?.length ?? 0) > 1)
      seen.situations.add('two dice are ignored');
    if (happening.kind !== 'effectsEnded') continue;
    const until = happening.effects.flatMap((effect) => effect.until ?? []);
    if (kind === 'beginNextTurn' && until.some((player) => !isInGame(turn, player)))
      seen.situations.add('the turn of somebody who has left would have begun');
  }
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
        assertCarriedOutOrNot(table, move, result);
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
  const beforeTheGame: readonly RefusalReason[] = [
    'tooFewPlayers',
    'tooFewPlanarCards',
    'tooManyPhenomena',
    'repeatedPlanarCard',
    'tooFewPlanesForMap',
    'unevenTeams',
    'noSuchPlayer',
  ];
  assert.equal(
    [...seen.happenings].sort(),
    happeningKinds.filter((kind) => kind !== 'gameBegan'),
  );
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason)),
    beforeTheGame,
  );
  assert.equal([...seen.situations].sort(), [
    'a card in hand is turned up',
    'a choice resolves an encounter',
    'a hellride',
    'a move changes nothing',
    'a planeswalking ability goes with the plane of another',
    'a turn is ended during an encounter, and goes on',
    'a turn is ended during an encounter, and the next begins',
    'a turn is ended while dice are thrown',
    'a walk on the map',
    'an encounter outlasts its phenomenon',
    'another card takes the place',
    'cards are looked at before it is asked where to',
    'cards are looked at before planeswalking',
    'cards are put: add',
    'cards are put: bottom',
    'cards are put: top',
    'cards are put: walk',
    'counters make them planeswalk',
    'life changes while cards are in hand',
    'several moves are none, for one is refused',
    'several moves are one',
    'somebody else leaves while dice are thrown',
    'somebody leaves during an encounter',
    'somebody leaves while cards are in hand',
    'somebody leaves while it is asked where to',
    'somebody leaves while looking',
    'the only card in hand is turned up',
    'the turn of somebody who has left would have begun',
    'three cards are face up',
    'two abilities wait',
    'two dice are ignored',
    'two phenomena in a row',
    'whoever threw the dice leaves',
  ]);
});

test.run();
