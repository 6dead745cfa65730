import { landNames } from '../../../../src/i18n/land-names';
import type { CardType } from '../../../../src/rules/landless/card-characteristics';
import { NO_LANDLESS_HOUSE_RULES } from '../../../../src/rules/landless/land';
import { landify } from '../../../../src/rules/landless/landify';
import { readManaCost } from '../../../../src/rules/landless/mana-cost';
import { nameOfLand, typeLineOf } from '../../../../src/screens/lands/land-words';
import {
  appendKey,
  characteristicsFromForm as cardOfForm,
  eraseLast,
  fieldsWhileTyping,
  formFieldsForCard,
  INITIAL_LANDS_FORM,
  keypadRows,
  MAX_TYPED_COST_LENGTH,
} from '../../../../src/screens/lands/lands-form';
import { cardCosting } from '../../../support/cards/card-costing';
import { assert, suite } from '../../../support/suite';

const test = suite('lands');

const artifact = { types: ['artifact'] } as const;

const named: readonly (readonly [
  description: string,
  land: ReturnType<typeof landify>,
  en: string,
  ru: string,
])[] = [
  [
    'a basic land',
    landify(cardCosting('U'), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Island · Basic Land — Island',
    'Остров · Базовая Земля — Остров',
  ],
  [
    'two types',
    landify(cardCosting('UR'), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Mountain Island · Land — Mountain Island',
    'Гора-остров · Земля — Гора Остров',
  ],
  [
    'an artifact island',
    landify(cardCosting('U', artifact), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Artifact Island · Artifact Land — Island',
    'Артефактный Остров · Артефакт Земля — Остров',
  ],
  [
    'an artifact swamp',
    landify(cardCosting('B', artifact), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Artifact Swamp · Artifact Land — Swamp',
    'Артефактное Болото · Артефакт Земля — Болото',
  ],
  [
    'an artifact of two types',
    landify(cardCosting('GW', artifact), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Artifact Plains Forest · Artifact Land — Plains Forest',
    'Артефактная Равнина-лес · Артефакт Земля — Равнина Лес',
  ],
  [
    'an artifact alone',
    landify(cardCosting('3', artifact), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Artifact land · Artifact Land',
    'Артефактная земля · Артефакт Земля',
  ],
  [
    'nothing at all',
    landify(cardCosting('3'), 'cube', NO_LANDLESS_HOUSE_RULES),
    'Nameless land · Land',
    'Земля без имени · Земля',
  ],
  [
    'a label',
    landify(cardCosting('WUR'), 'landlessMtg', NO_LANDLESS_HOUSE_RULES),
    'Blue-red-white land · Land',
    'Сине-красно-белая земля · Земля',
  ],
  [
    'a promenade',
    landify(cardCosting('WUBR'), 'landlessMtg', NO_LANDLESS_HOUSE_RULES),
    'Transguild Promenade · Land',
    'Дорога Между Гильдиями · Земля',
  ],
  [
    'a grotto',
    landify(cardCosting('3'), 'landlessMtg', NO_LANDLESS_HOUSE_RULES),
    'Shimmering Grotto · Land',
    'Мерцающий Грот · Земля',
  ],
  [
    'a real land',
    landify(cardCosting('', { types: ['land'] }), 'landlessMtg', NO_LANDLESS_HOUSE_RULES),
    'Real land · Land',
    'Настоящая земля · Земля',
  ],
];

for (const [description, land, en, ru] of named) {
  test(`${description} has a name in both languages`, () => {
    const describeLand = (language: 'en' | 'ru') =>
      `${nameOfLand(land, language)} · ${typeLineOf(land, language)}`;
    assert.equal([describeLand('en'), describeLand('ru')], [en, ru]);
  });
}

test('every pair of colors has a label in Russian', () => {
  assert.is(landNames.ru.label(['W', 'U']), 'Бело-синяя земля');
  assert.is(landNames.ru.label(['B', 'G']), 'Чёрно-зелёная земля');
  assert.is(landNames.ru.label(['R', 'W']), 'Красно-белая земля');
  assert.is(landNames.ru.label(['U', 'B']), 'Сине-чёрная земля');
});

test('a basic land is known by its name in either language, and no other card is basic', () => {
  const basicOf = (name: string, types: readonly CardType[] = ['land']) => {
    const card = cardOfForm({ ...INITIAL_LANDS_FORM, name, card: { ...INITIAL_LANDS_FORM.card, types } });
    return 'mistake' in card ? card.mistake : card.basicLandType;
  };
  assert.is(basicOf('Forest'), 'forest');
  assert.is(basicOf('Заснеженный Остров'), 'island');
  assert.is(basicOf('Wastes'), 'wastes');
  assert.is(basicOf('Darkbore Pathway // Slitherbore Pathway'), undefined);
  assert.is(basicOf(''), undefined);
  assert.is(basicOf('Forest', ['creature']), undefined);
});

test('a cost is entered key by key, and deleted key by key', () => {
  const typed = ['2', 'W', '/', 'U', 'R', '/P', '//', 'X'].reduce(appendKey, '');
  assert.is(typed, '2W/UR/P // X');
  const shorter = [typed];
  while (shorter.at(-1) !== '') shorter.push(eraseLast(shorter.at(-1) ?? ''));
  assert.equal(shorter, ['2W/UR/P // X', '2W/UR/P //', '2W/UR/P', '2W/UR', '2W/U', '2W/', '2W', '2', '']);
  assert.is(eraseLast('{2}{W/U}'), '{2}');
  assert.is(eraseLast(''), '');
});

test('input is limited to what can be parsed, and every key enters something', () => {
  const full = 'W'.repeat(MAX_TYPED_COST_LENGTH);
  for (const key of keypadRows.flat()) {
    assert.is(appendKey(full, key), full);
    assert.ok(appendKey('', key).length > 0);
  }
});

const known = { name: 'Name', russianName: null, rarity: null, card: INITIAL_LANDS_FORM.card };

test('the cost of a card found by name is written as players type it, and reads the same', () => {
  for (const [manaCost, typed] of [
    ['{1}{U}{U}', '1UU'],
    ['{10}', '10'],
    ['{X}{R}{R}', 'XRR'],
    ['{1}{R} // {1}{U}', '1R // 1U'],
    ['{2}{2/W}', '{2}{2/W}'],
    ['{1}{G/P}', '{1}{G/P}'],
    ['', ''],
  ] as const) {
    const fields = formFieldsForCard('Name', { ...known, manaCost });
    assert.is(fields.typedCost, typed);
    assert.equal(readManaCost(typed), readManaCost(manaCost));
  }
});

test('typing or clearing a name clears the previous card, but an empty field leaves a cost entered by hand', () => {
  const found = { ...INITIAL_LANDS_FORM, ...formFieldsForCard('Shock', { ...known, manaCost: '{R}' }) };
  for (const typedName of ['Sho', ' ']) {
    assert.equal(
      { ...found, ...fieldsWhileTyping(found, typedName) },
      { ...INITIAL_LANDS_FORM, name: '', typedName },
    );
  }
  assert.equal(fieldsWhileTyping({ ...INITIAL_LANDS_FORM, typedCost: '2W' }, ''), { typedName: '' });
});

test('the initial input is valid, and an invalid cost is an error', () => {
  assert.not.ok('mistake' in cardOfForm(INITIAL_LANDS_FORM));
  assert.ok('mistake' in cardOfForm({ ...INITIAL_LANDS_FORM, typedCost: 'Q' }));
});

test.run();
