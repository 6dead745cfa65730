/** Every ability with a button, played on the rendered table from its moment to the table that results. */
import { catalog } from '../../../../../src/content/planes/catalog';
import type { PlanarAbility } from '../../../../../src/content/planes/planar-card-facts';
import { facts } from '../../../../support/cards/card-situations';
import { playStory } from '../../../../support/cards/card-stories';
import { assert, suite } from '../../../../support/suite';
import { counters } from './every-button/counters';
import { life } from './every-button/life';
import { ongoingEffects } from './every-button/ongoing-effects';
import { otherButtons } from './every-button/other-buttons';
import { planesAndTurns } from './every-button/planes-and-turns';
import { russianButtons } from './every-button/russian-buttons';
import { russianLog } from './every-button/russian-log';

const themes = { life, ongoingEffects, counters, planesAndTurns, otherButtons };

const test = suite('every button of a card is played');
const played = new Set<PlanarAbility>();
/** English names and lines whose Russian has been seen. */
const said = new Set<string>();

for (const [theme, stories] of Object.entries(themes)) {
  for (const story of stories) {
    const [id, time, , pressed, then, log, offeredAfterward = ''] = story;
    test(`${theme}: ${facts(id).name.en}, ${time}: ${[pressed].flat().join(', ')}`, async () => {
      const { ability, russian, ...told } = await playStory(story);
      assert.equal(told, { then, log, offeredAfterward });
      for (const [english, called] of Object.entries(russian.buttons)) {
        assert.is(called, russianButtons[english], english);
        said.add(english);
      }
      assert.is(russian.log, russianLog[log], log);
      if (!ability.when.includes('encounter')) assert.is(russian.text, ability.text.ru);
      said.add(log);
      played.add(ability);
    });
  }
}

test('no ability with a button is left out', () => {
  const missing = catalog.flatMap(({ id, abilities }) =>
    abilities
      .filter((ability) => (ability.acts || ability.extra) && !played.has(ability))
      .map(({ when }) => `${id} ${when.join()}`),
  );
  assert.equal(missing, []);
});

test('every Russian name and line has been seen', () => {
  const all = [...Object.keys(russianButtons), ...Object.keys(russianLog)];
  assert.equal(
    all.filter((english) => !said.has(english)),
    [],
  );
});

test.run();
