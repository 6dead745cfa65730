/**
 * Puts forty of the pictures of `npm run screenshots` on one sheet: `npm run contact-sheet`. Writes
 * docs/screens/contact-sheet.jpg.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { openBrowser } from '../tests/support/browser/browser';

const screenshotFolder = 'reports/screenshots';
const outputFolder = 'docs/screens';
const HEIGHT = 300;

/** By size, language and theme. */
const scenesToShow: Readonly<Record<string, readonly string[]>> = {
  '390x844-en-dark': [
    'new-game',
    'plane',
    'chaos',
    'two-planes',
    'menu',
    'life',
    'seat',
    'keypad',
    'log',
    'decks',
    'card',
    'lands-card',
  ],
  '390x844-ru-light': [
    'new-game',
    'plane',
    'planeswalk-waiting',
    'four-sides',
    'menu',
    'life',
    'planar-deck',
    'settings',
    'lands-list',
    'map',
    'pictures',
    'grand-melee',
  ],
  '320x568-ru-dark': ['plane', 'life', 'menu', 'new-game'],
  '844x390-en-light': ['plane', 'life', 'arrived'],
  '844x390-ru-dark': ['plane', 'grand-melee-life', 'seat'],
  '768x1024-en-light': ['plane', 'decks', 'log'],
  '1280x800-ru-dark': ['plane', 'map', 'lands-aids'],
};

const pictures = await readdir(screenshotFolder);
const shown = Object.entries(scenesToShow).flatMap(([variant, scenes]) =>
  scenes.map((scene) => {
    const file = pictures.find((name) => name.replace(/-\d\d-/, '-') === `${variant}-${scene}.png`);
    if (!file) throw new Error(`there is no picture ${variant} ${scene}: run \`npm run screenshots\` first`);
    return { file, title: `${variant} ${scene}` };
  }),
);
const figures = await Promise.all(
  shown.map(async ({ file, title }) => {
    const bytes = await readFile(`${screenshotFolder}/${file}`, 'base64');
    return `<figure><img height=${HEIGHT} src="data:image/png;base64,${bytes}"><figcaption>${title}</figcaption></figure>`;
  }),
);
const context = await openBrowser({ viewport: { width: 2000, height: 1000 } });
const page = await context.newPage();
// Forty pictures take long on a busy machine.
page.setDefaultTimeout(300_000);
await page.setContent(
  `<style>
    body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #777; font: 11px sans-serif }
    figure { margin: 0 } figcaption { color: #fff }
  </style>${figures.join('')}`,
);
await page.locator('img').last().waitFor();
await mkdir(outputFolder, { recursive: true });
await page.screenshot({
  path: `${outputFolder}/contact-sheet.jpg`,
  type: 'jpeg',
  quality: 75,
  fullPage: true,
});
await context.close();
console.log(`${shown.length} pictures in ${outputFolder}/contact-sheet.jpg`);
