/** Enter in the field for a card's name takes a card only if the typed name is nearly its own. */

import {
  findExactCard,
  findIntendedCard,
  hasOnlyTypedWords,
  hasTypedWords,
} from '../../../../../src/session/cards/names/intended-card';
import { createNameFinder } from '../../../../../src/session/cards/names/name-finder';
import { builtInNames } from '../../../../support/cards/built-in-names';
import { assert, suite } from '../../../../support/suite';

const test = suite('the intended card');

const finder = await createNameFinder(builtInNames);
const meant = (typed: string) => findIntendedCard(typed, finder.suggest(typed, 8))?.name ?? null;

for (const [kind, typed, name] of [
  ['a name', 'lightning bolt', 'Lightning Bolt'],
  ['the start of a name', 'jotun gr', 'Jötun Grunt'],
  ['the start of one half', 'tibalt, cosmic', 'Valki, God of Lies // Tibalt, Cosmic Impostor'],
  ['a missing letter', 'counterspel', 'Counterspell'],
  ['two letters swapped', 'lihgtning bolt', 'Lightning Bolt'],
  ['a Russian name with a typo', 'преображение кнрит', "Kenrith's Transformation"],
  ['a word of a well-known name', 'bolt', 'Lightning Bolt'],
  ['another form of a Russian word', 'молния', 'Lightning Bolt'],
  ['the wrong keyboard layout', 'дшпрештштп ищде', 'Lightning Bolt'],
] as const)
  test(`${kind}, “${typed}”, means ${name}`, () => assert.is(meant(typed), name));

for (const [kind, typed] of [
  ['two typos', 'lihgtnign bolt'],
  ['part of a word', 'ning bolt'],
  ['a name that no card has', 'counterspoil'],
] as const)
  test(`${kind}, “${typed}”, is only a guess`, () => {
    assert.ok(finder.suggest(typed, 8).length > 0);
    assert.is(meant(typed), null);
  });

const exact = (typed: string) => findExactCard(typed, finder.suggest(typed, 8))?.name ?? null;

for (const [typed, name] of [
  ['shock', 'Shock'],
  ['Удар Молнии', 'Lightning Bolt'],
  ['delver of secrets', 'Delver of Secrets // Insectile Aberration'],
  ['fire//ice', 'Fire // Ice'],
  ['lightning bol', null],
  ['', null],
] as const)
  test(`“${typed}” is exactly the name of ${name ?? 'no card'}`, () => assert.is(exact(typed), name));

test('a name that two cards have is the name of neither', () => {
  const [card] = finder.suggest('shock', 8);
  assert.ok(card);
  assert.is(findExactCard('shock', [card, { ...card, russianName: null }]), null);
});

for (const [typed, hasTheirWords] of [
  ['молния', true],
  ['elves llanow', true],
  ['дшпретштп', true],
  ['елка', false],
  ['lihgtning', false],
] as const)
  test(`suggestions for “${typed}” ${hasTheirWords ? 'have its words' : 'are only similar'}`, () => {
    assert.is(
      finder.suggest(typed, 8).some((card) => hasTypedWords(typed, card)),
      hasTheirWords,
    );
  });

for (const [typed, name, isWhole] of [
  ['bolt lightning', 'Lightning Bolt', true],
  ['эльфов лановара', 'Llanowar Elves', true],
  ['ice', 'Fire // Ice', true],
  ['bolt', 'Lightning Bolt', false],
] as const)
  test(`“${typed}” ${isWhole ? 'is all words' : 'is not all words'} of ${name}`, () => {
    const card = finder.suggest(name, 8).find((candidate) => candidate.name === name);
    assert.is(card && hasOnlyTypedWords(typed, card), isWhole);
  });

test.run();
