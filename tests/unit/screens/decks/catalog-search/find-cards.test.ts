import { languages } from '../../../../../src/content/bilingual';
import { catalog } from '../../../../../src/content/planes/catalog';
import type { PlanarCardFacts } from '../../../../../src/content/planes/planar-card-facts';
import { isEventCard } from '../../../../../src/content/planes/planar-sets';
import { planarTypeName } from '../../../../../src/content/planes/planar-types';
import type { PlanarCardId } from '../../../../../src/rules/planar/planar-card';
import { everydayPassagesIn } from '../../../../../src/screens/decks/catalog-search/everyday-words';
import {
  type CardQuery,
  emptyQuery,
  findCards,
  type KindFilter,
  sortedByName,
} from '../../../../../src/screens/decks/catalog-search/find-cards';
import {
  hasMechanic,
  type Mechanic,
  mechanics,
} from '../../../../../src/screens/decks/catalog-search/mechanics';
import { searchList } from '../../../../../src/screens/decks/catalog-search/search-results';
import { factsOfCustomCard } from '../../../../../src/session/cards/custom-card-facts';
import { switchKeyboardLayout } from '../../../../../src/session/text-search/keyboard-layout';
import { customCard } from '../../../../support/cards/custom-cards';
import { assert, suite } from '../../../../support/suite';

const test = suite('finding cards');

const allIds = catalog.map(({ id }) => id);

function idsFor(query: string, kind: KindFilter = 'all', cards: readonly PlanarCardFacts[] = catalog) {
  return findCards(cards, { ...emptyQuery, text: query, kind }).map<string>(({ id }) => id);
}

/** Returns a card distinguished from others only by its name. */
function cardNamed(en: string, ru: string): PlanarCardFacts {
  const id = en as PlanarCardId;
  return { id, kind: 'phenomenon', name: { en, ru }, planarType: null, printings: [], abilities: [] };
}

test('an empty query finds every card, in catalog order', () => {
  for (const query of ['', ' ', '—', '…!?', "'"]) assert.equal(idsFor(query), allIds);
});

test('a name with the whole word comes before names that begin with it', () => {
  const cards = [cardNamed('Stairs', 'Лестница'), cardNamed('Wood', 'Великий лес')];
  assert.equal(idsFor('лес', 'all', cards), ['Wood', 'Stairs']);
});

test('a letter too many in a name is forgiven beside other words, and a short word is not taken for a Russian one', () => {
  assert.equal(idsFor('pools of becomming'), ['pools-of-becoming']);
  assert.equal(idsFor('izett'), []);
});

test('a name with a wrong letter finds cards with similar names only, and texts if no name is similar', () => {
  assert.equal(idsFor('наяй'), ['naya']);
  assert.equal(idsFor('bantt'), ['bant']);
  assert.ok(idsFor('draww').length > 1);
});

test('the card type finds all cards of the type', () => {
  const phenomena = catalog.filter(({ kind }) => kind === 'phenomenon').map(({ id }) => id);
  for (const query of ['phenomenon', 'феномен', 'феномены'])
    for (const id of phenomena) assert.ok(idsFor(query).includes(id), `${query}: ${id}`);
});

test('without a search, cards are sorted by the names shown, custom cards first', () => {
  const customFacts = factsOfCustomCard(customCard({ name: { en: 'Yard', ru: 'Ярд' } }));
  const cards = [
    cardNamed('Aether', 'Эфир'),
    cardNamed('Bant', 'Бэнт'),
    customFacts,
    cardNamed('Agyrem', 'Агирем'),
  ];
  const names = { en: ['Yard', 'Aether', 'Agyrem', 'Bant'], ru: ['Ярд', 'Агирем', 'Бэнт', 'Эфир'] };
  for (const language of languages) {
    const sorted = sortedByName(cards, language).map(({ name }) => name[language]);
    assert.equal(sorted, names[language]);
  }
});

test('every card is found by its name, in either language and any case', () => {
  for (const { id, name } of catalog) {
    for (const query of [name.en, name.ru, name.en.toUpperCase(), name.ru.toLowerCase(), ` ${name.ru} `]) {
      assert.ok(idsFor(query).includes(id), query);
    }
  }
});

test('every card is found by the name of another language’s first word alone', () => {
  for (const { id, name } of catalog) {
    for (const query of [name.en.split(' ')[0] ?? '', name.ru.split(' ')[0] ?? '']) {
      assert.ok(idsFor(query).includes(id), query);
    }
  }
});

test('every plane is found by its planar type, in either language', () => {
  for (const { id, planarType } of catalog) {
    for (const query of Object.values(planarTypeName(planarType) ?? {}))
      assert.ok(idsFor(query).includes(id), query);
  }
});

test('what cards print about the time of an ability is found, and a size only as a whole', () => {
  for (const typed of ['planeswalk away', 'when you planeswalk away from', 'уход', 'покидаете'])
    assert.ok(idsFor(typed).includes('mount-keralia'), typed);
  assert.ok(idsFor('заключительный шаг').includes('mount-keralia'));
  const { length } = idsFor('2/2');
  assert.ok(length > 0 && length < 30, `${length} cards`);
  assert.not.ok(idsFor('2/2').includes('academy-at-tolaria-west'));
  assert.ok(idsFor('-1/-1').length > 0);
});

test('everyday words, typos, and the other keyboard layout find the intended cards', () => {
  for (const [typed, written] of [
    ['взять карту', 'возьмите карту'],
    ['создать фишку', 'создайте фишку'],
    ['урон', 'повреждения'],
    ['[fjc', 'хаос'],
    ['срфщы', 'chaos'],
    ['возьмиет карту', 'возьмите карту'],
    ['creture', 'creature'],
    ['creatrue token', 'creature token'],
    ['сущиство', 'существо'],
  ] as const) {
    const wanted = idsFor(written);
    assert.ok(wanted.length > 0, written);
    assert.ok(
      wanted.every((id) => idsFor(typed).includes(id)),
      typed,
    );
  }
  assert.ok(idsFor('хаос').length > 50);
});

/** Queries as players type them, and what each card found first says in English. */
const everydayQueries: readonly (readonly [typed: string, meant: RegExp])[] = [
  ['everyone draws', /each player draws/i],
  ['everybody draws', /each player draws/i],
  ['free spells', /without paying/i],
  ['double damage', /twice that much damage/i],
  ['double tokens', /twice that many of those tokens/i],
  ['cheaper spells', /cost \{\d\} less to cast/i],
  ['reanimate a creature', /graveyard (on)?to the battlefield/i],
  ['tutor', /search(es)? their library/i],
  ['ramp', /land card, put it onto the battlefield/i],
  ['board wipe', /destroy all/i],
  ['removal', /destroy target creature/i],
  ['steal', /control of two target permanents/i],
  ['buff creatures', /get \+0\/\+2/i],
  ['lifegain', /gain 2 life/i],
  ['burn', /deals 3 damage to target player/i],
  ['unblockable creature', /can’t be blocked/i],
  ['bounce', /to its owner’s hand/i],
  ['clone', /copies it/i],
  ['sac creature', /sacrifices? [^.]*creature/i],
  ['все берут по карте', /each player draws/i],
  ['бесплатные заклинания', /without paying/i],
  ['разыграть даром', /without paying/i],
  ['двойные повреждения', /twice that much damage/i],
  ['удвоить урон', /twice that much damage/i],
  ['заклинания дешевле', /cost \{\d\} less to cast/i],
  ['скидка', /cost \{\d\} less to cast/i],
  ['оживить существо', /graveyard (on)?to the battlefield/i],
  ['тутор', /search(es)? their library/i],
  ['рамп', /land card, put it onto the battlefield/i],
  ['убить всех', /destroy all/i],
  ['ремувал', /destroy target creature/i],
  ['removal', /destroy target creature/i],
  ['забрать артефакт', /gain control of target artifact/i],
  ['усилить существ', /get \+0\/\+2/i],
  ['лечение', /gain 2 life/i],
  ['сжечь', /deals 3 damage to target player/i],
  ['неблокируемый', /can’t be blocked/i],
  ['сакнуть существо', /sacrifices? [^.]*creature/i],
  ['голосование', /votes/i],
  ['обмен жизнями', /exchange life totals/i],
  ['пропустить шаг', /skip their untap steps/i],
];

test('“removal” does not find what is only removed', () => {
  assert.equal(idsFor('removal').toSorted(), idsFor('ремувал').toSorted());
});

for (const [typed, meant] of everydayQueries) {
  test(`“${typed}” finds what cards say in other words, and not most cards`, () => {
    const ids = idsFor(typed);
    const first = catalog.find(({ id }) => id === ids[0]);
    assert.match(first?.abilities.map(({ text }) => text.en).join('\n') ?? '', meant);
    assert.ok(ids.length <= 30, `${ids.length} cards`);
  });
}

test('what players call otherwise is recognized in either language alone', () => {
  for (const { said, differences, found } of languageDifferences())
    assert.ok(
      found > 0 && differences.length <= 3 && differences.length < found,
      `${said}: ${differences.join()}`,
    );
});

/** Compares, for each everyday word, the abilities that mean it in either language. */
function languageDifferences() {
  const meaningsIn = (text: string) =>
    new Set(everydayPassagesIn(text).map(({ stems: [said = ''] }) => said));
  const abilities = catalog.flatMap(({ id, abilities }) =>
    abilities.map(({ text }) => ({ id, en: meaningsIn(text.en), ru: meaningsIn(text.ru) })),
  );
  return [...new Set(abilities.flatMap(({ en, ru }) => [...en, ...ru]))].map((said) => ({
    said,
    found: abilities.filter(({ en, ru }) => en.has(said) && ru.has(said)).length,
    differences: abilities.filter(({ en, ru }) => en.has(said) !== ru.has(said)).map(({ id }) => id),
  }));
}

test('every card is found by its name in the other keyboard layout and with two letters swapped', () => {
  for (const { id, name } of catalog.slice(0, 40)) {
    const [first = ''] = name.ru.match(/[а-яё]{6,}/iu) ?? [];
    if (first === '') continue;
    assert.ok(idsFor(switchKeyboardLayout(first)).includes(id), first);
    assert.ok(idsFor(first.slice(0, 3) + first[4] + first[3] + first.slice(5)).includes(id), first);
  }
});

test('a name with typos, without punctuation, or in the other layout finds its card first', () => {
  for (const [typed, id] of [
    ['naya', 'naya'],
    ['academy at tolaria wset', 'academy-at-tolaria-west'],
    ['acdemy at tolaria', 'academy-at-tolaria-west'],
    ['академии западной толарии', 'academy-at-tolaria-west'],
    ['asmoranomardicadaistinaculdcars', 'asmoranomardicadaistinaculdacars-kitchen'],
    ['мальстрём', 'the-maelstrom'],
    ['мальстрим', 'the-maelstrom'],
    ['ravens run', 'ravens-run'],
    ['кфмуты кгт', 'ravens-run'],
    ['изет', 'izzet-steam-maze'],
  ] as const) {
    assert.is(idsFor(typed)[0], id, typed);
  }
});

test('ё and е are equivalent', () => {
  const cards = [cardNamed('Tree', 'Зелёное дерево'), cardNamed('Stump', 'Зеленый пень')];
  for (const query of ['зелён', 'зелен', 'ЗЕЛЁН', 'ЗЕЛЕН'])
    assert.equal(idsFor(query, 'all', cards), ['Stump', 'Tree']);
});

test('й and и with a combining mark are equivalent', () => {
  const cards = [cardNamed('Field', 'Край поля')];
  for (const query of ['край', 'край'.normalize('NFD')]) assert.equal(idsFor(query, 'all', cards), ['Field']);
});

test('Æ and Ae are equivalent', () => {
  for (const query of ['æther', 'Æther', 'aether', 'AETHER'])
    assert.ok(idsFor(query).includes('the-aether-flues'), query);
  const cards = [cardNamed('The Æther Flues', 'Эфирные протоки')];
  for (const query of ['æther', 'aether', 'AEther']) assert.is(idsFor(query, 'all', cards).length, 1, query);
});

test('accents, apostrophes and dashes need not be typed', () => {
  const cards = [cardNamed("Lim-Dûl’s Bolas's Crèche", 'Царство')];
  for (const query of ['lim dul', 'Lim-Dûl', 'lim-duls', 'bolass creche', "bolas's", 'bolas’s']) {
    assert.is(idsFor(query, 'all', cards).length, 1, query);
  }
});

test('every one of several words must match, in any order, in either language, name or type', () => {
  const plane = catalog.find(({ id }) => id === 'bant');
  if (!plane?.planarType) throw new Error('Bant is a plane of Alara');
  for (const query of ['bant alara', 'alara bant', 'Алара Бэнт', 'Бант', 'bant алара', 'al ba']) {
    assert.ok(idsFor(query).includes('bant'), query);
  }
  assert.not.ok(idsFor('bant zendikar').includes('bant'));
  assert.equal(idsFor('bant nowhere'), []);
});

test('a name comes before a preposition, of which it is no form', () => {
  assert.is(idsFor('Ная')[0], 'naya');
  assert.ok(idsFor('Ная').length < 12);
  assert.equal(idsFor('вампир'), []);
  assert.equal(idsFor('вихрь'), []);
});

test('one or two letters find what begins with them, and no texts unless no name has them', () => {
  assert.equal(idsFor('na').toSorted(), ['naar-isle', 'naktamun', 'naya']);
  assert.not.ok(idsFor('па').includes('ravens-run'));
  assert.ok(idsFor('на').length < 20);
  assert.ok(idsFor('эти').includes('city-of-the-daleks'));
});

test('the beginning of a word of the text finds it, before names with the letters inside a word', () => {
  assert.is(idsFor('gobl')[0], 'jund');
  assert.is(idsFor('дра').indexOf('shiv') < idsFor('дра').indexOf('the-wilds'), true);
  assert.is(idsFor('eld').indexOf('the-wilds') < idsFor('eld').indexOf('fields-of-summer'), true);
});

test('partial words match, and absent ones do not', () => {
  assert.ok(idsFor('oliron').length === 0 && idsFor('xyzzy').length === 0);
  assert.ok(idsFor('tol').length > idsFor('tolaria').length - 1);
});

test('card types can be filtered, with and without a query', () => {
  const planes = idsFor('', 'plane');
  const phenomena = idsFor('', 'phenomenon');
  assert.equal([...planes, ...phenomena].sort(), allIds.toSorted());
  const kinds = new Map<string, string>(catalog.map(({ id, kind }) => [id, kind]));
  assert.ok(planes.every((id) => kinds.get(id) === 'plane'));
  assert.ok(idsFor('a', 'phenomenon').every((id) => kinds.get(id) === 'phenomenon'));
  assert.equal(idsFor('bant', 'phenomenon'), []);
});

test('event cards have a filter and are among all cards', () => {
  const events = catalog.filter(isEventCard).map(({ id }) => id);
  assert.equal(idsFor('', 'event'), events);
  assert.equal(idsFor('windy city', 'event'), ['the-windy-city']);
  assert.equal(idsFor('город ветров'), ['the-windy-city']);
  assert.equal(idsFor('royal booster', 'phenomenon'), ['royal-booster']);
  assert.equal(idsFor('royal booster', 'plane'), []);
  assert.equal(idsFor('bant', 'event'), []);
});

test('a misspelled name that is on no card offers cards with a similar name', () => {
  for (const [typed, id] of [
    ['izett', 'izzet-steam-maze'],
    ['кешиг', 'kessig'],
    ['horizon bolders', 'horizon-boughs'],
    ['the great trees', 'the-great-forest'],
    ['bant nowhere', 'bant'],
  ] as const)
    assert.is(searchList(catalog, { ...emptyQuery, text: typed }).similarCards[0]?.id, id, typed);
  const prose = 'we planeswalked to a tower of the izzet last friday evening and lost everything';
  for (const typed of ['xyzzy', 'hello', '', 'akoum', 'asdfgh', 'qwerty', 'фывапр', prose])
    assert.equal(searchList(catalog, { ...emptyQuery, text: typed }).similarCards, [], typed);
});

test('a list without the cards that are searched for says how many others have the text', () => {
  const text = 'bant';
  const hasNone = () => false;
  assert.is(searchList(catalog, { ...emptyQuery, text, kind: 'phenomenon' }).hiddenCount, 1);
  assert.is(searchList(catalog, { ...emptyQuery, text }, hasNone).hiddenCount, 1);
  assert.is(searchList(catalog, { ...emptyQuery, text }).hiddenCount, 0);
});

test('a query that looks like a pattern is treated literally', () => {
  for (const query of ['.*', '(', '[a-z]', '\\', '%', '^bant$']) assert.type(idsFor(query).length, 'number');
  assert.equal(idsFor('b.nt'), idsFor('b-nt'));
  assert.equal(idsFor('(bant'), idsFor('bant'));
});

function foundBy(changes: Partial<CardQuery>) {
  return findCards(catalog, { ...emptyQuery, ...changes }).map<string>(({ id }) => id);
}

test('words of the text find a card in any inflection, ranked after cards with that name', () => {
  const tokens = idsFor('фишку');
  assert.ok(tokens.length > 10, `${tokens.length}`);
  assert.equal(new Set(idsFor('фишка')), new Set(tokens));
  const [first] = idsFor('sea');
  assert.ok(
    catalog
      .find(({ id }) => id === first)
      ?.name.en.toLowerCase()
      .includes('sea'),
  );
  assert.ok(idsFor('graveyards').length > 5);
});

test('cards on which the words follow each other come before cards that have them apart', () => {
  for (const [query, phrase] of [
    ['draw two cards', /draws? two cards/i],
    ['create a treasure token', /creates? a treasure token/i],
    ['возьмите две карты', /(возьмите|возьмёт|берёт|взять) две карты/i],
    ['sacrifice a creature', /sacrifices? a creature/i],
  ] as const) {
    const hasPhrase = idsFor(query).map((id) =>
      (catalog.find((card) => card.id === id)?.abilities ?? []).some(({ text }) =>
        languages.some((language) => phrase.test(text[language])),
      ),
    );
    assert.is(hasPhrase[0], true, query);
    assert.is(hasPhrase.lastIndexOf(true), hasPhrase.filter(Boolean).length - 1, query);
  }
});

test('a set and a planar type list their cards, including event cards', () => {
  assert.is(foundBy({ set: 'OHOP' }).length, 40);
  assert.is(foundBy({ set: 'WHO' }).length, 40);
  assert.is(foundBy({ set: 'PSSC' }).length, 10);
  assert.equal(
    foundBy({ planarType: 'ravnica' }),
    catalog.filter(({ planarType }) => planarType === 'ravnica').map(({ id }) => id),
  );
  assert.ok(foundBy({ planarType: 'las-vegas' }).length > 3);
  assert.equal(foundBy({ set: 'OHOP', planarType: 'las-vegas' }), []);
});

test('every mechanic matches some cards, and few enough to be useful', () => {
  for (const mechanic of mechanics) {
    const { length } = foundBy({ mechanic });
    assert.ok(length > 0 && length < 80, `${mechanic}: ${length}`);
  }
});

test('a mechanic is recognized in either language alone', () => {
  for (const card of catalog) {
    const [english, russian] = languages.map((language) => ({
      ...card,
      abilities: card.abilities.map(({ text, ...rest }) => ({
        ...rest,
        text: { en: text[language], ru: text[language] },
      })),
    }));
    for (const mechanic of mechanics) {
      const found = [english, card, russian].map((one) => one && hasMechanic(one, mechanic));
      assert.is(new Set(found).size, 1, `${mechanic}: ${card.id}`);
    }
  }
});

test('custom cards are found by what they do, in whichever language they are written', () => {
  const own = factsOfCustomCard(
    customCard({
      abilities: [
        { when: ['static'], text: { en: '', ru: 'Создайте фишку. Возьмите карту.' }, act: null },
        { when: ['chaos'], text: { en: '', ru: '{CHAOS}' }, act: { kind: 'life', who: 'everybody', by: 1 } },
      ],
    }),
  );
  assert.equal(
    mechanics.filter((mechanic) => hasMechanic(own, mechanic)),
    ['life', 'tokens', 'drawing'],
  );
});

const cardsOfMechanics: readonly (readonly [Mechanic, string])[] = [
  ['arrive', 'panopticon'],
  ['leave', 'mount-keralia'],
  ['beginning', 'naar-isle'],
  ['main', 'kilnspire-district'],
  ['combat', 'ghirapur'],
  ['endStep', 'pools-of-becoming'],
  ['planarDie', 'chaotic-aether'],
  ['planarDeck', 'interplanar-tunnel'],
  ['turns', 'time-distortion'],
  ['life', 'spectrox-mines'],
  ['planeCounters', 'aretopolis'],
  ['ongoingEffect', 'agyrem'],
];

for (const [mechanic, card] of cardsOfMechanics) {
  test(`${card} is found by ${mechanic}`, () => {
    assert.ok(foundBy({ mechanic }).includes(card));
  });
}

test.run();
