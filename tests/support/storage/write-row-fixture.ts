/**
 * Writes tests/fixtures/rows/<name>.json with the current app: the rows of a game of each kind, after every possible
 * move. See tests/fixtures/README.md.
 */
import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import type { PlanarOperation } from '../../../src/rules/planar/planar-operation';
import { beginHistory, type History, playStep, undo } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import { openDatabase } from '../../../src/storage/database/database';
import { createGameStore } from '../../../src/storage/game/game-store';
import {
  after,
  FACE_UP_CARD,
  mapTableAtStart,
  meleeTable,
  moves,
  ownDecksTable,
  plainTable,
  planarTable,
  seat,
  tableAtStart,
  withFaceUpCard,
} from '../tables/tables';
import { rowsAsLines } from './database-fixture';
import { fullGameSave, usualDeck } from './saved-games';

const PAUSE = 5_000;
const deck = [...usualDeck, 'Akoum', 'Kessig', 'Murasa'];

const TAKE_ONE: PlanarOperation = {
  take: { kind: 'cards', count: 1 },
  shown: 'all',
  planes: ['top', 'bottom'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

/** Moves made where the rules allow them; new kinds of moves must be added here. */
const movesToPlay: readonly Move[] = [
  moves.revealStartingPlane,
  moves.addExtraTurn(1),
  moves.roll('blank'),
  moves.beginNextTurn,
  moves.reverseTurnOrder,
  moves.addBeginningPhase,
  moves.beginEffect({ does: 'blankIsChaos', player: seat(1) }),
  moves.beginEffect({ ends: 'turnOf', until: seat(0), note: 'goaded' }),
  moves.changePoison(1, 2),
  moves.changeLife(0, -3),
  moves.setLife(1, 7),
  moves.changePlayerCounters(0, 'energy', 3),
  moves.changePlayerCounters(0, 'speed', 2),
  moves.changeNamedCounters(0, 'quest', 1),
  moves.setCommanderCount(1, 2),
  moves.castCommander(1, 1, 1),
  moves.dealCommanderDamage(0, 1, 4, 1),
  moves.designate('monarch', 1),
  moves.designate('blessing', 1),
  moves.setDayOrNight('night'),
  moves.infect(0, 1, 2),
  moves.setLife(1, 'infinite'),
  moves.setLife(0, -2),
  moves.stay(0, 'noLife'),
  { kind: 'changeSeating', seating: [seat(1), seat(0), seat(2)] },
  moves.changeProfile(0, { name: 'Ω', color: 3 }),
  moves.rollDice(20),
  moves.flipCoin,
  moves.chooseRandomPlayer(0),
  moves.roll('planeswalk'),
  moves.resolveAbility,
  moves.resolveAbility,
  moves.chooseDestination(0, -1),
  moves.rollByEffect('chaos'),
  moves.counterAbility('chaos', FACE_UP_CARD),
  moves.rollByEffect('chaos'),
  moves.changeCounters(FACE_UP_CARD, 2, 3),
  moves.mark(FACE_UP_CARD, 1, 1),
  moves.takeCards({ ...TAKE_ONE, take: { kind: 'cards', count: 2 } }),
  moves.leaveTogether('noLife', 2),
  moves.leave(2),
  moves.returnToGame(2),
  moves.changeLife(1, 4),
];

const tables: Readonly<Record<string, Table>> = {
  shared: planarTable(deck, 3),
  own: ownDecksTable([
    ['Bant', 'Naya', 'Jund', 'Grixis'],
    ['Esper', 'Morphic Tide', 'Tazeem'],
    ['Kessig', 'Otaria'],
  ]),
  map: mapTableAtStart(deck, 'sevenBySeven'),
  melee: meleeTable(deck.slice(0, 6)),
  leftTogether: twoPlanesUp(),
  plain: plainTable(4),
};

/** Returns a table with two planes face up, so that leaving them asks for their order. */
function twoPlanesUp(): Table {
  const operation = { ...TAKE_ONE, planes: ['add'], others: ['bottom'] } as const;
  return after(tableAtStart(deck), moves.takeCards(operation));
}

function playAllMoves(table: Table): History {
  const finalHistory = movesToPlay.reduce((history, move, index) => {
    const played = playStep(history, withFaceUpCard(move, history.table), index * PAUSE);
    return played.ok ? played.value : history;
  }, beginHistory(table));
  return undo(finalHistory);
}

const [name] = process.argv.slice(2);
if (!name) throw new Error('which name, such as 7-tickets?');
const database = await openDatabase('rows');
for (const [id, table] of Object.entries(tables)) {
  const touchedAt = movesToPlay.length * PAUSE;
  await createGameStore(database).save(fullGameSave(playAllMoves(table), { id, touchedAt }));
}
const [games, steps] = [await database.games.toArray(), await database.steps.toArray()];
database.close();
// Never overwrites a fixture, which represents released data.
writeFileSync(
  new URL(`../../fixtures/rows/${name}.json`, import.meta.url),
  `{\n"games": ${rowsAsLines(games)},\n"steps": ${rowsAsLines(steps)}\n}\n`,
  { flag: 'wx' },
);
