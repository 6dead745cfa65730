/** Lists what the app does on every planar card, what it leaves to the players and why: docs/cards.md. */
import { catalogue } from '../src/content/planes/catalogue';
import type {
  ExtraAct,
  PlanarAbility,
  PlanarAct,
  PlanarCardFacts,
} from '../src/content/planes/planar-card-facts';
import { planarSets } from '../src/content/planes/planar-sets';
import { en } from '../src/i18n/en';
import type { AbilityTime } from '../src/rules/planar/ability-times';

/** Why a part of a text is left to the players; the first column is what the tables name. */
const reasons = [
  [
    'mana',
    'Mana pools and lands are not in the app, also when a roll is paid for',
    '106.4, 901.9',
    /\{[WUBRGC]\}|\bmana\b|\bpay\b|\bcosts?\b/i,
  ],
  [
    'permanents',
    'Permanents, tokens and what lies on them are on the table',
    '110.1',
    /permanent|creature|artifact|enchantment|\bland|token|\+1\/\+1|-1\/-1|equipment|plains|island|swamp|mountain|forest|planeswalker|\bsacrifice|untap|\btap|commander|treasure|battlefield|counters?\b/i,
  ],
  [
    'cards',
    'Hands, libraries, graveyards and exile are on the table',
    '400.1',
    /\bcards?\b|draw|discard|library|libraries|hand\b|graveyard|exile|mill|scry|sideboard|booster|pack\b|investigate|conjure|explore/i,
  ],
  [
    'spells',
    'Spells and abilities are cast, copied and targeted aloud',
    '601.2',
    /\bspell|\bcast|target|\babilit|copy|cop(y|ies)|instant|sorcer|cascade|storm/i,
  ],
  [
    'combat',
    'Attacks, blocks and phases take place on the table',
    '500.1, 506.1',
    /attack|block|combat|phase|step\b|goad|haste|trample|flying/i,
  ],
  ['damage', 'Who is dealt damage, and how much, only the table can see', '120.3', /damage|\blife\b/i],
  ['choices', 'Choices and votes are made aloud', '101.4', /choose|chooses|vote|\bmay\b|name|number|either/i],
  ['people', 'It is about the people or things at the table', '101.1', /(?:)/],
] as const;

type Reason = (typeof reasons)[number][0];

/** The app knows these, so they are no work of the players. */
const OWN_TO_THE_APP =
  /planar (deck|die|cards?)|planeswalk(s|ing)?\b|face[- ]up (cards?|planes?)|(scroll|charge|\w+) counters? (on|from) (this plane|it\b)/gi;

const extras: Readonly<Record<ExtraAct, string>> = {
  coin: 'flips a coin (705.1)',
  randomPlayer: 'picks a player at random (706.1)',
  resetCasts: 'sets every commander’s casts to 0 (903.8)',
  startEngines: 'keeps speed as a counter of each player (702.179a)',
  treasuresForSpeed: 'gives Treasures to those with the most speed',
  opponentLosesLife: 'asks how much life an opponent loses',
};

function actInWords(act: PlanarAct): string {
  switch (act.kind) {
    case 'planarOperation':
      return 'takes cards off the planar deck and puts them where they go';
    case 'chaos':
      return 'makes chaos ensue (311.7)';
    case 'planeswalk':
      return act.unless ? 'planeswalks if the sacrifice wasn’t possible' : 'planeswalks (701.31)';
    case 'reverseTurnOrder':
      return 'reverses turn order';
    case 'extraTurn':
      return 'adds an extra turn (500.7)';
    case 'endTurn':
      return 'ends the turn (724.1)';
    case 'repeatUpkeep':
      return 'repeats upkeep and draw step (500.8)';
    case 'counters':
      return act.by > 0
        ? `puts ${act.by} on the card’s counters (122.1)`
        : `removes ${-act.by} of the card’s counters (122.1)`;
    case 'clearCounters':
      return 'removes the card’s counters';
    case 'life':
      return act.by === null || act.who === 'chosen'
        ? 'opens the life of those it names (119.3)'
        : `changes life by ${act.by}${act.perCounter ? ' per counter' : ''}: ${act.who} (119.3)`;
    case 'setLife':
      return `sets life to ${act.to} (119.5)`;
    case 'exchangeLife':
      return 'exchanges life totals (119.7)';
    case 'redistributeLife':
      return 'redistributes life totals (119.7)';
    case 'designate':
      return `keeps the ${act.as}`;
    case 'swapMarks':
      return 'switches everyone’s choice';
    case 'lasting':
      return act.does === 'remind'
        ? 'keeps a reminder until it ends'
        : `applies an ongoing effect: ${en.effects.does[act.does]}`;
  }
}

const onStack: readonly AbilityTime[] = ['chaos', 'encounter'];
const always: readonly AbilityTime[] = ['static', 'trigger', 'activated'];

/** Returns what the app does for an ability besides showing its text. */
function doneByTheApp({ when, acts = [], extra, perCounter }: PlanarAbility): readonly string[] {
  return [
    ...acts.map(actInWords),
    ...(extra ? [extras[extra]] : []),
    ...(perCounter ? ['says what the counters are worth'] : []),
    ...(when.some((time) => onStack.includes(time)) ? ['keeps it on the stack until it is done'] : []),
    ...(when.some((time) => !onStack.includes(time) && !always.includes(time))
      ? ['reminds when it applies']
      : []),
  ];
}

/** Returns why a part of the text is left to the players; empty if the app does all of it. */
function leftToPlayers({ text, acts = [] }: PlanarAbility): readonly Reason[] {
  const rest = text.en.replaceAll(OWN_TO_THE_APP, '').replaceAll(/Then\s*\.$/g, '');
  const left = reasons.slice(0, -1).flatMap(([name, , , words]) => (words.test(rest) ? [name] : []));
  return left.length === 0 && acts.length === 0 ? ['people'] : left;
}

function rowsOf({ name, abilities, counters, options }: PlanarCardFacts): readonly string[] {
  const kept = [
    ...(counters ? [`counts ${counters.name.en.toLowerCase()}`] : []),
    ...(options ? [`keeps everyone’s choice: ${options.map(({ en }) => en).join(' or ')}`] : []),
  ];
  return abilities.map((ability, index) => {
    const isThreshold = counters?.walkAt !== undefined && !ability.acts && ability.when.includes('trigger');
    const does = [
      ...(index === 0 ? kept : []),
      ...(isThreshold ? ['triggers by itself (603.8)'] : doneByTheApp(ability)),
    ];
    const cells = [
      index === 0 ? `**${name.en}**` : '',
      ability.when.map((time) => en.when[time]).join(', '),
      does.join('; ') || 'shows the text',
      (isThreshold ? [] : leftToPlayers(ability)).join(', ') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

/** Returns the page as Markdown. */
export function cardsTable(): string {
  const legend = reasons.map(([name, why, rule]) => `| ${name} | ${why} | ${rule} |`);
  const sets = Object.entries(planarSets).flatMap(([code, { name }]) => {
    const ofSet = catalogue.filter(({ printings }) => printings[0]?.set === code);
    if (ofSet.length === 0) return [];
    return [
      `## ${name.en}`,
      '',
      '| Card | When | The app | Left to the players |',
      '|---|---|---|---|',
      ...ofSet.flatMap(rowsOf),
      '',
    ];
  });
  return [
    '# What the app does on each card',
    '',
    `${catalogue.length} cards, generated from \`src/content/planes/\` by \`npm run cards\`; \`tests/unit/scripts/cards-table.test.ts\` checks that`,
    'this page is current. The app shows every text and offers every button only when the ability applies. It keeps the planar zone,',
    'totals, turns and what players carry; what lies on the table is left to the players on purpose:',
    '',
    '| Left | Why | Rule |',
    '|---|---|---|',
    ...legend,
    '',
    ...sets,
  ].join('\n');
}
