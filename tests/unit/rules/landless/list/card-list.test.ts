import fc from 'fast-check';
import {
  expandList,
  MAX_CARDS,
  MAX_LINES,
  readCardList,
  rewriteName,
} from '../../../../../src/rules/landless/list/card-list';
import { assert, suite } from '../../../../support/suite';

const test = suite('card list');

/** A line, and what is read of it as "4 Lightning Bolt". */
const lines: readonly (readonly [line: string, read: string])[] = [
  ['4 Lightning Bolt', '4 Lightning Bolt'],
  ['4x Lightning Bolt', '4 Lightning Bolt'],
  ['4 x Lightning Bolt', '4 Lightning Bolt'],
  ['4х Молния', '4 Молния'],
  ['4× Молния', '4 Молния'],
  ['Lightning Bolt', '1 Lightning Bolt'],
  ['Lightning Bolt x4', '4 Lightning Bolt'],
  ['  2   Fire // Ice  ', '2 Fire // Ice'],
  ['1 Fire/Ice', '1 Fire/Ice'],
  ['4 Lightning Bolt (M10) 146', '4 Lightning Bolt'],
  ['4 Lightning Bolt (2X2) 117p', '4 Lightning Bolt'],
  ['4 Lightning Bolt [M10]', '4 Lightning Bolt'],
  ['4 Lightning Bolt (M10) 146 *F*', '4 Lightning Bolt'],
  ['1 Borrowing 100,000 Arrows', '1 Borrowing 100,000 Arrows'],
  ['1 +2 Mace', '1 +2 Mace'],
  ['1 Æther Vial', '1 Æther Vial'],
  ['3 Jace, the Mind Sculptor', '3 Jace, the Mind Sculptor'],
  ['1\tIsland', '1 Island'],
  ['SB: 2 Duress', '2 Duress'],
  ['2 Шок {R}', '2 Шок'],
  ['Karn Liberated {7}', '1 Karn Liberated'],
  ['Shock R', '1 Shock'],
  ['3x Голем {5} артефакт существо (M21) 123', '3 Голем'],
  ['Karn 7', '1 Karn 7'],
  ['SHOCK BUG', '1 SHOCK BUG'],
  ['4 Молния # убийство', '4 Молния'],
  ['12. Молния', '1 Молния'],
  ['12) 4 Молния', '4 Молния'],
  ['- Молния', '1 Молния'],
  ['• 2x Молния', '2 Молния'],
  ['Молния, 4', '4 Молния'],
  ['Jace, the Mind Sculptor; 2', '2 Jace, the Mind Sculptor'],
  ['x4 Lightning Bolt', '4 Lightning Bolt'],
  ['Молния ×2', '2 Молния'],
  ['Молния — 2', '2 Молния'],
  ['Молния - 4 шт.', '4 Молния'],
  ['Молния 4шт', '4 Молния'],
  ['4 шт. Молния', '4 Молния'],
  ['[4] Молния', '4 Молния'],
  ['(4) Молния', '4 Молния'],
  ['4: Lightning Bolt', '4 Lightning Bolt'],
  ['4 - Lightning Bolt', '4 Lightning Bolt'],
  ['Молния (x3)', '3 Молния'],
  ['Fire // Ice (2)', '2 Fire // Ice'],
  ['Jace, the Mind Sculptor (M10) (146)', '1 Jace, the Mind Sculptor'],
  ['Pain 101', '1 Pain 101'],
  ['4 Lightning Bolt (2X2:117) *CMDR*', '4 Lightning Bolt'],
  ['4 Lightning Bolt <M10>', '4 Lightning Bolt'],
  ['4 Lightning Bolt|M10|2', '4 Lightning Bolt'],
  ['4 [M10] Lightning Bolt', '4 Lightning Bolt'],
  ['1 [2X2#117] Lightning Bolt # !Foil', '1 Lightning Bolt'],
  ['SB: 1 [M10:146] Lightning Bolt', '1 Lightning Bolt'],
  ['(M10) Lightning Bolt', '1 Lightning Bolt'],
  ['1 Lightning Bolt (Borderless)', '1 Lightning Bolt'],
  ['1 Lightning Bolt (Showcase) (2X2) 117', '1 Lightning Bolt'],
  ['Lightning Bolt foil', '1 Lightning Bolt'],
  ['1 Sol Ring (cmr) 472 [Ramp,Artifact] ^Have,#37d67a^', '1 Sol Ring'],
  ['1 Lightning Bolt (2X2) 117 #!Burn #Cheap', '1 Lightning Bolt'],
  ['4 Lightning Bolt $2.50', '4 Lightning Bolt'],
  ['2 Молния — 1 200,50 ₽', '2 Молния'],
  ['Молния 15 руб.', '1 Молния'],
  ['Pain 101 15 р.', '1 Pain 101'],
  ['\ufeff4 Lightning\u200b Bolt\u200e', '4 Lightning Bolt'],
  ['* 4 Lightning Bolt', '4 Lightning Bolt'],
  ['- [ ] Молния', '1 Молния'],
  ['✅ Молния', '1 Молния'],
  ['🔥 4 Lightning Bolt', '4 Lightning Bolt'],
  ['[[Lightning Bolt]]', '1 Lightning Bolt'],
  ['[Lightning Bolt](https://scryfall.com/card/m10/146)', '1 Lightning Bolt'],
  ['**Lightning Bolt**', '1 Lightning Bolt'],
  ['<b>4 Atraxa, Praetors&#39; Voice</b><br>', "4 Atraxa, Praetors' Voice"],
];

for (const [line, read] of lines) {
  test(`line with a card: “${line}”`, () => {
    const { cards, unreadableLines } = readCardList(line);
    assert.equal(
      cards.map(({ count, name }) => `${count} ${name}`),
      [read],
    );
    assert.equal(unreadableLines, []);
  });
}

test('a cost and types after a name are read', () => {
  assert.equal(
    readCardList('Шок {R}\n2 Голем {5} артефакт существо\nShock R\nГром {Q}').cards.map(({ note }) => note),
    [
      { manaCost: '{R}', types: [] },
      { manaCost: '{5}', types: ['artifact', 'creature'] },
      { manaCost: '{R}', types: [] },
      undefined,
    ],
  );
});

test('the note about a card is written after its name, and only there', () => {
  const text = '# мой куб\n2x  Шок (M21) 159\nШокер\nSB: Шок';
  const rewritten = rewriteName(text, 'Шок', 'Шок {R}');
  assert.is(rewritten, '# мой куб\n2x Шок {R} (M21) 159\nШокер\nSB: Шок {R}');
  assert.equal(
    readCardList(rewritten).cards.map(({ name, count, note }) => [name, count, note?.manaCost]),
    [
      ['Шок', 2, '{R}'],
      ['Шокер', 1, undefined],
      ['Шок', 1, '{R}'],
    ],
  );
});

test('a name is removed with its lines, and nothing else', () => {
  const text = '# мой куб\r\n2x Шок (M21) 159\r\n\r\nШокер\r\nSB: Шок';
  assert.is(rewriteName(text, 'Шок', null), '# мой куб\r\n\r\nШокер\r\n');
  assert.is(rewriteName('Count,Name\n2,Шок\n1,Шокер', 'Шок', null), 'Count,Name\n1,Шокер');
});

test('a note can be added to a line in any form', () => {
  for (const [line] of lines) {
    const [card] = readCardList(line).cards;
    if (!card || card.note) continue;
    const [rewritten] = readCardList(rewriteName(line, card.name, `${card.name} {G}`)).cards;
    assert.equal(rewritten, { ...card, note: { manaCost: '{G}', types: [] } }, line);
  }
});

test('a table with named columns is read, and the notes on its cards too', () => {
  const text = 'Count,Name,Edition\n2,"Jace, the Mind Sculptor",wwk\n1,Шок,m21';
  const read = (list: string) =>
    readCardList(list).cards.map(({ name, count, note }) => [name, count, note?.manaCost]);
  assert.equal(read(text), [
    ['Jace, the Mind Sculptor', 2, undefined],
    ['Шок', 1, undefined],
  ]);
  assert.equal(read(rewriteName(text, 'Шок', 'Шок {R}'))[1], ['Шок', 1, '{R}']);
});

for (const [kind, text] of [
  ['number, name, set', '4,Lightning Bolt,M10\n1,"Jace, the Mind Sculptor",WWK\n\nSideboard\n2,Шок,M21'],
  ['number; name', '4;Lightning Bolt\n1;Jace, the Mind Sculptor\nSideboard\n2;Шок'],
  ['name and number with a tab between', 'Lightning Bolt\t4\nJace, the Mind Sculptor\t1\nSideboard\nШок\t2'],
] as const) {
  test(`a table without named columns is read: ${kind}`, () => {
    const read = readCardList(text);
    assert.equal(
      read.cards.map(({ count, name, isSideboard }) => [count, name, isSideboard]),
      [
        [4, 'Lightning Bolt', false],
        [1, 'Jace, the Mind Sculptor', false],
        [2, 'Шок', true],
      ],
    );
    assert.equal(read.unreadableLines, []);
  });
}

const linesWithoutCard = [
  'Deck',
  'Deck:',
  '// a comment',
  '# a comment',
  'Creatures (12)',
  'Колода',
  'Commander',
  '',
  '   ',
  'White',
  'Чёрные',
  'Черные (60)',
  'Бесцветные',
  'Мгновенные заклинания (12)',
  '[Main]',
  '**Creatures**',
  '--- Белые ---',
  '=== 3 маны ===',
  'Name=My Cube',
];

for (const line of linesWithoutCard) {
  test(`line without a card, not reported: “${line}”`, () => {
    assert.equal(readCardList(line), { cards: [], unreadableLines: [], skippedLineCount: 0 });
  });
}

/** Lists with a line of text above them. */
for (const [kind, text, title] of [
  ['an empty line follows', 'Мой куб 2026\n\nМолния\nШок', 'Мой куб 2026'],
  ['all other lines have a number', 'Cube list\n1 Lightning Bolt\n1 Шок', 'Cube list'],
  ['a heading follows', 'Куб Ани\nСущества:\nМолния\nШок', 'Куб Ани'],
  ['a comment is above it', '// 2026\nCube list\n\nMolniya\nШок', 'Cube list'],
  ['it has a number of its own', '4 Lightning Bolt\n\nШок\nГром', null],
  ['the list has an empty line between all cards', 'Lightning Bolt\n\nШок\n\nГром', null],
  ['no line has a number', 'Lightning Bolt\nШок\nГром', null],
  ['the sideboard follows', 'Lightning Bolt\nSideboard\nШок', null],
  ['the list says its cost', 'Шок {R}\n\nМолния\nГром', null],
  ['it is the only line', 'Мой куб 2026', null],
  ['it is below a heading', 'Существа:\nМолния\n\nШок\nГром', null],
  ['it is in a table', 'Name,Count\nШок,1\n\nМолния,2\nГром,1', null],
] as const) {
  test(`the first line may be a title or not: ${kind}`, () => {
    const { cards, unreadableLines } = readCardList(text);
    assert.is(cards.find(({ mayBeTitle }) => mayBeTitle)?.name ?? null, title);
    assert.equal(unreadableLines, []);
  });
}

for (const line of ['Cube list:', 'Белые:', 'Мой куб 2026:', '2026 cube:', 'White creatures：']) {
  test(`a line that ends with a colon is a heading: “${line}”`, () => {
    const { cards, unreadableLines } = readCardList(`${line}\n1 Молния\n${line}\nШок`);
    assert.equal(
      cards.map(({ name }) => name),
      ['Молния', 'Шок'],
    );
    assert.equal(unreadableLines, []);
  });
}

test('"SB:" alone begins the sideboard, and a heading in it does not end it', () => {
  const { cards } = readCardList('Молния\nSB:\nБелые:\nШок');
  assert.equal(
    cards.map(({ isSideboard }) => isSideboard),
    [false, true],
  );
});

for (const heading of ['[Sideboard]', '//Maybeboard', 'Запас', 'Considering', '--- Сайдборд ---']) {
  test(`what is below “${heading}” is not in the deck`, () => {
    const { cards, unreadableLines } = readCardList(`Молния\n${heading}\nСиние\nШок`);
    assert.equal(
      cards.map(({ name, isSideboard }) => [name, isSideboard]),
      [
        ['Молния', false],
        ['Шок', true],
      ],
    );
    assert.equal(unreadableLines, []);
  });
}

test('a number in parentheses after a name counts its cards, unless most lines have none', () => {
  const read = (text: string) => readCardList(text).cards.map(({ count, name }) => `${count} ${name}`);
  assert.equal(read('Lightning Bolt (4)\nШок (2)\nFire // Ice (1)'), [
    '4 Lightning Bolt',
    '2 Шок',
    '1 Fire // Ice',
  ]);
  assert.equal(read('Removal (2)\nLightning Bolt\nШок'), ['1 Lightning Bolt', '1 Шок']);
});

test('numbers of lines numbered from one are not counts', () => {
  const names = ['Молния', 'Шок', 'Гром', 'Лес', 'Остров'];
  const countsOf = (text: string) => readCardList(text).cards.map(({ count }) => count);
  for (const between of [' ', '\t', ';']) {
    assert.equal(
      countsOf(names.map((name, index) => `${index + 1}${between}${name}`).join('\n')),
      [1, 1, 1, 1, 1],
    );
  }
  assert.equal(countsOf('1 Молния\n2 Шок\n3 Лес'), [1, 2, 3]);
  assert.equal(countsOf('1 Молния\n2 Шок\n3 Лес\n4 Гром\n4 Остров'), [1, 2, 3, 4, 4]);
});

test('an address is not a card', () => {
  const { cards, unreadableLines } = readCardList('https://www.moxfield.com/decks/abc\nШок');
  assert.equal([cards.map(({ name }) => name), unreadableLines.map(({ line }) => line)], [['Шок'], [1]]);
});

test('a title is dealt only if a card has that name', () => {
  const list = readCardList('Мой куб\n\nМолния\nШок');
  assert.equal(
    expandList(list, () => false),
    ['Молния', 'Шок'],
  );
  assert.equal(
    expandList(list, (name) => name === 'Мой куб'),
    ['Мой куб', 'Молния', 'Шок'],
  );
});

test('lines that are not cards are reported, and nothing else is lost', () => {
  const { cards, unreadableLines } = readCardList(
    `4 Island\n---\n0 Swamp\n1000 Forest\n!!!\n2 Mountain\n${'x'.repeat(151)}`,
  );
  assert.equal(
    cards.map(({ name }) => name),
    ['Island', 'Mountain'],
  );
  assert.equal(
    unreadableLines.map(({ line }) => line),
    [2, 3, 4, 5, 7],
  );
});

test('the sideboard is marked, by heading or line by line, and not dealt from', () => {
  const list = readCardList(
    'Deck\r\n2 Island\r\nSB: 1 Duress\r\n\r\nSideboard:\r\n3 Swamp\r\nDeck\r\n1 Forest',
  );
  assert.equal(
    list.cards.map(({ name, isSideboard }) => `${name}${isSideboard ? ' aside' : ''}`),
    ['Island', 'Duress aside', 'Swamp aside', 'Forest'],
  );
  assert.equal(
    expandList(list, () => true),
    ['Island', 'Island', 'Forest'],
  );
  assert.is(readCardList('Сайдборд\n1 Остров').cards[0]?.isSideboard, true);
});

test('every line, or part of a single one, is a card, a reported line or a heading; nothing throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { cards, unreadableLines } = readCardList(text);
      for (const { name, count } of cards) assert.ok(name.length > 0 && count >= 1 && count <= 999);
      assert.ok(cards.length + unreadableLines.length <= text.split(/\r\n|\r|\n|;/).length);
    }),
    { seed: 20_260_925, numRuns: 2_000, includeErrorInReport: true },
  );
});

test('exported lists can be read again', () => {
  const names = fc.string({ unit: fc.constantFrom(...'abcdefgh абвг'), minLength: 3, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), names), { maxLength: 30 }), (entries) => {
      const unambiguousEntries = entries
        .map(([count, name]) => [count, name.replaceAll(/\s+/g, ' ').trim()] as const)
        .filter(([, name]) => /\p{L}{2}/u.test(name) && !/\s[xх]$/u.test(name) && !/^[xх]\s/u.test(name));
      const { cards } = readCardList(
        unambiguousEntries.map(([count, name]) => `${count} ${name}`).join('\n'),
      );
      assert.equal(
        cards.map(({ count, name }) => [count, name]),
        unambiguousEntries.map(([count, name]) => [count, name]),
      );
    }),
    { seed: 20_260_925, numRuns: 500, includeErrorInReport: true },
  );
});

test('a hostile line is reported quickly', () => {
  const line = `1 ${'['.repeat(200_000)}`;
  const { cards, unreadableLines } = readCardList(`4 Island\n${line}\n2 Forest`);
  assert.equal(
    cards.map(({ name }) => name),
    ['Island', 'Forest'],
  );
  assert.equal([unreadableLines.length, unreadableLines[0]?.line], [1, 2]);
});

test('an endless line of a table or a deck file is not a list, and is refused quickly', () => {
  const from = performance.now();
  for (const sign of [',', '\t', '<cards ', '<card name="a" ', '<zone ']) {
    assert.equal(readCardList(sign.repeat(200_000 / sign.length)).cards, []);
  }
  assert.ok(performance.now() - from < 2_000);
});

test('a row of a table may be long after its name', () => {
  const row = (note: string) =>
    readCardList(`name,image URL,tags\nШок,${note},burn`).cards.map(({ name }) => name);
  assert.equal(row(`https://example.org/${'x'.repeat(1_000)}.jpg`), ['Шок']);
});

test('an endless list is read up to the limit', () => {
  const { cards, skippedLineCount } = readCardList('1 Island\n'.repeat(MAX_LINES + 100).trim());
  assert.equal([cards.length, skippedLineCount], [MAX_LINES, 100]);
  assert.is(expandList(readCardList('999 Island\n'.repeat(6)), () => true).length, MAX_CARDS);
});

test.run();
