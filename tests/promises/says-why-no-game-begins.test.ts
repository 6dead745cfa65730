/** If a file that a new game needs cannot be loaded, the app says so, and the form stays as it was. */
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, windowOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { startGame } from '../support/playing/play';
import { suite } from '../support/suite';

const test = suite('says why no game begins');
const host = await hostFor(test);
const openWindow = windowOpenerFor(test);

for (const [locale, words] of [
  ['en-US', en],
  ['ru-RU', ru],
] as const) {
  test(`in ${locale}: a new game that lacks a file says so, and begins after reloading`, async () => {
    const context = await openWindow({ locale });
    let isMissing = true;
    await context.route('**/begin-game-*.js', (route) => (isMissing ? route.abort() : route.continue()));
    const page = await openApp(context, host.url);
    const firstPlayerName = page.getByRole('textbox').first();
    await firstPlayerName.fill('Nissa');
    const start = page.getByRole('button', { name: words.newGame.start, exact: true });
    await start.click();
    await page.getByText(words.notices.loadFailed).waitFor();
    await start.and(page.locator(':enabled')).waitFor();
    isMissing = false;
    await page.getByRole('button', { name: words.notices.reload, exact: true }).click();
    await startGame(page, words);
    await context.close();
  });
}

test.run();
