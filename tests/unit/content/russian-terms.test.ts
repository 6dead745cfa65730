/** The Russian of cards and rulebook keeps to the terms of cards printed in Russian. */
import { catalog } from '../../../src/content/planes/catalog';
import { readChapters } from '../../../src/content/rulebook/rulebook';
import { ru } from '../../../src/i18n/ru';
import type { AbilityTime } from '../../../src/rules/planar/ability-times';
import { assert, suite } from '../../support/suite';
import {
  asCardsPrint,
  type OfficialTerm,
  officialAbilities,
  officialTerms,
} from '../../support/texts/official-russian';
import { unofficialRussian } from '../../support/texts/wrong-russian';

const chapters = readChapters();

const cardTexts = catalog.flatMap(({ id, abilities }) =>
  abilities.map(({ text }, index) => ({ at: `${id} ${index}`, ...text })),
);

const cardWords = [
  ...cardTexts,
  ...catalog.flatMap(({ id, name, abilities, counters, options }) =>
    [
      name,
      ...abilities.flatMap(({ badge, reminder }) => [badge, reminder].filter((label) => label !== undefined)),
      ...(counters ? [counters.name] : []),
      ...(options ?? []),
    ].map((words) => ({ at: id, ...words })),
  ),
];

const ruleWords = chapters.flatMap(({ entries }) =>
  entries.flatMap(({ id, title, text, example, changeNote }) =>
    [title, text, example, changeNote].flatMap((words) => (words ? [{ at: id, ...words }] : [])),
  ),
);

/** Every text of the interface; of sentences with gaps, their source. */
const interfaceWords = (branch: object, path = ''): readonly { readonly at: string; readonly ru: string }[] =>
  Object.entries(branch).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? interfaceWords(text, `${path}${key}.`)
      : [{ at: `${path}${key}`, ru: String(text) }],
  );

const ENDING = { en: /Then planeswalk\.$/, ru: /Затем совершите переход\.$/ };

/** Returns the texts that have a term in English, but not its official Russian form. */
const missing = (
  texts: readonly { readonly at: string; readonly en: string; readonly ru: string }[],
  terms: readonly OfficialTerm[],
) =>
  texts.flatMap(({ at, en, ru }) =>
    terms
      .filter((term) => term.en.test(en) && !term.ru.test(asCardsPrint(ru)))
      .map((term) => `${at}: ${term.en} without ${term.ru}`),
  );

const unofficialIn = (texts: readonly { readonly at: string; readonly ru: string }[]) =>
  texts.flatMap(({ at, ru }) =>
    Object.entries(unofficialRussian)
      .filter(([, word]) => word.test(asCardsPrint(ru)))
      .map(([official]) => `${at}: not "${official}"`),
  );

const test = suite('Russian terms');

test('of cards are the official ones wherever the English text has the term', () => {
  assert.equal(missing(cardTexts, officialTerms), []);
});

test('of the rulebook are the official ones for abilities', () => {
  assert.equal(missing(ruleWords, officialAbilities), []);
});

test('have no unofficial word in their place', () => {
  const interfaceTexts = interfaceWords(ru);
  assert.ok(interfaceTexts.length > 500);
  assert.equal(unofficialIn([...cardWords, ...ruleWords, ...interfaceTexts]), []);
});

test('stand on cards without an English word beside them', () => {
  assert.equal(
    cardWords.filter(({ ru }) => /\([a-z ]+\)/i.test(ru)).map(({ at }) => at),
    [],
  );
});

test('do not repeat the label of the ability', () => {
  const echoing: Partial<Record<AbilityTime, RegExp>> = {
    upkeep: /^в начале (?:вашего )?шага поддержки/i,
    endStep: /^в начале (?:вашего )?заключительного шага/i,
    arrive: /^когда вы переходите/i,
    leave: /^когда вы покидаете/i,
    encounter: /^когда вы встречаете/i,
    chaos: /наступает хаос,/i,
  };
  const echoes = catalog.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ when, text }, index) =>
      when.some((time) => echoing[time]?.test(text.ru)) ? [`${id} ${index}`] : [],
    ),
  );
  assert.equal(echoes, []);
});

test('say “каждый раз, когда” for "whenever", as printed cards do', () => {
  const otherwise = catalog.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ text }, index) =>
      /^whenever/i.test(text.en) === /^каждый раз, когда/i.test(text.ru) ? [] : [`${id} ${index}`],
    ),
  );
  assert.equal(otherwise, []);
});

test('let every phenomenon end with its planeswalk', () => {
  const unfinished = catalog.flatMap(({ id, kind, abilities }) => {
    const last = abilities.at(-1)?.text;
    return kind === 'phenomenon' && !(last && ENDING.en.test(last.en) && ENDING.ru.test(last.ru)) ? [id] : [];
  });
  assert.equal(unfinished, ['spatial-merging']);
});

test.run();
