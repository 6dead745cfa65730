/** The cards of a list that a shared deck may be drawn from. */

import { colorsOfCard } from './card-characteristics';
import { characteristicsOf } from './known-card';
import { MAX_CARDS } from './list/card-list';
import type { ConvertedRow } from './list-of-lands';
import type { Color } from './mana-cost';

export type PooledCard = ConvertedRow & { readonly kind: 'land' };

export interface ListPool {
  readonly cardCount: number;
  readonly cardsOf: (colors: readonly Color[]) => readonly PooledCard[];
}

/**
 * Returns each card as often as it is listed, without the sideboard and real lands. The pool does not depend on the
 * order of the list.
 */
export function poolOfList(rows: readonly ConvertedRow[]): ListPool {
  const cardsByColors = new Map<string, PooledCard[]>();
  let cardCount = 0;
  for (const row of rows.toSorted(compareNames)) {
    if (row.kind !== 'land' || row.listedCard.isSideboard) continue;
    const card = characteristicsOf(row.card);
    if ('mistake' in card) continue;
    const colors = colorsOfCard(card).join('');
    const cardsOfColors = cardsByColors.get(colors) ?? [];
    cardsByColors.set(colors, cardsOfColors);
    const copies = Math.min(row.listedCard.count, MAX_CARDS - cardCount);
    for (let copy = 0; copy < copies; copy += 1) cardsOfColors.push(row);
    cardCount += copies;
  }
  return { cardCount, cardsOf: (colors) => cardsByColors.get(colors.join('')) ?? [] };
}

/** Compares by English name where it is known, so that the pool does not depend on the language of the list. */
function compareNames(one: ConvertedRow, other: ConvertedRow): number {
  const [firstName, secondName] = [one, other].map((row) =>
    'card' in row ? row.card.name : row.listedCard.name,
  );
  return firstName === secondName ? 0 : `${firstName}` < `${secondName}` ? -1 : 1;
}
