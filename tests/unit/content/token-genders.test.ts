/** On Russian cards, the color of a token agrees in gender with the creature type after it. */
import { catalog } from '../../../src/content/planes/catalog';
import { assert, suite } from '../../support/suite';

type Gender = 'masculine' | 'feminine' | 'neuter';

/** The first creature types of the tokens that planar cards create or describe. */
const NOUNS: Readonly<Record<Gender, readonly string[]>> = {
  masculine: [
    ...['Ангел', 'Артист', 'Воин', 'Гоблин', 'Далек', 'Демон', 'Дракон', 'Зомби', 'Имитатор', 'Кролик'],
    ...['Пират', 'Пришелец', 'Рыцарь', 'Сапролинг', 'Солдат', 'Убийца', 'Фанат', 'Человек', 'Эльдрази'],
  ],
  feminine: ['Белка', 'Еда', 'Змея', 'Коза', 'Лягушка', 'Щепка'],
  neuter: ['Насекомое'],
};

const ENDINGS: Readonly<Record<Gender, RegExp>> = {
  masculine: /[ыи]й$/,
  feminine: /[ая]я$/,
  neuter: /[ое]е$/,
};

const COLOR = '(?:бел|син|чёрн|красн|зелён|бесцветн)(?:ый|ий|ая|яя|ое|ее)';
const colored = new RegExp(`(${COLOR})(?: и (${COLOR}))? ([А-ЯЁ][а-яё]+)`, 'g');

const genderOf = (noun: string) =>
  (['masculine', 'feminine', 'neuter'] as const).find((gender) => NOUNS[gender].includes(noun));

/** Returns every color that stands directly before a creature type. */
const pairsIn = (text: string) =>
  [...text.matchAll(colored)].flatMap(([, first, second, noun = '']) =>
    [first, second].flatMap((color) => (color === undefined ? [] : [{ color, noun }])),
  );

const disagreeing = (text: string) =>
  pairsIn(text)
    .filter(({ color, noun }) => {
      const gender = genderOf(noun);
      return gender === undefined || !ENDINGS[gender].test(color);
    })
    .map(({ color, noun }) => `${color} ${noun}`);

const texts = catalog.flatMap(({ id, abilities }) =>
  abilities.map(({ text }, index) => ({ at: `${id} ${index}`, ru: text.ru })),
);

const test = suite('genders of Russian tokens');

test('agree between color and creature type on every card', () => {
  assert.ok(texts.flatMap(({ ru }) => pairsIn(ru)).length > 30);
  assert.equal(
    texts.flatMap(({ at, ru }) => disagreeing(ru).map((pair) => `${at}: ${pair}`)),
    [],
  );
});

test('are reported where they do not agree, and where a creature type is unknown', () => {
  assert.equal(disagreeing('фишку существа 1/1 чёрный Змея'), ['чёрный Змея']);
  assert.equal(disagreeing('фишку существа 2/2 белый и синяя Рыцарь'), ['синяя Рыцарь']);
  assert.equal(disagreeing('фишку существа 1/1 зелёный Насекомое'), ['зелёный Насекомое']);
  assert.equal(disagreeing('фишку существа 1/1 красный Неведомый'), ['красный Неведомый']);
  assert.equal(disagreeing('фишку существа 1/1 зелёная Белка'), []);
});

test.run();
