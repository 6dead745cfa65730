/** Games with as much on the table as in a long session, for any number of seats. */
import type { Page } from 'playwright-core';
import type { Words } from '../../../src/i18n/en';
import type { SimpleMove } from '../../../src/rules/table/move';
import type { Table } from '../../../src/rules/table/table';
import type { SavedGame } from '../../../src/storage/game/game-rows';
import { forgetOtherCopies, readRowsWithGame, writeRows } from '../storage/rows';
import { storedRows } from '../storage/saved-games';
import { after, moves, planarTable } from '../tables/tables';
import { goTo } from './play';
import { ensureLanguage, LONG_NAME, playerNames } from './tour';

/** Short and long totals, including the longest possible. */
const TOTALS = [20, -13, 1234, -123_456, 7, 'infinite', 999_999, -999_999, 118, -8, 40, 0] as const;

/** Planes with the longest and shortest names. */
const DECK = [
  'the-maelstrom',
  'bant',
  'naya',
  'grixis',
  'jund',
  'esper',
  'krosa',
  'tazeem',
  'akoum',
  'otaria',
];

/**
 * Returns a table with the starting plane face up. Totals rotate by seat, starting at `first`; every second seat has
 * some badges, every fourth many.
 */
function fullTable(seats: number, first: number): Table {
  const table = after(planarTable(DECK, seats), moves.revealStartingPlane);
  const movesToPlay = Array.from({ length: seats }, (_, seat): readonly SimpleMove[] => [
    ...(seat % 2 === 1 ? [moves.changePoison(seat, seat % 4 === 1 ? 3 : 12)] : []),
    ...(seat % 4 === 3
      ? [
          moves.designate('monarch', seat),
          moves.changePlayerCounters(seat, 'energy', 12),
          moves.castCommander(seat),
          moves.dealCommanderDamage(seat, 0, 21),
          moves.changeNamedCounters(seat, LONG_NAME, 3),
        ]
      : []),
    moves.setLife(seat, TOTALS[(first + seat) % TOTALS.length] ?? 20),
  ]);
  return after(table, ...movesToPlay.flat());
}

/** Returns the stored game of such a table, with these names. */
function fullGame(seats: number, first: number, names: readonly string[]): SavedGame {
  return {
    id: 'a full table',
    format: 1,
    seats: Array.from({ length: seats }, (_, color) => ({ name: names[color] ?? '', color })),
    deck: 'random',
    startedAt: 1_000,
    touchedAt: 2_000,
    revision: 1,
    opening: [],
    table: fullTable(seats, first),
    done: 0,
    length: 0,
  };
}

/** Replaces the current game by one with a full table and opens it. */
export async function showFullTable(page: Page, words: Words, seats: number, first: number): Promise<void> {
  const rows = await readRowsWithGame(page);
  const game = fullGame(seats, first, playerNames(words));
  await forgetOtherCopies(page);
  await writeRows(page, { ...rows, ...storedRows({ game, steps: [], saveId: '' }) });
  await page.reload();
  await ensureLanguage(page, words);
}

/** Switches the table to one of its views. */
export async function switchView(page: Page, view: 'plane' | 'life'): Promise<void> {
  await goTo(page, view === 'plane' ? '/' : '/life');
  await page.locator(view === 'plane' ? `[data-card="${DECK[0]}"]` : '[data-life="0"]').waitFor();
}
