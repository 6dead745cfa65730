import type { Bilingual } from '../bilingual';

/** Sets with planar cards by their usual codes. */
export const planarSets = {
  OHOP: { name: { en: 'Planechase (2009)', ru: 'Planechase (2009)' }, released: '2009-09-04' },
  PHOP: { name: { en: 'Planechase promos', ru: 'Промокарты Planechase' }, released: '2009-09-04' },
  PDCI: { name: { en: 'DCI promos', ru: 'Промокарты DCI' }, released: '2009-09-26' },
  OPC2: { name: { en: 'Planechase 2012', ru: 'Planechase 2012' }, released: '2012-06-01' },
  OPCA: { name: { en: 'Planechase Anthology', ru: 'Planechase Anthology' }, released: '2016-11-25' },
  MOC: {
    name: { en: 'March of the Machine Commander', ru: 'Commander: Марш Машины' },
    released: '2023-04-21',
  },
  WHO: { name: { en: 'Doctor Who', ru: 'Доктор Кто' }, released: '2023-10-13' },
} as const satisfies Record<string, { name: Bilingual; released: string }>;

export type PlanarSetCode = keyof typeof planarSets;
