import 'fake-indexeddb/auto';
import * as planes from '../../../../src/content/planes/catalog';
import { cardsOfKind, catalog } from '../../../../src/content/planes/catalog';
import { isEventCard, planarSetCodes, planarSets } from '../../../../src/content/planes/planar-sets';
import { type RandomState, seedChance } from '../../../../src/rules/chance/chance';
import { canDealDistinctDecks, MIN_OWN_DECK_SIZE } from '../../../../src/rules/planar/decks/own-decks';
import {
  checkMapDeck,
  checkOwnDeck,
  checkSharedDeck,
  smallestSharedDeckSize,
} from '../../../../src/rules/planar/decks/planar-deck';
import { cardIdOfCopy, type PlanarCardId } from '../../../../src/rules/planar/planar-card';
import { mapKinds, NO_PLANAR_HOUSE_RULES } from '../../../../src/rules/planar/planar-state';
import { okResult, refuse } from '../../../../src/rules/rule';
import {
  dealDecks,
  deckComposition,
  parseDeckChoice,
  parseReadyMadeDeck,
  randomDeckSize,
  readyMadeCards,
  readyMadeDecks,
  savedDeckChoice,
  savedDeckId,
} from '../../../../src/session/decks/deck-choice';
import { beginGame, loadSavedDecks, newGameLike } from '../../../../src/session/game/begin-game';
import { withHistory } from '../../../../src/session/game/game';
import type { NewGame } from '../../../../src/session/game/new-game';
import { threeFriends } from '../../../support/headless-device';
import { playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { FIXED_CHANCE, moves, seat } from '../../../support/tables/tables';

const test = suite('deck choice');

const players = [2, 3, 4, 5, 6];
const seeds = Array.from({ length: 20 }, (_, index): RandomState => seedChance([index, 2009, 2012, 2016]));

function dealt(choice: (typeof readyMadeDecks)[number], seats: number, chance = FIXED_CHANCE) {
  const [decks] = dealDecks(choice, 'shared', cardsOfKind, seats, chance);
  if (decks?.kind !== 'shared') throw new Error(`${choice} is a game without a shared deck`);
  return decks.cards;
}

function dealtToEach(choice: (typeof readyMadeDecks)[number], seats: number, chance = FIXED_CHANCE) {
  const [decks] = dealDecks(choice, 'own', cardsOfKind, seats, chance);
  if (decks?.kind !== 'own') throw new Error(`${choice} is a game without own decks`);
  return decks.decks;
}

test('every official set with enough cards for one player is a ready-made deck', () => {
  const sets = planarSetCodes.filter((set) => planarSets[set].pool === 'official');
  assert.equal(
    sets.filter((set) => cardsOfKind(set).length >= MIN_OWN_DECK_SIZE),
    sets.filter((set) => readyMadeDecks.some((choice) => choice === set)),
  );
});

for (const choice of readyMadeDecks) {
  if (choice === 'none') continue;
  test(`${choice}: a legal deck for two to six players, whatever is drawn`, () => {
    for (const seats of players) {
      for (const chance of seeds) {
        const deck = dealt(choice, seats, chance);
        assert.equal(checkSharedDeck(deck, seats), okResult(deck), `${seats} players`);
      }
    }
  });

  test(`${choice}: the stated size is true`, () => {
    for (const seats of players) {
      const deck = dealt(choice, seats);
      const planes = deck.filter(({ kind }) => kind === 'plane').length;
      if (choice === 'random') {
        assert.equal(
          [deck.length, deckComposition(choice, cardsOfKind, seats)],
          [randomDeckSize('shared', seats), null],
        );
      } else {
        assert.equal(deckComposition(choice, cardsOfKind, seats), {
          planeCount: planes,
          phenomenonCount: deck.length - planes,
          availablePhenomenonCount: readyMadeCards(choice, cardsOfKind).filter(
            ({ kind }) => kind === 'phenomenon',
          ).length,
        });
      }
    }
  });

  test(`${choice}: a game can begin with it`, () => {
    for (const seats of players) {
      const newGame = {
        seats: Array.from({ length: seats }, (_, color) => ({ name: '', color })),
        startingLife: 20,
        startingPlayer: seat(0),
        deckChoice: choice,
        deckKind: 'shared' as const,
        teams: false,
        isGrandMelee: false,
        houseRules: NO_PLANAR_HOUSE_RULES,
      };
      const begun = beginGame(newGame, { cardsOfKind } as never, FIXED_CHANCE, 'id', 1);
      assert.ok(begun.ok);
      assert.is(begun.value.history.table.planar?.decks[0]?.cards.length, dealt(choice, seats).length);
    }
  });
}

for (const choice of readyMadeDecks) {
  if (choice === 'none') continue;
  test(`${choice}: a legal deck for each of two to six players, and the stated sizes are true`, () => {
    for (const seats of players) {
      const repeats = !canDealDistinctDecks(readyMadeCards(choice, cardsOfKind), seats);
      for (const chance of seeds) {
        const decks = dealtToEach(choice, seats, chance);
        assert.is(decks.length, seats);
        for (const deck of decks) {
          assert.equal(checkOwnDeck(deck), okResult(deck));
          assert.is(deck.length, MIN_OWN_DECK_SIZE);
        }
        const names = decks.flat().map(({ id }) => id);
        if (!repeats) assert.is(new Set(names).size, names.length, `${seats} players share no card`);
        if (choice === 'random') assert.is(names.length, randomDeckSize('own', seats));
      }
    }
  });
}

test('from all official cards six players are dealt decks without a card in common', () => {
  for (const seats of players) assert.ok(canDealDistinctDecks(readyMadeCards('random', cardsOfKind), seats));
  assert.not(canDealDistinctDecks(readyMadeCards('WHO', cardsOfKind), 6));
});

test('a random deck has the smallest legal size, and differs each time', () => {
  for (const seats of players) {
    assert.is(dealt('random', seats).length, smallestSharedDeckSize(seats));
    const decks = new Set(
      seeds.map((chance) =>
        dealt('random', seats, chance)
          .map(({ id }) => id)
          .join(),
      ),
    );
    assert.is(decks.size, seeds.length);
  }
});

test('a random deck for a map has a plane for every square it can hold, and is legal', () => {
  for (const seats of players) {
    for (const [map, squares] of [
      ['open', 25],
      ['sevenBySeven', 49],
    ] as const) {
      for (const chance of seeds) {
        const [decks] = dealDecks('random', map, cardsOfKind, seats, chance);
        if (decks?.kind !== map) throw new Error('a game without a map');
        const { cards } = decks;
        assert.is(cards.length, randomDeckSize(map, seats));
        assert.ok(cards.filter(({ kind }) => kind === 'plane').length >= squares);
        assert.equal(checkMapDeck(cards, seats), okResult(cards));
      }
    }
  }
});

test('the deck of a set holds cards of that set alone, that of all planes every plane', () => {
  const printedIn = (set: string) =>
    new Set(
      catalog.flatMap(({ id, printings }) =>
        printings.some((one) => one.set === set) ? [id as string] : [],
      ),
    );
  for (const set of ['OHOP', 'OPC2', 'OPCA', 'MOC', 'WHO'] as const) {
    const known = printedIn(set);
    assert.ok(
      dealt(set, 6).every(({ id }) => known.has(id)),
      set,
    );
  }
  const planes = catalog.filter((facts) => facts.kind === 'plane' && !isEventCard(facts)).length;
  assert.is(dealt('all', 2).filter(({ kind }) => kind === 'plane').length, planes);
});

test('event cards are only in the deck of event cards', () => {
  const events = new Set<string>(catalog.filter(isEventCard).map(({ id }) => id));
  for (const choice of readyMadeDecks) {
    if (choice === 'none') continue;
    for (const chance of seeds) {
      const decks = [dealt(choice, 6, chance), ...dealtToEach(choice, 6, chance)].flat();
      const among = decks.filter(({ id }) => events.has(id));
      assert.is(among.length, choice === 'events' ? decks.length : 0, choice);
    }
  }
});

test('a game without planes has no deck and draws nothing', () => {
  for (const kind of ['shared', 'own', ...mapKinds] as const)
    assert.equal(dealDecks('none', kind, cardsOfKind, 4, FIXED_CHANCE), [null, FIXED_CHANCE]);
  assert.is(deckComposition('none', cardsOfKind, 4), null);
});

test('a deck this version does not know becomes a random one', () => {
  for (const choice of readyMadeDecks) assert.is(parseDeckChoice(choice), choice);
  for (const unknownChoice of ['', 'Random', 'toString', 'XYZ'])
    assert.is(parseDeckChoice(unknownChoice), 'random');
});

test('a saved deck is chosen by its id', () => {
  assert.is(parseDeckChoice(savedDeckChoice('a:b')), savedDeckChoice('a:b'));
  assert.is(savedDeckId(savedDeckChoice('a:b')), 'a:b');
  for (const other of [...readyMadeDecks, 'saved:', '']) assert.is(savedDeckId(other), null, other);
  assert.is(parseReadyMadeDeck(savedDeckChoice('a')), 'random');
});

const newGameWith = (deck: string, deckKind: NewGame['deckKind'], seats: number): NewGame => ({
  ...threeFriends,
  seats: Array.from({ length: seats }, (_, color) => ({ name: '', color })),
  startingPlayer: seat(0),
  deckChoice: deck,
  deckKind,
});
const begin = (newGame: NewGame, own: readonly string[] | null) =>
  beginGame(newGame, planes, FIXED_CHANCE, 'id', 1, new Map(own ? [['mine', own]] : []));
const official = cardsOfKind('official').map(({ id }) => id as string);
const own = [
  ...official.filter((id) => planes.factsOf(id as PlanarCardId)?.kind === 'plane').slice(0, 25),
  ...official.filter((id) => planes.factsOf(id as PlanarCardId)?.kind === 'phenomenon').slice(0, 5),
];

test('a saved deck is played as it is, without cards unknown to this version', () => {
  const begun = begin(newGameWith(savedDeckChoice('mine'), 'shared', 3), [...own, 'from-a-later-version']);
  assert.ok(begun.ok);
  const cards = begun.value.history.table.planar?.decks[0]?.cards.map(String) ?? [];
  assert.equal(cards.toSorted(), own.toSorted());
  assert.not.equal(cards, own, 'and shuffled');
  assert.is(begun.value.deck, savedDeckChoice('mine'));
});

test('a saved deck that is not legal at this table is refused with the rule', () => {
  assert.equal(
    begin(newGameWith(savedDeckChoice('mine'), 'shared', 4), own),
    refuse('901.15a', 'tooFewPlanarCards', 40),
  );
  assert.equal(
    begin(newGameWith(savedDeckChoice('mine'), 'shared', 2), own),
    refuse('901.15a', 'tooManyPhenomena', 4),
  );
});

test('a saved deck that is too small is filled up with random planes, if the players want that', () => {
  const small = own.slice(20);
  for (const kind of ['shared', 'own', 'open'] as const) {
    const newGame = newGameWith(savedDeckChoice('mine'), kind, kind === 'own' ? 3 : 4);
    assert.not.ok(begin(newGame, small.slice(5)).ok);
    const begun = begin({ ...newGame, ifDecksIllegal: 'mend' }, kind === 'own' ? small.slice(5, 7) : small);
    assert.ok(begun.ok, kind);
    const decks = begun.value.history.table.planar?.decks ?? [];
    assert.equal(
      decks.map((deck) => deck.cards.length),
      kind === 'own' ? [10, 10, 10] : [40],
    );
    const cards = new Set(decks.flatMap((deck) => deck.cards.map(cardIdOfCopy)));
    assert.ok((kind === 'own' ? small.slice(5, 7) : small).every((id) => cards.has(id as PlanarCardId)));
  }
});

test('surplus phenomena and repeated cards are left out of decks that are to be legal', () => {
  for (const kind of ['shared', 'own'] as const) {
    const cards = [...own.slice(0, 1), ...own.slice(0, 3), ...own.slice(25)];
    const begun = begin({ ...newGameWith(savedDeckChoice('mine'), kind, 2), ifDecksIllegal: 'mend' }, cards);
    assert.ok(begun.ok, kind);
  }
});

test('a saved deck that is too small is played as it is, also in a rematch, if the players want that', () => {
  for (const [kind, cards] of [
    ['shared', own.slice(20, 23)],
    ['own', own.slice(20, 26)],
    ['open', own.slice(20, 26)],
  ] as const) {
    const begun = begin({ ...newGameWith(savedDeckChoice('mine'), kind, 3), ifDecksIllegal: 'play' }, cards);
    assert.ok(begun.ok, kind);
    const again = newGameLike(begun.value);
    assert.ok(again);
    const rematch = begin(again, cards);
    for (const game of [begun, rematch]) {
      assert.ok(game.ok, kind);
      const decks = game.value.history.table.planar?.decks ?? [];
      assert.equal(
        decks.flatMap((deck) => deck.cards.map(String)).length,
        kind === 'own' ? 18 : cards.length,
      );
    }
  }
});

test('a rematch of a game with a deck that was filled up fills it up again', () => {
  const small = own.slice(20, 25);
  const begun = begin(
    { ...newGameWith(savedDeckChoice('mine'), 'shared', 3), ifDecksIllegal: 'mend' },
    small,
  );
  const again = begun.ok && newGameLike(begun.value);
  const rematch = again && begin(again, small);
  assert.ok(rematch);
  assert.ok(rematch.ok);
  assert.is(rematch.value.history.table.planar?.decks[0]?.cards.length, 30);
});

test('a rematch after a player has left mends decks of the players’ own, too', () => {
  const begun = begin({ ...newGameWith(savedDeckChoice('mine'), 'own', 3), ifDecksIllegal: 'mend' }, own);
  assert.ok(begun.ok);
  const left = playLegalMove(begun.value.history, moves.leave(1), 0);
  assert.is(newGameLike(withHistory(begun.value, left))?.ifDecksIllegal, 'mend');
});

test('individual decks are dealt from the cards of a saved deck', () => {
  const begun = begin(newGameWith(savedDeckChoice('mine'), 'own', 3), own);
  assert.ok(begun.ok);
  const decks = begun.value.history.table.planar?.decks ?? [];
  const cards = decks.flatMap((deck) => deck.cards.map(String));
  assert.equal(
    decks.map((deck) => deck.cards.length),
    [10, 10, 10],
  );
  assert.ok(cards.every((id) => own.includes(id)));
  assert.is(new Set(cards).size, 30);
});

test('a saved deck that no longer exists is replaced by a random one', async () => {
  const newGame = newGameWith(savedDeckChoice('gone'), 'shared', 2);
  const requestedIds: string[] = [];
  const found = await loadSavedDecks(newGame, async (id) => {
    requestedIds.push(id);
    return null;
  });
  const begun = beginGame(newGame, planes, FIXED_CHANCE, 'id', 1, found);
  assert.ok(begun.ok);
  assert.is(begun.value.history.table.planar?.decks[0]?.cards.length, 20);
  assert.equal(requestedIds, ['gone']);
  const none = await loadSavedDecks({ ...newGame, deckChoice: 'all' }, () =>
    Promise.reject(new Error('asked')),
  );
  assert.is(none.size, 0);
});

const each = (deck: string, ...choices: readonly (string | undefined)[]): NewGame => ({
  ...newGameWith(deck, 'own', choices.length),
  seats: choices.map((choice, color) => ({ name: '', color, deck: choice })),
});

test('with individual decks, a player may have a whole saved deck, one dealt from another set, or the same as all', async () => {
  const newGame = each('random', savedDeckChoice('mine'), 'WHO', undefined, 'WHO', savedDeckChoice('gone'));
  const decks = new Map([['mine', own.slice(0, 14)]]);
  const found = await loadSavedDecks(newGame, async (id) => decks.get(id) ?? null);
  const begun = beginGame(newGame, planes, FIXED_CHANCE, 'id', 1, found);
  assert.ok(begun.ok);
  const dealt = (begun.value.history.table.planar?.decks ?? []).map((deck) =>
    deck.cards.map((card) => cardIdOfCopy(card) as string),
  );
  const who = cardsOfKind('WHO').map(({ id }) => id as string);
  const [mine = [], first = [], , second = []] = dealt;
  assert.equal(mine.toSorted(), own.slice(0, 14).toSorted());
  assert.not.equal(mine, own.slice(0, 14), 'and shuffled');
  assert.ok([...first, ...second].every((id) => who.includes(id)));
  assert.is(new Set([...first, ...second]).size, 20);
  assert.equal(
    dealt.map((cards) => cards.length),
    [14, 10, 10, 10, 10],
  );
  assert.is(begun.value.seats[0]?.deck, savedDeckChoice('mine'));
});

test('two players may own the same deck, and each card of it is there twice', () => {
  const begun = begin(each('random', savedDeckChoice('mine'), savedDeckChoice('mine')), own.slice(0, 10));
  assert.ok(begun.ok);
  const [one, other] = begun.value.history.table.planar?.decks ?? [];
  assert.ok(one && other && one.cards.every((card) => !other.cards.includes(card)));
  assert.equal(other?.cards.map(cardIdOfCopy).toSorted(), own.slice(0, 10).toSorted());
});

test('a deck that is not legal for its player is refused with the rule and the player', () => {
  const refusalOf = (cards: readonly string[]) =>
    begin(each('random', undefined, savedDeckChoice('mine')), cards);
  assert.equal(refusalOf(own.slice(0, 9)), {
    ok: false,
    refusal: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10, player: 1 },
  });
  assert.equal(refusalOf(own.slice(-12)), {
    ok: false,
    refusal: { rule: '901.3', reason: 'tooManyPhenomena', limit: 2, player: 1 },
  });
});

test.run();
