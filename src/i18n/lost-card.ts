/** The name of a custom card that is not stored on this device. */
export const lostCard = { en: 'Lost card', ru: 'Утраченная карта' } as const;
