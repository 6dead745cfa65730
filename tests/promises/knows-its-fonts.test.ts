import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { SERIF_FAMILY, SYSTEM_FAMILY, TEST_FAMILIES } from '../../scripts/test-browsers/test-fonts.mjs';
import { appOpenerFor } from '../support/browser/browser';
import { hostFor } from '../support/browser/serve';
import { testIn } from '../support/browser/test-in';
import { assert, suite } from '../support/suite';
import { skipUnlessThorough } from '../support/thorough';
import { until } from '../support/wait-until';

const test = suite('knows its fonts');
const visit = appOpenerFor(await hostFor(test), test);

/** Characters missing in a family that phones take from another one. */
const charactersOfOtherFonts: Readonly<Record<string, readonly string[]>> = {
  Roboto: ['→', '⋯', '▸', '▾'],
  'Noto Sans': ['→', '∞', '⋯', '▸', '▾'],
  'PT Sans Narrow': ['→', '⋯', '▸', '▾'],
  'PT Serif': ['→', '⋯', '▸', '▾'],
  'DejaVu Sans': [],
};

/** Every text that a screen may show: words, cards, rules, and characters in the screens themselves. */
const characters = [...new Set(['i18n', 'content', 'screens', 'design'].map(textIn).join(''))].filter(
  (character) => character > '~',
);

for (const browser of ['chromium', 'firefox'] as const) {
  for (const family of new Set([SYSTEM_FAMILY, 'DejaVu Sans'])) {
    const title = `where ${family} is the font of the system, ${browser} shows it and no font of the machine`;
    skipUnlessThorough(testIn(test, browser), family !== SYSTEM_FAMILY)(title, async () => {
      await assertShownIn(await visit({ browser, systemFont: family }), family);
    });
  }
}

test('every family covers the app’s text, except for arrows and symbols from other fonts', async () => {
  const page = await visit();
  await page.goto('about:blank');
  for (const family of TEST_FAMILIES) {
    await page.evaluate((name) => {
      document.body.style.fontFamily = `"${name}", sans-serif`;
    }, family);
    assert.equal(await missingCharacters(page, characters), []);
    const fromOtherFonts = (await familiesOf(page, characters)).filter(([, used]) => used !== family);
    assert.equal(
      fromOtherFonts.map(([character]) => character).sort(),
      charactersOfOtherFonts[family],
      `${family}: ${fromOtherFonts}`,
    );
  }
});

test.run();

function textIn(folder: string): string {
  return readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => readFileSync(`src/${folder}/${path}`, 'utf8'))
    .join('');
}

async function assertShownIn(page: Page, family: string): Promise<void> {
  for (const weight of [400, 700]) {
    const widths = await widthsIn(page, weight, TEST_FAMILIES);
    assert.is(new Set(widths).size, TEST_FAMILIES.length, 'two families look the same');
    const stacks = ['inherit', 'system-ui', 'sans-serif', 'serif'];
    const shown = (await widthsIn(page, weight, stacks)).map((width) => TEST_FAMILIES[widths.indexOf(width)]);
    assert.equal(shown, [family, family, family, SERIF_FAMILY]);
  }
  // Available on some machines only.
  const unavailableFamilies = ['Liberation Sans', 'DejaVu Sans Mono', 'Arial', 'No Such Family'];
  assert.is(new Set(await widthsIn(page, 400, unavailableFamilies)).size, 1);
}

function widthsIn(page: Page, weight: number, families: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(
    ([fontWeight, wanted]) =>
      wanted.map((family) => {
        const line = document.createElement('span');
        const isKeyword = ['inherit', 'system-ui', 'sans-serif', 'serif'].includes(family);
        line.style.cssText = `position: absolute; white-space: nowrap; font-size: 64px; font-weight: ${fontWeight}`;
        line.style.fontFamily = isKeyword ? family : `"${family}"`;
        line.textContent = 'Бросок планарного кубика 0123456789';
        document.body.append(line);
        const { width } = line.getBoundingClientRect();
        line.remove();
        return width;
      }),
    [weight, families] as const,
  );
}

/** Returns the characters drawn with the glyph for missing characters. */
function missingCharacters(page: Page, characters: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = `40px ${document.body.style.fontFamily}`;
    const drawingOf = (character: string) => {
      context.clearRect(0, 0, 64, 64);
      context.fillText(character, 8, 48);
      return canvas.toDataURL();
    };
    const unassigned = drawingOf('\u{fffff}');
    return wanted.filter((character) => drawingOf(character) === unassigned);
  }, characters);
}

async function familiesOf(page: Page, characters: readonly string[]) {
  await page.evaluate((wanted) => {
    const list = document.createElement('div');
    list.id = 'characters';
    for (const character of wanted)
      list.append(Object.assign(document.createElement('b'), { textContent: character }));
    document.querySelector('#characters')?.remove();
    document.body.append(list);
  }, characters);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const selected = { nodeId: root.nodeId, selector: '#characters b' };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', selected);
  const families: (readonly [string, string])[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    let used = '';
    // A busy Chromium names no font at first.
    await until(async () => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      used = fonts.map(({ familyName }) => familyName).join(', ');
      return used !== '';
    });
    families.push([characters[index] ?? '', used]);
  }
  await devtools.detach();
  return families;
}
