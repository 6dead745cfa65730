/** After one visit, every Magic card is found by its name in either language with the server gone, and is a land. */
import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser } from '../support/browser';
import { PATIENCE, until } from '../support/patience';
import { changeLanguage, goTo } from '../support/play';
import { hostApp } from '../support/serve';
import { suite } from '../support/suite';

const promise = suite('knows every card offline');

promise('a card is found by part of its name, and shown as a land, with the server gone', async () => {
  const host = await hostApp();
  const context = await openBrowser({ touch: true });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await openApp(context, host.url, { offlineReady: true });
    await until(() => hasNames(page));
    host.stop();
    await page.reload();
    await goTo(page, '/lands');
    const name = page.getByLabel(en.lands.byName.label);
    // The beginning of a name, swapped letters, and the Russian keyboard layout.
    for (const part of ['lightning bol', 'lightnign bolt', 'дшпретштп ищде']) {
      await name.fill(part);
      await page
        .getByRole('button', { name: /Lightning Bolt/ })
        .first()
        .waitFor();
    }
    await page
      .getByRole('button', { name: /Lightning Bolt/ })
      .first()
      .tap();
    await page
      .getByText(/Mountain/)
      .first()
      .waitFor();
    await changeLanguage(page, en, ru);
    await page.getByLabel(ru.lands.byName.label).fill('шок');
    await page.getByRole('button', { name: /Shock/ }).first().waitFor();
  } finally {
    await context.close();
    host.stop();
  }
});

promise.run();

/** Whether the index has arrived, which is fetched behind everything else. */
function hasNames(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const cache = await caches.open('planar-table-card-names');
    return (await cache.keys()).length > 0;
  });
}
