/** Without its reminder text a card has every word that matters. */
import { languages } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import { splitByReminders } from '../../../../../src/screens/parts/card/reminder-text';
import { assert, suite } from '../../../../support/suite';

const test = suite('reminder text');

const withoutReminders = (text: string) =>
  splitByReminders(text)
    .filter((_, index) => index % 2 === 0)
    .join('');

test('a word in parentheses within a sentence stays', () => {
  assert.is(
    withoutReminders('Белые и (или) чёрные существа под вашим контролем. (Прочие тоже.)'),
    'Белые и (или) чёрные существа под вашим контролем.',
  );
});

test('on all cards only such words are left', () => {
  const left = catalog.flatMap(({ abilities }) =>
    abilities.flatMap(({ text }) =>
      languages.flatMap((language) => withoutReminders(text[language]).match(/\([^()]*\)/g) ?? []),
    ),
  );
  assert.equal([...new Set(left)].sort(), ['(в том числе наравне с другими)', '(или)']);
});

test.run();
