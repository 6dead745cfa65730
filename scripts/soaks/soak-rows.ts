/**
 * Backs up and restores a full phone, with fifty games of two thousand steps, two hundred pictures, and sixty custom
 * cards, and compares every row in every engine: `npm run soak rows`.
 */
Object.assign(process.env, { GAMES: '50', STEPS: '2000', PICTURES: '200', CARDS: '60', TIMEOUT: '600000' });
await import('../../tests/promises/comes-back-row-for-row.test');
