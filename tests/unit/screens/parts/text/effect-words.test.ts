import * as official from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import { en } from '../../../../../src/i18n/en';
import { ru } from '../../../../../src/i18n/ru';
import { effectEndings, ongoingEffectKinds } from '../../../../../src/rules/planar/planar-state';
import {
  describeEffect,
  describeOption,
  endingInWords,
  type WordingContext,
} from '../../../../../src/screens/parts/text/effect-words';
import type { Catalog } from '../../../../../src/session/cards/catalog';
import { assert, suite } from '../../../../support/suite';
import { card, ongoingEffect, seat } from '../../../../support/tables/tables';

const text = { en: 'Text.', ru: 'Текст.' };
const cards: readonly PlanarCardFacts[] = [
  {
    id: card('agyrem'),
    kind: 'plane',
    name: { en: 'Agyrem', ru: 'Агирем' },
    planarType: null,
    printings: [],
    abilities: [
      { when: ['static'], text },
      { when: ['chaos'], text, badge: { en: "Creatures can't attack", ru: 'Существа не атакуют' } },
    ],
    options: [
      { en: 'Green anchor', ru: 'Зелёный якорь' },
      { en: 'Red waterfall', ru: 'Красный водопад' },
    ],
  },
  {
    id: card('bant'),
    kind: 'plane',
    name: { en: 'Bant', ru: 'Бэнт' },
    planarType: null,
    printings: [],
    abilities: [{ when: ['chaos'], text }],
  },
];
const catalog: Catalog = {
  ...official,
  factsOf: (id: string) => cards.find((facts) => facts.id === id) ?? null,
};

const seats = [{ name: 'Ann' }, { name: '' }];
const english: WordingContext = { words: en, language: 'en', catalog, seats };
const russian: WordingContext = { words: ru, language: 'ru', catalog, seats: [{ name: 'Энн' }] };

const [agyrem, bant] = [card('agyrem'), card('bant')];

const test = suite('effects in words');

const effectCases: readonly (readonly [
  what: string,
  effect: Parameters<typeof ongoingEffect>[0],
  en: string,
  ru: string,
])[] = [
  [
    'what a card says lasts, by its badge',
    { source: agyrem },
    "Creatures can't attack",
    'Существа не атакуют',
  ],
  ['a card without a badge, by its name', { source: bant }, 'Bant', 'Бэнт'],
  ['a card nobody knows, as it is stored', { source: card('atlantis') }, 'atlantis', 'atlantis'],
  ['what the table wrote down', { note: 'Goaded' }, 'Goaded', 'Goaded'],
  ['its own words before those of the card', { note: 'Goaded', source: agyrem }, 'Goaded', 'Goaded'],
  ['an empty note says nothing', { note: '', source: bant }, 'Bant', 'Бэнт'],
  ['nothing at all', {}, en.effects.does.remind, ru.effects.does.remind],
  [
    'what the app does, whatever the card',
    { does: 'blankIsChaos', source: agyrem },
    en.effects.does.blankIsChaos,
    ru.effects.does.blankIsChaos,
  ],
  [
    'whom it concerns',
    { source: agyrem, player: seat(0) },
    "Ann: Creatures can't attack",
    'Энн: существа не атакуют',
  ],
  [
    'whom it concerns, without a name',
    { does: 'extraDie', player: seat(1) },
    `Player 2: ${en.effects.does.extraDie}`,
    `${ru.player(2)}: ${ru.effects.does.extraDie.toLowerCase()}`,
  ],
  ['whom a card concerns', { source: bant, player: seat(0) }, 'Ann: Bant', 'Энн: Бэнт'],
  ['whom a note concerns', { note: 'Goaded', source: agyrem, player: seat(0) }, 'Ann: Goaded', 'Энн: Goaded'],
];

for (const [description, effect, inEnglish, inRussian] of effectCases) {
  test(description, () => {
    assert.is(describeEffect(ongoingEffect(effect), english), inEnglish);
    assert.is(describeEffect(ongoingEffect(effect), russian), inRussian);
  });
}

test('before the cards are loaded an effect is named after its card as stored', () => {
  assert.is(describeEffect(ongoingEffect({ source: agyrem }), { ...english, catalog: null }), 'agyrem');
});

test('every act and every ending has a different text', () => {
  for (const wording of [english, russian]) {
    const descriptions = ongoingEffectKinds.map((does) => describeEffect(ongoingEffect({ does }), wording));
    assert.is(new Set(descriptions).size, ongoingEffectKinds.length);
    const endings = effectEndings.map((ends) =>
      endingInWords(ongoingEffect({ ends, until: seat(0) }), wording),
    );
    assert.is(new Set(endings).size, effectEndings.length);
  }
});

test('an effect until a player’s turn names the player', () => {
  assert.is(
    endingInWords(ongoingEffect({ ends: 'turnOf', until: seat(0) }), english),
    'until Ann’s next turn',
  );
  assert.is(
    endingInWords(ongoingEffect({ ends: 'turnOf', until: seat(1) }), english),
    'until Player 2’s next turn',
  );
  assert.match(endingInWords(ongoingEffect({ ends: 'turnOf', until: seat(0) }), russian), 'Энн');
  assert.match(endingInWords(ongoingEffect({ ends: 'turnOf' }), english), en.effects.everybody);
});

test('a choice is named as on the card, or by its number', () => {
  assert.is(describeOption(agyrem, 0, english), 'Green anchor');
  assert.is(describeOption(agyrem, 1, russian), 'Красный водопад');
  assert.is(describeOption(bant, 0, english), '1');
  assert.is(describeOption(agyrem, 1, { ...english, catalog: null }), '2');
});

test.run();
