/** Printed cards, whose text belongs to Wizards of the Coast and is not part of the repository. */
import { existsSync, readFileSync } from 'node:fs';

export interface PrintedCard {
  readonly name: string;
  readonly type: 'plane' | 'phenomenon';
  readonly planeType: string | null;
  readonly pool: 'official' | 'playtest' | 'secretlair';
  readonly sets: readonly { readonly code: string; readonly collectorNumber: string | null }[];
  readonly oracleText: string;
}

export interface PrintedCards {
  /** In order of first printing. */
  readonly cards: readonly PrintedCard[];
  readonly namesByMechanic: Readonly<Record<string, readonly string[]>>;
}

const cardsPath = new URL('../../../../shared/reference/planar-cards.json', import.meta.url);
const mechanicsPath = new URL('../../../../shared/reference/planar-mechanics.json', import.meta.url);

/** The printed cards, or null if they are not available. */
export const printed: PrintedCards | null =
  existsSync(cardsPath) && existsSync(mechanicsPath) ? readPrinted() : null;

function readPrinted(): PrintedCards {
  const cards: readonly PrintedCard[] = JSON.parse(readFileSync(cardsPath, 'utf8'));
  const mechanics: Readonly<Record<string, Readonly<Record<'official' | 'event', readonly string[]>>>> =
    JSON.parse(readFileSync(mechanicsPath, 'utf8')).groups;
  return {
    cards: cards.map((card) => ({
      ...card,
      name: asPrinted(card.name),
      planeType: card.planeType && typographic(card.planeType),
      oracleText: typographic(card.oracleText),
    })),
    namesByMechanic: Object.fromEntries(
      Object.entries(mechanics).map(([mechanic, { official, event }]) => [
        mechanic,
        [...official, ...event].map(asPrinted),
      ]),
    ),
  };
}

/** Removes the suffix that distinguishes a planar card from another card of the same name. */
function asPrinted(name: string): string {
  return typographic(name.replace(/ \((?:Plane|Playtest)\)$/, ''));
}

/** Replaces apostrophes, quotation marks and minus signs with typographic ones. */
function typographic(text: string): string {
  return text
    .replace(/(?<=^|[\s(—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’')
    .replace(/-(\d+|X)\/-(\d+|X)/g, '−$1/−$2');
}
