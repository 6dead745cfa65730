/** Lists what the app does on every planar card, what it leaves to the players and why: docs/cards.md. */
import { catalog } from '../src/content/planes/catalog';
import type { PlanarCardFacts } from '../src/content/planes/planar-card-facts';
import { planarSets } from '../src/content/planes/planar-sets';
import { en } from '../src/i18n/en';
import {
  appSupportOf,
  type PlayersTask,
  ruleBySupportKind,
  type SupportKind,
} from '../src/session/cards/app-support';

const reasons: Readonly<Record<PlayersTask, readonly [why: string, rule: string]>> = {
  mana: [
    'Mana pools and lands aren’t in the app, so it doesn’t check that a roll is paid for',
    '106.4, 901.9',
  ],
  permanents: ['Permanents, tokens, and what’s on them are on the table', '110.1'],
  cards: ['Hands, libraries, graveyards, and exile are on the table', '400.1'],
  spells: ['Players announce spells, abilities, copies, and targets', '601.2'],
  combat: ['Attacks, blocks, and phases take place on the table', '500.1, 506.1'],
  damage: ['Only the players can see who is dealt damage and how much', '120.3'],
  choices: ['Choices and votes are made aloud', '101.4'],
  aroundTable: ['Only the players see the people and things around the table', '101.1'],
};

const { kinds: kindWords, tasks: taskWords } = en.support;

function kindInWords(kind: SupportKind): string {
  const rule = ruleBySupportKind[kind];
  return rule ? `${kindWords[kind]} (${rule})` : kindWords[kind];
}

function rowsOf(card: PlanarCardFacts): readonly string[] {
  return appSupportOf(card).map(({ when, kinds, playersTasks }, index) => {
    const cells = [
      index === 0 ? `**${card.name.en}**` : '',
      when.map((time) => en.when[time]).join(', '),
      kinds.map(kindInWords).join('; '),
      playersTasks.map((task) => taskWords[task]).join('; ') || '–',
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

/** Returns the page as Markdown. */
export function cardSupportPage(): string {
  const legend = Object.entries(reasons).map(
    ([name, [why, rule]]) => `| ${taskWords[name as PlayersTask]} | ${why} | ${rule} |`,
  );
  const sets = Object.entries(planarSets).flatMap(([code, { name }]) => {
    const ofSet = catalog.filter(({ printings }) => printings[0]?.set === code);
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
    '# What the app does for each card',
    '',
    `\`npm run cards\` generates this page from the ${catalog.length} cards in \`src/content/planes/\`, and \`tests/unit/scripts/card-support-page.test.ts\``,
    'checks that it is current. The catalog shows the same information below each card. The app shows the text of every ability and offers',
    'buttons only when an ability applies. It tracks planar cards, totals, turns, counters, and designations (such as the monarch).',
    'Everything on the table is deliberately left to the players:',
    '',
    '| Left to the players | Why | Rule |',
    '|---|---|---|',
    ...legend,
    '',
    ...sets,
  ].join('\n');
}
