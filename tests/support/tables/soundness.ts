import { designatedPlayers, designationKinds } from '../../../src/rules/life/designations';
import { lossReasonsOf } from '../../../src/rules/life/life';
import {
  MAX_COUNTERS_ON_CARD,
  MAX_EFFECTS,
  MAX_NAMED_COUNTERS_PER_PLAYER,
  MAX_TOTAL,
} from '../../../src/rules/limits';
import { allLaidCards, isSameSquare } from '../../../src/rules/planar/eternities-map/eternities-map';
import type { PlanarCardId } from '../../../src/rules/planar/planar-card';
import { nextAbilityForApp } from '../../../src/rules/planar/planar-stack';
import { optionNumbers, type PlanarZone } from '../../../src/rules/planar/planar-state';
import { pendingDecision } from '../../../src/rules/planar/planar-zone';
import { concurrentTables } from '../../../src/rules/table/concurrent-turns';
import { blockingPlayer } from '../../../src/rules/table/grand-melee';
import type { Table } from '../../../src/rules/table/table';
import {
  areTeamsSeatedTogether,
  lastPlayerStanding,
  sharedTurnTeamOf,
} from '../../../src/rules/turn/seating-and-teams';
import { isInGame, playersInGame } from '../../../src/rules/turn/turn';
import { assert } from '../suite';

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Asserts the invariants of a table. */
export function assertSound(table: Table) {
  const { turn, totals, planar } = table;
  assert.ok(playersInGame(turn).length > 0, 'somebody is in the game');
  for (const { life, poison } of totals) {
    const isTotal = life === 'infinite' || (Number.isInteger(life) && Math.abs(life) <= MAX_TOTAL);
    assert.ok(isTotal, `life is ${life}`);
    assert.not.ok(Object.is(life, -0) || Object.is(poison, -0), 'a total is negative zero');
    assert.ok(Number.isInteger(poison) && poison >= 0 && poison <= MAX_TOTAL, `poison is ${poison}`);
  }
  for (const player of playersInGame(turn)) {
    const team = sharedTurnTeamOf(turn, player);
    assert.ok(areTeamsSeatedTogether(turn), 'a team that shares its turns sits together');
    assert.ok(
      team.every((other) => isInGame(turn, other)),
      'a team stays together',
    );
    for (const other of team) assert.equal(totals[other], totals[player], 'a team shares its totals');
  }
  assertPlayerState(table);
  assert.equal(JSON.parse(JSON.stringify(table)), table, 'the table is plain data');
  if (!planar) return;

  assertCardsInPlace(table, planar);
  const tablesInTurn = concurrentTables(table);
  for (const tableInTurn of tablesInTurn) assertTurnSound(tableInTurn);
  assertCountersOptionsAndEffects(
    turn,
    planar,
    tablesInTurn.flatMap((tableInTurn) => tableInTurn.planar?.faceUp ?? []).map((up) => up.card),
  );
  if (turn.marker) assertTurnMarkers(tablesInTurn);
  else assertZoneOfOnlyTurn(planar);
}

/** Asserts that counters are valid numbers and designations belong to players in the game. */
function assertPlayerState({ turn, totals, counters, commanders, designations, ignoredLossReasons }: Table) {
  const seats = totals.length;
  assert.equal([counters.length, commanders.length, ignoredLossReasons.length], [seats, seats, seats]);
  for (const [seat, ignoredReasons] of ignoredLossReasons.entries()) {
    const mostDamage = Math.max(0, ...(commanders[seat]?.damage ?? []));
    const reasons = lossReasonsOf(totals[seat] ?? { life: 0, poison: 0 }, {
      areTotalsShared: turn.teams !== null,
      commanderDamage: mostDamage,
    });
    assert.is(new Set(ignoredReasons).size, ignoredReasons.length, 'refused twice');
    assert.ok(
      ignoredReasons.every((ignoredReason) => reasons.some((reason) => reason === ignoredReason)),
      'what is no reason to lose is not remembered as refused',
    );
  }
  for (const { named, ...countByKind } of counters) {
    assert.is(new Set(named.map(({ name }) => name)).size, named.length, 'a name stands twice');
    assert.ok(named.length <= MAX_NAMED_COUNTERS_PER_PLAYER);
    for (const count of [...Object.values(countByKind), ...named.map((one) => one.count)])
      assert.ok(Number.isInteger(count) && count >= 0 && count <= MAX_TOTAL, `${count} counters`);
  }
  for (const { casts, damage } of commanders) {
    assert.ok(casts.length === 1 || casts.length === 2, 'one commander or two');
    assert.ok(damage.length <= 2 * seats && damage.at(-1) !== 0, 'damage ends with the last that was dealt');
    for (const [commanderIndex, dealt] of damage.entries()) {
      assert.ok(Number.isInteger(dealt) && dealt >= 0 && dealt <= MAX_TOTAL, `${dealt} damage`);
      const sourceRecord = commanders[Math.floor(commanderIndex / 2)];
      assert.ok(
        dealt === 0 || sourceRecord?.casts[commanderIndex % 2] !== undefined,
        'damage by a commander that is not there',
      );
    }
  }
  for (const designation of designationKinds) {
    const players = designatedPlayers(designations, designation);
    assert.equal(
      [...new Set(players)].sort((one, other) => one - other),
      players,
    );
    assert.ok(
      lastPlayerStanding(turn) !== null || players.every((player) => isInGame(turn, player)),
      `${designation}, and out of the game`,
    );
  }
}

/** Asserts that every planar card is in exactly one place across all turns. */
function assertCardsInPlace(table: Table, planar: PlanarZone) {
  const planarZones = concurrentTables(table).flatMap((tableInTurn) => tableInTurn.planar ?? []);
  const places = [
    ...planar.decks.flatMap(({ cards }) => cards),
    ...planarZones.flatMap(({ faceUp }) => faceUp.map((up) => up.card)),
    ...planarZones.flatMap(({ choice }) => choice?.cards ?? []),
    ...allLaidCards(planar.map),
  ];
  assert.equal(places.sort(), Object.keys(planar.kinds).sort(), 'every planar card is in exactly one place');
  assert.is(new Set(planar.visited).size, planar.visited.length, 'the visited cards name a card twice');
  assert.ok(
    planar.visited.every((id) => Object.hasOwn(planar.kinds, id)),
    'where the table has been is still in the game',
  );
}

/** Asserts that something is face up from the start in a game without concurrent turns. */
function assertZoneOfOnlyTurn({ faceUp, visited, arrived, controller }: PlanarZone) {
  const faceUpCards = faceUp.map(({ card }) => card);
  assert.is(faceUpCards.length > 0, visited.length > 0, 'a card is face up from the start on');
  if (faceUpCards.length > 0)
    assert.equal(
      visited.slice(-faceUpCards.length),
      faceUpCards,
      'the latest cards turned up are those face up',
    );
  assert.equal(arrived, arrived.length > 0 ? visited.slice(-arrived.length) : []);
  assert.ok(controller >= 0, 'somebody controls the planes');
}

/** Asserts that turn markers differ, their number is correct, and at least one turn continues. */
function assertTurnMarkers(tablesInTurn: readonly Table[]) {
  const [firstTable] = tablesInTurn;
  if (!firstTable) throw new Error('no turn at all');
  const markerNumbers = tablesInTurn.map(({ turn }) => turn.marker?.number);
  assert.is(new Set(markerNumbers).size, tablesInTurn.length, 'two turns have the same marker');
  assert.is(
    new Set(tablesInTurn.map(({ turn }) => turn.number)).size,
    tablesInTurn.length,
    'two turns are the same',
  );
  assert.ok(tablesInTurn.every(({ planar, turn }) => !planar || planar.marker === turn.marker?.number));
  if (lastPlayerStanding(firstTable.turn) !== null) return;
  const stayingMarkerCount = tablesInTurn.filter(({ turn }) => turn.marker?.removalsDue === 0).length;
  const playerCount = playersInGame(firstTable.turn).length;
  const removalCount = tablesInTurn.reduce((sum, { turn }) => sum + (turn.marker?.removalsDue ?? 0), 0);
  assert.ok(stayingMarkerCount >= 1, 'a marker stays');
  assert.is(
    tablesInTurn.length - removalCount,
    Math.max(1, Math.floor(playerCount / 4)),
    'markers that will remain',
  );
  /** Returns whether something has to be done before the turn can begin. */
  const hasPendingAction = ({ planar }: Table) =>
    planar !== null && (pendingDecision(planar) !== null || nextAbilityForApp(planar) !== null);
  assert.ok(
    tablesInTurn.some(
      (tableInTurn) => tableInTurn.turn.marker?.positionInLine === 0 || hasPendingAction(tableInTurn),
    ),
    'some turn goes on',
  );
  for (const tableInTurn of tablesInTurn) {
    const { marker, activePlayer } = tableInTurn.turn;
    if (marker?.positionInLine === 0)
      assert.is(blockingPlayer(tableInTurn), null, 'a turn that goes on waits for nobody');
    else
      assert.ok(
        blockingPlayer(tableInTurn) !== null || hasPendingAction(tableInTurn),
        'whoever waits has a reason to',
      );
    if (marker?.positionInLine)
      assert.ok(isInGame(tableInTurn.turn, activePlayer), 'nobody who has left waits for a turn');
  }
}

/** Asserts the invariants of one turn's part of the planar zone. */
function assertTurnSound({ turn, planar }: Table) {
  if (!planar) return;
  const faceUp = planar.faceUp.map((up) => up.card);
  assert.ok(planar.choice === null || planar.choice.cards.length > 0, 'nobody chooses among no cards');
  if (lastPlayerStanding(turn) === null) assertDeckOwners(planar, turn.hasLeftBySeat);
  assertOnMap(planar, faceUp);
  const encounteredCards = planar.stack.map((ability) => ability.kind === 'encounter' && ability.card);
  for (const phenomenon of faceUp.filter((id) => planar.kinds[id] === 'phenomenon')) {
    const isLeaving = planar.choice?.thenWalk !== undefined || planar.map?.pendingPlaneswalk;
    assert.ok(
      isLeaving || encounteredCards.includes(phenomenon),
      'a phenomenon stays only as long as its encounter waits',
    );
  }
  for (const { counted, all } of planar.rolls) {
    assert.ok(Number.isInteger(counted) && counted >= 0, `${counted} rolls counted`);
    assert.ok(Number.isInteger(all) && all >= 0, `${all} rolls`);
  }
  const thresholds = planar.stack.flatMap((ability) => (ability.kind === 'threshold' ? [ability.card] : []));
  assert.is(new Set(thresholds).size, thresholds.length, 'a threshold is reached once while it waits');
  assert.ok(planar.dice === null || planar.choice === null, 'one decision at a time');
  if (planar.dice) {
    assert.ok(isInGame(turn, planar.dice.player), 'whoever threw the dice is in the game');
    assert.ok(new Set(planar.dice.faces).size > 1, 'dice that show the same leave no choice');
  }
  if (lastPlayerStanding(turn) !== null) return;
  // In a Grand Melee the planar controller may have left with a marker (901.14b); then nothing is waiting or
  // undecided.
  const isControllerGone = turn.marker !== null && !isInGame(turn, planar.controller);
  assert.ok(isControllerGone || isInGame(turn, planar.controller), 'the planar controller is in the game');
  if (isControllerGone) assert.ok(planar.stack.length === 0 && !planar.choice, 'nothing waits for nobody');
  for (const { controller } of planar.stack) {
    assert.ok(isInGame(turn, controller), 'nobody who has left controls a waiting ability');
  }
}

/** Asserts that the planes on the map are placed correctly. */
function assertOnMap({ map, kinds, decks, choice, dice }: PlanarZone, faceUp: readonly PlanarCardId[]) {
  if (!map) return;
  assert.is(decks.length, 1, 'a map is laid out of one deck');
  assert.not.ok(
    map.otherSquares.some((square) => isSameSquare(square, map.at)),
    'planes lie where the players are',
  );
  assert.ok(
    allLaidCards(map).every((id) => kinds[id] === 'plane'),
    'only planes lie on the map',
  );
  if (!map.pendingPlaneswalk) return;
  assert.ok(
    faceUp.some((id) => kinds[id] === 'plane'),
    'nobody leaves from nowhere',
  );
  assert.ok(choice === null && dice === null, 'one decision at a time');
}

/** Asserts that cards belong to their owners' decks and players who have left own nothing. */
function assertDeckOwners(
  { decks, faceUp, choice, controller }: PlanarZone,
  hasLeftBySeat: readonly boolean[],
) {
  const isShared = decks.length === 1 && decks[0]?.owner === null;
  assert.ok(isShared || decks.every(({ owner }, index) => owner === index), 'decks keep their places');
  const decksInUse = [...faceUp.map(({ deck }) => deck), ...(choice ? [choice.deck] : [])];
  for (const [index, { owner, cards }] of decks.entries()) {
    if (owner === null || !hasLeftBySeat[owner]) continue;
    assert.is(cards.length, 0, 'who has left owns no cards');
    assert.not.ok(decksInUse.includes(index), 'who has left owns nothing face up or in a hand');
  }
  if (choice && !choice.pendingBottomOrder && !isShared)
    assert.is(choice.deck, controller, 'cards in hand are the planar controller’s own');
}

/** Asserts that counters, choices and effects are consistent. */
function assertCountersOptionsAndEffects(turn: Table['turn'], planar: PlanarZone, faceUp: readonly string[]) {
  for (const [id, count] of Object.entries(planar.counters)) {
    assert.ok(faceUp.includes(id), 'only face-up cards have counters');
    assert.ok(Number.isInteger(count) && count > 0 && count <= MAX_COUNTERS_ON_CARD, `${count} counters`);
  }
  for (const [id, optionBySeat] of Object.entries(planar.chosenOptions)) {
    assert.ok(faceUp.includes(id), 'only for face-up cards something is chosen');
    assert.is(optionBySeat.length, turn.hasLeftBySeat.length);
    assert.ok(
      optionBySeat.some((as) => as !== null) &&
        optionBySeat.every((as) => as === null || optionNumbers.includes(as)),
    );
  }
  assert.ok(planar.effects.length <= MAX_EFFECTS, 'what lasts can be listed');
  for (const { player, ends } of planar.effects) {
    const concernsThoseInGame = player === null || isInGame(turn, player);
    assert.ok(
      ends === 'turnOf' || concernsThoseInGame,
      'nothing lasts for somebody who has left, but until a turn',
    );
  }
}
