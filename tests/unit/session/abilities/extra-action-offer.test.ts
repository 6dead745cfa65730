/** What the extra button of an ability does. */
import type { ExtraAct } from '../../../../src/content/planes/planar-card-facts';
import { beginHistory, type History } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import type { Table } from '../../../../src/rules/table/table';
import { extraActionOffer, moveForPart } from '../../../../src/session/abilities/extra-action-offer';
import { ability } from '../../../support/cards/abilities';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { after, card, moves, seat, tableAtStart } from '../../../support/tables/tables';

const test = suite('extra offers of abilities');

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis']);
const bant = card('Bant');
const chaos = { kind: 'finishChaos', card: bant } as const;
const inChaos = after(atStart, moves.ensueChaos());

const historyAfter = (table: Table, ...movesToPlay: readonly Move[]): History =>
  movesToPlay.reduce((history, move, index) => playLegalMove(history, move, index), beginHistory(table));

function offered(extra: ExtraAct, history: History) {
  const source = { card: bant, counterFacts: undefined, controller: seat(0) };
  return extraActionOffer({ ...ability(['chaos']), extra }, source, history);
}

/** The moves of the one step that is offered, or null. */
function movesOf(extra: ExtraAct, table: Table) {
  const offer = offered(extra, beginHistory(table));
  if (offer?.kind !== 'move' || offer.move.kind !== 'carryOut') return null;
  assert.is(offer.move.source, bant);
  return offer.move.moves;
}

test('an ability without an extra part has no extra offer', () => {
  const source = { card: bant, counterFacts: undefined, controller: seat(0) };
  assert.is(extraActionOffer(ability(['chaos']), source, beginHistory(inChaos)), null);
});

test('705.1, 706.1: a coin and a random player do not finish the ability', () => {
  const history = beginHistory(inChaos);
  assert.equal(offered('coin', history), { kind: 'move', move: { kind: 'flipCoin' } });
  assert.equal(offered('randomPlayer', history), {
    kind: 'move',
    move: { kind: 'chooseRandomPlayer', opponentOf: null },
  });
});

test('702.179a: engines start for those without speed, and the ability is finished if it is on the stack', () => {
  const fast = moves.changePlayerCounters(1, 'speed', 2);
  const started = [0, 2].map((player) => moves.changePlayerCounters(player, 'speed', 1));
  assert.equal(movesOf('startEngines', after(inChaos, fast)), [chaos, ...started]);
  assert.equal(movesOf('startEngines', after(atStart, fast)), started);
  const everyone = [0, 1, 2].map((player) => moves.changePlayerCounters(player, 'speed', 1));
  assert.is(movesOf('startEngines', after(inChaos, ...everyone)), null, 'nothing would happen');
});

test('702.179: everyone with the highest speed gets Treasures, at first everyone', () => {
  const given = (...players: readonly number[]) =>
    players.map((player) => moves.changePlayerCounters(player, 'treasure', 3));
  assert.equal(movesOf('treasuresForSpeed', inChaos), [chaos, ...given(0, 1, 2)]);
  const fast = [moves.changePlayerCounters(1, 'speed', 2), moves.changePlayerCounters(2, 'speed', 2)];
  assert.equal(movesOf('treasuresForSpeed', after(inChaos, ...fast)), [chaos, ...given(1, 2)]);
});

test('903.8: every cast from the command zone is taken back', () => {
  const cast: Move = { kind: 'castCommander', player: seat(1), commander: 0, by: 1 };
  assert.is(movesOf('resetCasts', inChaos), null, 'nothing would happen');
  assert.equal(movesOf('resetCasts', after(inChaos, cast, cast)), [
    chaos,
    { ...cast, by: -1 },
    { ...cast, by: -1 },
  ]);
});

test('an opponent loses what you gained, which ends the ability if it is the last part', () => {
  const loss = (by: number, isLast: boolean) => ({
    kind: 'loseLife',
    suggestedChange: by,
    suggestedPlayers: [],
    part: { card: bant, isLast },
  });
  const part = (isLast: boolean, player: number, by: number) =>
    moveForPart({ card: bant, isLast }, moves.changeLife(player, by));
  assert.equal(offered('opponentLosesLife', historyAfter(inChaos)), loss(-1, false));
  assert.equal(offered('opponentLosesLife', historyAfter(inChaos, part(false, 0, 4))), loss(-4, true));
  assert.is(offered('opponentLosesLife', historyAfter(inChaos, part(false, 1, -2))), null);
  assert.equal(part(true, 1, -4).moves, [chaos, moves.changeLife(1, -4)]);
});

test('the only opponent is suggested', () => {
  const two = after(tableAtStart(['Bant', 'Naya'], 2), moves.ensueChaos());
  const offer = offered('opponentLosesLife', beginHistory(two));
  assert.equal(offer?.kind === 'loseLife' && offer.suggestedPlayers, [seat(1)]);
});

test.run();
