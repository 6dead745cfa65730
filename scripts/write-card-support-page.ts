/** Writes docs/cards.md: `npm run cards`. */
import { writeFileSync } from 'node:fs';
import { cardSupportPage } from './card-support-page';

writeFileSync(new URL('../docs/cards.md', import.meta.url), cardSupportPage());
