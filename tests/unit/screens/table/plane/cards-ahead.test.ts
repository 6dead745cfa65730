/** Determines which cards' pictures are loaded before they are needed. */
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import type { Table } from '../../../../../src/rules/table/table';
import { cardsAhead } from '../../../../../src/screens/table/plane/cards-ahead';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  mapTableAtStart,
  moves,
  ownDecksTable,
  planarOf,
  planarTable,
} from '../../../../support/tables/tables';

const test = suite('cards ahead');

const ahead = (table: Table) => cardsAhead(planarOf(table));
const walkOn = [moves.roll('planeswalk'), moves.resolveAbility];

const lookAtThree: PlanarOperation = {
  take: { kind: 'cards', count: 3 },
  shown: 'controller',
  planes: ['top', 'bottom'],
  others: ['top', 'bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};

test('before the first plane it is the first plane, whatever phenomena are above it', () => {
  assert.equal(ahead(planarTable(['Morphic Tide', 'Mutual Epiphany', 'Bant', 'Naya'])), ['Bant']);
  assert.equal(ahead(planarTable(['Morphic Tide'])), []);
});

test('then the top card, and the one after it if that is a phenomenon', () => {
  const table = after(
    planarTable(['Bant', 'Naya', 'Morphic Tide', 'Jund', 'Esper']),
    moves.revealStartingPlane,
  );
  assert.equal(ahead(table), ['Naya', 'Morphic Tide']);
  const walked = after(table, ...walkOn);
  assert.equal(ahead(walked), ['Morphic Tide', 'Jund']);
});

test('each planeswalk leads to a predicted card', () => {
  let table = after(planarTable(['Bant', 'Naya', 'Jund', 'Esper', 'Grixis']), moves.revealStartingPlane);
  for (let walk = 0; walk < 12; walk++) {
    const expected = ahead(table);
    table = after(table, ...walkOn, moves.beginNextTurn);
    assert.ok(planarOf(table).faceUp.every(({ card }) => expected.includes(card)));
  }
});

test('with individual decks, it is the deck of the player who planeswalks', () => {
  const table = after(
    ownDecksTable([
      ['Bant', 'Naya'],
      ['Jund', 'Esper', 'Grixis'],
    ]),
    moves.revealStartingPlane,
  );
  assert.equal(ahead(table), ['Naya']);
  assert.equal(ahead(after(table, moves.beginNextTurn)), ['Jund', 'Esper']);
});

test('all cards in hand may be next', () => {
  const table = after(
    planarTable(['Bant', 'Naya', 'Jund', 'Esper', 'Grixis', 'Murasa']),
    moves.revealStartingPlane,
    moves.takeCards(lookAtThree),
  );
  assert.equal(ahead(table), ['Naya', 'Jund', 'Esper', 'Grixis', 'Murasa']);
});

test('on the map it is the surrounding planes, and what a hellride would turn up', () => {
  const table = mapTableAtStart(['Bant', 'Naya', 'Jund', 'Esper', 'Grixis', 'Murasa', 'Tazeem']);
  assert.equal(ahead(table), ['Naya', 'Jund', 'Esper', 'Grixis', 'Murasa']);
});

test.run();
