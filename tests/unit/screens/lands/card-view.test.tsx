/** One card of the Lands place, as it is shown. */
import { render } from 'preact';
import { headlessContexts } from '../../../../scripts/build/headless-contexts';
import { en } from '../../../../src/i18n/en';
import { ruleSets } from '../../../../src/rules/landless/land';
import { Contexts } from '../../../../src/session/contexts/Contexts';
import { waitUntilSettled } from '../../../support/rendered/page-in-node';
import { assert, suite } from '../../../support/suite';

const { CardView } = await import('../../../../src/screens/lands/CardView');
const { INITIAL_LANDS_FORM } = await import('../../../../src/screens/lands/lands-form');

const test = suite('a card as a land');

const { lands } = en;

/** Text that is seen without expanding anything. */
async function shownText(form: Partial<typeof INITIAL_LANDS_FORM>): Promise<string> {
  const contexts = headlessContexts({ language: 'en', firstPaintWords: en, newGameFormWords: en, words: en });
  render(
    <Contexts {...contexts}>
      <CardView saved={{ ...INITIAL_LANDS_FORM, ...form }} onChange={() => {}} />
    </Contexts>,
    document.body,
  );
  await waitUntilSettled(20);
  for (const disclosure of document.querySelectorAll('details:not([open])')) disclosure.remove();
  const text = document.body.textContent ?? '';
  render(null, document.body);
  return text.replaceAll('\u00a0', ' ');
}

for (const ruleSet of ruleSets) {
  test(`a real land says that it stays one and what the rules say about it, without expanding: ${ruleSet}`, async () => {
    const card = { ...INITIAL_LANDS_FORM.card, types: ['land'] as const };
    const text = await shownText({ ruleSet, name: 'Darkbore Pathway', card });
    const ruling = { cube: lands.rulings.realLand, landlessMtg: lands.rulings.realLandInDeck }[ruleSet];
    for (const sentence of [lands.ownText, lands.reasons.realLand, ruling])
      assert.ok(text.includes(sentence), `${sentence}: ${text}`);
    assert.not.ok(text.includes(lands.zones), 'only a card that becomes a land changes with its zone');
  });
}

test('another card keeps its reasons collapsed, and says what becomes of it in each zone', async () => {
  const text = await shownText({ typedCost: 'R', name: 'Lightning Bolt' });
  assert.not.ok(text.includes(lands.reasons.everyZone), text);
  assert.ok(text.includes(lands.zones), text);
});

test.run();
