/** All chapters of the rulebook, in reading order. */
import { changes } from './changes';
import { commandersAndCounters } from './commanders-and-counters';
import { creatures } from './creatures';
import { cube } from './cube';
import { glossary } from './glossary/glossary';
import { terms } from './glossary/terms';
import { history } from './history';
import { lands } from './land-rules';
import { landlessMtg } from './landless-mtg';
import { otherRules } from './other-rules';
import { planechaseBasics } from './planechase-basics';
import { planechasePlayers } from './planechase-players';
import { planesAndPhenomena } from './planes-and-phenomena';
import type { RuleChapter } from './rule-entry';
import { sheets } from './sheets';
import { spellsAndPlaneswalkers } from './spells-and-planeswalkers';
import { variants } from './variants';

/** Returns all chapters. Each is a function, so that its texts take no memory before the rulebook is opened. */
export const readChapters = (): readonly RuleChapter[] => [
  sheets(),
  terms,
  planechaseBasics(),
  planechasePlayers(),
  planesAndPhenomena(),
  variants(),
  cube(),
  landlessMtg(),
  lands(),
  otherRules(),
  commandersAndCounters(),
  creatures(),
  spellsAndPlaneswalkers(),
  glossary(),
  changes(),
  history(),
];
