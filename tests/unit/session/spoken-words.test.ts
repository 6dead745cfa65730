import { signal } from '@preact/signals';
import type { Language } from '../../../src/content/bilingual';
import { en } from '../../../src/i18n/en';
import { ru } from '../../../src/i18n/ru';
import { followLanguage } from '../../../src/session/spoken-words';
import { gate, moments } from '../../support/live-tables';
import { assert, suite } from '../../support/suite';

const test = suite('spoken words');

const english = { language: 'en', words: en } as const;
const russian = { language: 'ru', words: ru } as const;

test('the words change with the language, both at once, when they are there', async () => {
  const chosen = signal<Language>('en');
  const loading = gate();
  const speech = followLanguage(english, chosen, () => loading.opened.then(() => ru));
  chosen.value = 'ru';
  await moments(2);
  assert.equal(speech.peek(), english, 'until then the language before goes on speaking');
  loading.open();
  await moments(2);
  assert.equal(speech.peek(), russian);
});

test('the language chosen last is spoken, whichever loads first', async () => {
  const chosen = signal<Language>('en');
  const gates = { en: gate(), ru: gate() };
  const words = { en, ru };
  const speech = followLanguage(russian, chosen, (language) =>
    gates[language].opened.then(() => words[language]),
  );
  chosen.value = 'ru';
  gates.en.open();
  await moments(2);
  assert.is(speech.peek().language, 'ru');
  chosen.value = 'en';
  await moments(2);
  assert.equal(speech.peek(), english);
});

test('where the words cannot be had the language before goes on speaking, and another can be tried', async () => {
  const chosen = signal<Language>('en');
  let isThere = false;
  const speech = followLanguage(english, chosen, async () => {
    if (!isThere) throw new Error('gone');
    return ru;
  });
  chosen.value = 'ru';
  await moments(2);
  assert.equal(speech.peek(), english);
  isThere = true;
  chosen.value = 'en';
  chosen.value = 'ru';
  await moments(2);
  assert.equal(speech.peek(), russian);
});

test.run();
