// starts first
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { en, type Words } from '../../src/i18n/en';
import { withPlainSpaces } from '../../src/i18n/no-break-spaces';
import { ru } from '../../src/i18n/ru';
import { openApp, openBrowser } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import {
  goTo,
  letFirstPlayerBegin,
  lifeTotalsIn,
  revealStartingPlane,
  startGame,
  tapLife,
  waitForLife,
} from '../support/playing/play';
import { forgetOtherCopies, type Row, type Rows, readRows, writeRows } from '../support/storage/rows';
import { assert, suite } from '../support/suite';
import { isThorough } from '../support/thorough';
import { TIMEOUT, until } from '../support/wait-until';

let context: BrowserContext;
let page: Page;
/** A valid game of five steps, as really stored. */
let validRows: Rows;
const alarms: string[] = [];

const test = suite('damaged data');
const host = await hostFor(test);

test.before(async () => {
  context = await openBrowser({ withOfflineFiles: false });
  context.setDefaultTimeout(TIMEOUT);
  await context.exposeFunction('alarm', (text: string) => alarms.push(text));
  await context.addInitScript({ content: foreignCodeAlarmScript });
  page = await openApp(context, host.url);
  page.on('pageerror', (error) => alarms.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => alarms.push(`dialog: ${dialog.message()}`));
  await letFirstPlayerBegin(page);
  await startGame(page);
  await revealStartingPlane(page);
  for (const player of [0, 1, 2, 3]) await tapLife(page, player);
  await waitForLife(page, [19, 19, 19, 19]);
  await until(async () => (await readRows(page)).steps.length === 5);
  validRows = await readRows(page);
});

test.after(async () => {
  await context.close();
});

/** Defines a test that also checks that no data is executed and that the app reports no error. */
function testExpectingNoAlarm(title: string, runTest: () => Promise<void>): void {
  test(title, async () => {
    alarms.length = 0;
    // A page of the app that is still opening would store its language again.
    await leaveApp(page);
    await page.evaluate(() => localStorage.clear());
    await runTest();
    assert.equal(alarms, [], 'something of the data was run, asked for or tripped over');
    const foreign = page.locator('#app :is(img, script, iframe, object, embed, [onerror], [onload])');
    assert.is(await foreign.count(), 0);
  });
}

/** A game whose row is replaced by a damaged one. */
interface Damage {
  readonly name: string;
  readonly breakGame: (game: Row, table: Row) => Row;
  /** Whether it is also tested as the game that the app opens with. */
  readonly isOpenedFirst?: true;
}

const damages: readonly Damage[] = [
  { name: 'without its table', breakGame: ({ table: _, ...game }) => game, isOpenedFirst: true },
  { name: 'with nothing but its id', breakGame: ({ id }) => ({ id }) },
  { name: 'that does not say when it was touched', breakGame: ({ touchedAt: _, ...game }) => game },
  {
    name: 'with a life total in letters',
    breakGame: (game, table) => ({
      ...game,
      table: { ...table, totals: [{ life: 'twenty', poison: 0 }, ...(table.totals as Row[]).slice(1)] },
    }),
  },
  {
    name: 'with a life total that is not a number',
    breakGame: (game, table) => ({
      ...game,
      table: { ...table, totals: [{ life: Number.NaN, poison: 0 }, ...(table.totals as Row[]).slice(1)] },
    }),
  },
  {
    name: 'with seats that are not a list',
    breakGame: (game) => ({ ...game, seats: 'four of us' }),
  },
  {
    name: 'with one seat too few',
    breakGame: (game) => ({ ...game, seats: (game.seats as Row[]).slice(1) }),
  },
  {
    name: 'with a planar card twice',
    breakGame: (game, table) => ({
      ...game,
      table: { ...table, planar: withCardTwice(table.planar as Row) },
    }),
    isOpenedFirst: true,
  },
  {
    name: 'with a planar card missing',
    breakGame: (game, table) => ({
      ...game,
      table: { ...table, planar: { ...(table.planar as Row), faceUp: [] } },
    }),
  },
  {
    name: 'of a later format',
    breakGame: (game) => ({ ...game, format: 2, novelty: 'from the future' }),
    isOpenedFirst: true,
  },
  {
    name: 'with a hundred thousand seats',
    breakGame: (game) => ({
      ...game,
      seats: Array.from({ length: 100_000 }, (_, color) => ({ name: '', color })),
    }),
  },
  {
    name: 'with a name of a million letters',
    breakGame: (game) => ({
      ...game,
      seats: (game.seats as Row[]).with(0, { name: `Ann${'n'.repeat(1_000_000)}`, color: 0 }),
    }),
  },
  {
    name: 'with a life total beyond all numbers',
    breakGame: (game, table) => ({
      ...game,
      table: { ...table, totals: [{ life: 1e300, poison: 0 }, ...(table.totals as Row[]).slice(1)] },
    }),
  },
  { name: 'with more steps done than there are', breakGame: (game) => ({ ...game, done: 6, length: 5 }) },
  {
    name: 'that began at a time in words',
    breakGame: (game) => ({ ...game, opening: ['coinFlipped'] }),
  },
];

/** Checks what the user gets from unreadable rows: a message, and a file that contains all of them. */
async function assertOfferedAsFile(rows: readonly Row[]): Promise<void> {
  await waitForDamageCount(page, rows.length, en);
  const found = JSON.parse(await damagedFile(page, en)) as { game: Row; steps: Row[] }[];
  assert.is(found.length, rows.length);
  for (const row of rows) {
    const offeredGame = found.find(({ game }) => game.id === row.id);
    assert.equal(offeredGame?.game, JSON.parse(JSON.stringify(row)));
    assert.is(offeredGame?.steps.length, 5, 'its steps are in the file as well');
  }
  await assertNewGameStarts(page, en);
  const { games } = await readRows(page);
  for (const row of rows)
    assert.ok(
      games.some(({ id }) => id === row.id),
      'it is no longer where it was',
    );
}

// Each case is covered in tests/unit/storage/game/game-store.test.ts; here all of them are on one phone.
testExpectingNoAlarm(
  `${damages.length} damaged games on one phone all stay there and are offered as a file`,
  async () => {
    const games = damages.map(({ name, breakGame }, touchedAt) => {
      const game: Row = { ...validGame(), id: name, touchedAt };
      return breakGame(game, game.table as Row);
    });
    const steps = games.flatMap(({ id }) => validRows.steps.map((step) => ({ ...step, game: id })));
    await openWith({ ...validRows, games, steps });
    await assertOfferedAsFile(games);
  },
);

// The most recent game is read before the store is open: it may lack parts, be too new, or be complete but impossible.
for (const { name, breakGame } of damages.filter(({ isOpenedFirst }) => isOpenedFirst)) {
  testExpectingNoAlarm(
    `a game ${name}, the only one stored, stays there and is offered as a file`,
    async () => {
      const broken = breakGame(validGame(), validGame().table as Row);
      await openWith({ ...validRows, games: [broken] });
      await assertOfferedAsFile([broken]);
    },
  );
}

testExpectingNoAlarm('values that text files cannot represent are still offered as a file', async () => {
  await openWith({});
  await page.evaluate(async (row) => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('planar-table');
      opening.onsuccess = () => done(opening.result);
    });
    const transaction = database.transaction(['games', 'steps'], 'readwrite');
    transaction.objectStore('steps').clear();
    transaction.objectStore('games').clear();
    const itself: Record<string, unknown> = {};
    itself.again = itself;
    transaction
      .objectStore('games')
      .put({ ...row, format: 10n, seats: new Map([['a', 'b']]), opening: itself });
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    database.close();
  }, validGame());
  await openAgain();
  await waitForDamageCount(page, 1, en);
  const file = await damagedFile(page, en);
  assert.ok(file.includes(`${validGame().id}`));
  await assertNewGameStarts(page, en);
});

testExpectingNoAlarm(
  'the message appears in Russian for Russian users, and stays until answered',
  async () => {
    await page.evaluate(() => localStorage.setItem('planar-table.first-look', '{"language":"ru"}'));
    const [broken, future] = [
      { ...validGame(), id: 'broken', table: null },
      { ...validGame(), id: 'future', format: 99 },
    ];
    await openWith({ ...validRows, games: [broken, future], settings: [settingsRow({ language: 'ru' })] });
    await waitForDamageCount(page, 2, ru);
    await openAgain();
    await waitForDamageCount(page, 2, ru);
    const found = JSON.parse(await damagedFile(page, ru)) as { game: Row }[];
    assert.equal(found.map(({ game }) => game.id).sort(), ['broken', 'future']);
    await page.getByRole('button', { name: ru.notices.damagedDiscard }).click();
    await damageNotice(page, 2, ru).waitFor({ state: 'detached' });
    await openAgain();
    await page.getByRole('button', { name: ru.newGame.start }).waitFor();
    await until(async () => (await readRows(page)).games.length === 0);
    assert.is(await damageNotice(page, 2, ru).count(), 0);
  },
);

testExpectingNoAlarm('a damaged game does not affect a valid one', async () => {
  const broken = { ...validGame(), id: 'broken', touchedAt: Number(validGame().touchedAt) + 1, table: 7 };
  await openWith({ ...validRows, games: [validGame(), broken] });
  await waitForDamageCount(page, 1, en);
  const anotherGame = page
    .getByRole('heading', { name: en.newGame.recent })
    .locator('xpath=..')
    .getByRole('button');
  await anotherGame.or(page.locator('[data-life="0"]')).first().waitFor({ state: 'attached' });
  if (await anotherGame.count()) await anotherGame.first().click();
  await page.locator('[data-life="0"]').waitFor({ state: 'attached' });
  assert.is(await page.locator('[data-life="0"]').textContent(), '19');
  assert.ok(await page.getByRole('button', { name: en.table.undo }).isEnabled());
});

const brokenSteps: readonly (readonly [name: string, (steps: readonly Row[]) => readonly Row[]])[] = [
  ['missing altogether', () => []],
  ['with a gap', (steps) => steps.filter(({ index }) => index !== 2)],
  [
    'with an unknown move',
    (steps) =>
      steps.map((step) =>
        step.index === 3 ? { ...step, move: { kind: 'castSpell', marker: 'fireball' } } : step,
      ),
  ],
  [
    'with a change that is not a list',
    (steps) => steps.map((step) => (step.index === 1 ? { ...step, change: 'fireball' } : step)),
  ],
  [
    'with a change that leads nowhere',
    (steps) =>
      steps.map((step) =>
        step.index === 4
          ? { ...step, change: [{ path: ['fireball', '__proto__', 0], before: 1, after: 2 }] }
          : step,
      ),
  ],
];

for (const [name, breakSteps] of isThorough ? brokenSteps : brokenSteps.slice(1, 3)) {
  testExpectingNoAlarm(
    `a valid game whose steps are damaged (${name}) opens in its current state and continues`,
    async () => {
      await openWith({ ...validRows, steps: breakSteps(validRows.steps) });
      await page.locator('[data-card]').waitFor();
      assert.equal(await lifeTotalsIn(page), [19, 19, 19, 19]);
      await tapLife(page, 0);
      await waitForLife(page, [18]);
      const undo = page.getByRole('button', { name: en.table.undo });
      for (let step = 0; step < 8 && (await undo.isEnabled()); step++) await undo.click();
      assert.equal(await lifeTotalsIn(page), await lifeTotalsIn(page));
      assert.ok((await lifeTotalsIn(page)).every((life) => life === 19 || life === 20));
      await openAgain();
      await page.locator('[data-life="0"]').waitFor({ state: 'attached' });
      await assertNewGameStarts(page, en);
    },
  );
}

testExpectingNoAlarm(
  'unreadable steps of a game are reported, and what remains of them is offered as a file',
  async () => {
    const steps = validRows.steps.map((step) => (step.index === 3 ? { ...step, change: 'fireball' } : step));
    await openWith({ ...validRows, steps });
    await page.locator('[data-card]').waitFor();
    await page.getByRole('button', { name: en.notices.damagedSave }).waitFor();
    assert.match(await damagedFile(page, en), 'fireball');
  },
);

testExpectingNoAlarm('parts of a game from a later version are shown as unknown, and kept', async () => {
  const table = validGame().table as Row;
  const planar = table.planar as Row;
  const effect = { does: 'doubleDamage', source: null, player: 1, ends: 'tomorrow', until: null, note: null };
  const later = {
    ...validGame(),
    season: 3,
    opening: [...(validGame().opening as Row[]), { kind: 'sealOpened', rule: '1.1', by: 'app' }],
    table: {
      ...table,
      weather: 'rain',
      counters: (table.counters as Row[]).map((own) => ({ ...own, ticket: 4 })),
      planar: {
        ...planar,
        effects: [effect],
        waiting: [...(planar.waiting as Row[]), { kind: 'cascade', controller: 0 }],
      },
    },
  };
  const steps = validRows.steps.map((step) =>
    step.index === 4 ? { ...step, move: { kind: 'castSpell' }, happenings: [{ kind: 'spellCast' }] } : step,
  );
  await openWith({ ...validRows, games: [later], steps });
  await page.locator('[data-card]').waitFor();
  await page.getByText(en.effects.unknown).first().waitFor();
  await tapLife(page, 0);
  await waitForLife(page, [18]);
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  await page.getByRole('dialog').getByText(en.log.unknown).first().waitFor();
  assert.is(await page.getByRole('dialog').getByText(en.log.unknown).count(), 2);
  await page.keyboard.press('Escape');
  await until(async () => (await readRows(page)).steps.length === 6);
  const { games, steps: saved } = await readRows(page);
  const [game = {}] = games;
  assert.equal([game.season, game.opening], [later.season, later.opening]);
  const now = game.table as Row;
  assert.equal([now.weather, now.counters, now.planar], ['rain', later.table.counters, later.table.planar]);
  assert.equal(saved.slice(0, 5), steps);
  const undo = page.getByRole('button', { name: en.table.undo });
  for (let step = 0; step < 5; step++) await undo.click();
  await waitForLife(page, [20, 20, 20, 20]);
});

/** More cases are in tests/unit/storage/settings/settings-store.test.ts. */
const oddSettings: readonly (readonly [name: string, value: unknown])[] = [
  ['a text', 'all of it'],
  [
    'odd values everywhere',
    { language: 'xx', theme: 'purple', facing: {}, die: 6, keepAwake: 'yes', newGame: { seats: 2 } },
  ],
  [
    'a new game of a thousand',
    { newGame: newGame({ seats: Array.from({ length: 1000 }, (_, color) => ({ name: '', color })) }) },
  ],
  ['a new game with endless life', { newGame: newGame({ startingLife: 1e300 }) }],
  [
    'a new game of seats of one color, begun by nobody, with an unknown deck',
    {
      newGame: newGame({
        seats: [3, 3, 3].map((color) => ({ name: '', color })),
        startingSeat: -5,
        deck: '__proto__',
      }),
    },
  ],
];

for (const [name, value] of isThorough ? oddSettings : oddSettings.slice(1, 2)) {
  testExpectingNoAlarm(`settings that are ${name} affect only themselves`, async () => {
    const isObject = typeof value === 'object' && value && !Array.isArray(value);
    await openWith({
      settings: [{ key: 'settings', value: isObject ? { facing: 'two', ...value } : value }],
    });
    await assertNewGameStarts(page, en);
    await goTo(page, '/settings');
    await page.getByRole('radio', { name: en.settings.themes.phone }).first().waitFor({ state: 'attached' });
  });
}

testExpectingNoAlarm('one invalid setting leaves the others as chosen', async () => {
  await openWith({ settings: [settingsRow({ theme: 'purple', keepAwake: false, die: 'table' })] });
  await goTo(page, '/settings');
  await page.getByLabel(en.settings.keepAwake).waitFor();
  await page.waitForFunction(
    () => !document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked,
  );
  assert.ok(await page.getByRole('radio', { name: en.menu.dieSources.table }).isChecked());
  assert.ok(
    await page
      .getByRole('group', { name: en.settings.theme })
      .getByRole('radio', { name: en.settings.followSystem })
      .isChecked(),
  );
});

testExpectingNoAlarm('completely unreadable settings are reported and offered as a file', async () => {
  await openWith({ settings: [{ key: 'settings', value: 'scrambled eggs' }] });
  await page.getByRole('button', { name: en.notices.damagedSave }).waitFor();
  assert.match(await damagedFile(page, en), 'scrambled eggs');
});

/** More cases are in tests/unit/storage/settings/boot-hints.test.ts. */
const firstLookHints = [
  '{{{',
  '{"language":"xx","theme":7,"playing":"yes"}',
  '{"playing":true}',
  '{"language":{"toString":null}}',
];

testExpectingNoAlarm('the app opens regardless of the hint next to the database', async () => {
  for (const hint of isThorough ? firstLookHints : firstLookHints.slice(0, 1)) {
    await writeRows(page, {});
    await forgetOtherCopies(page);
    await page.evaluate((text) => localStorage.setItem('planar-table.first-look', text), hint);
    await openAgain();
    await page.getByRole('button', { name: en.newGame.start }).waitFor();
  }
  for (const hint of isThorough ? firstLookHints : firstLookHints.slice(0, 1)) {
    await writeRows(page, validRows);
    await page.evaluate((text) => localStorage.setItem('planar-table.first-look', text), hint);
    await openAgain();
    await page.locator('[data-card]').waitFor();
  }
  await assertNewGameStarts(page, en);
});

const hostileNames = [
  '<img src=x onerror="foreignCode()">',
  '"><svg onload=foreignCode()>',
  '<script>foreignCode()</script>',
  'javascript:foreignCode()',
];

testExpectingNoAlarm('hostile names are shown literally and nothing in them runs', async () => {
  const seats = hostileNames.map((name, color) => ({ name, color }));
  const settings = settingsRow({
    newGame: newGame({ seats: seats.map(({ name, color }) => ({ name: name.slice(0, 24), color })) }),
  });
  await openWith({ ...validRows, games: [{ ...validGame(), seats }], settings: [settings] });
  await page.locator('[data-card]').waitFor();
  await page.getByRole('button', { name: en.table.toLife }).click();
  for (const name of hostileNames) {
    await page
      .getByRole('button', { name: en.seat.setLife(name) })
      .getByText(name)
      .waitFor();
  }
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByText(en.log.lifeChanged(hostileNames[0] ?? '', '−1', 19))
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.seat.more(hostileNames[0] ?? '') }).click();
  await page.getByRole('heading', { name: hostileNames[0] ?? '' }).waitFor();
  await page.keyboard.press('Escape');
  await assertNewGameStarts(page, en);
  await goTo(page, '/new');
  await page.getByRole('heading', { name: en.newGame.recent }).waitFor();
});

testExpectingNoAlarm(
  'hostile names of cards and decks are shown or set aside, and nothing in them runs',
  async () => {
    for (const name of [...hostileNames.slice(0, 2), '__proto__', 'constructor']) {
      await openWith({ ...validRows, games: [withFaceUpCard(validGame(), name)] });
      await page
        .locator('[data-card]')
        .or(page.getByRole('button', { name: en.newGame.start }))
        .waitFor();
      await page
        .getByRole('button', { name: en.table.undo })
        .or(page.getByRole('button', { name: en.newGame.start }))
        .first()
        .waitFor();
    }
    await assertNewGameStarts(page, en);
  },
);

testExpectingNoAlarm('hostile addresses lead somewhere and nothing in them runs', async () => {
  await openWith(validRows);
  for (const path of [
    '/decks/<img src=x onerror=foreignCode()>',
    '/decks/%E0%A4%A',
    '/decks/__proto__',
    '/decks/constructor',
    'javascript:foreignCode()',
    '/new/../..//',
  ]) {
    await goTo(page, path);
    await page.locator('main').waitFor();
    await openAgain();
    await page.locator('main').waitFor();
  }
  await goTo(page, '/');
  await page.locator('[data-card]').waitFor();
});

testExpectingNoAlarm('a name that changes the text direction affects only itself', async () => {
  const name = '\u202Eevil';
  const seats = [{ name, color: 0 }, ...(validGame().seats as Row[]).slice(1)];
  await openWith({ ...validRows, games: [{ ...validGame(), seats }] });
  await page.locator('[data-card]').waitFor();
  await page.getByRole('button', { name: en.table.log, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('19 life').first().waitFor();
  // After the name, the text continues left to right: its last letters are to the right of the earlier ones.
  const isReversed = await dialog.evaluate((sheet) => {
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.search(/19\slife/) ?? -1;
      if (at < 0 || !node.textContent?.includes('evil')) continue;
      const [first, last] = [at, at + 6].map((offset) => {
        const range = document.createRange();
        range.setStart(node as Text, offset);
        range.setEnd(node as Text, offset + 1);
        return range.getBoundingClientRect();
      });
      return first && last && first.top === last.top ? first.left > last.left : null;
    }
    return null;
  });
  assert.is(isReversed, false);
});

for (const [description, version, stores, notice] of [
  ['a database with a store missing', 10, ['games', 'settings'], en.notices.unsavedBroken],
  ['a later database with nothing recognizable in it', 990, ['tournaments'], en.notices.laterVersion],
] as const) {
  testExpectingNoAlarm(
    `${description} is repaired or reported as unusable, and a game can be played`,
    async () => {
      await rebuildDatabase(page, version, stores);
      await openAgain();
      await page.getByRole('button', { name: en.newGame.start }).click();
      await page.getByRole('button', { name: en.table.undo }).waitFor();
      await revealStartingPlane(page);
      await tapLife(page, 0);
      await waitForLife(page, [19]);
      const noticeStatus = page.getByRole('status').filter({ hasText: notice });
      await until(async () => (await noticeStatus.count()) > 0 || (await readRows(page)).steps?.length === 2);
    },
  );
}

testExpectingNoAlarm(
  'a database of a later version is left unchanged, and a game can be played',
  async () => {
    await rebuildDatabase(page, 990, ['games', 'steps', 'settings', 'damaged', 'tournaments']);
    await writeRows(page, { games: [{ ...validGame(), format: 99, novelty: 'from the future' }] });
    const before = await readRows(page);
    await openAgain();
    await page.getByRole('button', { name: en.newGame.start }).click();
    await page.getByRole('button', { name: en.table.undo }).waitFor();
    await page.getByRole('status').filter({ hasText: en.notices.laterVersion }).waitFor();
    await revealStartingPlane(page);
    await tapLife(page, 0);
    await waitForLife(page, [19]);
    assert.equal(await readRows(page), before);
  },
);

test.run();

/** Runs in the page first and records any sign of injected code. */
const foreignCodeAlarmScript = `
  globalThis.foreignCode = () => alarm('foreign code was called');
  for (const box of ['alert', 'confirm', 'prompt']) globalThis[box] = () => alarm(box);
  addEventListener('securitypolicyviolation', (event) => alarm('against the policy: ' + event.blockedURI));
`;

function validGame(): Row {
  return validRows.games[0] as Row;
}

function withCardTwice(planar: Row): Row {
  const [deck] = planar.decks as { owner: null; cards: string[] }[];
  const [card = ''] = deck?.cards ?? [];
  return { ...planar, decks: [{ ...deck, cards: [card, ...(deck?.cards ?? [])] }] };
}

/** Returns the game with a different name for its face-up plane. */
function withFaceUpCard(game: Row, name: string): Row {
  const table = game.table as Row;
  const planar = table.planar as Row;
  const [up] = planar.faceUp as { card: string; deck: number }[];
  const kinds = Object.fromEntries(
    Object.entries(planar.kinds as Row).map(([id, kind]) => [id === up?.card ? name : id, kind]),
  );
  return {
    ...game,
    deck: name.slice(0, 100),
    table: { ...table, planar: { ...planar, kinds, faceUp: [{ ...up, card: name }], visited: [name] } },
  };
}

function settingsRow(changes: Row): Row {
  return {
    key: 'settings',
    value: {
      language: null,
      theme: 'phone',
      facing: 'one',
      die: 'app',
      keepAwake: true,
      newGame: null,
      ...changes,
    },
  };
}

function newGame(changes: Row): Row {
  const seats = ['Ann', 'Bob'].map((name, color) => ({ name, color }));
  return { seats, startingLife: 20, startingSeat: null, deck: 'random', ...changes };
}

/** Starts the app with only these rows in its database. */
async function openWith(rows: Partial<Rows>): Promise<void> {
  await rebuildDatabase(page, 10, ['games', 'steps', 'settings', 'damaged']);
  await writeRows(page, rows);
  await openAgain();
}

async function openAgain(): Promise<void> {
  await page.goto('about:blank');
  await page.goto(host.url);
  await page.waitForSelector('nav', { state: 'attached' });
}

/** Opens a page of the same host without the app. */
async function leaveApp(tab: Page): Promise<void> {
  await tab.goto(`${host.url}icons/icon-192.png`);
}

/** Creates an empty database of this version with these stores, as the first version of the app would. */
async function rebuildDatabase(tab: Page, version: number, stores: readonly string[]): Promise<void> {
  // The app would reopen its database.
  await leaveApp(tab);
  await forgetOtherCopies(tab);
  await tab.evaluate(
    ([number, names]) =>
      new Promise<void>((done, fail) => {
        const deleting = indexedDB.deleteDatabase('planar-table');
        deleting.onerror = () => fail(deleting.error);
        deleting.onsuccess = () => {
          const opening = indexedDB.open('planar-table', number);
          opening.onerror = () => fail(opening.error);
          opening.onupgradeneeded = () => {
            for (const name of names) {
              const keyPath = name === 'settings' ? 'key' : name === 'steps' ? ['game', 'index'] : 'id';
              const store = opening.result.createObjectStore(name, {
                keyPath,
                autoIncrement: name === 'damaged',
              });
              if (name === 'games') store.createIndex('touchedAt', 'touchedAt');
              if (name === 'steps') {
                opening.result.deleteObjectStore(name);
                opening.result.createObjectStore(name, { keyPath: ['game', 'index'] });
              }
            }
          };
          opening.onsuccess = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [version, stores] as const,
  );
}

function damageNotice(tab: Page, count: number, words: Words) {
  return tab.getByRole('status').filter({ hasText: words.notices.damaged(count) });
}

async function waitForDamageCount(tab: Page, count: number, words: Words): Promise<void> {
  const noticeText = tab
    .getByRole('status')
    .filter({ has: tab.getByRole('button', { name: words.notices.damagedSave }) })
    .locator('p');
  await noticeText.waitFor();
  // Games are set aside one at a time.
  await until(
    async () => withPlainSpaces((await noticeText.textContent()) ?? '') === words.notices.damaged(count),
    `not told of ${count} damaged pieces`,
  );
}

/** Accepts the offer to save damaged data, and reads the file. */
async function damagedFile(tab: Page, words: Words): Promise<string> {
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: words.notices.damagedSave }).click(),
  ]);
  assert.match(download.suggestedFilename(), /\.json$/);
  return readFile(await download.path(), 'utf8');
}

/** Starts a game, plays and saves it: it is still there after a restart. */
async function assertNewGameStarts(tab: Page, words: Words): Promise<void> {
  await goTo(tab, '/new');
  await tab.getByRole('radio', { name: words.newGame.random, exact: true }).check();
  await startGame(tab, words);
  await revealStartingPlane(tab, words);
  const before = (await lifeTotalsIn(tab))[0] ?? 0;
  await tapLife(tab, 0);
  await waitForLife(tab, [before - 1]);
  await until(async () => {
    const { games, steps } = await readRows(tab);
    const latest = games.toSorted(
      (one, other) => (Number(other.touchedAt) || 0) - (Number(one.touchedAt) || 0),
    )[0];
    return steps.filter((step) => step.game === latest?.id).length === 2;
  });
}
