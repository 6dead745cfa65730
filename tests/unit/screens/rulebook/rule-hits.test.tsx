/** The results of a search in the rules: which titles are shown in the other language. */
import { render } from 'preact';
import { headlessContexts } from '../../../../scripts/build/headless-contexts';
import type { Language } from '../../../../src/content/bilingual';
import { readChapters } from '../../../../src/content/rulebook/rulebook';
import { en } from '../../../../src/i18n/en';
import { ru } from '../../../../src/i18n/ru';
import { Contexts } from '../../../../src/session/contexts/Contexts';
import { createRulebook } from '../../../../src/session/rulebook/rulebook';
import '../../../support/rendered/page-in-node';
import { assert, suite } from '../../../support/suite';

const { RuleHits } = await import('../../../../src/screens/rulebook/RuleHits');

const test = suite('results of a search in the rules');

const book = createRulebook(readChapters());

/** Returns the titles in the other language among the results of a search. */
function otherTitlesFor(query: string, language: Language): readonly string[] {
  const words = language === 'ru' ? ru : en;
  render(
    <Contexts {...headlessContexts({ language, firstPaintWords: words, newGameFormWords: words, words })}>
      <RuleHits query={query} hits={book.find(query)} fallbackChapter={null} />
    </Contexts>,
    document.body,
  );
  return [...document.querySelectorAll(`[lang="${language === 'ru' ? 'en' : 'ru'}"]`)].map(
    ({ textContent }) => textContent ?? '',
  );
}

test('a search in the reader’s language shows no title in the other one', () => {
  for (const query of ['выбывший', 'контроллер измерения умер', 'тиммейт'])
    assert.equal(otherTitlesFor(query, 'ru'), []);
  for (const query of ['leaving player', 'teammate']) assert.equal(otherTitlesFor(query, 'en'), []);
});

test('a search in the other language shows the titles that it found', () => {
  assert.ok(otherTitlesFor('monarch', 'ru').includes('The monarch leaves'));
  assert.ok(otherTitlesFor('монарх', 'en').includes('Монарх выбывает'));
});

test.run();
