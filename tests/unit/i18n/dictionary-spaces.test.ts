import { dictionaryWithNoBreakSpaces } from '../../../src/i18n/dictionary-spaces';
import { assert, suite } from '../../support/suite';

const test = suite('no-break spaces in dictionaries');

test('texts at any depth are bound, and so is what functions return', () => {
  const words = dictionaryWithNoBreakSpaces({
    title: 'Любая карта — земля',
    deck: { inDeck: (n: number, name: string) => `${n} карт в колоде: ${name}` },
  });
  assert.is(words.title, 'Любая карта\u00a0— земля');
  assert.is(words.deck.inDeck(5, 'Бант'), '5\u00a0карт в\u00a0колоде: Бант');
});

test.run();
