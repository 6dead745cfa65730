// starts first
import type { Page } from 'playwright-core';
import { TEST_FAMILIES } from '../../scripts/test-browsers/test-fonts.mjs';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { appOpenerFor, type OpenOptions } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  changeLanguage,
  letFirstPlayerBegin,
  revealStartingPlane,
  startGame,
  waitForLife,
} from '../support/playing/play';
import { ensureLanguage, tour, tourRandomnessScript, withoutRepeats } from '../support/playing/tour';
import {
  smallTargets,
  unreachableControls,
  violationsAfterInjectingAxe,
} from '../support/screens/inspections';
import { describePhone, phones, setPhone } from '../support/screens/phones';
import { contentInInsets, type Insets, setInsets } from '../support/screens/safe-areas';
import { overflows, textFitProblems } from '../support/screens/text-fit';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';

const test = suite('everyone can use it');
const visit = appOpenerFor(await hostFor(test), test);

/** Coprime to the number of other phones, so that every one is used. */
const STRIDE = 4;

interface NotchedPhone {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
}

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Held sideways, phones keep both ends clear; different widths show an inset that is counted twice. */
const sideways: NotchedPhone = {
  width: 844,
  height: 390,
  insets: { top: 0, right: 44, bottom: 21, left: 47 },
};
/** One phone with a notch, and the smallest phone, whose status bar covers an installed app. */
const upright: NotchedPhone = { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const smallest: NotchedPhone = { width: 320, height: 568, insets: { top: 20, right: 0, bottom: 0, left: 0 } };
/** They take turns; in a thorough run each scene is seen on all of them. */
const notchedPhones = [sideways, upright, sideways, smallest];

let page: Page;

/** In Russian, whose words need more room, narrow screens have text at twice the size. */
for (const [words, language, colorScheme, textScale] of [
  [en, 'English', 'dark', 1],
  [ru, 'Russian', 'light', 2],
] as const) {
  const narrow = phones.filter((phone) => phone.width === 320 && phone.textScale === textScale);
  const otherPhones = phones.filter((phone) => !narrow.includes(phone));
  const found = {
    misfits: [] as string[],
    smallTargets: [] as string[],
    violations: [] as string[],
    unreachable: [] as string[],
    inInsets: [] as string[],
  };

  test(`every screen and sheet is reachable in ${language}, ${colorScheme}`, async () => {
    await open({ colorScheme, reducedMotion: 'reduce' }, words);
    let sceneIndex = 0;
    await tour(page, words, async (scene) => {
      const note = (kind: keyof typeof found, findings: readonly string[]) =>
        found[kind].push(...findings.map((finding) => `${scene}: ${finding}`));
      // Each language has half of the more expensive looks at a scene, and the other language the other half.
      const isSceneSampled = isThorough || sceneIndex % 2 === (words === ru ? 0 : 1);
      if (words === ru) {
        for (const phone of isThorough
          ? new Set(notchedPhones)
          : [notchedPhones[sceneIndex % notchedPhones.length]]) {
          assert.ok(phone);
          note('inInsets', await inspectBesideNotch(phone));
        }
      }
      // Over the tour every phone is used; the tour goes on with the narrow one.
      const other = otherPhones[(sceneIndex * STRIDE) % otherPhones.length];
      for (const phone of [...(isSceneSampled ? [other] : []), narrow[sceneIndex % narrow.length]]) {
        assert.ok(phone);
        await setPhone(page, phone);
        note(
          'misfits',
          (await textFitProblems(page, words)).map((finding) => `${describePhone(phone)}: ${finding}`),
        );
      }
      // Sizes of controls are alike in both languages.
      if (words === en) note('smallTargets', await smallTargets(page));
      else note('unreachable', await unreachableControls(page));
      if (isSceneSampled) note('violations', await violationsAfterInjectingAxe(page));
      sceneIndex += 1;
    });
  });

  test(`axe finds no problems on any of them in ${language}, ${colorScheme}`, () => {
    assert.equal(withoutRepeats(found.violations), []);
  });

  test(`they fit every size of screen and text in every font in ${language}`, () => {
    assert.equal(withoutRepeats(found.misfits), []);
  });

  if (words === en) {
    test('every button, link and field is at least 48 × 48 px', () => {
      assert.equal(withoutRepeats(found.smallTargets), []);
    });
  } else {
    test('with text at twice the size every control is still reachable', () => {
      assert.equal(withoutRepeats(found.unreachable), []);
    });

    test('no screen has content under a notch or the home indicator, in landscape or portrait', () => {
      assert.equal(withoutRepeats(found.inInsets), []);
    });
  }
}

test('a whole game can be played with the keyboard alone', async () => {
  await open({}, en);
  const keys = keyboard(page);
  /** Elements that did not regain the focus after a sheet, so that keyboard users would start at the top again. */
  const lostFocusNames: string[] = [];
  const checkFocusReturned = async (name: string) => {
    if (!isCalled(await focusedLabel(page), name)) lostFocusNames.push(name);
  };
  await keys.to(en.newGame.name(1));
  await page.keyboard.type('Anya');
  await keys.press(en.newGame.start, 'Enter');
  await page.getByRole('button', { name: en.table.reveal, exact: true }).waitFor();
  await keys.press(en.table.reveal, 'Enter');
  await page.locator('[data-card]').waitFor();

  await keys.press(en.table.rollLabel(0), 'Enter');
  await page.locator('[data-settled]').waitFor();
  await page.locator('[data-settled]').waitFor({ state: 'detached' });
  await keys.press(en.table.undo, 'Enter');
  await page.getByRole('button', { name: en.table.rollLabel(0) }).waitFor();

  await keys.press(en.table.menu, 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press(en.menu.enterDieResult, 'Space');
  await page.getByRole('dialog', { name: en.enterRoll.title }).waitFor();
  await keys.press(en.faces.planeswalk, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const before = await page.locator('[data-card]').getAttribute('data-card');
  await keys.press(en.table.planeswalk, 'Enter');
  await page.locator(`[data-card]:not([data-card="${before}"])`).waitFor();

  await keys.press(en.table.toLife, 'Enter');
  await page.locator('[data-life="0"]').waitFor();
  await keys.press(en.seat.lose('Anya'), 'Enter');
  await keys.press(en.seat.lose('Anya'), 'Space');
  await keys.press(en.seat.gain(en.player(2)), 'Enter');
  await waitForLife(page, [18, 21]);
  await keys.press(en.seat.setLife(en.player(2)), 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press('7', 'Enter');
  await keys.press(en.seatSheet.set, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForLife(page, [18, 7]);
  await checkFocusReturned(en.seat.setLife(en.player(2)));
  await keys.press(en.seat.more('Anya'), 'Enter');
  await keys.press(en.seatSheet.morePoison, 'Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await checkFocusReturned(en.seat.more('Anya'));

  await keys.press(en.table.log, 'Enter');
  await page
    .getByRole('dialog')
    .getByText(en.log.lifeChanged('Anya', '−2', 18))
    .waitFor();
  assert.ok(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await checkFocusReturned(en.table.log);

  await keys.press(en.table.undo, 'Enter');
  await keys.press(en.table.undo, 'Enter');
  await waitForLife(page, [18, 21]);
  await keys.press(en.table.redo, 'Enter');
  await waitForLife(page, [18, 7]);
  assert.equal(lostFocusNames, [], 'the focus did not come back from the sheets opened here');
});

test('turns and the other screens work with the keyboard alone', async () => {
  await open({}, en);
  const keys = keyboard(page);
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  await keys.press(en.table.nextLabel(en.player(2)), 'Enter');
  await page.getByRole('button', { name: en.table.nextLabel(en.player(3)) }).waitFor();
  await keys.press(en.table.nextLabel(en.player(3)), 'Space');
  await page.getByRole('button', { name: en.table.nextLabel(en.player(4)) }).waitFor();

  // A group of options is one Tab stop; the arrow keys move between options.
  await keys.press(en.table.menu, 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press(en.menu.planar, 'Enter');
  await keys.to(en.planeView.textFacingNames.one);
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.getByRole('radio', { name: en.planeView.textFacingNames.two }).isChecked());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await keys.press(en.places.label, 'Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press(en.places.decks, 'Enter');
  await page.getByRole('heading', { name: en.myDecks.title }).waitFor();
  await keys.press(en.catalog.title, 'Enter');
  await page.getByRole('heading', { name: en.catalog.title }).waitFor();
  await keys.to(en.catalog.search);
  await page.keyboard.type('tazeem');
  await page.getByText(en.catalog.found(1), { exact: true }).waitFor();
  // After the button that clears the search, the filters, and the deck.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('article h1').waitFor();
  await keys.press(en.places.settings, 'Enter');
  await page.getByRole('heading', { name: en.places.settings }).waitFor();
  await keys.press(en.settings.keepAwake, 'Space');
  await keys.press(en.places.table, 'Enter');
  await page.locator('[data-card]').waitFor();
});

test('with reduced motion the result of the die appears at once', async () => {
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
      const tumbles = document.querySelector('[aria-label="Skip animation"]') !== null;
      return { tumbles, landed: document.querySelector('[data-settled]') !== null };
    });
    assert.equal(seen, { tumbles: false, landed: true });
    await page.getByRole('button', { name: en.table.undo }).click();
    await page.locator('[data-settled]').waitFor({ state: 'detached' });
  }
  const animationCount = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .length,
  );
  assert.is(animationCount, 0);
});

test('events are announced to screen readers', async () => {
  await open({ reducedMotion: 'reduce' }, en);
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  const liveRegion = page.locator('main [aria-live="polite"]');
  await liveRegion.filter({ hasText: 'reveals the starting plane' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: en.table.nextLabel(en.player(2)) }).click();
  await liveRegion.filter({ hasText: en.log.turnBegan(en.player(2)) }).waitFor({ state: 'attached' });
  await changeLanguage(page, en, ru);
  const latest = page.locator('main [data-latest]');
  await latest.filter({ hasText: ru.log.turnBegan(ru.player(2)) }).waitFor({ state: 'attached' });
});

test.run();

async function open(options: OpenOptions, words: Words): Promise<void> {
  page = await visit({ ...options, script: tourRandomnessScript });
  await ensureLanguage(page, words);
}

/** Looks for content under the notch of a phone, and for controls that have too little room beside it. */
async function inspectBesideNotch({ insets, ...size }: NotchedPhone): Promise<readonly string[]> {
  const [family = ''] = TEST_FAMILIES;
  await setPhone(page, { ...size, family, textScale: 1, boldText: false });
  await setInsets(page, insets);
  const found = [
    ...(await contentInInsets(page, insets)),
    ...(await smallTargets(page)),
    ...(size.width > size.height ? await overflows(page, ru) : []),
  ];
  await setInsets(page, noInsets);
  return found.map((finding) => `${size.width} px wide: ${finding}`);
}

/** Moves by the Tab key only, and checks that the focus is visible everywhere. */
function keyboard(tab: Page) {
  async function to(name: string): Promise<void> {
    for (let steps = 0; steps < 120; steps++) {
      if (isCalled(await focusedLabel(tab), name)) {
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

/** Returns whether a name is this action, optionally followed by the current state. */
function isCalled(name: string, wantedName: string): boolean {
  return name === wantedName || name.startsWith(`${wantedName}: `) || name.startsWith(`${wantedName}, `);
}

/** Returns the accessible name of the focused element. */
function focusedLabel(tab: Page): Promise<string> {
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
