import { signal } from '@preact/signals';
import type { Language } from '../../../../src/content/bilingual';
import { dictionaries as loaders } from '../../../../src/i18n/dictionaries';
import { en } from '../../../../src/i18n/en';
import { enFirstPaint } from '../../../../src/i18n/en/first-paint';
import { ru } from '../../../../src/i18n/ru';
import { ruRemaining } from '../../../../src/i18n/ru/remaining';
import { type Dictionaries, followLanguage } from '../../../../src/session/preferences/language';
import { gate, nextTasks } from '../../../support/headless-device';
import { assert, suite } from '../../../support/suite';

const test = suite('language');

const words = { en, ru };

/** Dictionaries that are there at once, but for the words loaded later, which are waited for or cannot be had. */
function dictionaries(
  remainingWords: (language: Language) => Promise<unknown> = async () => {},
): Dictionaries {
  return {
    firstPaint: async (language) => words[language],
    form: async (language) => words[language],
    remaining: (language) => remainingWords(language).then(() => words[language]),
  };
}

function fail(): never {
  throw new Error('nothing is missing');
}

test('the texts of each language are loaded in three complementary parts', async () => {
  for (const language of ['en', 'ru'] as const) {
    const all = {
      ...(await loaders[language].firstPaint()),
      ...(await loaders[language].form()),
      ...(await loaders[language].remaining()),
    };
    assert.equal(all, { ...words[language], ...(language === 'ru' && ruRemaining) });
  }
});

test('the texts of the table are available at once, the others when loaded', async () => {
  const chosen = signal<Language>('en');
  const loading = gate();
  const loaded = await followLanguage(
    chosen,
    dictionaries(() => loading.opened),
    false,
    fail,
  );
  assert.equal([loaded.peek().language, loaded.peek().words], ['en', null]);
  assert.is(loaded.peek().firstPaintWords.table.undo, enFirstPaint.table.undo);
  loading.open();
  await nextTasks(2);
  assert.equal(loaded.peek().words, en);
});

test('all texts change at once when the new language is loaded', async () => {
  const chosen = signal<Language>('en');
  let loading = gate();
  loading.open();
  const loaded = await followLanguage(
    chosen,
    dictionaries(() => loading.opened),
    false,
    fail,
  );
  await nextTasks(2);
  loading = gate();
  const english = loaded.peek();
  chosen.value = 'ru';
  await nextTasks(2);
  assert.is(loaded.peek(), english, 'until then the language before goes on speaking');
  loading.open();
  await nextTasks(2);
  const { language, firstPaintWords, words: all } = loaded.peek();
  assert.equal([language, firstPaintWords.table.undo, all], ['ru', ru.table.undo, ru]);
});

test('the last chosen language applies, whichever loads first', async () => {
  const chosen = signal<Language>('en');
  const gates = { en: gate(), ru: gate() };
  const loaded = await followLanguage(
    chosen,
    dictionaries((language) => gates[language].opened),
    false,
    fail,
  );
  chosen.value = 'ru';
  chosen.value = 'en';
  gates.ru.open();
  await nextTasks(2);
  assert.equal([loaded.peek().language, loaded.peek().words], ['en', null]);
  gates.en.open();
  await nextTasks(2);
  assert.equal([loaded.peek().language, loaded.peek().words], ['en', en]);
});

test('missing texts are reported, and the previous language remains', async () => {
  const chosen = signal<Language>('en');
  let missing = 0;
  let isThere = true;
  const remainingWords = async () => {
    if (!isThere) throw new Error('gone');
  };
  const loaded = await followLanguage(chosen, dictionaries(remainingWords), false, () => {
    missing += 1;
  });
  await nextTasks(2);
  isThere = false;
  chosen.value = 'ru';
  await nextTasks(2);
  assert.equal([loaded.peek().language, missing], ['en', 1]);
  isThere = true;
  chosen.value = 'en';
  chosen.value = 'ru';
  await nextTasks(2);
  assert.equal([loaded.peek().language, missing], ['ru', 1]);
});

test.run();
