/** How the number of a rule is shown beside other sources. */
import { readChapters } from '../../../../../src/content/rulebook/rulebook';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { numberInSource } from '../../../../../src/screens/parts/rule/rule-number-words';
import { createRulebook } from '../../../../../src/session/rulebook/rulebook';
import { assert, suite } from '../../../../support/suite';

const test = suite('numbers of rules in words');

const rulebook = createRulebook(readChapters());

for (const [id, english, russian] of [
  ['901.9c', '901.9c', '901.9c'],
  ['cube-1', 'Cube 1', 'Куб 1'],
  ['cube-1-note-2', 'Cube 1 (note 2)', 'Куб 1 (сноска 2)'],
  ['landless-3', 'Landless MTG, rule 3', 'Landless MTG, пункт 3'],
  ['cube-notes', null, null],
] as const) {
  test(`${id} is ${english ?? 'without a number'}`, () => {
    const rule = rulebook.entryById(id);
    assert.ok(rule);
    const shown = [en, ru].map(
      (words) => rule && numberInSource(words.rules, rule)?.replaceAll('\u00a0', ' '),
    );
    assert.equal(shown, [english ?? undefined, russian ?? undefined]);
  });
}

test.run();
