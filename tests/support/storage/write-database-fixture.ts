/**
 * Writes tests/fixtures/database-v<version>.json with the current app: two games, one with all features, settings,
 * and damaged data. See tests/fixtures/README.md.
 */
import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import { cardsOfKind } from '../../../src/content/planes/catalog';
import { randomDeck } from '../../../src/rules/planar/decks/planar-deck';
import { nextAbilityForApp } from '../../../src/rules/planar/planar-stack';
import { beginHistory, type History } from '../../../src/rules/table/history';
import type { Move } from '../../../src/rules/table/move';
import { beginTable } from '../../../src/rules/table/table';
import { openDatabase } from '../../../src/storage/database/database';
import { createGameStore } from '../../../src/storage/game/game-store';
import type { SaveRequest } from '../../../src/storage/game/write-game';
import { createSettingsStore } from '../../../src/storage/settings/settings-store';
import { FIXED_CHANCE, moves, seat, sharedDeck } from '../tables/tables';
import { dumpDatabase, formatDatabase } from './database-fixture';
import { fullGameSave, playLegalMove, undoTimes } from './saved-games';

const NAME = 'fixture';
const EVENING = Date.UTC(2026, 8, 25, 18);
const MINUTE = 60_000;

/**
 * Plays the moves half a minute apart, and resolves everything left waiting after each. A list of moves is one
 * gesture.
 */
function playOut(first: History, evening: readonly (Move | readonly Move[])[], from: number): History {
  let [history, at] = [first, from];
  for (const entry of evening) {
    at += MINUTE / 2;
    const gesture = (Array.isArray(entry) ? entry : [entry]) as readonly Move[];
    for (const move of gesture) history = playLegalMove(history, move, at);
    while (history.table.planar && nextAbilityForApp(history.table.planar)) {
      at += MINUTE / 2;
      history = playLegalMove(history, moves.resolveAbility, at);
    }
  }
  return history;
}

/** Planeswalks until a phenomenon is encountered, and leaves it waiting. */
function playUntilEncounter(history: History, from: number): History {
  const { planar } = history.table;
  const waiting = planar && nextAbilityForApp(planar);
  if (waiting?.kind === 'encounter') return history;
  const at = from + MINUTE / 2;
  return playUntilEncounter(
    playLegalMove(history, waiting ? moves.resolveAbility : moves.roll('planeswalk'), at),
    at,
  );
}

function fourPlayersWithPlanes(): SaveRequest {
  const [cards, chance] = randomDeck(cardsOfKind('official'), 4, FIXED_CHANCE);
  const begun = beginTable(
    { seatCount: 4, startingLife: 40, startingPlayer: 'random', planarDecks: sharedDeck(cards) },
    chance,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const { table, happenings: opening } = begun.value;
  const round = [
    moves.roll('blank'),
    moves.roll('chaos'),
    [moves.changeLife(1, -1), moves.changeLife(1, -1), moves.changeLife(2, 3), moves.changeLife(1, -5)],
    moves.correctRollCount(1),
    moves.rollByEffect('planeswalk'),
    moves.beginNextTurn,
    moves.changePoison(3, 2),
    moves.roll('planeswalk'),
    moves.roll(null),
    moves.setLife(0, 33),
    moves.beginNextTurn,
  ];
  const ending = [
    moves.setLife(2, 0),
    moves.leave(2, 'noLife'),
    moves.beginNextTurn,
    moves.roll('chaos'),
    moves.correctRollCount(-1),
    moves.changePoison(1, 1),
  ];
  const rounds = [moves.revealStartingPlane, ...round, ...round, ...round, moves.changePoison(3, 9)];
  let history = playOut(beginHistory(table), rounds, EVENING);
  history = playUntilEncounter(history, EVENING + 30 * MINUTE);
  history = playLegalMove(history, moves.rollByEffect('planeswalk'), EVENING + 39 * MINUTE);
  history = playLegalMove(history, moves.leave(3, 'poison'), EVENING + 40 * MINUTE);
  history = playLegalMove(history, moves.resolveAbility, EVENING + 41 * MINUTE);
  history = playOut(history, [moves.beginNextTurn, ...ending], EVENING + 41 * MINUTE);
  history = undoTimes(history, 3);
  return fullGameSave(history, {
    id: '6f0b2a1e-5d0c-4a57-9f0e-2b7c0a4d1e93',
    seats: ['Ann', '', 'Юля', 'Łukasz'].map((name, color) => ({ name, color })),
    startedAt: EVENING,
    touchedAt: EVENING + 60 * MINUTE,
    opening,
  });
}

function twoPlayersWithoutPlanes(): SaveRequest {
  const setup = { seatCount: 2, startingLife: 20, startingPlayer: seat(1), planarDecks: null };
  const begun = beginTable(setup, FIXED_CHANCE);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const { table, happenings: opening } = begun.value;
  const evening = [moves.changeLife(0, -7), moves.beginNextTurn, moves.setLife(1, 4), moves.leave(1)];
  return fullGameSave(playOut(beginHistory(table), evening, EVENING - 60 * MINUTE), {
    id: '0c8d3f52-91aa-4a0e-8a35-7be1f0c2d604',
    deck: 'none',
    seats: [
      { name: 'Ann', color: 4 },
      { name: 'Bo', color: 2 },
    ],
    startedAt: EVENING - 60 * MINUTE,
    touchedAt: EVENING - 30 * MINUTE,
    opening,
  });
}

const database = await openDatabase(NAME);
const games = createGameStore(database);
await games.save(twoPlayersWithoutPlanes());
await games.save(fourPlayersWithPlanes());
await createSettingsStore(database).write({
  language: 'ru',
  theme: 'light',
  textFacing: 'two',
  panels: 'fourSides',
  die: 'table',
  keepAwake: false,
  vibrates: false,
  regulars: [{ name: 'Friday', players: [{ name: 'Ann', color: 0 }] }],
  defaultCardView: 'picture',
  areHintsOver: true,
  hintsSeen: ['die'],
  singleKeyShortcuts: false,
  pictureQuarterTurns: 0,
  isInstallHintSeen: false,
  lastReleaseNotesRead: null,
  lands: null,
  rulebook: null,
  pastedCardList: null,
  newGameDraft: null,
  randomDraft: null,
  sharedDeckGame: null,
  clock: null,
  lastNewGame: {
    seats: ['Ann', '', 'Юля', 'Łukasz'].map((name, color) => ({ name, color })),
    startingLife: 40,
    startingSeat: null,
    deck: 'random',
  },
});
await database.table('damaged').add({ game: { id: 'torn', format: 0 }, steps: [] });
const { verno } = database;
database.close();
const file = new URL(`../../fixtures/database-v${verno}.json`, import.meta.url);
// Never overwrites a fixture, which represents released data.
writeFileSync(file, formatDatabase(await dumpDatabase(NAME)), { flag: 'wx' });
