import type { Bilingual } from '../bilingual';

/**
 * Whether a card was made for regular play or for an event. Event cards are gold-bordered or playtest cards; decks
 * contain them only if the event cards are chosen.
 */
export type PlanarPool = 'official' | 'event';

/** Sets with planar cards by their usual codes. */
export const planarSets = {
  OHOP: {
    name: { en: 'Planechase (2009)', ru: 'Плейнчейз (2009)' },
    released: '2009-09-04',
    pool: 'official',
  },
  PHOP: {
    name: { en: 'Planechase promos', ru: 'Промокарты Плейнчейза' },
    released: '2009-09-04',
    pool: 'official',
  },
  PDCI: { name: { en: 'DCI promos', ru: 'Промокарты DCI' }, released: '2009-09-26', pool: 'official' },
  OPC2: { name: { en: 'Planechase 2012', ru: 'Плейнчейз 2012' }, released: '2012-06-01', pool: 'official' },
  OPCA: {
    name: { en: 'Planechase Anthology', ru: 'Антология Плейнчейза' },
    released: '2016-11-25',
    pool: 'official',
  },
  MOC: {
    name: { en: 'March of the Machine Commander', ru: 'Коммандер: Марш Машины' },
    released: '2023-04-21',
    pool: 'official',
  },
  WHO: { name: { en: 'Doctor Who', ru: 'Доктор Кто' }, released: '2023-10-13', pool: 'official' },
  PUNK: {
    name: { en: 'Unknown Planechase (MagicCon)', ru: 'Измерения MagicCon' },
    released: '2024-02-24',
    pool: 'event',
  },
  PSSC: {
    name: { en: 'Secret Lair Showcase Planes', ru: 'Измерения Secret Lair Showcase' },
    released: '2025-02-21',
    pool: 'event',
  },
} as const satisfies Record<string, { name: Bilingual; released: string; pool: PlanarPool }>;

export type PlanarSetCode = keyof typeof planarSets;

export const planarSetCodes = Object.keys(planarSets) as readonly PlanarSetCode[];

/** Whether a card was printed for events only. */
export function isEventCard({
  printings,
}: {
  readonly printings: readonly { readonly set: PlanarSetCode }[];
}): boolean {
  return printings.length > 0 && printings.every(({ set }) => planarSets[set].pool === 'event');
}

/** Cards to choose from: a set, all official cards, all event cards, or the user's custom cards. */
export type CardSelection = PlanarSetCode | 'official' | 'events' | 'custom';
