import {
  longestUnbreakableLength,
  withHyphensInLongest,
  withSoftHyphens,
} from '../../../../../src/screens/parts/text/soft-hyphens';
import { assert, suite } from '../../../../support/suite';

const test = suite('soft hyphens');

/** Returns the text with visible hyphens. */
const hyphenated = (text: string) => withSoftHyphens(text).replaceAll('\u00ad', '-');

test('long Russian words can be broken between syllables', () => {
  assert.is(hyphenated('Исследовательская база'), 'Иссле-до-ва-тель-ская база');
  assert.is(hyphenated('Фиксированная точка'), 'Фикси-ро-ванная точка');
  assert.is(hyphenated('Стриксхейвен'), 'Стриксхей-вен');
});

test('short words, and words in English, stay whole', () => {
  assert.is(hyphenated('Астральная арена'), 'Астральная арена');
  assert.is(hyphenated('Headquarters'), 'Headquarters');
});

test('in a name, only a word too long for any row is hyphenated, in either language', () => {
  assert.is(withHyphensInLongest('Исследовательская база'), 'Исследовательская база');
  for (const name of ['Asmoranomardicadaistinaculdacar’s Kitchen', 'Кухня Асмораномардикадайстинакулдакар'])
    assert.ok(longestUnbreakableLength(withHyphensInLongest(name)) < 12, withHyphensInLongest(name));
});

test('the longest part between spaces and hyphens is measured', () => {
  assert.is(longestUnbreakableLength('Trail of the Mage-Rings'), 5);
  assert.is(longestUnbreakableLength(withSoftHyphens('Стриксхейвен')), 9);
});

test.run();
