import type { Page } from 'playwright-core';
import { factsOf } from '../../../src/content/planes/catalog';
import { type Row, readRowsWithGame, writeRows } from '../storage/rows';
import { card } from '../tables/tables';

/** Gives the current game a planar deck of these cards, by catalog ids, top card first. */
export async function stackDeck(page: Page, ...ids: readonly string[]): Promise<void> {
  const rows = await readRowsWithGame(page);
  const [game, ...others] = rows.games.toSorted(
    (one, other) => Number(other.touchedAt) - Number(one.touchedAt),
  );
  if (!game) throw new Error('no game has begun');
  const table = game.table as Row & { planar: Row };
  const kinds = Object.fromEntries(ids.map((id) => [id, factsOf(card(id))?.kind]));
  const planar = { ...table.planar, kinds, decks: [{ owner: null, cards: ids }] };
  await writeRows(page, { ...rows, games: [{ ...game, table: { ...table, planar } }, ...others] });
  await page.reload();
}
