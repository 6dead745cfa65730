// runs alone
/** A browser killed at any moment keeps every move that its page had shown; `npm run soak kills` does it for long. */
import { killRepeatedly, summaryLine } from '../support/browser/kill-repeatedly';
import { testIn } from '../support/browser/test-in';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';

const SEED = 3;

const test = suite('survives a kill');

for (const [browser, kills] of [
  ['chromium', isThorough ? 8 : 4],
  ['firefox', 1],
] as const) {
  const title = `${kills} kills of ${browser} lose no move that was shown`;
  testIn(test, browser)(title, async () => {
    const outcome = await killRepeatedly(browser, kills, SEED);
    console.log(`${summaryLine(browser, outcome)}; seed ${SEED}`);
    assert.equal(outcome.lost, []);
    assert.is(outcome.kills, kills);
  });
}

test.run();
