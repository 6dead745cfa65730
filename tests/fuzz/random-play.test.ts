// starts first
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { MAX_EXTRA_TURNS } from '../../src/rules/limits';
import { isHellride } from '../../src/rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../src/rules/planar/planar-card';
import { destinations } from '../../src/rules/planar/planar-operation';
import { nextAbilityForApp } from '../../src/rules/planar/planar-stack';
import {
  type EffectEnding,
  effectEndings,
  type OngoingEffect,
  type PlanarZone,
} from '../../src/rules/planar/planar-state';
import { costOfNextRoll, pendingDecision } from '../../src/rules/planar/planar-zone';
import { type RefusalReason, refusalReasons, ruleNumbers } from '../../src/rules/rule';
import type { Happening } from '../../src/rules/table/happening';
import {
  beginHistory,
  dropOldestSteps,
  type History,
  playStep,
  prependOlderSteps,
  redo,
  type Step,
  undo,
} from '../../src/rules/table/history';
import {
  type CarryOutMove,
  hasSubject,
  type Move,
  type MoveOf,
  type SimpleMove,
} from '../../src/rules/table/move';
import { play } from '../../src/rules/table/moves/play-move';
import type { Table } from '../../src/rules/table/table';
import { lastPlayerStanding, sharedTurnTeamOf } from '../../src/rules/turn/seating-and-teams';
import { isInGame } from '../../src/rules/turn/turn';
import { knownValue } from '../../src/rules/unknown-data';
import { assert, suite } from '../support/suite';
import { happeningKinds } from '../support/tables/happenings';
import { happeningsOfMelee, meleeMoveRefusals, meleeSetupRefusals } from '../support/tables/melee';
import {
  type Attempt,
  games,
  manyMoves,
  moveFromAttempt,
  movesWithPlayerState,
  type RandomAction,
  RUN_OPTIONS,
  randomActions,
  randomActionsWithPlayerState,
} from '../support/tables/random-moves';
import { assertSound, freeze } from '../support/tables/soundness';

/** The moves possible during a pending decision; settling, walking and keeping are covered elsewhere. */
const possibleMeanwhile: readonly Move['kind'][] = [
  'leaveGame',
  'leaveTogether',
  'returnToGame',
  'correctRollCount',
  'finishChaos',
  'changeCounters',
  'chooseOption',
  'swapChosenOptions',
  'beginEffect',
  'endEffect',
  'reverseTurnOrder',
  'changeSeating',
  'changeProfile',
  'addExtraTurn',
  'addBeginningPhase',
];

function isAlwaysPossible(move: SimpleMove): boolean {
  const isOfPlayers =
    hasSubject(move, 'life') || hasSubject(move, 'playerState') || hasSubject(move, 'chance');
  return isOfPlayers || possibleMeanwhile.includes(move.kind);
}

/** Checks what one move may and may not change on a table. */
function assertStep(before: Table, move: Move, afterwards: Table, happenings: readonly Happening[]) {
  assert.ok(
    happenings.every(({ kind, rule }) => (rule ? ruleNumbers.includes(rule) : kind === 'profileChanged')),
  );
  const happeningsOfKind = (kind: Happening['kind']) =>
    happenings.filter((happening) => happening.kind === kind);
  const begunTurnCount = happeningsOfKind('turnBegan').length;
  assert.is(afterwards.turn.number, before.turn.number + begunTurnCount);
  before.turn.hasLeftBySeat.forEach((left, player) => {
    const isIn = (kind: 'playerLeft' | 'playerReturned') =>
      happeningsOfKind(kind).some((happening) => 'player' in happening && happening.player === player);
    assert.is(
      afterwards.turn.hasLeftBySeat[player],
      (left && !isIn('playerReturned')) || isIn('playerLeft'),
      'only leaving takes somebody out of the game, and only returning brings them back',
    );
  });
  assert.ok(afterwards.turn.extraTurns.length <= MAX_EXTRA_TURNS && afterwards.turn.upkeeps > 0);
  if (move.kind === 'carryOut') assertCarriedOut(before, move, afterwards, happenings);
  else assertSimpleMove(before, move, afterwards, happenings, begunTurnCount);
  if (!before.planar || !pendingDecision(before.planar)) return;
  const written: Table = JSON.parse(JSON.stringify(before));
  const result = play(written, move);
  assert.equal(result.ok && result.value.table, afterwards, 'a game read again in the middle of a decision');
}

function assertSimpleMove(
  before: Table,
  move: SimpleMove,
  afterwards: Table,
  happenings: readonly Happening[],
  begunTurnCount: number,
) {
  const { kind } = move;
  const isLeaving = kind === 'leaveGame' || kind === 'leaveTogether';
  const isEndless = 'player' in move && before.totals[move.player ?? 0]?.life === 'infinite';
  const isSilent =
    kind === 'finishChaos' ||
    (move.kind === 'designate' && !move.has) ||
    (move.kind === 'changeLife' && isEndless);
  if (move.kind === 'changeLife' && isEndless) assert.equal(afterwards, before);
  assert.ok(happenings.length > 0 || isSilent, `${kind} happened without a word`);
  if (kind === 'beginNextTurn') assert.is(begunTurnCount, 1);
  else assert.ok(begunTurnCount === 0 || kind === 'endTurn', `${kind} began a turn`);
  assert.ok(
    isLeaving ||
      kind === 'returnToGame' ||
      afterwards.turn.hasLeftBySeat.every((left, seat) => left === before.turn.hasLeftBySeat[seat]),
  );
  const isAboutTotals = hasSubject(move, 'life') || kind === 'dealCommanderDamage';
  if (!isAboutTotals) assert.equal(afterwards.totals, before.totals);
  if (isAboutTotals) assert.equal(afterwards.planar, before.planar);
  if (!isLeaving) assert.equal(afterwards.planar?.kinds, before.planar?.kinds);
  else if (!before.turn.marker) assertLeaving(before, move, afterwards);
  assertPlayerState(before, move, afterwards, begunTurnCount > 0);
  const mayUseChance =
    hasSubject(move, 'chance') ||
    kind === 'rollPlanarDie' ||
    (move.kind === 'takeCards' && move.operation.bottom === 'random') ||
    before.planar?.choice?.operation.bottom === 'random' ||
    happenings.some((happening) => happening.kind === 'planesCollected');
  if (!mayUseChance) assert.equal(afterwards.chance, before.chance);
  if (before.planar?.choice) {
    assert.ok(kind === 'settleChoice' || isAlwaysPossible(move), `${kind} while cards are in hand`);
  }
  if (before.planar?.map?.pendingPlaneswalk) {
    assert.ok(kind === 'chooseDestination' || isAlwaysPossible(move), `${kind} while it is asked where to`);
  }
  if (before.planar?.dice) {
    const mayBe = kind === 'keepDie' || kind === 'endTurn' || isAlwaysPossible(move);
    assert.ok(mayBe, `${kind} while dice are thrown`);
  }
  if (before.planar) assertPaid(before, before.planar, move, happenings);
  if (before.planar && afterwards.planar) {
    assertEnded(before.planar, afterwards.planar, move, happenings);
    if (move.kind === 'counterAbility') assertCountered(before.planar, afterwards.planar, move, happenings);
  }
}

/**
 * Checks that only moves about a player's commanders and counters change them, except that spells are counted
 * per turn and leaving players pass on designations.
 */
function assertPlayerState(before: Table, move: SimpleMove, afterwards: Table, isNewTurn: boolean) {
  const { kind } = move;
  const isAboutPlayerState = hasSubject(move, 'playerState');
  const withoutStorm = ({ counters }: Table) => counters.map((own) => ({ ...own, storm: 0 }));
  if (isAboutPlayerState) return assert.equal(afterwards.turn, before.turn);
  assert.equal(afterwards.commanders, before.commanders);
  assert.equal(withoutStorm(afterwards), withoutStorm(before));
  if (isNewTurn && !before.turn.marker) assert.equal(afterwards.counters, withoutStorm(before));
  if (!isNewTurn && !before.turn.marker) assert.equal(afterwards.counters, before.counters);
  if (kind !== 'leaveGame' && kind !== 'leaveTogether' && kind !== 'returnToGame')
    assert.equal(afterwards.designations, before.designations);
}

function knownEnding(ends: OngoingEffect['ends']): EffectEnding {
  return knownValue(effectEndings, ends) ?? 'never';
}

/** Checks that effects end at their endings, and not before. */
function assertEnded(
  before: PlanarZone,
  planar: PlanarZone,
  { kind }: SimpleMove,
  happenings: readonly Happening[],
) {
  const ended = happenings.flatMap((happening) =>
    happening.kind === 'effectsEnded' ? happening.effects : [],
  );
  const walked = happenings.flatMap((happening) => (happening.kind === 'planeswalked' ? [happening] : []));
  const kindsLeft = walked.flatMap(({ from }) => from).map((id) => before.kinds[id]);
  for (const { because, from } of walked) {
    const isLeft = from.some((id) => before.kinds[id] === 'phenomenon');
    assert.ok(because !== 'phenomenonLeft' || isLeft, 'only a phenomenon is left for having done its work');
  }
  const begun = happenings.find((happening) => happening.kind === 'turnBegan');
  const isByHand = kind === 'endEffect' || kind === 'leaveGame' || kind === 'leaveTogether';
  const isOver: Readonly<Record<EffectEnding, boolean>> = {
    planeswalk: walked.length > 0,
    leavingAPlane: kindsLeft.includes('plane'),
    turnOf: begun !== undefined,
    never: false,
  };
  for (const { ends } of ended) assert.ok(isByHand || isOver[knownEnding(ends)], `ended by ${kind}: ${ends}`);
  for (const { until, ...effect } of planar.effects) {
    const ends = knownEnding(effect.ends);
    if (ends !== 'turnOf') assert.not.ok(isOver[ends], `still lasts after ${kind}: ${ends}`);
    else assert.ok(until === null || begun?.player !== until, 'the turn it lasted until has begun');
  }
}

/** Checks that one ability left the stack, and that only a face-up phenomenon is left for it. */
function assertCountered(
  before: PlanarZone,
  planar: PlanarZone,
  { ability, card }: MoveOf<'counterAbility'>,
  happenings: readonly Happening[],
) {
  const isWalk = happenings.some(({ kind }) => kind === 'planeswalked' || kind === 'destinationAsked');
  const isLeft = ability === 'encounter' && before.faceUp.some((up) => up.card === card);
  assert.ok(isLeft || !isWalk, 'nobody planeswalks because of a countered ability');
  const waiting = ({ stack: abilities }: PlanarZone) =>
    abilities.filter(({ kind }) => kind === ability).length;
  const encounterCount = happenings.filter(({ kind }) => kind === 'phenomenonEncountered').length;
  assert.is(waiting(planar), waiting(before) - 1 + (ability === 'encounter' ? encounterCount : 0));
  if (!isLeft) assert.equal({ ...planar, stack: [] }, { ...before, stack: [] });
}

/** Checks that a roll is paid once, by the official or house rule, and counted once for any number of dice. */
function assertPaid(before: Table, planar: PlanarZone, move: SimpleMove, happenings: readonly Happening[]) {
  for (const happening of happenings) {
    if (happening.kind !== 'planarDieRolled') continue;
    const { player, paid } = happening;
    assert.ok(isInGame(before.turn, player));
    const isRollByEffect = move.kind === 'rollPlanarDie' ? move.as === 'effect' : planar.dice?.paid === null;
    assert.is(paid, isRollByEffect ? null : (planar.dice?.paid ?? costOfNextRoll(planar, player)));
  }
}

/**
 * Checks that exactly the cards of those who leave leave the game; if some were face up, another card of the next
 * planar controller is, unless the deck is empty, and what lasts until a plane is left ends with it (901.11).
 */
function assertLeaving(
  { planar: before, turn: turnBefore }: Table,
  move: SimpleMove,
  { planar, turn }: Table,
) {
  const leaving = move.kind === 'leaveTogether' ? move.leavers : move.kind === 'leaveGame' ? [move] : [];
  const leavers = leaving.flatMap(({ player }) => sharedTurnTeamOf(turnBefore, player));
  if (!before || !planar) return;
  const isOfLeaver = (deck: number | undefined) =>
    deck !== undefined && leavers.some((leaver) => before.decks[deck]?.owner === leaver);
  if (!before.decks.some((_, deck) => isOfLeaver(deck)) || lastPlayerStanding(turn) !== null)
    return assert.equal(planar.kinds, before.kinds);
  assert.ok(isInGame(turn, planar.controller), 'the planar controller is in the game');
  const leavingFaceUpCards = before.faceUp.filter(({ deck }) => isOfLeaver(deck));
  const stay = before.faceUp.filter(({ deck }) => !isOfLeaver(deck));
  const lost = [
    ...before.decks.flatMap(({ cards }, deck) => (isOfLeaver(deck) ? cards : [])),
    ...leavingFaceUpCards.map((up) => up.card),
    ...(isOfLeaver(before.choice?.deck) ? (before.choice?.cards ?? []) : []),
  ];
  assert.equal(
    Object.keys(planar.kinds),
    Object.keys(before.kinds).filter((id) => !lost.some((other) => other === id)),
  );
  assert.equal(planar.faceUp.slice(0, stay.length), stay, 'what others own stays face up');
  const turnedUp = planar.faceUp.slice(stay.length);
  const beingChosen = before.choice?.deck === planar.controller ? before.choice.cards : [];
  const inDeck = before.decks[planar.controller]?.cards ?? [];
  const [next] = before.choice?.pendingBottomOrder
    ? [...inDeck, ...beingChosen]
    : [...beingChosen, ...inDeck];
  const expected = leavingFaceUpCards.length === 0 || !next ? [] : [{ card: next, deck: planar.controller }];
  assert.equal(turnedUp, expected, 'the planar controller turns up one card of their own');
  if (leavingFaceUpCards.some((up) => before.kinds[up.card] === 'plane'))
    assert.not.ok(planar.stack.some(({ kind }) => kind === 'planeswalking'));
  if (turnedUp.length > 0 && leavingFaceUpCards.some((up) => before.kinds[up.card] === 'plane')) {
    seen.situations.add('a plane goes with its owner');
    assert.not.ok(
      planar.effects.some(({ ends }) => ends === 'leavingAPlane'),
      'an effect outlives its plane',
    );
  }
  if (move.kind === 'leaveTogether' && new Set(leavers).size > 1 && turnedUp.length > 0)
    seen.situations.add('several leave at the same time, and one card takes the place');
}

/** Checks that several moves made as one equal those moves made in sequence. */
function assertCarriedOut(
  before: Table,
  { moves: parts }: CarryOutMove,
  afterwards: Table,
  happenings: readonly Happening[],
) {
  let table = before;
  const reported: Happening[] = [];
  for (const part of parts) {
    const result = play(table, part);
    assert.ok(result.ok, `${part.kind} alone was refused`);
    assertStep(table, part, result.value.table, result.value.happenings);
    notice(table, part, result.value.happenings);
    table = result.value.table;
    reported.push(...result.value.happenings);
    assertSound(table);
  }
  assert.equal(table, afterwards);
  assert.equal(reported, happenings);
}

/** Checks that a group of moves is refused for the first refused move. */
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
  const waiting = table.planar?.stack ?? [];
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
    if (kind === 'leaveGame') noticeCardsBeingChosen(table.planar.choice.cards, happenings);
    if (kind === 'changeLife') seen.situations.add('life changes while cards are in hand');
  }
  if (table.planar?.map?.pendingPlaneswalk && kind === 'leaveGame')
    seen.situations.add('somebody leaves while it is asked where to');
  const way = happenings.find((happening) => happening.kind === 'directionChosen')?.direction;
  if (way) seen.situations.add(isHellride(way) ? 'a hellride' : 'a walk on the map');
  if ((table.planar?.faceUp.length ?? 0) > 2) seen.situations.add('three cards are face up');
  noticeSituation(table, move, happenings);
  if (kind !== 'settleChoice') return;
  for (const place of destinations) {
    if (move.settlement[place].length > 0) seen.situations.add(`cards are put: ${place}`);
  }
  if (happenings.some((happening) => happening.kind === 'phenomenonResolved'))
    seen.situations.add('a choice resolves an encounter');
}

function noticeCardsBeingChosen(cards: readonly PlanarCardId[], happenings: readonly Happening[]) {
  for (const happening of happenings) {
    if (happening.kind !== 'planeswalked') continue;
    if (happening.to.some((id) => cards.includes(id)))
      seen.situations.add(
        cards.length > 1 ? 'a card in hand is turned up' : 'the only card in hand is turned up',
      );
  }
}

function noticeSituation({ turn, planar }: Table, move: Move, happenings: readonly Happening[]) {
  const { kind } = move;
  if (kind === 'carryOut' && move.moves.length > 1) seen.situations.add('several moves are one');
  if (!planar) return;
  const { choice, dice, stack } = planar;
  if (kind === 'returnToGame' && lastPlayerStanding(turn) !== null)
    seen.situations.add('a game that was won is open again');
  if (kind === 'returnToGame' && choice) seen.situations.add('somebody comes back while cards are in hand');
  if (dice && kind === 'leaveGame' && dice.player === move.player)
    seen.situations.add('whoever threw the dice leaves');
  if (dice && kind === 'leaveGame' && dice.player !== move.player)
    seen.situations.add('somebody else leaves while dice are thrown');
  if (kind === 'endTurn') {
    const begins = happenings.some((happening) => happening.kind === 'turnBegan');
    if (stack.some((ability) => ability.kind === 'encounter'))
      seen.situations.add(
        `a turn is ended during an encounter, and ${begins ? 'the next begins' : 'goes on'}`,
      );
    if (dice) seen.situations.add('a turn is ended while dice are thrown');
  }
  if (kind === 'resolveAbility' && nextAbilityForApp(planar)?.kind === 'threshold')
    seen.situations.add('counters make them planeswalk');
  if (choice?.thenWalk && kind === 'settleChoice')
    seen.situations.add(
      happenings.some((happening) => happening.kind === 'destinationAsked')
        ? 'cards are looked at before it is asked where to'
        : 'cards are looked at before planeswalking',
    );
  if (choice?.thenWalk && kind === 'leaveGame') seen.situations.add('somebody leaves while looking');
  if (choice?.pendingBottomOrder && kind === 'leaveGame')
    seen.situations.add('somebody leaves while cards that were left are ordered');
  if (choice?.pendingBottomOrder && kind === 'settleChoice')
    seen.situations.add('cards that were left are ordered');
  for (const happening of happenings) {
    if (happening.kind === 'planarDieRolled' && (happening.ignored?.length ?? 0) > 1)
      seen.situations.add('two dice are ignored');
    if (happening.kind !== 'effectsEnded') continue;
    const until = happening.effects.flatMap((effect) => effect.until ?? []);
    if (kind === 'beginNextTurn' && until.some((player) => !isInGame(turn, player)))
      seen.situations.add('the turn of somebody who has left would have begun');
  }
}

/** Checks that a choice is refused if and only if it was corrupted. */
function assertSettling(table: Table, attempt: Attempt, result: ReturnType<typeof play>) {
  if (attempt.kind !== 'settleSomehow' || !table.planar) return;
  if (lastPlayerStanding(table.turn) !== null) return;
  const expected = table.planar.choice ? attempt.spoiled && 'notAllowedThere' : 'nothingToResolve';
  assert.is(result.ok ? null : result.refusal.reason, expected, `settled, spoiled: ${attempt.spoiled}`);
}

const test = suite('random play');

function playSoundly(game: Table, attempts: readonly Attempt[]) {
  let table = freeze(game);
  assertSound(table);
  for (const attempt of attempts) {
    const move = moveFromAttempt(table, attempt);
    const result = play(table, freeze(move));
    assertSettling(table, attempt, result);
    assertCarriedOutOrNot(table, move, result);
    assert.equal(play(table, move), result, 'the same move gives the same result');
    if (!result.ok) {
      assert.ok(refusalReasons.includes(result.refusal.reason) && ruleNumbers.includes(result.refusal.rule));
      seen.reasons.add(result.refusal.reason);
      continue;
    }
    const { table: next, happenings } = result.value;
    assertStep(table, move, next, happenings);
    notice(table, move, happenings);
    table = freeze(next);
    assertSound(table);
  }
}

test('every game stays valid under random moves', () => {
  fc.assert(fc.property(games, manyMoves, playSoundly), RUN_OPTIONS);
});

test('every game stays valid when players mostly use counters', () => {
  fc.assert(fc.property(games, movesWithPlayerState, playSoundly), { ...RUN_OPTIONS, numRuns: 300 });
});

interface HistoryWithDroppedSteps {
  readonly history: History;
  /** Steps that the history has dropped, oldest first, as storage would hold them. */
  readonly droppedSteps: readonly Step[];
  readonly at: number;
}

function perform(
  { history, droppedSteps, at }: HistoryWithDroppedSteps,
  action: RandomAction,
): HistoryWithDroppedSteps {
  switch (action.do) {
    case 'play': {
      const move = moveFromAttempt(history.table, action.move);
      const played = playStep(history, move, at + action.pause);
      return { history: played.ok ? freeze(played.value) : history, droppedSteps, at: at + action.pause };
    }
    case 'undo':
    case 'redo': {
      const undoOrRedo = action.do === 'undo' ? undo : redo;
      let moved = history;
      for (let time = 0; time < action.times; time++) moved = undoOrRedo(moved);
      return { history: freeze(moved), droppedSteps, at };
    }
    case 'forget': {
      const short = freeze(dropOldestSteps(history, action.keep));
      const gone = history.steps.slice(0, short.unloadedStepCount - history.unloadedStepCount);
      return { history: short, droppedSteps: [...droppedSteps, ...gone], at };
    }
  }
}

function undoAll(history: History): History {
  return history.doneCount > 0 ? undoAll(undo(history)) : history;
}

function redoAll(history: History): History {
  return history.doneCount < history.steps.length ? redoAll(redo(history)) : history;
}

function undoAndRedo(game: Table, actions: readonly RandomAction[]) {
  const first = freeze(game);
  let current: HistoryWithDroppedSteps = { history: beginHistory(first), droppedSteps: [], at: 0 };
  for (const action of actions) {
    current = perform(current, action);
    assertSound(current.history.table);
  }
  const { history, droppedSteps } = current;
  assert.is(history.unloadedStepCount, droppedSteps.length);
  const completeHistory = prependOlderSteps(history, droppedSteps);
  assert.is(completeHistory.unloadedStepCount, 0);
  const beginning = undoAll(completeHistory);
  assert.equal(beginning.table, first);
  const end = redoAll(beginning);
  assert.equal(end, redoAll(completeHistory));

  // Returns to where play stopped, which may be before the undone steps.
  let back = end;
  while (back.doneCount > completeHistory.doneCount) back = undo(back);
  assert.equal(back.table, history.table);
}

test('undoing everything restores the first table, redoing everything the last', () => {
  fc.assert(fc.property(games, randomActions, undoAndRedo), RUN_OPTIONS);
});

test('undo and redo do the same when players mostly use counters', () => {
  fc.assert(fc.property(games, randomActionsWithPlayerState, undoAndRedo), { ...RUN_OPTIONS, numRuns: 300 });
});

test('every table on the way is restored, backward and forward', () => {
  fc.assert(
    fc.property(games, manyMoves, (game, attempts) => {
      let history = beginHistory(freeze(game));
      const tables = [game];
      // With long pauses, every move that changes something is a separate step.
      for (const [index, attempt] of attempts.entries()) {
        const before = history.table;
        const move = moveFromAttempt(before, attempt);
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
    { ...RUN_OPTIONS, numRuns: 300 },
  );
});

test('the sample games cover every happening and every refusal', () => {
  const beforeTheGame: readonly RefusalReason[] = [
    'tooFewPlayers',
    'tooFewPlanarCards',
    'tooManyPhenomena',
    'repeatedPlanarCard',
    'noPlane',
    'tooFewPlanesForMap',
    ...meleeSetupRefusals,
    'unevenTeams',
    'tooFewTeams',
  ];
  assert.equal(
    [...seen.happenings].sort(),
    happeningKinds.filter((kind) => kind !== 'gameBegan' && !happeningsOfMelee.some((only) => only === kind)),
  );
  assert.equal(
    refusalReasons.filter((reason) => !seen.reasons.has(reason) && !meleeMoveRefusals.includes(reason)),
    beforeTheGame,
  );
  assert.equal([...seen.situations].sort(), [
    'a card in hand is turned up',
    'a choice resolves an encounter',
    'a game that was won is open again',
    'a hellride',
    'a move changes nothing',
    'a plane goes with its owner',
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
    'cards that were left are ordered',
    'counters make them planeswalk',
    'life changes while cards are in hand',
    'several leave at the same time, and one card takes the place',
    'several moves are none, for one is refused',
    'several moves are one',
    'somebody comes back while cards are in hand',
    'somebody else leaves while dice are thrown',
    'somebody leaves during an encounter',
    'somebody leaves while cards are in hand',
    'somebody leaves while cards that were left are ordered',
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
