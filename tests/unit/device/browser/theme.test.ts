import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { showTheme } from '../../../../src/device/browser/theme';
import { replaceGlobals, restoreGlobals } from '../../../support/fake-globals';
import { assert, suite } from '../../../support/suite';

const test = suite('the theme around the page');

test.after.each(restoreGlobals);

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');
const [, light = '', dark = ''] =
  /--ground: light-dark\((#\w{6}), (#\w{6})\)/.exec(read('src/design/tokens.css')) ?? [];

/** A page with the two colors as index.html has them. */
function page() {
  const metas = { dark: { content: dark }, light: { content: light } };
  const dataset: { theme?: string } = {};
  replaceGlobals({
    document: {
      documentElement: { dataset },
      querySelector: (selector: string) => metas[selector.includes('dark') ? 'dark' : 'light'],
    },
  });
  return { dataset, colors: () => [metas.dark.content, metas.light.content] };
}

test('follows the phone until a theme is chosen, then the theme', () => {
  const { dataset, colors } = page();
  showTheme('phone');
  assert.equal([dataset.theme, ...colors()], [undefined, dark, light]);
  showTheme('dark');
  assert.equal([dataset.theme, ...colors()], ['dark', dark, dark]);
  showTheme('light');
  assert.equal([dataset.theme, ...colors()], ['light', light, light]);
  showTheme('phone');
  assert.equal([dataset.theme, ...colors()], [undefined, dark, light]);
});

test('the page, the manifest and the style sheets have the same background', () => {
  const html = read('index.html');
  for (const [scheme, color] of Object.entries({ dark, light })) {
    const [, content] =
      new RegExp(`theme-color" media="\\(prefers-color-scheme: ${scheme}\\)" content="(#\\w{6})"`).exec(
        html,
      ) ?? [];
    assert.is(content, color, scheme);
  }
  const { theme_color, background_color } = JSON.parse(read('manifest.webmanifest'));
  assert.equal([theme_color, background_color], [dark, dark]);
});

test.run();
