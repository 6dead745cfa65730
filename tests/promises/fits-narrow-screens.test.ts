// time limit: 600 s
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { visitsTo } from '../support/browser';
import { until } from '../support/patience';
import { goTo, revealStartingPlane, startGame } from '../support/play';
import { type Row, readRows, writeRows } from '../support/rows';
import { hostFor } from '../support/serve';
import { assert, suite } from '../support/suite';
import { atRest, eachOnce, playerNames, sameFate, speak, tour } from '../support/tour';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;
const languages = [
  [en, 'English'],
  [ru, 'Russian'],
] as const;

const promise = suite('fits narrow screens');
const visit = visitsTo(await hostFor(promise), promise);

let page: Page;

for (const viewport of sizes) {
  for (const [words, language] of languages) {
    promise(`every screen and sheet fits ${viewport.width} × ${viewport.height} in ${language}`, async () => {
      await open(viewport, words);
      const found: string[] = [];
      await tour(page, words, async (scene) => {
        for (const finding of await overflows(page, words)) found.push(`${scene}: ${finding}`);
      });
      assert.equal(eachOnce(found), []);
    });

    promise(`two to six seats fit ${viewport.width} × ${viewport.height} in ${language}`, async () => {
      const found: string[] = [];
      await open(viewport, words);
      for (const players of [4, 3, 2, 5, 6]) {
        await playersAre(players, words);
        await startGame(page, words);
        await revealStartingPlane(page, words);
        for (const finding of await overflows(page, words)) found.push(`strip of ${players}: ${finding}`);
        await page.getByRole('button', { name: words.table.toLife }).click();
        await page.locator('[data-life="0"]').waitFor();
        await until(async () => (await readRows(page)).steps.length > 0);
        for (const [life, poison] of [
          [20, 0],
          [-13, 3],
          [1234, 12],
          [-123456, 0],
        ] as const) {
          await setTotals(life, poison);
          for (const finding of await overflows(page, words)) {
            found.push(`${players} seats at ${life} life, ${poison} poison: ${finding}`);
          }
        }
        await goTo(page, '/new');
        await page.getByRole('heading', { name: words.newGame.title }).waitFor();
      }
      assert.equal(eachOnce(found), []);
    });

    promise(
      `what the app says by itself fits ${viewport.width} × ${viewport.height} in ${language}`,
      async () => {
        await open(viewport, words);
        await startGame(page, words);
        await revealStartingPlane(page, words);
        await page.evaluate(() => {
          IDBObjectStore.prototype.put = () => {
            throw new DOMException('no room', 'QuotaExceededError');
          };
        });
        await page.getByRole('button', { name: words.table.nextLabel('') }).click();
        await page.getByText(words.notices.unsavedFull).waitFor();
        assert.equal(await overflows(page, words), []);
        // The table stays of use under the notice: what a turn needs is still on the screen.
        for (const name of [words.table.undo, words.table.nextLabel('')]) {
          const box = await page.getByRole('button', { name }).boundingBox();
          assert.ok(box && box.y >= 0 && box.y + box.height <= viewport.height, `${name} is off the screen`);
        }
      },
    );
  }
}

promise.run();

async function open(viewport: { width: number; height: number }, words: Words): Promise<void> {
  page = await visit({ viewport, reducedMotion: 'reduce', script: sameFate });
  await speak(page, words);
}

async function playersAre(players: number, words: Words): Promise<void> {
  const names = page.getByPlaceholder(/\S/);
  await page.getByRole('button', { name: words.newGame.start }).waitFor();
  for (let seats = await names.count(); seats < players; seats++) {
    await page.getByRole('button', { name: words.newGame.add }).click();
  }
  for (let seats = await names.count(); seats > players; seats--) {
    await names.nth(seats - 1).fill('');
    await page.getByRole('button', { name: words.newGame.remove(words.player(seats)) }).click();
  }
  for (const [seat, name] of playerNames(words).slice(0, players).entries()) {
    await names.nth(seat).fill(name);
  }
}

/** Every seat of the game at hand with these totals, as they may come to be in a long evening. */
async function setTotals(life: number, poison: number): Promise<void> {
  const rows = await readRows(page);
  const games = rows.games.map((game) => {
    const table = game.table as Row;
    return { ...game, table: { ...table, totals: (table.totals as Row[]).map(() => ({ life, poison })) } };
  });
  await writeRows(page, { ...rows, games });
  await page.reload();
  const shown = `${life}`.replace('-', '−');
  await page.locator('[data-life="0"]').filter({ hasText: shown }).waitFor();
}

/**
 * Everything that is wider than its place, or cut. Only names of players, and of cards in the strip, may end in dots;
 * nothing in the app is meant to be scrolled sideways.
 */
async function overflows(tab: Page, words: Words): Promise<readonly string[]> {
  const names = [...playerNames(words), ...Array.from({ length: 12 }, (_, seat) => words.player(seat + 1))];
  await atRest(tab);
  return tab.evaluate(
    ([players, strip]) => {
      const found = new Map<Element, string>();
      for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
        const text = element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
        // A drawing has no words to lose.
        if (
          element.matches('.visually-hidden, svg, svg *') ||
          (text === '' && element.closest('[aria-hidden]'))
        )
          continue;
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
        const style = getComputedStyle(element);
        const isName = players.includes(text) || element.closest(`[aria-label^="${strip}"]`) !== null;
        const mayBeCut = style.textOverflow === 'ellipsis' && isName;
        const mayScroll = element.matches('input[type="text"]');
        const isCut = ['hidden', 'clip'].includes(style.overflowY) && text !== '';
        const what = `${element.localName}.${element.className} “${text.slice(0, 40)}”`;
        if (
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          !mayBeCut &&
          !mayScroll
        ) {
          found.set(element, `${what} is ${element.scrollWidth} wide in ${element.clientWidth}`);
        } else if (isCut && element.scrollHeight > element.clientHeight + 2 && !mayBeCut) {
          found.set(element, `${what} is ${element.scrollHeight} high in ${element.clientHeight}`);
        }
        const { left, right } = element.getBoundingClientRect();
        if (['fixed', 'sticky'].includes(style.position) && (left < -1 || right > innerWidth + 1)) {
          found.set(element, `${what} goes from ${left.toFixed(0)} to ${right.toFixed(0)} of ${innerWidth}`);
        }
        if (element instanceof HTMLInputElement && element.placeholder && !element.value) {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) continue;
          pen.font = style.font;
          const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
          const room = element.clientWidth - padding;
          const needed = pen.measureText(element.placeholder).width;
          if (needed > room + 1) {
            found.set(
              element,
              `placeholder “${element.placeholder}” needs ${needed.toFixed(0)} of ${room.toFixed(0)}`,
            );
          }
        }
      }
      // What holds something too wide is too wide as well: only the innermost is of interest.
      const elements = [...found.keys()];
      return elements
        .filter((element) => !elements.some((other) => other !== element && element.contains(other)))
        .map((element) => found.get(element) ?? '');
    },
    [names, words.table.toPlane] as const,
  );
}
