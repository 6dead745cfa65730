import fc from 'fast-check';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { characteristicsOf, type KnownCard } from '../../../../../src/rules/landless/known-card';
import { NO_LANDLESS_HOUSE_RULES } from '../../../../../src/rules/landless/land';
import type { ListedCard } from '../../../../../src/rules/landless/list/card-list';
import { type ConvertedRow, convertList } from '../../../../../src/rules/landless/list-of-lands';
import { listAsCsv, listAsText } from '../../../../../src/screens/lands/list/export-list';
import { assert, suite } from '../../../../support/suite';

const test = suite('exporting a list');

const words = { en, ru };
const languages = ['en', 'ru'] as const;

function known(name: string, manaCost: string, changes: Partial<KnownCard['card']> = {}): KnownCard {
  return {
    name,
    russianName: null,
    manaCost,
    rarity: 'common',
    card: {
      indicator: [],
      colorAbility: 'none',
      types: ['creature'],
      layout: 'normal',
      wasPlayedAsLand: false,
      ...changes,
    },
  };
}

const listed = (name: string, count = 1, isSideboard = false): ListedCard => ({ name, count, isSideboard });

/** Builds lands from lists, with the data of these cards on the phone. */
function rowsOf(
  cards: readonly (readonly [ListedCard, (KnownCard | undefined)?])[],
): readonly ConvertedRow[] {
  return cards.flatMap(([card, facts]) =>
    convertList(
      { cards: [card], unreadableLines: [], skippedLineCount: 0 },
      () => facts,
      NO_LANDLESS_HOUSE_RULES,
    ),
  );
}

/** Follows RFC 4180: commas between cells, CR LF between rows, quotes doubled within quotes. */
function readCsv(csv: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const [whole, quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest) ?? assert.unreachable(`no CSV: ${rest}`) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
    rest = rest.slice(whole?.length);
  }
  assert.equal(row, []);
  return rows;
}

function cellsOf(rows: readonly ConvertedRow[], language: 'en' | 'ru' = 'en') {
  const csv = listAsCsv(rows, words[language], language);
  assert.is(csv[0], '\ufeff');
  const [head = [], ...cells] = readCsv(csv.slice(1));
  return { head, cells };
}

const bolt = known('Lightning Bolt', '{R}', { types: ['instant'] });
const fireAndIce = known('Fire // Ice', '{1}{R} // {1}{U}', { types: ['instant'], layout: 'split' });
const relic = known('Chrome Mox', '{0}', { types: ['artifact'] });
const littleGirl = known('Little Girl', '{HW}');

const someRows = rowsOf([
  [listed('Молния', 4), bolt],
  [listed('fire/ice', 2), fireAndIce],
  [listed('Chrome Mox'), relic],
  [listed('Little Girl'), littleGirl],
  [listed('Blacker Lotus', 3)],
  [listed('Lightning Bolt', 1, true), bolt],
  [listed('Duress', 2, true)],
]);

test('as text in English', () => {
  assert.is(
    listAsText(someRows, en, 'en'),
    `Card — Landless cube; Landless MTG
4 Молния — Mountain; Mountain
2 fire/ice — Mountain Island; Blue-red land
1 Chrome Mox — Artifact land; Shimmering Grotto
1 Little Girl — Cost not covered by the rules
3 Blacker Lotus — Not recognized
1 Lightning Bolt (sideboard) — Mountain; Mountain
2 Duress (sideboard) — Not recognized
`,
  );
});

test('as text in Russian', () => {
  const { ruleSets } = ru.lands;
  assert.is(
    listAsText(someRows, ru, 'ru'),
    `Карта — ${ruleSets.cube}; ${ruleSets.landlessMtg}
4 Молния — Гора; Гора
2 fire/ice — Гора-остров; Сине-красная земля
1 Chrome Mox — Артефактная земля; Мерцающий Грот
1 Little Girl — Стоимости нет в правилах
3 Blacker Lotus — Не распознано
1 Lightning Bolt (сайдборд) — Гора; Гора
2 Duress (сайдборд) — Не распознано
`,
  );
});

test('as CSV in English', () => {
  assert.equal(cellsOf(someRows), {
    head: [
      'Count',
      'Card',
      'Sideboard',
      'English name',
      'Landless cube',
      'Type line',
      'Landless MTG',
      'Type line',
    ],
    cells: [
      [
        '4',
        'Молния',
        '',
        'Lightning Bolt',
        'Mountain',
        'Basic Land — Mountain',
        'Mountain',
        'Basic Land — Mountain',
      ],
      [
        '2',
        'fire/ice',
        '',
        'Fire // Ice',
        'Mountain Island',
        'Land — Mountain Island',
        'Blue-red land',
        'Land',
      ],
      ['1', 'Chrome Mox', '', 'Chrome Mox', 'Artifact land', 'Artifact Land', 'Shimmering Grotto', 'Land'],
      ['1', 'Little Girl', '', 'Little Girl', 'Cost not covered by the rules', '', '', ''],
      ['3', 'Blacker Lotus', '', '', 'Not recognized', '', '', ''],
      [
        '1',
        'Lightning Bolt',
        'sideboard',
        'Lightning Bolt',
        'Mountain',
        'Basic Land — Mountain',
        'Mountain',
        'Basic Land — Mountain',
      ],
      ['2', 'Duress', 'sideboard', '', 'Not recognized', '', '', ''],
    ],
  });
});

test('as CSV in Russian', () => {
  const { head, cells } = cellsOf(someRows, 'ru');
  assert.equal(head.slice(0, 4), ['Число', 'Карта', 'Сайдборд', 'Название по-английски']);
  assert.equal(cells[0], [
    '4',
    'Молния',
    '',
    'Lightning Bolt',
    'Гора',
    'Базовая Земля — Гора',
    'Гора',
    'Базовая Земля — Гора',
  ]);
  assert.equal(cells[3], ['1', 'Little Girl', '', 'Little Girl', 'Стоимости нет в правилах', '', '', '']);
  assert.equal(cells[6], ['2', 'Duress', 'сайдборд', '', 'Не распознано', '', '', '']);
});

test('an empty list has a header', () => {
  for (const language of languages) {
    assert.is(listAsText([], words[language], language).split('\n').length, 2);
    assert.equal(cellsOf([], language).cells, []);
    assert.is(cellsOf([], language).head.length, 8);
  }
});

const quoted: readonly (readonly [name: string, cell: string])[] = [
  ['Duress', 'Duress'],
  ['Fire // Ice', 'Fire // Ice'],
  ['Borrowing 100,000 Arrows', '"Borrowing 100,000 Arrows"'],
  ['"Ach! Hans, Run!"', '"""Ach! Hans, Run!"""'],
  ['Kongming, "Sleeping Dragon"', '"Kongming, ""Sleeping Dragon"""'],
  ['"', '""""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\rtwo', '"one\rtwo"'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  ['one;two', '"one;two"'],
  ['=1+1', "'=1+1"],
  ['+2 Mace', "'+2 Mace"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', `"'\r=1+1"`],
  ['=HYPERLINK("https://example.com","Bolt")', `"'=HYPERLINK(""https://example.com"",""Bolt"")"`],
  ['Lim-Dûl’s Vault', 'Lim-Dûl’s Vault'],
  ['1=1', '1=1'],
];

for (const [name, cell] of quoted) {
  test(`a cell: ${JSON.stringify(name)}`, () => {
    const [, unknown] = listAsCsv(rowsOf([[listed(name, 4)]]), en, 'en').split(/(?<=Type line\r\n)/);
    assert.is(unknown, `4,${cell},,,Not recognized,,,\r\n`);
    const [, outside] = listAsCsv(rowsOf([[listed('x'), { ...littleGirl, name }]]), en, 'en').split(
      /(?<=Type line\r\n)/,
    );
    assert.is(outside, `1,x,,${cell},Cost not covered by the rules,,,\r\n`);
  });
}

const marks = [...'=+-@\t\r\n",;\'/ ()1', '\r\n'];
const anyName = fc.string({
  unit: fc.constantFrom(...marks, 'a', 'Б', 'ё', '🂡'),
  minLength: 1,
  maxLength: 12,
});
const anyCost = fc.constantFrom('', '{R}', '{1}{W}{U}', '{W}{U}{B}{R}{G}', '{3}', '{HW}', '{1}{R} // {1}{U}');
const anyRow = fc.tuple(
  fc.record({ name: anyName, count: fc.integer({ min: 1, max: 999 }), isSideboard: fc.boolean() }),
  fc.option(
    fc
      .tuple(anyName, anyCost, fc.boolean())
      .map(([name, cost, isArtifact]) =>
        known(name, cost, { types: isArtifact ? ['artifact'] : ['creature'] }),
      ),
    { nil: undefined },
  ),
);
const RUNS = { seed: 20_260_925, numRuns: 500, includeErrorInReport: true };

test('every row is in the CSV in its order, and no cell of it is a formula', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 12 }), fc.constantFrom(...languages), (cards, language) => {
      const { head, cells } = cellsOf(rowsOf(cards), language);
      assert.is(head.length, 8);
      assert.is(cells.length, cards.length);
      const { sideboard, unknown, outside } = words[language].lands.list;
      for (const [index, [card, facts]] of cards.entries()) {
        const found = cells[index] ?? [];
        assert.is(found.length, 8);
        for (const cell of found) assert.not.match(cell, /^[=+\-@\t\r]/);
        const [count, name = '', board, english = '', land, ...others] = found;
        assert.is(count, `${card.count}`);
        assert.ok([card.name, `'${card.name}`].includes(name));
        assert.is(board, card.isSideboard ? sideboard : '');
        assert.ok([facts?.name ?? '', `'${facts?.name}`].includes(english));
        const isOutside = facts !== undefined && 'mistake' in characteristicsOf(facts);
        if (!facts || isOutside) {
          assert.equal([land, ...others], [facts ? outside : unknown, '', '', '']);
        } else for (const cell of [land, ...others]) assert.is.not(cell, '');
      }
    }),
    RUNS,
  );
});

test('every row is in the text in its order, on a line of its own', () => {
  const oneLine = anyRow.filter(([{ name }]) => !/[\r\n]/.test(name));
  fc.assert(
    fc.property(fc.array(oneLine, { maxLength: 12 }), fc.constantFrom(...languages), (cards, language) => {
      const lines = listAsText(rowsOf(cards), words[language], language).split('\n');
      assert.is(lines.pop(), '');
      assert.is(lines.length, cards.length + 1);
      const { sideboard } = words[language].lands.list;
      for (const [index, [{ count, name, isSideboard }]] of cards.entries()) {
        const begins = `${count} ${name}${isSideboard ? ` (${sideboard})` : ''} — `;
        assert.ok(lines[index + 1]?.startsWith(begins), begins);
        assert.ok((lines[index + 1]?.length ?? 0) > begins.length);
      }
    }),
    RUNS,
  );
});

test.run();
