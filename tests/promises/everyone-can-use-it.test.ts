// time limit: 600 s
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { type OpenOptions, visitsTo } from '../support/browser';
import { letFirstPlayerBegin, lifeIs, revealStartingPlane, startGame } from '../support/play';
import { hostFor } from '../support/serve';
import { assert, suite } from '../support/suite';
import { atRest, eachOnce, sameFate, speak, tour } from '../support/tour';

const axe = await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const promise = suite('everyone can use it');
const visit = visitsTo(await hostFor(promise), promise);

let page: Page;

for (const [words, language, colorScheme] of [
  [en, 'English', 'dark'],
  [ru, 'Russian', 'light'],
] as const) {
  promise(`axe finds nothing on any screen or sheet in ${language}, ${colorScheme}`, async () => {
    await open({ colorScheme, reducedMotion: 'reduce' }, words);
    const found: string[] = [];
    await tour(page, words, async (scene) => {
      for (const violation of await violationsOf(page)) found.push(`${scene}: ${violation}`);
    });
    assert.equal(eachOnce(found), []);
  });

  // How large a target is does not depend on its words; each language is measured where it leaves least room.
  const viewport = words === ru ? { width: 320, height: 568 } : { width: 844, height: 390 };
  promise(`every button, link and field is at least 48 × 48 px in ${language}`, async () => {
    await open({ viewport, reducedMotion: 'reduce' }, words);
    const found: string[] = [];
    await tour(page, words, async (scene) => {
      for (const small of await smallTargets(page)) found.push(`${scene}: ${small}`);
    });
    assert.equal(eachOnce(found), []);
  });

  promise(`with text of twice the size every control can still be reached in ${language}`, async () => {
    await open({ reducedMotion: 'reduce' }, words);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const found: string[] = [];
    await tour(page, words, async (scene) => {
      for (const hidden of await unreachableControls(page)) found.push(`${scene}: ${hidden}`);
    });
    assert.equal(eachOnce(found), []);
  });
}

promise('a whole game is played with the keyboard alone', async () => {
  await open({}, en);
  const keys = keyboard(page);
  /** After a sheet the focus is where it was before, or whoever uses the keyboard begins at the top again. */
  const lost: string[] = [];
  const focusIsBackOn = async (name: string) => {
    if (!isCalled(await focused(page), name)) lost.push(name);
  };
  await keys.to(en.newGame.name(1));
  await page.keyboard.type('Anya');
  await keys.press(en.newGame.start, 'Enter');
  await page.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
  await keys.press(en.table.reveal, 'Enter');
  await page.locator('[data-card]').waitFor();

  await keys.press(en.table.rollLabel(0), 'Enter');
  await page.locator('[data-landed]').waitFor();
  await page.locator('[data-landed]').waitFor({ state: 'detached' });
  await keys.press(en.table.undo, 'Enter');
  await page.getByRole('button', { name: en.table.rollLabel(0) }).waitFor();

  await keys.press(en.table.menu, 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press(en.menu.ownDie, 'Space');
  await page.getByRole('dialog', { name: en.enterRoll.title }).waitFor();
  await keys.press(en.table.faces.planeswalk, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const before = await page.locator('[data-card]').getAttribute('data-card');
  await keys.press(en.table.planeswalk, 'Enter');
  await page.locator(`[data-card]:not([data-card="${before}"])`).waitFor();

  await keys.press(en.table.toLife, 'Enter');
  await page.locator('[data-life="0"]').waitFor();
  await keys.press(en.seat.lose('Anya'), 'Enter');
  await keys.press(en.seat.lose('Anya'), 'Space');
  await keys.press(en.seat.gain(en.player(2)), 'Enter');
  await lifeIs(page, [18, 21]);
  await keys.press(en.seat.setLife(en.player(2)), 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press('7', 'Enter');
  await keys.press(en.seat.set, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await lifeIs(page, [18, 7]);
  await focusIsBackOn(en.seat.setLife(en.player(2)));
  await keys.press(en.seat.more('Anya'), 'Enter');
  await keys.press(en.seat.morePoison, 'Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsBackOn(en.seat.more('Anya'));

  await keys.press(en.table.log, 'Enter');
  await page
    .getByRole('dialog')
    .getByText(en.log.lifeChanged('Anya', '−2', 18))
    .waitFor();
  assert.ok(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsBackOn(en.table.log);

  await keys.press(en.table.undo, 'Enter');
  await keys.press(en.table.undo, 'Enter');
  await lifeIs(page, [18, 21]);
  await keys.press(en.table.redo, 'Enter');
  await lifeIs(page, [18, 7]);
  assert.equal(lost, [], 'the focus did not come back from the sheets opened here');
});

promise('a turn goes on with the keyboard alone, and so do the other places', async () => {
  await open({}, en);
  const keys = keyboard(page);
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  await keys.press(en.table.nextLabel(en.player(2)), 'Enter');
  await page.getByRole('button', { name: en.table.nextLabel(en.player(3)) }).waitFor();
  await keys.press(en.table.nextLabel(en.player(3)), 'Space');
  await page.getByRole('button', { name: en.table.nextLabel(en.player(4)) }).waitFor();

  // One choice of a few is one stop of the Tab key; the arrows go from one to the next.
  await keys.press(en.table.menu, 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.to(en.table.facings.one);
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.getByRole('radio', { name: en.table.facings.two }).isChecked());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keys.press(en.places.decks, 'Enter');
  await page.getByRole('heading', { name: en.decks.title }).waitFor();
  await keys.to(en.decks.search);
  await page.keyboard.type('tazeem');
  await page.getByText(en.decks.found(1), { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('article h1').waitFor();
  await keys.press(en.places.settings, 'Enter');
  await page.getByRole('heading', { name: en.settings.title }).waitFor();
  await keys.press(en.settings.keepAwake, 'Space');
  await keys.press(en.places.table, 'Enter');
  await page.locator('[data-card]').waitFor();
});

promise('whoever asked for no motion sees the result of the die at once', async () => {
  await open({ reducedMotion: 'reduce' }, en);
  await startGame(page);
  await revealStartingPlane(page);
  for (let roll = 0; roll < 5; roll++) {
    const seen = await page.evaluate(async () => {
      const die = [...document.querySelectorAll('button')].find((button) =>
        button.getAttribute('aria-label')?.startsWith('Planar die: roll'),
      );
      while (die?.matches('[aria-disabled="true"]')) await new Promise(requestAnimationFrame);
      die?.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const tumbles = document.querySelector('[aria-label="Skip the animation"]') !== null;
      return { tumbles, landed: document.querySelector('[data-landed]') !== null };
    });
    assert.equal(seen, { tumbles: false, landed: true });
    await page.getByRole('button', { name: en.table.undo }).click();
    await page.locator('[data-landed]').waitFor({ state: 'detached' });
  }
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .length,
  );
  assert.is(moving, 0);
});

promise('what happens is told to those who do not see it', async () => {
  await open({ reducedMotion: 'reduce' }, en);
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  const told = page.locator('main [aria-live="polite"]');
  await told.filter({ hasText: 'reveals the starting plane' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: en.table.nextLabel(en.player(2)) }).click();
  await told.filter({ hasText: en.log.turnBegan(en.player(2)) }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: en.otherLanguage }).click();
  await told.filter({ hasText: ru.log.turnBegan(ru.player(2)) }).waitFor({ state: 'attached' });
});

promise.run();

async function open(options: OpenOptions, words: Words): Promise<void> {
  page = await visit({ ...options, script: sameFate });
  await speak(page, words);
}

/** Every rule of axe except the ones for older guidelines that contradict newer ones. */
async function violationsOf(tab: Page): Promise<readonly string[]> {
  await atRest(tab);
  if (!(await tab.evaluate(() => 'axe' in globalThis))) {
    const devtools = await tab.context().newCDPSession(tab);
    await devtools.send('Runtime.evaluate', { expression: axe });
    await devtools.detach();
  }
  return tab.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          context: Document,
          options: object,
        ): Promise<{
          violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ target, failureSummary }) =>
            `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
        ),
    );
  });
}

/** What can be touched and is smaller than a thumb needs, unless it stands within a sentence. */
function smallTargets(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(() => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('button, a[href], input, select, [role="button"]')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (control.closest('p') && getComputedStyle(control).display === 'inline') continue;
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 && height === 0) continue;
      if (width < 47.5 || height < 47.5) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        found.push(`${control.localName} “${name}” is ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
    }
    return found;
  });
}

/** What cannot be brought into sight and touched, by scrolling as far as the page allows. */
function unreachableControls(tab: Page): Promise<readonly string[]> {
  return tab.evaluate(async () => {
    const found: string[] = [];
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const control of scope.querySelectorAll('button, a[href], input, select, [role="button"]')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const target = control.closest('label') ?? control;
      let touched = 0;
      let place = '';
      for (const block of ['center', 'end', 'start'] as const) {
        target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = target.getBoundingClientRect();
        if (width === 0 && height === 0) touched = 25;
        if (touched >= 5) break;
        place = `${left.toFixed(0)},${top.toFixed(0)} ${width.toFixed(0)} × ${height.toFixed(0)}`;
        touched = 0;
        for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
            const there = document.elementFromPoint(left + width * across, top + height * down);
            if (target.contains(there)) touched += 1;
          }
        }
      }
      if (touched < 5) {
        const name = control.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
        found.push(`${control.localName} “${name}” at ${place}: ${touched} of 25 points can be touched`);
      }
    }
    const named = found.slice(0, 5);
    return found.length > 5 ? [...named, `and ${found.length - 5} more`] : named;
  });
}

/** Moves about by the Tab key only, and looks whether the focus can be seen wherever it comes. */
function keyboard(tab: Page) {
  async function to(name: string): Promise<void> {
    for (let steps = 0; steps < 120; steps++) {
      if (isCalled(await focused(tab), name)) {
        assert.ok(await isFocusSeen(tab), `the focus on “${name}” cannot be seen`);
        return;
      }
      await tab.keyboard.press('Tab');
    }
    assert.unreachable(`“${name}” cannot be reached with the Tab key`);
  }
  return {
    to,
    async press(name: string, key: 'Enter' | 'Space') {
      await to(name);
      await tab.waitForFunction(() => !document.activeElement?.matches('[aria-disabled="true"]'));
      await tab.keyboard.press(key);
    },
  };
}

/** What a button tells of the present state comes after what it does. */
function isCalled(name: string, what: string): boolean {
  return name === what || name.startsWith(`${what}: `) || name.startsWith(`${what}, `);
}

/** What the focused element is called. */
function focused(tab: Page): Promise<string> {
  return tab.evaluate(() => {
    const { activeElement } = document;
    const label = (activeElement as HTMLInputElement | null)?.labels?.[0];
    const text = label ?? activeElement;
    const parts = [...(text?.querySelectorAll(':scope > span') ?? [])].map((part) => part.textContent ?? '');
    const words = parts.find((part) => part !== '') ?? text?.textContent ?? '';
    return (activeElement?.getAttribute('aria-label') ?? words).trim();
  });
}

function isFocusSeen(tab: Page): Promise<boolean> {
  return tab.evaluate(() => {
    const { activeElement } = document;
    return [activeElement, activeElement?.closest('label')].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  });
}
