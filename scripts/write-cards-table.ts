/** Writes docs/cards.md: `npm run cards`. */
import { writeFileSync } from 'node:fs';
import { cardsTable } from './cards-table';

writeFileSync(new URL('../docs/cards.md', import.meta.url), cardsTable());
