/**
 * Checks every screen in every font, at every size of screen and text: `npm run survey [tables | tour] [part of
 * a phone]`. The promises check a part of these. Writes reports/fit.md; the app must have been built.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { en, type Words } from '../src/i18n/en';
import { ru } from '../src/i18n/ru';
import { openApp, openBrowser } from '../tests/support/browser/browser';
import { hostApp, type StaticHost } from '../tests/support/browser/serve';
import { showFullTable, switchView } from '../tests/support/playing/full-tables';
import { ensureLanguage, tour, tourRandomnessScript } from '../tests/support/playing/tour';
import {
  describePhone,
  type PhoneDisplay,
  phones,
  screenSizes,
  setPhone,
} from '../tests/support/screens/phones';
import { textFitProblems } from '../tests/support/screens/text-fit';

const REPORT = 'reports/fit.md';
const MAX_SEATS = 12;

const [part = 'all', phoneFilter = ''] = process.argv.slice(2);
const surveyedPhones = phones.filter((phone) => describePhone(phone).includes(phoneFilter));
/** Problems by kind: where each was found first, and how often. */
const findings = new Map<string, { first: string; times: number }>();
let checkCount = 0;

async function checkScene(page: Page, words: Words, scene: string): Promise<void> {
  for (const phone of surveyedPhones) {
    await setPhone(page, phone);
    checkCount += 1;
    for (const finding of await textFitProblems(page, words)) {
      const kind = finding.replaceAll(/“[^”]*”|\d+/g, '');
      const earlier = findings.get(kind);
      if (earlier) earlier.times += 1;
      else findings.set(kind, { first: `${scene}, ${describePhone(phone)}: ${finding}`, times: 1 });
    }
  }
  await setPhone(page, usualPhone);
}

const usualPhone: PhoneDisplay = { ...screenSizes[1], family: 'Roboto', textScale: 1, boldText: false };

async function open(host: StaticHost, words: Words) {
  const context = await openBrowser({ reducedMotion: 'reduce', viewport: screenSizes[1] });
  await context.addInitScript({ content: tourRandomnessScript });
  const page = await openApp(context, host.url);
  await ensureLanguage(page, words);
  return { context, page };
}

const host = await hostApp();
for (const words of [en, ru]) {
  const language = words === en ? 'English' : 'Russian';
  if (part !== 'tour') {
    const { context, page } = await open(host, words);
    for (let seats = 2; seats <= MAX_SEATS; seats++) {
      for (const first of [1, 5]) {
        await showFullTable(page, words, seats, first);
        for (const view of ['plane', 'life'] as const) {
          await switchView(page, view);
          await checkScene(page, words, `${language}, ${view} of ${seats}`);
        }
      }
      console.log(`${language}: ${seats} seats, ${findings.size} findings`);
    }
    await context.close();
  }
  if (part !== 'tables') {
    const { context, page } = await open(host, words);
    await tour(page, words, async (scene) => {
      await checkScene(page, words, `${language}, ${scene}`);
      console.log(`${language}: ${scene}, ${findings.size} findings`);
    });
    await context.close();
  }
}
host.stop();
const lines = [...findings.values()]
  .toSorted((one, other) => other.times - one.times)
  .map(({ first, times }) => `- ${times} × ${first}`);
await mkdir('reports', { recursive: true });
await writeFile(
  REPORT,
  `# What does not fit\n\n${checkCount} checks, ${lines.length} findings.\n\n${lines.join('\n')}\n`,
);
console.log(`${checkCount} checks, ${lines.length} findings: ${REPORT}`);
