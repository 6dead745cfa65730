import fc, { type Arbitrary } from 'fast-check';
import { type RandomState, seedChance, shuffle } from '../../../src/rules/chance/chance';
import { commanderNumbers } from '../../../src/rules/life/commander';
import { designationKinds } from '../../../src/rules/life/designations';
import { lifeChangeReasons, lossReasons } from '../../../src/rules/life/life';
import { playerCounterKinds } from '../../../src/rules/life/player-counters';
import { MAX_TOTAL } from '../../../src/rules/limits';
import { assignCopyNumbers, dealOwnDecks } from '../../../src/rules/planar/decks/own-decks';
import {
  checkSharedDeck,
  maxPhenomena,
  type PlanarDecks,
  smallestSharedDeckSize,
} from '../../../src/rules/planar/decks/planar-deck';
import { emptyMap } from '../../../src/rules/planar/eternities-map/eternities-map';
import { layOutOwnDecks, layOutSharedDeck } from '../../../src/rules/planar/lay-out';
import type { PlanarCardId } from '../../../src/rules/planar/planar-card';
import {
  cardsForDefaultDestination,
  countToChoose,
  destinationsOf,
} from '../../../src/rules/planar/planar-choice';
import { planarFaces } from '../../../src/rules/planar/planar-die';
import {
  type CardsToTake,
  type Destination,
  destinations,
  type PlanarOperation,
} from '../../../src/rules/planar/planar-operation';
import { cardsWithPendingChaos, nextAbilityForApp } from '../../../src/rules/planar/planar-stack';
import {
  effectEndings,
  mapKinds,
  type OngoingEffect,
  ongoingEffectKinds,
  optionNumbers,
  type PlanarHouseRules,
} from '../../../src/rules/planar/planar-state';
import { bringMarkerToFront } from '../../../src/rules/table/concurrent-turns';
import { type History, playStep } from '../../../src/rules/table/history';
import { leaveReasons } from '../../../src/rules/table/leaving/leave-reason';
import { belongsToOneTurn, type Move, type SimpleMove } from '../../../src/rules/table/move';
import type { PlayerProfile } from '../../../src/rules/table/player-profile';
import { beginTable, type Setup, type Table } from '../../../src/rules/table/table';
import { assert } from '../suite';
import {
  card,
  FACE_UP_CARD,
  moves,
  numberedCards,
  plainTable,
  seat,
  sharedDeck,
  withFaceUpCard,
} from './tables';

/** Generates the same games in every run; the `path` that fast-check reports for a failure can be added here. */
export const RUN_OPTIONS = { seed: 20_260_925, numRuns: 1_000, includeErrorInReport: true };
const MAX_MOVES = 300;

/** A move that depends on the table. */
export type Attempt =
  | Move
  | {
      readonly kind: 'takeSomehow';
      readonly operation: PlanarOperation;
      readonly for: 'hand' | 'nobody' | 'chaos' | 'encounter';
    }
  | {
      /** Settles the choice of the taken cards, correctly or with one error. */
      readonly kind: 'settleSomehow';
      readonly picks: readonly number[];
      readonly spoiled: null | 'oneMissing' | 'oneTwice' | 'aStranger' | 'elsewhere';
    }
  | {
      /** Planeswalks by this offset from the players. */
      readonly kind: 'walkSomehow';
      readonly east: number;
      readonly south: number;
    };

export type RandomAction =
  | { readonly do: 'play'; readonly move: Attempt; readonly pause: number }
  | { readonly do: 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'forget'; readonly keep: number };

const randomStates: Arbitrary<RandomState> = fc
  .tuple(fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff), fc.nat(0xffffffff))
  .map(seedChance);

/** Six seats, even in games with fewer players, and rarely a nonexistent one. */
const players = fc.oneof(
  { weight: 30, arbitrary: fc.nat(5) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 6, 0.5, 1e9) },
);

const amounts = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: -12, max: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom(MAX_TOTAL, -MAX_TOTAL, MAX_TOTAL + 1, 1e16, 0.5, -0) },
  { weight: 1, arbitrary: fc.double() },
);

const faces = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...planarFaces) },
);

/** Values must survive JSON. */
const PLAIN = { noNullPrototype: true } as const;

const takes: Arbitrary<CardsToTake> = fc.record(
  {
    kind: fc.constantFrom('cards' as const, 'untilPlanes' as const),
    count: fc.integer({ min: 1, max: 6 }),
  },
  PLAIN,
);

/** Operations as on cards: some planes to one place, the rest to the bottom. */
const operationsByCards: Arbitrary<PlanarOperation> = fc.record(
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

/** Operations entered manually: anything to anywhere, including phenomena along with planes. */
const operationsByHand: Arbitrary<PlanarOperation> = fc.record(
  {
    take: takes,
    shown: fc.constantFrom('all', 'controller'),
    planes: fc.shuffledSubarray([...destinations], { minLength: 1 }),
    // Phenomena can always go to the bottom: where planes are added, phenomena must not be forced to be planeswalked
    // to.
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

const takeAndSettleAttempts: Arbitrary<Attempt> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('takeSomehow' as const),
      operation: operationsByCards,
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
      spoiled: fc.oneof(
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

const effects: Arbitrary<OngoingEffect> = fc
  .record(
    {
      does: fc.constantFrom(...ongoingEffectKinds),
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

/** An amount of life; rarely an infinite one. */
const totals = fc.oneof(
  { weight: 9, arbitrary: amounts },
  { weight: 1, arbitrary: fc.constant('infinite' as const) },
);

const lifeTotalMoves = fc.oneof(
  fc.tuple(players, totals).map(([player, to]) => moves.setLifeTotals('gainedOrLost', [player, to])),
  fc
    .tuple(fc.constantFrom(...lifeChangeReasons), fc.array(fc.tuple(players, totals), { maxLength: 3 }))
    .map(([because, all]) => moves.setLifeTotals(because, ...all)),
);

const commanders = fc.constantFrom(...commanderNumbers);
const onceMoreOrLess = fc.constantFrom(1 as const, -1 as const);
const names = fc.oneof(fc.constantFrom('quest', 'page'), fc.nat(12).map(String));

/** Moves about counters besides poison, commanders and designations. */
const playerStateMoves: Arbitrary<SimpleMove> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...playerCounterKinds), amounts)
      .map(([player, counter, by]) => moves.changePlayerCounters(player, counter, by)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat(1), names, fc.oneof(amounts, fc.constant(1)))
      .map(([player, name, by]) => moves.changeNamedCounters(player, name, by)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(1), fc.constantFrom('quest', 'quest', 'page', 'nothing'))
      .map(([player, name]) => moves.dropNamedCounters(player, name)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(players, onceMoreOrLess, commanders)
      .map(([player, by, commander]) => moves.castCommander(player, by, commander)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(players, fc.constantFrom(1 as const, 2 as const))
      .map(([player, count]) => moves.setCommanderCount(player, count)),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(players, players, amounts, commanders)
      .map(([player, source, by, commander]) => moves.dealCommanderDamage(player, source, by, commander)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(players, players, amounts, commanders)
      .map(([player, source, by, commander]) => moves.infect(player, source, by, commander)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...lossReasons))
      .map(([player, because]) => moves.stay(player, because)),
  },
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.constantFrom(...designationKinds), fc.nat(1), fc.boolean())
      .map(([as, player, has]) => moves.designate(as, player, has)),
  },
  { weight: 1, arbitrary: fc.constantFrom('day', 'night', null).map(moves.setDayOrNight) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(2, 6, 20, 100, 101, 1, 2.5), fc.constantFrom(1, 2, 20, 21, 0))
      .map(([sides, count]) => moves.rollDice(sides, count)),
  },
  { weight: 1, arbitrary: fc.constant(moves.flipCoin) },
  {
    weight: 1,
    arbitrary: fc.option(fc.nat(5), { freq: 2 }).map((player) => moves.chooseRandomPlayer(player)),
  },
);

/** Moves that change what the planar zone stores. */
const planarStateMoves: Arbitrary<SimpleMove> = fc.oneof(
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
      .map(([by, threshold]) => moves.changeCounters(FACE_UP_CARD, by, threshold)),
  },
  { weight: 1, arbitrary: fc.constant(moves.changeCounters('nothing', 1)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...optionNumbers))
      .map(([player, as]) => moves.mark(FACE_UP_CARD, player, as)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(moves.swapChosenOptions(FACE_UP_CARD), moves.mark('nothing', 0, 1)),
  },
  { weight: 4, arbitrary: effects.map(moves.beginEffect) },
  { weight: 1, arbitrary: fc.nat(8).map(moves.endEffect) },
  { weight: 1, arbitrary: fc.constantFrom(FACE_UP_CARD, 'nothing').map(moves.finishChaos) },
  { weight: 4, arbitrary: fc.constant(moves.counterAbility('planeswalking')) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('chaos' as const, 'encounter' as const)
      .map((ability) => moves.counterAbility(ability, FACE_UP_CARD)),
  },
);

/** Parts of an ability carried out as one gesture. */
const movesToCombine: Arbitrary<SimpleMove> = fc.oneof(
  { weight: 6, arbitrary: planarStateMoves },
  { weight: 2, arbitrary: lifeTotalMoves },
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
      moves.addBeginningPhase,
      moves.rollByEffect(null),
      moves.leave(5),
    ),
  },
);

/** Names and colors of players. */
const profiles: Arbitrary<PlayerProfile> = fc.record(
  {
    name: fc.constantFrom(null, '', 'Анна', 'x'.repeat(200)),
    color: fc.constantFrom(null, 0, 11, 0x1_b0_3a_2e),
  },
  PLAIN,
);

/** Returns a random seating of this many players. */
function seatings(seats: number): Arbitrary<SimpleMove> {
  const players = Array.from({ length: seats }, (_, player) => player);
  return fc.shuffledSubarray(players, { minLength: seats }).map((seating) => moves.changeSeating(...seating));
}

const anyMove: Arbitrary<Attempt> = fc.oneof(
  { weight: 25, arbitrary: takeAndSettleAttempts },
  { weight: 20, arbitrary: planarStateMoves },
  { weight: 20, arbitrary: fc.nat(3).map(moves.keepDie) },
  { weight: 5, arbitrary: lifeTotalMoves },
  { weight: 5, arbitrary: fc.array(movesToCombine, { maxLength: 4 }).map((all) => moves.carryOut(...all)) },
  { weight: 2, arbitrary: fc.constantFrom(moves.endTurn, moves.addBeginningPhase) },
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
  { weight: 4, arbitrary: fc.constantFrom(1 as const, -1 as const).map(moves.correctRollCount) },
  { weight: 12, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changeLife(player, by)) },
  { weight: 4, arbitrary: fc.tuple(players, amounts).map(([player, to]) => moves.setLife(player, to)) },
  { weight: 6, arbitrary: fc.tuple(players, amounts).map(([player, by]) => moves.changePoison(player, by)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(players, fc.constantFrom(...leaveReasons))
      .map(([player, because]) => moves.leave(player, because)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...leaveReasons), fc.array(players, { maxLength: 3 }))
      .map(([because, leaving]) => moves.leaveTogether(because, ...leaving)),
  },
  { weight: 1, arbitrary: players.map(moves.returnToGame) },
);

const actionsWith = (move: Arbitrary<Attempt>): Arbitrary<RandomAction> =>
  fc.oneof(
    {
      weight: 40,
      arbitrary: fc.record({
        do: fc.constant('play' as const),
        move,
        // The clock of a device can be set back.
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

const anyAction = actionsWith(anyMove);

/**
 * As many moves about counters, commanders and designations as all other moves together, and rarely a change of
 * seats.
 */
const playerStateAttempts: Arbitrary<Attempt> = fc.oneof(
  { weight: 20, arbitrary: playerStateMoves },
  { weight: 20, arbitrary: anyMove },
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 6 }).chain(seatings) },
  {
    weight: 2,
    arbitrary: fc.tuple(players, profiles).map(([player, profile]) => moves.changeProfile(player, profile)),
  },
);

/** Games of Grand Melee with two to four concurrent turns and every kind of deck. */
export const gamesOfMelee: Arbitrary<Table> = fc
  .tuple(
    fc.integer({ min: 8, max: 17 }),
    fc.constantFrom('own' as const, 'shared' as const, null),
    fc.nat(6),
    randomStates,
  )
  .map(([seats, kind, phenomena, chance]) => {
    const cards = numberedCards(60, phenomena);
    const [decks, rest] = dealOwnDecks(cards, seats, chance);
    const planarDecks = kind === 'own' ? { kind, decks } : kind && { kind, cards };
    const setup: Setup = {
      seatCount: seats,
      startingLife: 20,
      startingPlayer: 'random',
      isGrandMelee: true,
      planarDecks,
    };
    const begun = beginTable(setup, rest);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value.table;
  });

/** Any move in one of the concurrent turns or in a nonexistent one; turns pass and players leave often. */
export const meleeAttempts: Arbitrary<readonly MeleeAttempt[]> = fc.array(
  fc.record({
    attempt: fc.oneof(
      { weight: 5, arbitrary: anyMove },
      { weight: 4, arbitrary: fc.constant(moves.beginNextTurn) },
      { weight: 1, arbitrary: fc.nat(16).map((player) => moves.leave(player)) },
      { weight: 1, arbitrary: fc.nat(16).map((player) => moves.addExtraTurn(player)) },
    ),
    markerNumber: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  }),
  { minLength: 20, maxLength: MAX_MOVES, size: 'max' },
);

export interface MeleeAttempt {
  readonly attempt: Attempt;
  readonly markerNumber: number | undefined;
}

export function moveFromAttempt(table: Table, attempt: Attempt): Move {
  const { planar } = table;
  if (attempt.kind === 'takeSomehow') {
    const waiting = planar && nextAbilityForApp(planar);
    const sources: Readonly<Record<typeof attempt.for, PlanarCardId | null | undefined>> = {
      hand: null,
      nobody: card('a card nobody knows'),
      chaos: planar && cardsWithPendingChaos(planar)[0],
      encounter: waiting?.kind === 'encounter' ? waiting.card : null,
    };
    return moves.takeCards(attempt.operation, sources[attempt.for] ?? null);
  }
  if (attempt.kind === 'walkSomehow') {
    const { x, y } = planar?.map?.at ?? { x: 0, y: 0 };
    return moves.chooseDestination(x + attempt.east, y + attempt.south);
  }
  if (attempt.kind !== 'settleSomehow') return withFaceUpCard(attempt, table);
  const destinations = planar ? chooseDestinations(planar, attempt.picks) : [];
  return moves.settleChoice(cardsByDestination(planar, destinations, attempt));
}

/** Plays the move if the rules allow it; of concurrent turns, each has a move in its turn. */
export function playAttempt(history: History, attempt: Attempt, index: number): History {
  const marker = 1 + (index % 3);
  const tableInTurn = history.table.turn.marker && bringMarkerToFront(history.table, marker);
  const move = moveFromAttempt(tableInTurn ?? history.table, attempt);
  // Some moves come quickly after each other, so that they become one gesture.
  const played = playStep(
    history,
    tableInTurn && belongsToOneTurn(move) ? { ...move, marker } : move,
    index * 700,
  );
  return played.ok ? played.value : history;
}

type Placed = readonly (readonly [card: PlanarCardId, place: Destination])[];

/** Puts all taken cards, in some order, in allowed places. */
function chooseDestinations(planar: NonNullable<Table['planar']>, picks: readonly number[]): Placed {
  const { choice } = planar;
  if (!choice) return [];
  const rotation = (picks[0] ?? 0) % Math.max(1, choice.cards.length);
  const order = [...choice.cards.slice(rotation), ...choice.cards.slice(0, rotation)];
  let toChoose = countToChoose(planar, choice);
  // Planeswalking and adding exclude each other, so planes that allow only one of them decide for all.
  const [only, ...others] = choice.operation.planes;
  const defaultExcluded = others.length === 0 && only === 'walk' ? 'add' : 'walk';
  const isDecided = others.length === 0 && (only === 'walk' || only === 'add');
  const excluded = isDecided || (picks[1] ?? 0) % 2 === 0 ? defaultExcluded : 'add';
  return order.map((id, index) => {
    const allowed = destinationsOf(planar, choice, id);
    if (toChoose !== null && cardsForDefaultDestination(planar, choice).includes(id)) {
      toChoose -= 1;
      return [id, (toChoose >= 0 ? allowed[0] : allowed[1]) as Destination];
    }
    const preferred = allowed.filter((destination) => destination !== excluded);
    const best = preferred.length > 0 ? preferred : allowed;
    return [id, best[(picks[index % picks.length] ?? 0) % best.length] as Destination];
  });
}

function cardsByDestination(
  planar: Table['planar'],
  placed: Placed,
  { spoiled }: Extract<Attempt, { kind: 'settleSomehow' }>,
): Readonly<Record<Destination, readonly PlanarCardId[]>> {
  const [first] = placed;
  const placesWithMistake = (): Placed => {
    if (!first || !planar?.choice) return placed;
    switch (spoiled) {
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
  const at = (wanted: Destination) =>
    placesWithMistake().flatMap(([id, place]) => (place === wanted ? [id] : []));
  return { top: at('top'), bottom: at('bottom'), walk: at('walk'), add: at('add') };
}

export const manyMoves = fc.array(anyMove, { minLength: 20, maxLength: MAX_MOVES, size: 'max' });
export const randomActions = fc.array(anyAction, { minLength: 20, maxLength: MAX_MOVES, size: 'max' });
export const movesWithPlayerState = fc.array(playerStateAttempts, {
  minLength: 20,
  maxLength: 120,
  size: 'max',
});
export const randomActionsWithPlayerState = fc.array(actionsWith(playerStateAttempts), {
  minLength: 20,
  maxLength: 120,
  size: 'max',
});

const gamesWithLegalDecks: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.nat(12), fc.nat(30), randomStates)
  .map(([seats, wantedPhenomena, more, chance]) => {
    const phenomena = Math.min(wantedPhenomena, maxPhenomena(seats));
    const cards = numberedCards(smallestSharedDeckSize(seats) - phenomena + more, phenomena);
    assert.ok(checkSharedDeck(cards, seats).ok);
    return beginWith(sharedDeck(cards), seats, chance);
  });

/** Games with two or three teams of two, with a team of one or three, or with teams that share nothing. */
const gamesInTeams: Arbitrary<Table> = fc
  .tuple(
    fc.constantFrom(4, 6),
    fc.constantFrom('shared', ...mapKinds),
    randomStates,
    fc.constantFrom(2, 2, 1, 3, null),
  )
  .map(([seats, kind, chance, firstTeamSize]) => {
    const players = Array.from({ length: seats }, (_, player) => player);
    const teamBySeat = players.map((player) =>
      firstTeamSize === null ? player % 2 : Math.min(1, Math.floor(player / firstTeamSize)),
    );
    const teams = firstTeamSize === 2 || { bySeat: teamBySeat, shareTurns: firstTeamSize !== null };
    const planarDecks = { kind, cards: numberedCards(smallestSharedDeckSize(seats) - 4, 4) };
    const begun = beginTable(
      { seatCount: seats, startingLife: 30, startingPlayer: 'random', teams, planarDecks },
      chance,
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    return begun.value.table;
  });

function beginWith(planarDecks: PlanarDecks, seats: number, chance: RandomState): Table {
  const begun = beginTable(
    { seatCount: seats, startingLife: 20, startingPlayer: 'random', planarDecks },
    chance,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value.table;
}

/**
 * Games with a deck for each player, dealt from few or many cards, so that decks have some cards in common or none.
 */
const gamesWithOwnDecks: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 8, max: 70 }), fc.nat(14), randomStates)
  .map(([seats, planes, phenomena, chance]) => {
    const [decks, rest] = dealOwnDecks(
      numberedCards(Math.max(planes, 10 - phenomena), phenomena + 2),
      seats,
      chance,
    );
    return beginWith({ kind: 'own', decks }, seats, rest);
  });

/** Games with decks so small that all cards can be taken or face up. */
const gamesWithTinyDecks: Arbitrary<Table> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(2)), { minLength: 2, maxLength: 6 }),
    randomStates,
  )
  .map(([sizes, chance]) => {
    const decks = assignCopyNumbers(sizes.map(([planes, phenomena]) => numberedCards(planes, phenomena)));
    return { ...plainTable(sizes.length), planar: layOutOwnDecks(decks, seat(0)), chance };
  });

/** Games with more phenomena than allowed and hardly a plane, for chains of encounters. */
const gamesFullOfPhenomena: Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 3 }), fc.nat(8), randomStates)
  .map(([seats, planes, phenomena, chance]) => {
    const [cards, rest] = shuffle(chance, numberedCards(planes, phenomena));
    return { ...plainTable(seats), planar: layOutSharedDeck(cards, seats, seat(0)), chance: rest };
  });

/** Games on both kinds of map, with large decks and barely sufficient ones. */
const gamesOnMaps: Arbitrary<Table> = fc
  .tuple(
    fc.integer({ min: 2, max: 6 }),
    fc.constantFrom(...mapKinds),
    fc.oneof(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 20, max: 60 })),
    fc.nat(8),
    randomStates,
  )
  .map(([seats, kind, planes, phenomena, chance]) => {
    const [cards, rest] = shuffle(chance, numberedCards(planes, phenomena));
    const planar = { ...layOutSharedDeck(cards, seats, seat(0)), map: emptyMap(kind) };
    return { ...plainTable(seats), planar, chance: rest };
  });

const houseRuleSets: Arbitrary<PlanarHouseRules> = fc.record(
  {
    blankIsChaos: fc.boolean(),
    chaosFaces: fc.constantFrom(1, 2),
    freeRolls: fc.nat(3),
  },
  PLAIN,
);

/** Returns a game with house rules. */
function withHouseRules([table, houseRules]: [Table, PlanarHouseRules]): Table {
  return table.planar ? { ...table, planar: { ...table.planar, houseRules } } : table;
}

export const games = fc.oneof(
  { weight: 4, arbitrary: gamesWithLegalDecks },
  { weight: 5, arbitrary: gamesWithOwnDecks },
  { weight: 7, arbitrary: gamesWithTinyDecks },
  { weight: 2, arbitrary: gamesFullOfPhenomena },
  { weight: 4, arbitrary: gamesOnMaps },
  { weight: 2, arbitrary: gamesInTeams },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.oneof(gamesWithLegalDecks, gamesFullOfPhenomena, gamesWithOwnDecks, gamesOnMaps),
        houseRuleSets,
      )
      .map(withHouseRules),
  },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 6 }).map((seats) => plainTable(seats)) },
);
