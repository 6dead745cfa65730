// time limit: 600 s
/** No readable or interactive content is under a notch or the home indicator, on any screen and in any orientation. */
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { visitsTo } from '../support/browser';
import { smallTargets } from '../support/inspections';
import { contentInInsets, setInsets } from '../support/safe-areas';
import { hostFor } from '../support/serve';
import { assert, suite } from '../support/suite';
import { overflows } from '../support/text-fit';
import { eachOnce, sameFate, speak, tour } from '../support/tour';

const promise = suite('keeps clear of the notch');
const visit = visitsTo(await hostFor(promise), promise);

const sideways = { width: 844, height: 390 };
const notchOnTheLeft = { top: 0, right: 0, bottom: 21, left: 47 };
const notchOnTheRight = { top: 0, right: 47, bottom: 21, left: 0 };
/** One phone with a notch, and the smallest phone, whose status bar covers an installed app. */
const notchOnTop = { top: 47, right: 0, bottom: 34, left: 0 };
const statusBar = { top: 20, right: 0, bottom: 0, left: 0 };

for (const [words, language, upright, above, side, beside] of [
  [en, 'English', { width: 390, height: 844 }, notchOnTop, 'left', notchOnTheLeft],
  [ru, 'Russian', { width: 320, height: 568 }, statusBar, 'right', notchOnTheRight],
] as const) {
  const inInsets: string[] = [];
  const doNotFit: string[] = [];

  promise(`no screen has content in the insets, in landscape or portrait, in ${language}`, async () => {
    const page = await visit({ viewport: upright, reducedMotion: 'reduce', script: sameFate });
    await speak(page, words);
    const devtools = await page.context().newCDPSession(page);
    await tour(page, words, async (scene) => {
      for (const [held, viewport, insets] of [
        [`notch on the ${side}`, sideways, beside],
        ['upright', upright, above],
      ] as const) {
        await page.setViewportSize(viewport);
        await setInsets(devtools, insets);
        const note = (found: string[], findings: readonly string[]) =>
          found.push(...findings.map((finding) => `${scene}, ${held}: ${finding}`));
        note(inInsets, await contentInInsets(page, insets));
        note(doNotFit, await smallTargets(page));
        if (viewport === sideways) note(doNotFit, await overflows(page, words));
      }
    });
    assert.equal(eachOnce(inInsets), []);
  });

  promise(`the space inside the insets fits every button in ${language}`, () => {
    assert.equal(eachOnce(doNotFit), []);
  });
}

promise.run();
