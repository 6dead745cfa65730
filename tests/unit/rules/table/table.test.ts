import { seedChance } from '../../../../src/rules/chance/chance';
import { cardIdOfCopy, copyOf, type PlanarCard } from '../../../../src/rules/planar/planar-card';
import { beginTable } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import { beginnings, legalDeck, ownDecks, setup } from '../../../support/tables/situations/beginnings';
import { FIXED_CHANCE, numberedCards, seat, sharedDeck, summaryOf } from '../../../support/tables/tables';

const test = suite('beginning a game');

for (const { name, setup: setupChanges, expect } of beginnings) {
  test(name, () => {
    const wantedSetup = { ...setup, ...setupChanges };
    const begun = beginTable(wantedSetup, FIXED_CHANCE);
    if (expect !== 'begins') {
      assert.equal(begun, { ok: false, refusal: expect });
      return;
    }
    assert.ok(begun.ok);
    const { table, happenings } = begun.value;
    const { startingLife } = wantedSetup;
    assert.equal(happenings, [
      { kind: 'gameBegan', rule: '103.1', player: seat(0), by: 'table', startingLife },
    ]);
    const { life, poison, turn, activePlayer, faceUp, departedSeats } = summaryOf(table);
    assert.equal(life, [startingLife, startingLife, startingLife]);
    assert.equal([poison, turn, activePlayer, faceUp, departedSeats], [[0, 0, 0], 1, 0, [], []]);
    assert.is(table.planar === null, wantedSetup.planarDecks === null);
  });
}

test('103.1: the player in the last seat can begin', () => {
  const begun = beginTable({ ...setup, startingPlayer: seat(2) }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.turn.activePlayer === 2);
});

test('901.2: up to sixty-four players sit at a table', () => {
  const begun = beginTable({ ...setup, seatCount: 64 }, FIXED_CHANCE);
  assert.ok(begun.ok && begun.value.table.totals.length === 64);
});

test('119.1: a starting life of −0 is 0', () => {
  const begun = beginTable({ ...setup, startingLife: -0 }, FIXED_CHANCE);
  assert.ok(begun.ok);
  for (const { life } of begun.value.table.totals) assert.ok(Object.is(life, 0));
});

test('901.4: the deck is shuffled, and every card of it lies in the planar deck', () => {
  const orders = Array.from({ length: 20 }, (_, seed) => {
    const begun = beginTable({ ...setup, planarDecks: sharedDeck(legalDeck) }, seedChance([seed, 0, 0, 0]));
    assert.ok(begun.ok);
    const { planar: laidOut } = begun.value.table;
    assert.is(laidOut?.faceUp.length, 0);
    assert.equal(laidOut?.kinds, Object.fromEntries(legalDeck.map(({ id, kind }) => [id, kind])));
    return laidOut?.decks[0]?.cards ?? [];
  });
  const sorted = (cards: readonly PlanarCard['id'][]) => [...cards].sort();
  for (const order of orders) assert.equal(sorted(order), sorted(legalDeck.map(({ id }) => id)));
  assert.is(new Set(orders.map((order) => order.join())).size, orders.length);
});

test('901.4: each player’s own deck is shuffled separately and holds only its owner’s cards', () => {
  for (let seed = 0; seed < 20; seed++) {
    const begun = beginTable({ ...setup, planarDecks: ownDecks(3) }, seedChance([seed, 0, 0, 0]));
    assert.ok(begun.ok && begun.value.table.planar);
    const { decks, kinds } = begun.value.table.planar;
    const orders = decks.map(({ cards }) => cards.map(cardIdOfCopy).join());
    assert.is(new Set(orders).size, 3);
    const printed = numberedCards(8, 2).map(({ id }) => id);
    for (const [index, { owner, cards }] of decks.entries()) {
      assert.is(owner, index);
      assert.equal([...cards].sort(), printed.map((id) => copyOf(id, index + 1)).sort());
      for (const id of cards) assert.is(kinds[id], id.startsWith('plane') ? 'plane' : 'phenomenon');
    }
  }
});

test('103.1: the app chooses the starting player from all, and says so', () => {
  const chosen = new Set<number>();
  for (let seed = 0; seed < 100; seed++) {
    const begun = beginTable(
      { ...setup, seatCount: 6, startingPlayer: 'random', planarDecks: sharedDeck(numberedCards(40, 0)) },
      seedChance([seed, 0, 0, 0]),
    );
    assert.ok(begun.ok);
    const { table, happenings } = begun.value;
    const [began] = happenings;
    assert.ok(began?.kind === 'gameBegan' && began.by === 'app' && began.player === table.turn.activePlayer);
    assert.is(table.planar?.controller, table.turn.activePlayer);
    chosen.add(table.turn.activePlayer);
  }
  assert.equal([...chosen].sort(), [0, 1, 2, 3, 4, 5]);
});

test('the same setup gives the same table, chance included', () => {
  const begin = () =>
    beginTable({ ...setup, startingPlayer: 'random', planarDecks: sharedDeck(legalDeck) }, FIXED_CHANCE);
  assert.equal(begin(), begin());
});

test.run();
