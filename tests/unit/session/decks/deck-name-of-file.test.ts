import { deckNameOfFile } from '../../../../src/session/decks/deck-name-of-file';
import { assert, suite } from '../../../support/suite';

const test = suite('name of a deck in a file');

for (const [fileName, deckName] of [
  ['Friday.txt', 'Friday'],
  ['Friday.planar-deck', 'Friday'],
  ['Friday.planar-deck.txt', 'Friday'],
  ['Game night.planes.txt', 'Game night'],
  ['Dr. Who.txt', 'Dr. Who'],
  ['Dr. Who', 'Dr. Who'],
  ['Planes v1.2.json', 'Planes v1.2'],
  ['.txt', ''],
] as const)
  test(`${fileName} is named ${deckName || 'nothing'}`, () => {
    assert.is(deckNameOfFile(fileName), deckName);
  });

test.run();
