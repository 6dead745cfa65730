import { readdirSync, readFileSync } from 'node:fs';
import { outlineOf } from '../../../../../scripts/build/outlines';
import { languages } from '../../../../../src/content/bilingual';
import {
  colorPairs,
  colors,
  type ManaSymbol,
  readManaCost,
  writeManaCost,
} from '../../../../../src/rules/landless/mana-cost';
import { drawingOf, SYMBOL_WITH_PUNCTUATION } from '../../../../../src/screens/parts/text/game-symbol';
import { nameOfSymbol } from '../../../../../src/screens/parts/text/symbol-words';
import { assert, suite } from '../../../../support/suite';

const test = suite('game symbols');

/** The lookbehind excludes character classes of regular expressions and gaps of templates, which look alike. */
const SYMBOL = /(?<!\\p|\$)\{([A-Z0-9/]+)\}/g;
const symbolsIn = (text: string) => [...text.matchAll(SYMBOL)].map(([, symbol = '']) => symbol);

/** All text of the app: cards, rules and the interface's own words. */
const inTexts = new Set(
  ['content', 'i18n'].flatMap((folder) => {
    const root = new URL(`../../../../../src/${folder}/`, import.meta.url);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => symbolsIn(readFileSync(new URL(file, root), 'utf8')));
  }),
);

const readable: readonly ManaSymbol[] = [
  ...[...Array.from({ length: 31 }, (_, amount) => amount), 100, 1_000_000].map(
    (amount) => ({ kind: 'generic', amount }) as const,
  ),
  ...(['X', 'Y', 'Z'] as const).map((letter) => ({ kind: 'variable', letter }) as const),
  { kind: 'colorless' },
  { kind: 'snow' },
  ...colors.flatMap((color) =>
    (['colored', 'twobrid', 'colorlessHybrid', 'phyrexian'] as const).map((kind) => ({ kind, color })),
  ),
  ...colorPairs.flatMap((pair) => (['hybrid', 'hybridPhyrexian'] as const).map((kind) => ({ kind, pair }))),
];
const inCosts = symbolsIn(writeManaCost([readable]));
const all = [...inTexts, ...inCosts, 'P'];

/** Returns the files of a symbol's parts. */
function filesOf(symbol: string): readonly string[] {
  const drawing = drawingOf(symbol);
  if (!drawing) return [];
  if (drawing.kind === 'chaos') return ['chaos'];
  return drawing.kind === 'disc' ? drawing.glyphs : drawing.halves.map(({ glyph }) => glyph);
}

test('every symbol named in a text or possible in a cost is drawn', () => {
  assert.ok(inTexts.has('CHAOS') && inTexts.has('T') && inTexts.has('W/U'));
  for (const symbol of inCosts) {
    const read = readManaCost(symbol);
    assert.is(read.ok && writeManaCost(read.value), `{${symbol}}`, 'read as it is written');
  }
  assert.equal(
    all.filter((symbol) => !drawingOf(symbol)),
    [],
  );
});

test('every drawing is in the package, as plain paths', () => {
  for (const name of new Set([...all.flatMap(filesOf), 'planeswalker'])) {
    const file = new URL(`../../../../../node_modules/mana-font/svg/${name}.svg`, import.meta.url);
    assert.match(outlineOf(readFileSync(file, 'utf8'), name), /^[Mm][\d.]/, name);
  }
});

test('other drawings are refused, and paths are shortened', () => {
  const svg = (path: string) =>
    `<svg viewBox="0 0 32 32">\n<title>w</title>\n<path fill="#444" d="${path}"></path>\n</svg>`;
  assert.is(outlineOf(svg('M1.2345 0.6789L 10 2.999'), 'w'), 'M1.23.68 10 3');
  assert.throws(() => outlineOf(svg('M1 2').replace('32 32', '58 32'), 'w'), /not hold plain paths/);
  assert.throws(() => outlineOf(svg('M1 2').replace('</svg>', '<circle r="3"/></svg>'), 'w'));
  assert.throws(() => outlineOf('<svg viewBox="0 0 32 32"></svg>', 'w'));
});

test('text that is not a symbol stays unchanged', () => {
  for (const other of ['HEAD', 'W/U/G', 'N', 'W/', 'w', '', 'P/P/P', '1/2/W', '25/W', '½'])
    assert.is(drawingOf(other), null, other);
});

test('halves, digits of large numbers and the Phyrexian symbol are placed as on cards', () => {
  assert.equal(drawingOf('2/W'), {
    kind: 'split',
    halves: [
      { discColor: 'C', glyph: '2' },
      { discColor: 'W', glyph: 'w' },
    ],
  });
  assert.equal(drawingOf('G/P'), { kind: 'disc', discColor: 'G', glyphs: ['p'] });
  assert.equal(drawingOf('W/U/P'), {
    kind: 'split',
    halves: [
      { discColor: 'W', glyph: 'p' },
      { discColor: 'U', glyph: 'p' },
    ],
  });
  assert.equal(filesOf('16'), ['16']);
  assert.equal(filesOf('25'), ['2', '5']);
});

test('a text is split into symbols with their punctuation, and the rest', () => {
  assert.equal('Sol Ring ({1}), {T}: add {C}{C}.'.split(SYMBOL_WITH_PUNCTUATION), [
    ...['Sol Ring ', '({1}),', ' ', '{T}:', ' add ', '{C}', '', '{C}.', ''],
  ]);
});

test('each has a name in either language', () => {
  const symbolNames = (symbol: string) => languages.map((language) => nameOfSymbol(symbol, language));
  assert.equal(symbolNames('T'), ['tap', 'поворот']);
  assert.equal(symbolNames('2'), ['2 generic mana', '2 маны любого вида']);
  assert.equal(symbolNames('1'), ['1 generic mana', '1 мана любого вида']);
  assert.equal(symbolNames('W'), ['white mana', 'белая мана']);
  assert.equal(symbolNames('W/U'), ['white or blue mana', 'белая или синяя мана']);
  assert.equal(symbolNames('2/R'), ['2 generic mana or red mana', '2 маны любого вида или красная мана']);
  assert.equal(symbolNames('C/G'), ['colorless or green mana', 'бесцветная или зелёная мана']);
  assert.equal(symbolNames('G/P'), ['green mana or 2 life', 'зелёная мана или 2 жизни']);
  assert.equal(symbolNames('W/U/P'), ['white or blue mana or 2 life', 'белая или синяя мана или 2 жизни']);
  for (const symbol of all)
    for (const name of symbolNames(symbol)) assert.match(name, /^[\p{L}\d ]+$/u, `${symbol}: ${name}`);
});

test('in Russian the case depends on the preceding words', () => {
  const after = (before: string) => nameOfSymbol('R', 'ru', before);
  for (const words of [
    '{T}: добавьте ',
    '{T}: добавьте {W} или ',
    'Вы можете заплатить ',
    '— земля, дающая {W} или ',
    'Лес даёт ',
    'Карта за ',
    'стоят на ',
  ])
    assert.is(after(words), 'красную ману', words);
  assert.is(after('поворачиваете перманент для получения '), 'красной маны');
  for (const before of ['', '{2}', 'Она даёт ману. ', 'добавьте одну ману. Lightning Helix (', 'Даже '])
    assert.is(after(before), 'красная мана', before);
});

test.run();
