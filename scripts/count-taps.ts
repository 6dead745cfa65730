/**
 * Counts the taps of what is done most, in a real browser, without scrolling: `npm run count-taps`. Writes
 * docs/screens/taps.md; the app must have been built.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { en } from '../src/i18n/en';
import { openApp, openBrowser } from '../tests/support/browser/browser';
import { hostApp } from '../tests/support/browser/serve';
import {
  goTo,
  letFirstPlayerBegin,
  resolvePendingSteps,
  revealStartingPlane,
  rollButton,
  startGame,
  waitForLife,
} from '../tests/support/playing/play';
import { createFingerTap } from '../tests/support/playing/touch';

type Tap = (button: Locator) => Promise<void>;

interface Action {
  readonly title: string;
  /** The taps in the build of commit 94b1b76, counted once in the same way before the table was redone. */
  readonly before: string;
  readonly maxTaps: number;
  /** Arranges the table, which is not counted. */
  arrange(page: Page): Promise<unknown>;
  act(page: Page, tap: Tap): Promise<unknown>;
}

const { player, table, seat, seatSheet, commander, keypad, newGame, myDecks } = en;
const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name });
const buttonNamedExactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function playWithoutPlanes(page: Page) {
  await page.getByRole('radio', { name: newGame.decks.none }).check();
  await begin(page);
}

async function begin(page: Page) {
  await letFirstPlayerBegin(page);
  await startGame(page);
}

async function playWithPlanes(page: Page) {
  await begin(page);
  await revealStartingPlane(page);
  await resolvePendingSteps(page);
}

async function playTwoHeaded(page: Page) {
  await page.getByRole('radio', { name: newGame.twoHeadedGiant }).check();
  await playWithPlanes(page);
}

const actions: readonly Action[] = [
  {
    title: 'Start the first game',
    before: '1',
    maxTaps: 1,
    arrange: async () => {},
    act: async (page, tap) => {
      await tap(buttonNamed(page, newGame.start));
      await buttonNamed(page, table.undo).waitFor();
    },
  },
  {
    title: 'Life −1',
    before: '1',
    maxTaps: 1,
    arrange: playWithoutPlanes,
    act: async (page, tap) => {
      await tap(page.locator('[data-player="2"] [data-change="-1"]'));
      await waitForLife(page, [20, 20, 19, 20]);
    },
  },
  {
    title: 'Life −7',
    before: '4, and doing the subtraction yourself',
    maxTaps: 3,
    arrange: playWithoutPlanes,
    act: async (page, tap) => {
      await tap(buttonNamed(page, seat.setLife(player(1))));
      await tap(buttonNamedExactly(page, '7'));
      await tap(buttonNamedExactly(page, keypad.resulting(keypad.lose(7), '13')));
      await waitForLife(page, [13, 20, 20, 20]);
    },
  },
  {
    title: 'Commander damage 7',
    before: '9',
    maxTaps: 4,
    arrange: async (page) => {
      await page.getByRole('radio', { name: /^40/ }).check();
      await playWithoutPlanes(page);
    },
    act: async (page, tap) => {
      await tap(buttonNamed(page, seat.more(player(1))));
      await tap(buttonNamedExactly(page, commander.attack));
      await tap(buttonNamed(page, commander.damageTo(player(3))));
      await tap(buttonNamedExactly(page, '7'));
      await waitForLife(page, [40, 40, 33, 40]);
    },
  },
  {
    title: 'Roll the planar die',
    before: '1',
    maxTaps: 1,
    arrange: playWithPlanes,
    act: async (page, tap) => {
      await tap(rollButton(page));
      await page.locator('[data-settled]').waitFor();
    },
  },
  {
    title: 'Roll the planar die for either head of a team',
    before: '1',
    maxTaps: 2,
    arrange: playTwoHeaded,
    act: async (page, tap) => {
      await tap(rollButton(page));
      await tap(buttonNamed(page, `${player(2)}: ${table.rollLabel(0)}`));
      await page.locator('[data-settled]').waitFor();
    },
  },
  {
    title: 'Next turn',
    before: '1',
    maxTaps: 1,
    arrange: playWithoutPlanes,
    act: async (page, tap) => {
      const [label = ''] = table.nextLabel('').split(':');
      await tap(page.getByRole('button', { name: label }).first());
      await page.getByRole('button', { name: table.nextLabel(player(3)) }).waitFor();
    },
  },
  {
    title: 'From the plane to life totals',
    before: '1',
    maxTaps: 1,
    arrange: playWithPlanes,
    act: async (page, tap) => {
      await tap(buttonNamed(page, table.toLife));
      await page.locator('[data-life="0"]').waitFor();
    },
  },
  {
    title: 'Undo',
    before: '1',
    maxTaps: 1,
    arrange: async (page) => {
      await playWithoutPlanes(page);
      await page.locator('[data-player="0"] [data-change="-1"]').click();
      await waitForLife(page, [19, 20, 20, 20]);
    },
    act: async (page, tap) => {
      await tap(buttonNamed(page, table.undo));
      await waitForLife(page, [20, 20, 20, 20]);
    },
  },
  {
    title: 'A poison counter',
    before: '2',
    maxTaps: 2,
    arrange: playWithoutPlanes,
    act: async (page, tap) => {
      await tap(buttonNamed(page, seat.more(player(1))));
      await tap(buttonNamed(page, seatSheet.morePoison));
    },
  },
  {
    title: 'The same game again',
    before: '2 and scrolling',
    maxTaps: 2,
    arrange: playWithoutPlanes,
    act: async (page, tap) => {
      await tap(buttonNamed(page, table.menu));
      await tap(buttonNamed(page, newGame.rematch(false)));
      await waitForLife(page, [20, 20, 20, 20]);
    },
  },
  {
    title: 'A card of the catalog into a deck',
    before: '5 and scrolling',
    maxTaps: 2,
    arrange: async (page) => {
      await goTo(page, '/decks/tazeem');
      await page.locator('[data-card="tazeem"], [data-picture="tazeem"], h1').first().waitFor();
    },
    act: async (page, tap) => {
      await tap(buttonNamed(page, myDecks.addToDeckShort));
      await page.getByText(myDecks.inThisDeck).waitFor();
    },
  },
];

const host = await hostApp();
const rows: string[] = [];
for (const { title, before, maxTaps, arrange, act } of actions) {
  const context = await openBrowser({ hasTouch: true, reducedMotion: 'reduce' });
  const page = await openApp(context, host.url);
  await arrange(page);
  let taps = 0;
  const finger = createFingerTap(page);
  await act(page, async (button) => {
    await finger(button);
    taps += 1;
  });
  if (taps > maxTaps) throw new Error(`${title}: ${taps} taps, at most ${maxTaps} are allowed`);
  rows.push(`| ${title} | ${before} | ${taps} | ${maxTaps} |`);
  await context.close();
}
host.stop();
await mkdir('docs/screens', { recursive: true });
const report = [
  '| On a phone of 390 × 844, without scrolling | Before | Taps | At most |',
  '|---|--:|--:|--:|',
  ...rows,
].join('\n');
await writeFile(
  'docs/screens/taps.md',
  `# Taps

Counted by \`npm run count-taps\` in Chromium, with touches at the middle of each button. “Before” is the build of commit 94b1b76
(November 22, 2026), counted once in the same way.

${report}
`,
);
console.log(report);
