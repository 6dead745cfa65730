import type { Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { visitsTo } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { showFullTable, turnTo } from '../support/playing/full-tables';
import { revealStartingPlane, startGame } from '../support/playing/play';
import { eachOnce, speak, tourRandomness } from '../support/playing/tour';
import { type PhoneDisplay, phoneInWords, phones, setPhone } from '../support/screens/phones';
import { misfits } from '../support/screens/text-fit';
import { readRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const MAX_SEATS = 12;
const languages = [
  [en, 'English'],
  [ru, 'Russian'],
] as const;

const promise = suite('fits narrow screens');
const visit = visitsTo(await hostFor(promise), promise);

let page: Page;

for (const [index, [words, language]] of languages.entries()) {
  // Each language takes other numbers of seats; both take the fullest table.
  const numbers = Array.from({ length: MAX_SEATS - 1 }, (_, place) => place + 2).filter(
    (seats) => (isThorough ? seats % 2 === index : seats % 3 === 1 - index) || seats === MAX_SEATS,
  );

  promise(`tables of up to twelve players fit every screen in every font in ${language}`, async () => {
    const found: string[] = [];
    await open(words);
    await startGame(page, words);
    await until(async () => (await readRows(page)).games.length > 0);
    for (const seats of numbers) {
      await showFullTable(page, words, seats, 1 + (seats % 2) * 4);
      for (const face of ['plane', 'life'] as const) {
        await turnTo(page, face);
        for (const phone of phonesAt(seats, index)) {
          await setPhone(page, phone);
          for (const finding of await misfits(page, words)) {
            found.push(`${face} of ${seats}, ${phoneInWords(phone)}: ${finding}`);
          }
        }
      }
    }
    assert.equal(eachOnce(found), []);
  });

  promise(`messages of the app fit narrow screens in ${language}`, async () => {
    await open(words);
    await startGame(page, words);
    await revealStartingPlane(page, words);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: words.table.nextLabel('') }).click();
    await page.getByText(words.notices.unsavedFull).waitFor();
    const narrow = phones.filter(({ width, textScale }) => width < 400 && textScale === 1);
    for (const phone of isThorough ? narrow : narrow.filter((_, place) => place % 3 === index)) {
      await setPhone(page, phone);
      assert.equal(await misfits(page, words), [], phoneInWords(phone));
      // The table stays usable under the notice: the actions of a turn are still on the screen.
      for (const name of [words.table.undo, words.table.nextLabel('')]) {
        const box = await page.getByRole('button', { name }).boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= phone.height, `${name} is off the screen`);
      }
    }
  });
}

promise.run();

async function open(words: Words): Promise<void> {
  page = await visit({ reducedMotion: 'reduce', script: tourRandomness });
  await speak(page, words);
}

/** Screens, fonts, text sizes and weights rotate with the seats. `npm run survey:fit` checks all combinations. */
function phonesAt(seats: number, language: number): readonly PhoneDisplay[] {
  return phones.filter((_, index) => {
    const turn = Math.floor(index / 2) + Math.floor(seats / 2);
    return turn % (isThorough ? 4 : 12) === 2 * language && index % 2 === Math.floor(turn / 4) % 2;
  });
}
