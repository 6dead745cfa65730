/** The printed texts lie beside the project, not in it: they belong to Wizards of the Coast. */
import { existsSync, readFileSync } from 'node:fs';

export interface PrintedCard {
  readonly name: string;
  readonly type: 'plane' | 'phenomenon';
  readonly planeType: string | null;
  readonly pool: 'official' | 'playtest' | 'secretlair';
  readonly sets: readonly { readonly code: string; readonly collectorNumber: string | null }[];
  readonly oracleText: string;
}

export interface Printed {
  readonly cards: readonly PrintedCard[];
  /** Names of cards, by what they do. */
  readonly groups: Readonly<Record<string, { readonly official: readonly string[] }>>;
}

const cardsPath = new URL('../../../shared/reference/planar-cards.json', import.meta.url);
const mechanicsPath = new URL('../../../shared/reference/planar-mechanics.json', import.meta.url);

/** Null where they are not at hand. */
export const printed: Printed | null =
  existsSync(cardsPath) && existsSync(mechanicsPath)
    ? {
        cards: JSON.parse(readFileSync(cardsPath, 'utf8')),
        groups: JSON.parse(readFileSync(mechanicsPath, 'utf8')).groups,
      }
    : null;
