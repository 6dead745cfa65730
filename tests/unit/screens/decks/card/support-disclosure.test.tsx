/** Below each card the catalog shows what docs/cards.md lists, in both languages. */
import { readFileSync } from 'node:fs';
import { render } from 'preact';
import { headlessContexts } from '../../../../../scripts/build/headless-contexts';
import { catalog } from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { Contexts } from '../../../../../src/session/contexts/Contexts';
import { waitUntilSettled } from '../../../../support/rendered/page-in-node';
import { assert, suite } from '../../../../support/suite';

const { SupportDisclosure } = await import('../../../../../src/screens/decks/card/SupportDisclosure');

const test = suite('what the app does, below a card');

const wordsOf = { en, ru };

/** The lines of the disclosure: when, what the app does, what is left. */
async function shown(facts: PlanarCardFacts, language: 'en' | 'ru'): Promise<readonly (readonly string[])[]> {
  const words = wordsOf[language];
  render(
    <Contexts {...headlessContexts({ language, firstPaintWords: words, newGameFormWords: words, words })}>
      <SupportDisclosure facts={facts} />
    </Contexts>,
    document.body,
  );
  await waitUntilSettled(1);
  return [...document.querySelectorAll('dl > div')].map((ability) =>
    [...ability.children].map((line) => line.textContent ?? ''),
  );
}

/** The rows of the table by the English name of the card, without the numbers of rules. */
function listed(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const rows = new Map<string, (readonly string[])[]>();
  let card = '';
  const page = readFileSync(new URL('../../../../../docs/cards.md', import.meta.url), 'utf8');
  for (const line of page.split('\n').filter((row) => /^\| (?:\*\*| \|)/.test(row))) {
    const [name = '', when = '', app = '', left = ''] = line.slice(2, -2).split(' | ');
    card = name.trim() ? name.replaceAll('**', '') : card;
    const appActions = app.replaceAll(/ \(\d[\d., a-z]*\)/g, '');
    rows.set(card, [
      ...(rows.get(card) ?? []),
      [when, `App: ${appActions}.`, ...(left === '–' ? [] : [`You: ${left}.`])],
    ]);
  }
  return rows;
}

test('in English it matches the table in the repository', async () => {
  const table = listed();
  assert.is(table.size, catalog.length);
  for (const facts of catalog) {
    assert.equal(await shown(facts, 'en'), table.get(facts.name.en), facts.id);
  }
});

test('in Russian it is as complete, without an English word', async () => {
  for (const facts of catalog) {
    const [inEnglish, inRussian] = [await shown(facts, 'en'), await shown(facts, 'ru')];
    assert.equal(
      inRussian.map((lines) => lines.length),
      inEnglish.map((lines) => lines.length),
      facts.id,
    );
    assert.not.match(inRussian.flat().join(' '), /[a-z]/i, facts.id);
  }
});

test.run();
