/** No readable or interactive content is under a notch or the home indicator, on any screen and in any orientation. */
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

/** Held sideways, phones keep both ends clear; different widths show an inset that is counted twice. */
const sideways = {
  viewport: { width: 844, height: 390 },
  insets: { top: 0, right: 44, bottom: 21, left: 47 },
};
/** One phone with a notch, and the smallest phone, whose status bar covers an installed app. */
const upright = [
  { viewport: { width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { viewport: { width: 320, height: 568 }, insets: { top: 20, right: 0, bottom: 0, left: 0 } },
] as const;

const doNotFit: string[] = [];

// In Russian, whose words are longer.
promise('no screen has content in the insets, in landscape or portrait', async () => {
  const inInsets: string[] = [];
  const page = await visit({ viewport: upright[0].viewport, reducedMotion: 'reduce', script: sameFate });
  await speak(page, ru);
  const devtools = await page.context().newCDPSession(page);
  let scenes = 0;
  await tour(page, ru, async (scene) => {
    for (const phone of [sideways, upright[scenes % 2] ?? upright[0]]) {
      const { viewport, insets } = phone;
      await page.setViewportSize(viewport);
      await setInsets(devtools, insets);
      const note = (found: string[], findings: readonly string[]) =>
        found.push(...findings.map((finding) => `${scene}, ${viewport.width} px wide: ${finding}`));
      note(inInsets, await contentInInsets(page, insets));
      note(doNotFit, await smallTargets(page));
      if (phone === sideways) note(doNotFit, await overflows(page, ru));
    }
    scenes += 1;
  });
  assert.equal(eachOnce(inInsets), []);
});

promise('the space inside the insets fits every button', () => {
  assert.equal(eachOnce(doNotFit), []);
});

promise.run();
