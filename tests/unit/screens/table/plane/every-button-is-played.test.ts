// starts first
/** Every ability with a button, played on the rendered table from its moment to the table that results. */
import { catalog } from '../../../../../src/content/planes/catalog';
import type { PlanarAbility } from '../../../../../src/content/planes/planar-card-facts';
import { playScenario } from '../../../../support/cards/card-scenarios';
import { facts } from '../../../../support/cards/card-situations';
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
const translated = new Set<string>();

for (const [theme, scenarios] of Object.entries(themes)) {
  for (const scenario of scenarios) {
    const [id, time, , pressed, then, log, offeredAfterward = ''] = scenario;
    test(`${theme}: ${facts(id).name.en}, ${time}: ${[pressed].flat().join(', ')}`, async () => {
      const { ability, russian, ...outcome } = await playScenario(scenario);
      assert.equal(outcome, { then, log, offeredAfterward });
      for (const [english, russianName] of Object.entries(russian.buttons)) {
        assert.is(russianName, russianButtons[english], english);
        translated.add(english);
      }
      assert.is(russian.log, russianLog[log], log);
      if (!ability.when.includes('encounter')) assert.is(russian.text, ability.text.ru);
      translated.add(log);
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
    all.filter((english) => !translated.has(english)),
    [],
  );
});

test.run();
