/** Every ability with a button, played on the rendered table from its moment to the table that results. */
import { catalogue } from '../../../../../src/content/planes/catalogue';
import type { PlanarAbility } from '../../../../../src/content/planes/planar-card-facts';
import { playStory } from '../../../../support/card-stories';
import { facts } from '../../../../support/cards-at-work';
import { assert, suite } from '../../../../support/suite';
import { besides } from './every-button/besides';
import { counters } from './every-button/counters';
import { journeys } from './every-button/journeys';
import { lasting } from './every-button/lasting';
import { life } from './every-button/life';

const themes = { life, lasting, counters, journeys, besides };

const test = suite('every button of a card is played');
const played = new Set<PlanarAbility>();

for (const [theme, stories] of Object.entries(themes)) {
  for (const story of stories) {
    const [id, time, , pressed, then, log, again = ''] = story;
    test(`${theme}: ${facts(id).name.en}, ${time}: ${[pressed].flat().join(', ')}`, async () => {
      const { ability, ...told } = await playStory(story);
      assert.equal(told, { then, log, again });
      played.add(ability);
    });
  }
}

test('no ability with a button is left out', () => {
  const missing = catalogue.flatMap(({ id, abilities }) =>
    abilities
      .filter((ability) => (ability.acts || ability.extra) && !played.has(ability))
      .map(({ when }) => `${id} ${when.join()}`),
  );
  assert.equal(missing, []);
});

test.run();
