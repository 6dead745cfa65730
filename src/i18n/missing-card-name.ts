/** The name of a custom card that is not stored on this device. */
export const missingCardName = { en: 'Lost card', ru: 'Утраченная карта' } as const;
