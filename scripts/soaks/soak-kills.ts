/**
 * Kills browsers in the middle of a game and reports what was lost: `npm run soak kills`, with `KILLS=…` for another
 * number of kills of Chromium, an eighth of which Firefox has, and `SEED=…` to repeat a run.
 */
import { killRepeatedly, summaryLine } from '../../tests/support/browser/kill-repeatedly';
import { recordRun } from '../../tests/support/run-report';
import { findBrowser } from '../test-browsers/browsers.mjs';

const KILLS = Number(process.env.KILLS ?? 300);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

for (const [browser, kills] of [
  ['chromium', KILLS],
  ['firefox', Math.max(1, Math.round(KILLS / 8))],
] as const) {
  if (!findBrowser(browser)) {
    console.log(`${browser} is not installed`);
    continue;
  }
  const outcome = await killRepeatedly(browser, kills, SEED);
  console.log(`${summaryLine(browser, outcome)}; seed ${SEED}`);
  const { lost: losses, ...counts } = outcome;
  recordRun(`soak-kills-${browser}`, { ...counts, killsWithLoss: losses.length });
  for (const loss of losses) console.log(loss);
  if (losses.length > 0) process.exitCode = 1;
}
