import { russianPlayerNames } from '../../../../../src/content/cards/russian-player-names';
import { wellKnownCards } from '../../../../../src/content/cards/well-known-cards';
import { characteristicsOf } from '../../../../../src/rules/landless/known-card';
import { createNameFinder } from '../../../../../src/session/cards/names/name-finder';
import { decodeBuiltInCards, encodeBuiltInCards } from '../../../../../src/storage/cards/built-in-card-data';
import { builtInNames as names } from '../../../../support/cards/built-in-names';
import { assert, suite } from '../../../../support/suite';

const test = suite('names of all cards');

const finder = await createNameFinder(names);
const cardCalled = (name: string) => finder.findByNames([name]).get(name) ?? null;
const firstSuggestion = (typed: string) => finder.suggest(typed, 8)[0]?.name;

for (const [typed, expected] of [
  ['lightning bolt', 'Lightning Bolt'],
  ['jötun grunt', 'Jötun Grunt'],
  ['jotun gr', 'Jötun Grunt'],
  ['Kenriths transf', 'Kenrith’s Transformation'],
  ['преображение кенр', 'Kenrith’s Transformation'],
  ['fire//ice', 'Fire // Ice'],
  ['fire // ice', 'Fire // Ice'],
  ['Stomp', 'Bonecrusher Giant // Stomp'],
  ['tibalt, cosmic', 'Valki, God of Lies // Tibalt, Cosmic Impostor'],
  ['lihgtning bolt', 'Lightning Bolt'],
  ['counterspel', 'Counterspell'],
  ['cuonterspel', 'Counterspell'],
  ['shcokk', 'Shock'],
  ['гигант костекр', 'Bonecrusher Giant // Stomp'],
  ['гигант кстекрушитиль', 'Bonecrusher Giant // Stomp'],
  ['дшпрештштп ищде', 'Lightning Bolt'],
  ['hjljdjt dbltybt', 'Ancestral Vision'],
  ['dryad arbor', 'Dryad Arbor'],
  ['эльфы лановарские', 'Llanowar Elves'],
  ['эльфы лановара', 'Llanowar Elves'],
  ['эльфов лановара', 'Llanowar Elves'],
  ['лановарские эльфы', 'Llanowar Elves'],
  ['elves llanowar', 'Llanowar Elves'],
  ['elves, lanowar', 'Llanowar Elves'],
  ['bolt lightnig', 'Lightning Bolt'],
  ['bolt li', 'Lightning Bolt'],
  ['молнии удар', 'Lightning Bolt'],
  ['ice fire', 'Fire // Ice'],
  ['сол ринг', 'Sol Ring'],
  ['Брейншторм', 'Brainstorm'],
  ['контрспелл', 'Counterspell'],
  ['лайтнинг болт', 'Lightning Bolt'],
  ['снэпкастер мейдж', 'Snapcaster Mage'],
  ['джейс, зе майнд скалптор', 'Jace, the Mind Sculptor'],
  ['Рампант Гроус', 'Rampant Growth'],
  ['Мана Дрейн', 'Mana Drain'],
] as const) {
  test(`"${typed}" finds ${expected}`, () => {
    assert.is(firstSuggestion(typed), expected.replace('’', "'"));
  });
}

for (const [typed, expected] of [
  ['эльфы лановарского леса', 'Llanowar Elves'],
  ['llanowar sorceress', 'Llanowar Dead'],
] as const) {
  test(`"${typed}" finds nothing, but ${expected} is similar`, () => {
    assert.equal(finder.suggest(typed, 8), []);
    assert.ok(finder.suggestBySomeWords(typed, 4).some(({ name }) => name === expected));
  });
}

test('a text like no name has no similar ones', () => {
  for (const typed of [
    'qwxzzyq vvvkq',
    ...['asdfgh', 'qwerty', 'foobar', 'hjkl', 'xcvbnm', 'ghjkl', 'qweqwe', 'asdasd'],
    ...['фывапр', 'йцукен', 'ывапро', 'my favourite deck'],
    'this is a long line of prose that somebody pasted by mistake',
  ]) {
    assert.equal(finder.suggest(typed, 4), [], typed);
    assert.equal(finder.suggestBySomeWords(typed, 4), [], typed);
  }
});

test('a word within a name is suggested, too, where many names start with the text', () => {
  assert.ok(finder.suggest('молн', 8).some(({ russianName }) => russianName === 'Удар Молнии'));
});

for (const [typed, expected] of [
  ['bolt', 'Lightning Bolt'],
  ['bird', 'Birds of Paradise'],
  ['birds', 'Birds of Paradise'],
  ['so', 'Sol Ring'],
  ['sol', 'Sol Ring'],
  ['ring', 'Sol Ring'],
  ['counter', 'Counterspell'],
  ['swords', 'Swords to Plowshares'],
  ['wrath', 'Wrath of God'],
  ['lighning', 'Lightning Bolt'],
  ['кольцо', 'Sol Ring'],
  ['кольца', 'Sol Ring'],
  ['молния', 'Lightning Bolt'],
  ['молнией', 'Lightning Bolt'],
  ['молни', 'Lightning Bolt'],
] as const) {
  test(`the best-known card comes first: "${typed}" is ${expected}`, () => {
    assert.is(firstSuggestion(typed), expected);
  });
}

test('every well-known name is that of a card', () => {
  assert.equal(
    wellKnownCards.filter((name) => cardCalled(name)?.name.split(' // ')[0] !== name),
    [],
  );
});

test('a card is found by what players call it, in a list, too, and the app shows its printed name', () => {
  for (const [card, playerNames] of russianPlayerNames) {
    for (const playerName of playerNames.split('/')) {
      assert.is(firstSuggestion(playerName), card, playerName);
      assert.is(cardCalled(playerName)?.name, card, playerName);
    }
  }
  assert.is(cardCalled('контрзаклятие')?.russianName, 'Отмена Заклинания');
  assert.is(cardCalled('чёрный лотос')?.russianName ?? null, null);
});

test('no name that players use is printed on another card', () => {
  const printedNames = new Set(names.russian.flatMap((name) => name.toLowerCase().split(' // ')));
  const playerNames = [...russianPlayerNames.values()].flatMap((joined) => joined.toLowerCase().split('/'));
  assert.equal(
    playerNames.filter((name) => printedNames.has(name)),
    [],
  );
});

const russianNames = (typed: string) => finder.suggest(typed, 40).map(({ russianName }) => russianName ?? '');

test('a Russian word is found in any form, but no longer word that merely begins like it', () => {
  const names = russianNames('молния');
  for (const name of ['Удар Молнии', 'Шаровая Молния']) assert.ok(names.includes(name), names.join(', '));
  assert.not.ok(names.some((name) => /Молниенос/.test(name)));
});

test('a text inside words is found only if no word begins with it, after fewer letters first', () => {
  assert.ok(russianNames('делка').every((name) => /делк/i.test(name)));
  assert.is(russianNames('елка')[0], 'Ненасытная Белка');
  assert.ok(russianNames('сделка').every((name) => /(^| )сделка/i.test(name)));
  assert.ok(finder.suggest('bolt', 40).every(({ name }) => /\bbolt/i.test(name)));
});

for (const [typed, expected] of [
  ['ulamog', 'Ulamog, the Ceaseless Hunger'],
  ['emrakul', 'Emrakul, the Aeons Torn'],
  ['sol', 'Sol Ring'],
] as const) {
  test(`a whole word comes before the beginning of a longer one: ${typed}`, () => {
    const names = finder.suggest(typed, 8).map(({ name }) => name);
    assert.ok(names.includes(expected), names.join(', '));
  });
}

/** What each beginning of the text finds, after this was searched. */
function typedLetterByLetter(text: string, otherQuery: string | null): readonly (readonly string[])[] {
  return [...text].map((_, index) => {
    if (otherQuery !== null) finder.suggest(otherQuery, 8);
    return finder.suggest(text.slice(0, index + 1), 8).map(({ name }) => name);
  });
}

for (const text of [
  'lightning bolt',
  'lihgtning bolt',
  'гигант кстекрушитиль',
  'fire // ice',
  'Лесной эльф',
  'эльфы лановара',
]) {
  test(`"${text}" typed letter by letter finds the same as each prefix alone`, () => {
    assert.equal(typedLetterByLetter(text, null), typedLetterByLetter(text, 'zzzzzzzz яяяяя'));
  });
}

test('an empty text, punctuation, and text unlike any name find nothing', () => {
  for (const typed of ['', ' ', '!?', 'qqqqqqqqqqqq']) assert.equal(finder.suggest(typed, 8), []);
});

test('a whole name or half of one is found, part of one is not', () => {
  assert.is(cardCalled('ICE')?.name, 'Fire // Ice');
  assert.is(cardCalled('Родовое видение')?.name, 'Ancestral Vision');
  assert.is(cardCalled('Ancestral Visi'), null);
});

test('facts of cards that are unlike others', () => {
  const facts = (name: string) => {
    const known = cardCalled(name);
    return (
      known && [known.manaCost, known.card.types.join(' '), known.card.layout, known.card.indicator.join('')]
    );
  };
  assert.equal(facts('Dryad Arbor'), ['', 'creature land', 'normal', 'G']);
  assert.equal(facts('Ancestral Vision'), ['', 'sorcery', 'normal', 'U']);
  assert.equal(facts('Valki, God of Lies'), ['{1}{B}', 'creature', 'doubleFaced', '']);
  assert.equal(facts('Fire // Ice'), ['{1}{R} // {1}{U}', 'instant', 'split', '']);
  assert.equal(facts('Bonecrusher Giant'), ['{2}{R}', 'creature', 'other', '']);
  assert.equal(facts('Darkbore Pathway')?.[1], 'land');
  assert.equal(facts("Agadeem's Awakening")?.[2], 'modalLand');
});

test('every cost can be read or is refused with a reason', () => {
  const refused = names.english.filter((_, index) => 'mistake' in characteristicsOf(names.card(index)));
  assert.ok(refused.length < 20, refused.join(', '));
});

test('a file is read as it was written, and nothing else is', () => {
  const cards = names.english.slice(0, 300).map((_, index) => names.card(index));
  const decodedCards = decodeBuiltInCards(encodeBuiltInCards(cards, '2026-01-31'));
  assert.equal(
    decodedCards?.english.map((_, index) => decodedCards.card(index)),
    cards,
  );
  for (const text of ['', '{}', '<!doctype html>', encodeBuiltInCards(cards, '2026-01-31').slice(0, -1)]) {
    assert.is(decodeBuiltInCards(text), null);
  }
});

test.run();
