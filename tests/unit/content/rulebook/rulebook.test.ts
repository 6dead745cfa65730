import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '../../../../src/content/bilingual';
import { slangMeaningEntries } from '../../../../src/content/rulebook/glossary/player-words';
import { terms } from '../../../../src/content/rulebook/glossary/terms';
import { readChapters } from '../../../../src/content/rulebook/rulebook';
import { en } from '../../../../src/i18n/en';
import { ruleNumbers } from '../../../../src/rules/rule';
import {
  ruleOfAbilityTime,
  ruleOfEffect,
  ruleOfEnding,
  ruleOfFace,
  ruleOfStackedAbility,
  ruleTopics,
} from '../../../../src/screens/parts/rule/rule-topics';
import { ruleOfInherentReminder } from '../../../../src/session/abilities/reminders/inherent-reminders';
import { createRulebook } from '../../../../src/session/rulebook/rulebook';
import { createTerms } from '../../../../src/session/rulebook/terms';
import { assert, suite } from '../../../support/suite';
import { WRONG_RUSSIAN } from '../../../support/texts/wrong-russian';

const chapters = readChapters();

const test = suite('rulebook');

const entries = chapters.flatMap((chapter) => chapter.entries);
const ids = entries.map(({ id }) => id);
const book = createRulebook(chapters);

/** Every text of every entry, with the place it stands at. */
const texts = entries.flatMap(({ id, title, text, example, changeNote: changed }) =>
  Object.entries({ title, text, example, changed }).flatMap(([field, said]) =>
    said
      ? languages.map((language) => ({ at: `${id} ${field} ${language}`, language, text: said[language] }))
      : [],
  ),
);

const numbered = (prefix: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `${prefix}${from + index}`);
const lettered = (number: string, letters: string) => [
  number,
  ...[...letters].map((letter) => number + letter),
];

/** What the sources hold, item by item; every entry beyond it is welcome. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'Planechase, 52 rules': [
    ...[
      '901.1',
      '901.2',
      ...lettered('901.3', 'a'),
      '901.4',
      '901.5',
      '901.6',
      ...lettered('901.7', 'a'),
      '901.8',
    ],
    ...[...lettered('901.9', 'abc'), ...lettered('901.10', 'ab'), ...lettered('901.11', 'abc')],
    ...[...lettered('901.12', 'abcd'), '901.13', ...lettered('901.14', 'ab'), ...lettered('901.15', 'abc')],
    ...[...numbered('311.', 7), ...numbered('312.', 7), '701.31a', '701.31b', '701.31c', '701.31d'],
  ],
  'what came since': ['901.9d', '706.7', '116.2i', '704.6f', '800.4'],
  'what has changed': numbered('change-', 26),
  'the preface, 23 points': numbered('history-', 23),
  '305 Lands, 11 texts': [...numbered('305.', 9), '305.2a', '305.2b'],
  'the rules of the cube': [
    'cube-1',
    ...numbered('cube-1-note-', 3),
    'cube-2',
    'cube-2a',
    'cube-3',
    'cube-notes',
  ],
  'Landless MTG 1.1': [
    ...[...numbered('landless-', 5), 'transguild-promenade', 'shimmering-grotto', 'landless-draft'],
    ...[
      ...numbered('landless-single-deck-', 3),
      ...numbered('landless-double-draw-', 3),
      'landless-double-draw-a',
    ],
    ...['landless-recipe', 'landless-licence'],
  ],
  'what a table asks for most': [
    ...['sheet-planechase', 'sheet-die', 'sheet-phenomena', 'sheet-leaving', 'sheet-landless'],
    ...['page-turn', 'page-two-headed-giant'],
  ],
  'rules that decisions of the engine name': ruleNumbers,
  'what the table asks about, and the sheets of its menu': [
    ...[ruleOfEffect, ruleOfEnding, ruleOfFace, ruleOfAbilityTime, ruleOfStackedAbility, ruleTopics].flatMap(
      (rules) => Object.values(rules),
    ),
    ...Object.keys(en.menu.sheets),
  ],
  'what reminders are about': Object.values(ruleOfInherentReminder),
  'what the app plays besides': [
    ...['eternities-map', 'eternities-map-hellride', 'house-rules-planes', 'house-rules-lands'],
  ],
  'rules that decisions about lands name': ['105.2', '305.1', '305.6', '707.2'],
};

for (const [source, wanted] of Object.entries(sources)) {
  test(`holds ${source}`, () => {
    assert.equal(
      wanted.filter((id) => !ids.includes(id)),
      [],
    );
  });
}

test('holds the 18 entries of the glossary', () => {
  assert.is(ids.filter((id) => id.startsWith('glossary-')).length, 18);
});

test('the 52 rules of Planechase are found by their former numbers', () => {
  for (const old of [
    ...numbered('309.', 7),
    ...numbered('310.', 7),
    '701.22a',
    '701.22b',
    '701.22c',
    '701.22d',
  ])
    assert.ok(book.entryById(old), old);
});

test('ids are unique, and every link leads to another entry', () => {
  assert.is(new Set(ids).size, ids.length);
  const dead = entries.flatMap(({ id, related = [] }) =>
    related.filter((other) => other === id || !ids.includes(other)).map((other) => `${id} → ${other}`),
  );
  assert.equal(dead, []);
});

test('a rule with a number is called by it, and says the same in both languages', () => {
  for (const { id, number, text } of entries) {
    if (/^\d/.test(id)) assert.is(number, id);
    const symbolsOf = (said: string) => [...said.matchAll(/\{[^}]*\}/g)].map(([symbol]) => symbol).sort();
    assert.equal(new Set(symbolsOf(text.ru)), new Set(symbolsOf(text.en)), id);
  }
});

test('nothing is empty, and sentences end', () => {
  for (const { at, text } of texts) {
    assert.ok(text.trim() === text && text.length > 1, at);
    if (!at.includes(' title ')) assert.match(text, /[.!?…»”:)}]$/, at);
  }
});

/** Terms of Planechase that no card uses, and an old word in the entries about it. */
const rightlyDifferent = (text: string, at: string) =>
  /^(?:change-20|term-mana-value) /.test(at)
    ? ''
    : text.replace(/контроллер\S* измерени|знак\S* мироходца/gi, '');

test('Russian is written in Russian letters, with the words of Russian cards', () => {
  const wrong = texts
    .filter(({ language }) => language === 'ru')
    .flatMap(({ at, text }) => [
      ...WRONG_RUSSIAN.filter((pattern) => pattern.test(rightlyDifferent(text, at))).map(
        (pattern) => `${at}: ${pattern}`,
      ),
      ...[...text.matchAll(/\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/gu)].map(
        ([letters]) => `${at}: ${letters}`,
      ),
    ]);
  assert.equal(wrong, []);
});

test('every game term is known by its forms in both languages, and by no form of another term', () => {
  const finder = createTerms(terms.entries);
  for (const language of languages) {
    const bearers = new Map<string, string>();
    for (const { id, forms } of terms.entries) {
      assert.ok(forms[language].length > 0, `${id} ${language}`);
      for (const form of forms[language]) {
        assert.not(bearers.has(form), `“${form}” is ${id} and ${bearers.get(form)}`);
        bearers.set(form, id);
        const text = form.replaceAll('=', '').replaceAll(' ,', ',');
        const found = finder.splitByTerms(text, language).filter((piece) => piece.termId !== null);
        assert.equal(found, [{ text, termId: id }], `${id}: ${form}`);
      }
    }
  }
});

test('a term is short and links to other entries', () => {
  for (const { id, text, related = [] } of terms.entries) {
    for (const language of languages) assert.ok(text[language].length < 330, `${id} ${language}`);
    assert.ok(related.length > 0, id);
  }
});

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}+/gu) ?? [];

test('players’ questions exist in both languages and add to the title', () => {
  for (const { id, title, searchWords } of entries) {
    if (!searchWords) continue;
    for (const language of languages) {
      const titled = new Set(wordsOf(title[language]));
      const phrases = searchWords[language].split(', ');
      assert.is(new Set(phrases).size, phrases.length, id);
      // A phrase of the title may be repeated where this entry answers it before others.
      assert.ok(
        phrases.some((phrase) => wordsOf(phrase).some((word) => !titled.has(word))),
        `${id}: ${searchWords[language]}`,
      );
    }
  }
});

test('a term that has rules of its own links to them', () => {
  for (const [term, rule] of [
    ['term-monarch', '725.2'],
    ['term-poison-counter', '122.1f'],
    ['term-mulligan', 'change-17'],
    ['term-concede', '104.3a'],
  ] as const)
    assert.ok(entries.find(({ id }) => id === term)?.related?.includes(rule), `${term} → ${rule}`);
});

test('synonyms lead to words of the rulebook', () => {
  const inBook = new Set(texts.flatMap(({ text }) => wordsOf(text)));
  const starts = [...inBook].map((word) => word.slice(0, 4));
  const isKnown = (word: string) => inBook.has(word) || starts.includes(word.slice(0, 4));
  assert.is(new Set(slangMeaningEntries.map(([said]) => said)).size, slangMeaningEntries.length);
  for (const [said, ...written] of slangMeaningEntries) {
    assert.ok(
      written.some((phrase) => wordsOf(phrase).every(isKnown)),
      said,
    );
  }
});

const seeds = new URL('../../../../../shared/seeds/', import.meta.url);
if (existsSync(seeds)) {
  test('shares no eight words in a row with a source', () => {
    const plainWordsOf = (text: string) =>
      text
        .toLowerCase()
        .replace(/[’‘]/g, "'")
        .match(/[\p{L}\d{}/+'-]+/gu) ?? [];
    const runsOf = (text: string) => {
      const words = plainWordsOf(text);
      return words.slice(7).map((_, start) => words.slice(start, start + 8).join(' '));
    };
    const taken = new Set(
      readdirSync(seeds).flatMap((file) => runsOf(readFileSync(new URL(file, seeds), 'utf8'))),
    );
    const copied = texts.flatMap(({ at, text }) =>
      runsOf(text)
        .filter((run) => taken.has(run))
        .map((run) => `${at}: ${run}`),
    );
    assert.equal(copied, []);
  });
} else test.skip('shares no eight words in a row with a source (source not available)');

test.run();
