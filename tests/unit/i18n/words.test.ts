import { readdirSync } from 'node:fs';
import { type Language, languages } from '../../../src/content/bilingual';
import { languageNames } from '../../../src/i18n/dictionaries';
import { en } from '../../../src/i18n/en';
import { enLandAnswers } from '../../../src/i18n/en/land-answers';
import { enPlayAids } from '../../../src/i18n/en/play-aids';
import { enRemaining } from '../../../src/i18n/en/remaining';
import { createPluralFormatter } from '../../../src/i18n/plural';
import { ru } from '../../../src/i18n/ru';
import { assert, suite } from '../../support/suite';
import { typographyMistakes } from '../../support/texts/typography';

const test = suite('words');

type TextOrFunction = string | ((...values: never[]) => string);
type Branch = { readonly [key: string]: Branch | TextOrFunction };

/** Every text and every sentence with gaps, by its path. */
function leavesOf(branch: Branch, path = ''): readonly (readonly [path: string, text: TextOrFunction])[] {
  return Object.entries(branch).flatMap(([key, inner]) =>
    typeof inner === 'object' ? leavesOf(inner, `${path}${key}.`) : [[`${path}${key}`, inner] as const],
  );
}

const leaves: Readonly<Record<Language, ReturnType<typeof leavesOf>>> = {
  en: leavesOf(en as unknown as Branch),
  ru: leavesOf(ru as unknown as Branch),
};

const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 25, 40, 101];

const someColors = ['W', 'UR', 'WUBRG'].map((letters) => [[...letters]]);

/** What sentences with several gaps are filled with; those with one get numbers, which can stand for a name too. */
const fillings: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'newGame.deckNote.size': NUMBERS.flatMap((planes) => NUMBERS.map((phenomena) => [planes, phenomena])),
  'newGame.ownDecksNote': NUMBERS.flatMap((each) => [true, false].map((repeats) => [each, repeats])),
  'deckSheet.cardsLeftOf': NUMBERS.map((left) => ['Ann', left]),
  'notices.makeRoomHow': NUMBERS.slice(1).map((n) => [n, n * 1_000_000]),
  'backup.room': [[1_500_000, 2_000_000_000]],
  'backup.alwaysThese': NUMBERS.map((n) => [n, n, n]),
  'backup.ofSize': NUMBERS.map((n) => ['Ann', n * 1000]),
  'backup.ownPictures': NUMBERS.map((n) => [n, n * 1000]),
  'backup.downloadedPictures': NUMBERS.map((n) => [n, n * 1000]),
  'backup.knownCards': NUMBERS.map((n) => [n, n * 1000]),
  'backup.progress': [[1000, 2000]],
  'backup.madeAt': [['22.11.2026', '0.2.0']],
  'backup.mergeCounts': NUMBERS.slice(1).map((n) => [n, n, n, n]),
  'backup.tooMany': NUMBERS.map((n) => [n, 20]),
  'table.turnOf': [['Ann', 7]],
  'keypad.resulting': [['Ann', '33']],
  'departed.fromCommander': [[21, 'Ann']],
  'turnStatus.waits': [['Ann', 'Bo']],
  'seat.lifeOf': [
    ['Ann', 20],
    ['Ann', -3],
  ],
  'choice.chooser': [
    ['Ann', null],
    ['Ann', 'Bant'],
  ],
  'choice.chooseSome': NUMBERS.map((n) => [n, 5]),
  'choice.place': [[1, 3]],
  'myDecks.setsChosen': [[5, 9]],
  'dice.coinWithLastResult': [
    [1, true],
    [2, false],
  ],
  'effects.concerning': [['Ann', 'Bant', false]],
  'playerCounters.badge': NUMBERS.map((n) => ['Ann', n]),
  'commander.damageDealt': NUMBERS.map((n) => [n, 21]),
  'commander.damageDealtBy': NUMBERS.map((n) => ['Ann', n, 21]),
  'leaving.label': [['Ann', 'Bo']],
  'lifeTotals.changeFromTo': [
    [20, 7],
    ['7', '−3'],
  ],
  'reminders.abilityNow': [['Ann', 'Bant']],
  'reminders.playerAndCard': [
    ['Ann', 'Bant'],
    ['Ann', 'Bant', '+1'],
  ],
  'reminders.leavingCard': [
    ['Bant', 'Ann'],
    ['Bant', 'Ann', '+1'],
    ['Bant', 'Ann', '+1', 2],
  ],
  'reminders.inherent.rad': [['Ann', 2]],
  'reminders.inherent.speed': [['Ann', 2]],
  logTurn: [[7, 'Ann']],
  duration: [
    [0, 0, 7],
    [0, 12, 7],
    [2, 5, 0],
  ],
  'summary.lifeAndPoison': [
    ['20', 0],
    ['−3', 7],
  ],
  'summary.inTurn': [[7, 'Ann']],
  'summary.biggestHit': [[7, 'Ann']],
  'summary.longestTurn': [['Ann', 7, '12']],
  'summary.deckOf': [['Ann', 'Bant']],
  'summary.timeFaceUp': [['Bant', '12']],
  'summary.rolls': NUMBERS.map((rolls) => [rolls, 3]),
  'summary.verdict': [true, false].map((isMore) => ['Ann', 'Bant', isMore, '34 %']),
  'summary.luckLine': [['Ann', 3, '2.3']],
  'lands.reasons.colorsInCost': someColors,
  'lands.reasons.colorsOfCard': someColors,
  'lands.because.coloredIsFound': someColors,
  'lands.because.hasTheColor': someColors,
  'lands.tapFor': someColors,
  'lands.ruleOf': [['cube 1 **'], ['landless 3'], ['305.6']],
  'lands.cardData.builtIn': [[31_898, '2026-11-23']],
  'lands.cardData.lookingUp': [[75, 160]],
  'lands.list.sources': [
    [340, 12, 1],
    [0, 1, 0],
  ],
  'lands.list.totalsNote': NUMBERS.flatMap((cards) =>
    NUMBERS.map((unidentified) => [cards, unidentified, unidentified > 0]),
  ),
  'lands.check.tooFew': [[40, 2000]],
  'rules.formerly': [[['309.7']], [['704.5', '420.5']]],
  'symbols.either': [['Ann', 'Bo']],
  'lands.recipe.range': [[40, 2000]],
  'lands.recipe.pickedFrom': [['31,934', '11/23/2026']],
  'lands.recipe.commentOfList': NUMBERS.map((n) => [n, '012345']),
  'lands.recipe.comment': NUMBERS.map((n) => [n, '012345', '11/23/2026']),
  'lands.randomDraft.hand': [[1, 45]],
  'lands.sharedDeck.drawLabel': [['Ann', 2]],
  'lands.sharedDeck.instructions.deal': [
    [7, 1],
    [14, 2],
  ],
  'lands.sharedDeck.instructions.redeal': [['Ann', 12, 6]],
  'lands.sharedDeck.instructions.kept': [['Ann', 7]],
  'lands.sharedDeck.instructions.putOnBottom': [[['Ann: 7', 'Bo: 6']]],
  'myDecks.sharedBy': [
    [2, 12],
    [4, 4],
  ],
  'myDecks.toShare': [
    [4, 'Ann'],
    [12, 'Ann'],
  ],
  'myDecks.addCardTo': [['Bant', 'Ann']],
  'myDecks.addedTo': [['Bant', 'Ann']],
  'myDecks.removedFrom': [['Bant', 'Ann']],
  'myDecks.titleOfSet': NUMBERS.map((n) => ['Bant', n, 101]),
  'pictures.progress': [[3, 200]],
  'downloads.fetch': NUMBERS.map((n) => [n, 150_000 * n]),
  'downloads.progress': [[3, 200, 450_000]],
  'downloads.ended': NUMBERS.map((n) => [n, 150_000]),
  'pictures.total': NUMBERS.map((n) => [n, 1_500_000]),
  'pictures.room': [[1_500_000, 10_700_000_000]],
  'pictures.size': [[250_000, 1600, 1120]],
  'pictures.removeThese': NUMBERS.map((n) => [n, 41_000]),
  'deckSharing.gathered': NUMBERS.map((n) => [1, n]),
  'handover.turn': NUMBERS.map((n) => [n, n]),
  'deckSharing.code': [
    ['Ann', 1, 1],
    ['Ann', 2, 5],
  ],
  'deckSharing.codeOf': [[3, 5]],
  'deckSharing.saveWithPictures': NUMBERS.map((n) => [n, 1_500_000]),
  'deckSharing.picturesCame': NUMBERS.map((n) => [n, 41_000]),
  'deckSharing.pictures': NUMBERS.map((n) => [n, 41_000]),
  'planeView.revealHint': [
    ['Ann', false],
    ['Ann', true],
  ],
  'lands.identify.replaceWith': [['Ann', 'Ann']],
  'lands.sharedDeck.instructions.draw': [['Ann', 2]],
  'lands.sharedDeck.instructions.drawAndKeep': [['Ann', 4, 2]],
  'lands.sharedDeck.instructions.finishDraw': [['Ann', 1, 5]],
  'lands.sharedDeck.instructions.deckRunsOut': [
    ['Ann', 9, 1],
    ['Ann', 0, 2],
  ],
};

/** Every sentence with its gaps filled. What the log says has a test of its own: log-sentences. */
function filledTexts(path: string, text: TextOrFunction): readonly string[] {
  if (typeof text === 'string') return [text];
  if (/^log(Now)?\./.test(path)) return [];
  const format = text as (...values: readonly unknown[]) => unknown;
  const filled = fillings[path] ?? (text.length === 1 ? NUMBERS.map((number) => [number]) : []);
  assert.ok(filled.length > 0, `with what is ${path} filled?`);
  return filled.map((values) => String(format(...values)));
}

test('both languages say the same things', () => {
  const keys = (language: Language) => leaves[language].map(([path]) => path).sort();
  assert.equal(keys('ru'), keys('en'));
  assert.ok(keys('en').length > 150);
});

test('texts and functions are the same in both languages', () => {
  const russian = new Map(leaves.ru);
  for (const [path, text] of leaves.en) assert.is(typeof russian.get(path), typeof text, path);
});

test('no word of one part is overwritten by another', async () => {
  const folder = new URL('../../../src/i18n/en/', import.meta.url);
  const parts = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)));
  const objects = parts.flatMap((part) => Object.values(part).filter((words) => typeof words === 'object'));
  assert.ok(objects.length > 20);
  for (const words of objects) {
    if (words === enRemaining) continue;
    const whole = words === enLandAnswers || words === enPlayAids ? en.lands : en;
    for (const [key, text] of Object.entries(words as Branch))
      assert.is(whole[key as keyof typeof whole], text, key);
  }
});

for (const language of languages) {
  test(`${language}: nothing is empty, padded or left unfilled`, () => {
    for (const [path, text] of leaves[language]) {
      for (const words of filledTexts(path, text)) {
        assert.match(words, /\S/, path);
        assert.is(words, words.trim(), path);
        assert.not.match(words, /undefined|null|NaN|\s{2}|\s[.,;!?…]|\[object|=>|\$\{/, `${path}: ${words}`);
      }
    }
  });

  test(`${language}: apostrophes, quotes, and dashes are typographic`, () => {
    assert.equal(
      leaves[language].flatMap(([path, text]) =>
        filledTexts(path, text).flatMap((words) =>
          typographyMistakes(words, language).map((fault) => `${path}: ${fault}: ${words}`),
        ),
      ),
      [],
    );
  });

  test(`${language}: every value that is passed in appears in the text`, () => {
    /** Whose first word changes with the number, or which say it in a sentence of another shape. */
    const silent = [
      'newGame.deckNote',
      'newGame.rematch',
      'backup.total',
      'log.',
      'logNow.',
      'lands.reasons.',
      'lands.because.',
      'lands.tapFor',
      'lands.ruleOf',
      'lands.sharedDeck.instructions.putOnBottom',
      'rules.formerly',
    ];
    for (const [path, text] of leaves[language]) {
      if (typeof text === 'string' || text.length !== 1 || silent.some((start) => path.startsWith(start)))
        continue;
      const words = (text as (value: unknown) => string)(73);
      assert.match(words, /73/, path);
    }
  });
}

test('what to tap if a planeswalk was countered is quoted as its button begins', () => {
  for (const words of [en, ru]) {
    const [, quoted = '?'] = /[“«]([^.”»]+)/.exec(words.meaning.waits.planeswalking) ?? [];
    assert.ok(words.didNotHappen.planeswalking.startsWith(quoted), quoted);
  }
});

test('what the app runs on is called a device, except where it is laid on the table', () => {
  const others = languages.flatMap((language) =>
    leaves[language]
      .filter(([, text]) => /\bphones?\b|телефон|смартфон/i.test(String(text)))
      .map(([path]) => `${language} ${path}`),
  );
  assert.equal(others, ['en newGame.lead', 'ru newGame.lead']);
});

test('Russian texts have no Latin look-alikes', () => {
  for (const [path, text] of leaves.ru) {
    for (const words of filledTexts(path, text)) {
      assert.not.match(words, /[а-яё][a-z]|[a-z][а-яё]/i, `${path}: ${words}`);
    }
  }
});

/** What is called the same in every language. */
const foreignNames =
  /JPEG|PNG|SVG|zip|\.jpg|opca-78\.png|Planechase(?: Anthology)?|Safari|Scryfall|(?:api\.scryfall\.com|cards\.scryfall\.io)|JSON|CSV|gzip|Oracle Cards|All Cards|Commander|Planar Table|MagicCon|Secret Lair|Fan Content Policy|Wizards(?: of the Coast(?: LLC)?)?|(?:Landless )?MTG|kvas-it\/landless-mtg|CC BY|Alegreya|Mana|OFL|MIT|English|EN|Ann|Bo|Bant|QR|iPhone|iPad|2HG|d(?=\d)|Planeswalker|kindred|\{[^}]*\}/g;

test('Russian texts contain no English but names', () => {
  for (const [path, text] of leaves.ru) {
    for (const words of filledTexts(path, text)) {
      if (['lands.costHint', 'lands.list.hint', 'lands.mistakes.russianLetter'].includes(path)) continue;
      assert.not.match(words.replaceAll(foreignNames, ''), /[a-z]/i, `${path}: ${words}`);
    }
  }
});

test('English texts contain no Russian but the language switch', () => {
  for (const [path, text] of leaves.en) {
    if (path.startsWith('otherLanguage')) continue;
    for (const words of filledTexts(path, text)) assert.not.match(words, /[а-яё]/i, `${path}: ${words}`);
  }
  assert.equal([en.otherLanguage, ru.otherLanguage], [languageNames.ru, languageNames.en]);
});

test('Russian numbers take the right form of their noun', () => {
  const expected: Readonly<Record<number, readonly [cards: string, players: string, rolls: string]>> = {
    0: ['0 карт', '0 игроков', '0 бросков'],
    1: ['1 карта', '1 игрок', '1 бросок'],
    2: ['2 карты', '2 игрока', '2 броска'],
    4: ['4 карты', '4 игрока', '4 броска'],
    5: ['5 карт', '5 игроков', '5 бросков'],
    11: ['11 карт', '11 игроков', '11 бросков'],
    12: ['12 карт', '12 игроков', '12 бросков'],
    21: ['21 карта', '21 игрок', '21 бросок'],
    22: ['22 карты', '22 игрока', '22 броска'],
    25: ['25 карт', '25 игроков', '25 бросков'],
    101: ['101 карта', '101 игрок', '101 бросок'],
    111: ['111 карт', '111 игроков', '111 бросков'],
  };
  for (const [number, [cards, players, rolls]] of Object.entries(expected)) {
    const n = Number(number);
    assert.is(ru.catalog.found(n), cards);
    assert.ok(ru.newGame.deckNote.random(n).startsWith(`${cards} `));
    assert.is(ru.refusals.tooFewPlayers(n), `Нужно хотя бы ${players}.`);
    assert.match(ru.log.rollCountCorrected('Энн', n), new RegExp(`(?<!\\d)${rolls}(?![а-яё])`));
  }
});

test('Russian decks are counted in planes and phenomena', () => {
  const { size } = ru.newGame.deckNote;
  assert.is(size(86, 8), '86\u00a0измерений, 8\u00a0феноменов');
  assert.is(size(21, 1), '21\u00a0измерение, 1\u00a0феномен');
  assert.is(size(32, 22), '32\u00a0измерения, 22\u00a0феномена');
  assert.match(size(40, 0), /^40\u00a0измерений, без феноменов$/);
});

test('English numbers take the right form of their noun', () => {
  assert.equal([0, 1, 2, 11, 21].map(en.catalog.found), [
    '0 cards',
    '1 card',
    '2 cards',
    '11 cards',
    '21 cards',
  ]);
  assert.is(en.newGame.deckNote.size(1, 1), '1\u00a0plane, 1\u00a0phenomenon');
  assert.is(en.newGame.deckNote.size(32, 8), '32\u00a0planes, 8\u00a0phenomena');
  assert.is(en.newGame.deckNote.size(40, 0), '40\u00a0planes, no phenomena');
  assert.is(
    en.newGame.deckNote.size(139, 8, 12),
    '139\u00a0planes, 8 of 12\u00a0phenomena: two for each player',
  );
  assert.match(en.log.rollCountCorrected('Ann', 1), /\b1 roll\b/);
  assert.match(en.log.rollCountCorrected('Ann', 2), /\b2 rolls\b/);
});

test('sizes use a suitable unit', () => {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  const sizes = [900, 41_300, 1_540_000, 250_400_000, 10_700_000_000].map((bytes) => [
    plain(en.pictures.size(bytes, 8, 6)),
    plain(ru.pictures.size(bytes, 8, 6)),
  ]);
  assert.equal(sizes, [
    ['1 kB · 8 × 6', '1 кБ · 8 × 6'],
    ['42 kB · 8 × 6', '42 кБ · 8 × 6'],
    ['1.5 MB · 8 × 6', '1,5 МБ · 8 × 6'],
    ['250 MB · 8 × 6', '250 МБ · 8 × 6'],
    ['10.7 GB · 8 × 6', '10,7 ГБ · 8 × 6'],
  ]);
});

test('damaged data is counted with the right plural', () => {
  assert.not.match(en.notices.damaged(1), /\d/);
  assert.match(en.notices.damaged(3), '3 items');
  assert.not.match(ru.notices.damaged(1), /\d/);
  for (const [n, noun] of [
    [3, 'записи'],
    [5, 'записей'],
    [21, 'запись'],
  ] as const) {
    assert.match(ru.notices.damaged(n), `${n} ${noun}`);
  }
});

test('a noun without a form for a number takes the default form', () => {
  const count = createPluralFormatter('ru');
  assert.is(count(1, { other: 'штук' }), '1 штук');
  assert.is(count(2, { one: 'штука', other: 'штук' }), '2 штук');
});

test('a name of a filter, a rarity or a random deck says all of what it means', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  assert.is(plain(ru.myDecks.randomName(4)), 'Случайная колода (4 игрока)');
  assert.is(plain(en.myDecks.randomName(4)), 'Random deck (4 players)');
  for (const { lands } of [en, ru])
    for (const rarity of Object.values(lands.recipe.rarities)) assert.not.match(rarity, /\./);
  assert.match(
    plain(ru.catalog.search).toLowerCase(),
    ru.lands.byName.label.toLowerCase().split(' ')[0] ?? '',
  );
});

test.run();
