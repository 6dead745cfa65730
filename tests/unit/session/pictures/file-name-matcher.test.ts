import { catalog } from '../../../../src/content/planes/catalog';
import { createFileNameMatcher } from '../../../../src/session/pictures/file-name-matcher';
import { assert, suite } from '../../../support/suite';
import { card } from '../../../support/tables/tables';

const test = suite('matching file names to cards');

const namedBy = createFileNameMatcher(catalog);

const certain: Readonly<Record<string, readonly string[]>> = {
  bant: ['Bant.jpg', 'bant (1).png', 'БЭНТ.jpeg', 'Bant - Copy.webp', 'bant_ru.jpg', 'Бэнт — копия.png'],
  'academy-at-tolaria-west': [
    'Academy at Tolaria West.full.jpg',
    'academy-at-tolaria-west.png',
    'AcademyAtTolariaWest.jpg',
    'ACADEMY_AT_TOLARIA_WEST.jpeg.jpg',
    'Planechase 2009 - Academy at Tolaria West - 1.jpg',
    'Академия Западной Толарии.heic',
    'Академия на западе Толарии.heic',
  ],
  tazeem: [
    'opca-78.png',
    'OPCA 078.jpg',
    'opca78.jpg',
    '78_opca_ru.webp',
    'PCA-78 Tazeem.jpg',
    '(OPCA) Tazeem 78.png',
  ],
  otaria: ['HOP 28.jpg'],
  'pools-of-becoming': ['Pools of Becoming [OHOP] 28.png'],
  'mondassian-colony-ship': ['who-590.jpg', 'WHO 590★.png'],
  'artist-alley': ['punk pla001a.jpg'],
  'the-aether-flues': ['The AEther Flues.jpg', 'the æther flues.png', 'Эфирные протоки.png'],
};

const likely: Readonly<Record<string, readonly string[]>> = {
  'interplanar-tunnel': ['Interplanar Tunel.jpg', 'межмировой тунель.png', 'InterplanarTunnle(2).jpg'],
  'academy-at-tolaria-west': ['academy at tolaria.png', 'acadmy at tolaria west.jpg'],
  tazeem: ['tazim.jpg'],
  naya: ['naya wild.jpg', 'my Naya.jpg'],
  orzhova: ['орзова вечером.jpg'],
};

const nobody = [
  'IMG_20260101_120000.jpg',
  'image (3).jpg',
  'Снимок экрана 2026.png',
  'photo.jpg',
  '12.jpg',
  'opca-999.jpg',
  'Bant Jund.jpg',
  '',
  '.jpg',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>.png',
  'שלום.jpg',
  '平面.png',
  '💥.gif',
  '\u202egpj.tnab\u0000',
];

test('a file matches by name in either language, or by set and number, in any spelling', () => {
  for (const [card, files] of Object.entries(certain)) {
    for (const file of files) assert.equal(namedBy(file), { card, isCertain: true }, file);
  }
});

test('every card is matched by both of its names', () => {
  for (const { id, name } of catalog) {
    for (const file of [`${name.en}.jpg`, `${name.ru}.png`]) assert.is(namedBy(file)?.card, id, file);
  }
});

test('names with typos, truncated, in the other alphabet or with other words are only likely matches', () => {
  for (const [card, files] of Object.entries(likely)) {
    for (const file of files) assert.equal(namedBy(file), { card, isCertain: false }, file);
  }
});

test('in the folder of a set, the number is enough', () => {
  assert.equal(namedBy('012.jpg', 'OPCA'), { card: 'akoum', isCertain: true });
  assert.equal(namedBy('12.jpg', 'Planechase Anthology (PCA)'), { card: 'akoum', isCertain: true });
  assert.is(namedBy('12.jpg', 'holidays'), null);
});

test('a number of one card with a possible name of another is not certain', () => {
  assert.equal(namedBy('opca-78 my naya.jpg'), { card: 'tazeem', isCertain: false });
});

test('a name that matches none or several cards matches nothing', () => {
  for (const file of nobody) assert.is(namedBy(file), null, file);
});

test('a name of any length is read quickly', () => {
  const begun = performance.now();
  namedBy(`${'a b '.repeat(20_000)}.jpg`);
  namedBy('opca '.repeat(20_000));
  assert.ok(performance.now() - begun < 1000);
});

test('a card with a name without letters does not match meaningless file names', () => {
  const names = createFileNameMatcher([{ id: card('own:wizard'), name: { en: '🧙', ru: '🧙' } }, ...catalog]);
  for (const file of ['---.png', '🏰.jpg', '.png', '']) assert.is(names(file), null, file);
});

test.run();
