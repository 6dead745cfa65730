import * as catalog from '../../../../../src/content/planes/catalog';
import { en } from '../../../../../src/i18n/en';
import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../../../src/rules/limits';
import { mapKinds, NO_PLANAR_HOUSE_RULES } from '../../../../../src/rules/planar/planar-state';
import { namesByLeadSeat } from '../../../../../src/screens/table/new-game/names-by-lead-seat';
import {
  addSeat,
  chooseDeckKind,
  chooseSeatDeck,
  chooseVariant,
  colorSeat,
  formFrom,
  isStartingLife,
  moveSeat,
  type NewGameForm,
  newGameOf,
  parseLife,
  removeSeat,
  renameSeat,
  variantOf,
  withoutDeletedDecks,
} from '../../../../../src/screens/table/new-game/new-game-form-state';
import { chooseSharing, chooseTeam } from '../../../../../src/screens/table/new-game/team-form';
import { usualStartingTotals } from '../../../../../src/screens/table/new-game/usual-starting-life';
import { MAX_NAME_GRAPHEMES, shortenName } from '../../../../../src/screens/table/player/player-name';
import { readyMadeDecks, savedDeckChoice } from '../../../../../src/session/decks/deck-choice';
import { beginGame } from '../../../../../src/session/game/begin-game';
import type { SavedNewGameForm } from '../../../../../src/settings/saved-settings';
import { parseSettings } from '../../../../../src/storage/settings/settings-schema';
import { asJson } from '../../../../support/storage/saved-games';
import { assert, suite } from '../../../../support/suite';
import { FIXED_CHANCE, seat } from '../../../../support/tables/tables';

const test = suite('new game form');

const saved: SavedNewGameForm = {
  seats: [
    { name: 'Ann', color: 3 },
    { name: '', color: 0 },
    { name: 'Юля', color: 5 },
  ],
  startingLife: 40,
  startingSeat: 2,
  deck: 'OPC2',
  planarDecks: 'own',
};

const names = ({ seats }: NewGameForm) => seats.map(({ name }) => name);
const colors = ({ seats }: NewGameForm) => seats.map(({ color }) => color);

test('the first game is for four, at twenty life, with a random deck', () => {
  const form = formFrom(null);
  assert.equal(
    [names(form), colors(form)],
    [
      ['', '', '', ''],
      [0, 1, 2, 3],
    ],
  );
  assert.equal(
    [form.startingLife, form.startingSeat, form.deck, form.planarDecks],
    [20, null, 'random', 'shared'],
  );
  assert.ok(usualStartingTotals(false).includes(20));
});

test('the next game is offered with the settings of the last one', () => {
  assert.equal(formFrom(saved), {
    ...saved,
    isTwoHeadedGiant: false,
    isGrandMelee: false,
    houseRules: NO_PLANAR_HOUSE_RULES,
  } as NewGameForm);
});

test('a form can be saved and offered again', () => {
  const form = addSeat(renameSeat(formFrom(saved), 1, 'Bo'));
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: form }));
  assert.equal(newGame && formFrom(newGame), form);
});

test('settings saved before individual decks mean one deck for all', () => {
  const { planarDecks, ...earlier } = saved;
  assert.is(planarDecks, 'own');
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: earlier }));
  assert.equal(newGame && formFrom(newGame), { ...formFrom(saved), planarDecks: 'shared' });
});

test('settings saved before teams and house rules mean none', () => {
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: saved }));
  const form = newGame && formFrom(newGame);
  assert.is(form?.isTwoHeadedGiant, false);
  assert.equal(form?.houseRules, NO_PLANAR_HOUSE_RULES);
});

test('810.2: teams of two are offered with an even number of seats, and start with thirty life', () => {
  const four = formFrom(null);
  const teams = chooseVariant(four, 'twoHeadedGiant');
  assert.is(teams.startingLife, 30);
  assert.equal(chooseVariant(teams, 'freeForAll'), four);
  const commander = { ...four, startingLife: 40 };
  assert.is(chooseVariant(commander, 'twoHeadedGiant').startingLife, 60);
  assert.equal(chooseVariant(chooseVariant(commander, 'twoHeadedGiant'), 'freeForAll'), commander);
  assert.is(newGameOf(addSeat(teams)).teams, false);
  const begun = beginGame(newGameOf(teams), catalog, FIXED_CHANCE, 'id', 1);
  assert.equal(begun.ok && begun.value.history.table.turn.teams, [0, 0, 1, 1]);
});

test('a starting life that is usual for teams stays as long as players have totals of their own', () => {
  const thirty = { ...formFrom(null), startingLife: 30 };
  const apart = chooseSharing(chooseVariant(thirty, 'customTeams'), 'apart');
  for (const form of [
    chooseVariant(thirty, 'grandMelee'),
    chooseVariant({ ...apart, startingLife: 30 }, 'freeForAll'),
    chooseVariant({ ...apart, startingLife: 60 }, 'grandMelee'),
  ])
    assert.ok([30, 60].includes(form.startingLife), String(form.startingLife));
});

test('too few players for Two-Headed Giant have the starting life of single players again', () => {
  const giant = chooseVariant({ ...formFrom(null), startingLife: 40 }, 'twoHeadedGiant');
  assert.is(giant.startingLife, 60);
  const three = removeSeat(giant, 3);
  assert.equal([variantOf(three), three.startingLife], ['freeForAll', 40]);
  const four = addSeat(three);
  assert.equal([variantOf(four), four.startingLife], ['twoHeadedGiant', giant.startingLife]);
  const freeForAll = addSeat(chooseVariant(three, 'freeForAll'));
  assert.equal([variantOf(freeForAll), freeForAll.startingLife], ['freeForAll', 40]);
});

test('teams of any shape start as halves sharing thirty life, or separately with twenty each; the next game is offered the same way', () => {
  const five = addSeat(formFrom(null));
  const shared = chooseVariant(five, 'customTeams');
  assert.equal([variantOf(shared), shared.startingLife], ['customTeams', 30]);
  assert.equal(newGameOf(shared).teams, { bySeat: [0, 0, 0, 1, 1], shareTurns: true });
  const apart = chooseSharing(chooseTeam(shared, 4, 2), 'apart');
  assert.is(apart.startingLife, 20);
  assert.equal(newGameOf(apart).teams, { bySeat: [0, 0, 0, 1, 2], shareTurns: false });
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: apart }));
  assert.equal(newGame && formFrom(newGame), apart);
  const begun = beginGame(newGameOf(apart), catalog, FIXED_CHANCE, 'id', 1);
  assert.ok(begun.ok && begun.value.history.table.turn.teamsPlaySeparately);
  assert.is(variantOf(chooseVariant(apart, 'freeForAll')), 'freeForAll');
  assert.is(
    variantOf(removeSeat(removeSeat(removeSeat(apart, 0), 0), 0)),
    'freeForAll',
    'two play against each other',
  );
});

test('103.1, 805.4: players who share a turn are one choice of starting player, by all their names', () => {
  const named = [1, 2, 3, 4].reduce((form, seat) => renameSeat(form, seat - 1, `P${seat}`), formFrom(null));
  const starters = (form: NewGameForm) => [...namesByLeadSeat(en, form, variantOf(form))];
  assert.equal(starters(named), [
    [0, 'P1'],
    [1, 'P2'],
    [2, 'P3'],
    [3, 'P4'],
  ]);
  const giants = chooseVariant(named, 'twoHeadedGiant');
  assert.equal(starters(giants), [
    [0, 'P1 & P2'],
    [2, 'P3 & P4'],
  ]);
  const shared = chooseTeam(chooseTeam(chooseVariant(named, 'customTeams'), 1, 1), 2, 0);
  assert.equal(starters(shared), [
    [0, 'P1 & P3'],
    [1, 'P2 & P4'],
  ]);
  assert.is(newGameOf({ ...shared, startingSeat: 1 }).startingPlayer, 2);
  assert.is(starters(chooseSharing(shared, 'apart')).length, 4);
});

test('a life total can be any integer, with either minus sign', () => {
  for (const [typed, life] of [
    ['60', 60],
    [' -7 ', -7],
    ['−7', -7],
    ['-0', 0],
    ['+3', 3],
  ] as const)
    assert.ok(Object.is(parseLife(typed), life), typed);
  for (const typed of ['', '-', '7.5', 'ten', '1e3', '5 5'])
    assert.not.ok(isStartingLife(parseLife(typed)), typed);
  assert.ok(isStartingLife(-999_999) && isStartingLife(0) && !isStartingLife(1_000_000));
  const begun = beginGame(newGameOf({ ...formFrom(null), startingLife: -7 }), catalog, FIXED_CHANCE, 'id', 1);
  assert.is(begun.ok && begun.value.history.table.totals[0]?.life, -7);
});

test('any color is kept for the next game', () => {
  const form = colorSeat(formFrom(null), 1, 0x1_ff_dd_00);
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: form }));
  assert.equal(newGame && formFrom(newGame).seats[1], { name: '', color: 0x1_ff_dd_00 });
  assert.is(colorSeat(form, 9, 3), form);
});

test('a table starts with its house rules', () => {
  const houseRules = { blankIsChaos: true, chaosFaces: 2, freeRolls: 3 } as const;
  const form: NewGameForm = { ...formFrom(null), houseRules };
  const begun = beginGame(newGameOf(form), catalog, FIXED_CHANCE, 'id', 1);
  assert.equal(begun.ok && begun.value.history.table.planar?.houseRules, houseRules);
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: form }));
  assert.equal(newGame && formFrom(newGame), form);
});

test('901.3: a deck for each player excludes one deck of all planes; every other set stays', () => {
  const all: NewGameForm = { ...formFrom(null), deck: 'all' };
  assert.equal(chooseDeckKind(all, 'own'), { ...all, deck: 'random', planarDecks: 'own' });
  for (const kind of ['shared', ...mapKinds] as const) {
    assert.equal(chooseDeckKind(all, kind), { ...all, planarDecks: kind });
  }
  const form = formFrom(saved);
  assert.equal(chooseDeckKind(form, 'shared'), { ...form, planarDecks: 'shared' });
  assert.equal(chooseDeckKind(chooseDeckKind(form, 'shared'), 'own'), form);
});

test('an empty starting seat or an unknown deck is replaced by a random one', () => {
  assert.is(formFrom({ ...saved, startingSeat: 3 }).startingSeat, null);
  assert.is(formFrom({ ...saved, startingSeat: 0 }).startingSeat, 0);
  assert.is(formFrom({ ...saved, deck: 'a later set' }).deck, 'random');
});

test('a game starts with the settings of the form', () => {
  assert.equal(newGameOf(formFrom(saved)), {
    seats: saved.seats,
    startingLife: 40,
    startingPlayer: seat(2),
    deckChoice: 'OPC2',
    deckKind: 'own',
    teams: false,
    isGrandMelee: false,
    houseRules: NO_PLANAR_HOUSE_RULES,
  });
  assert.is(newGameOf(formFrom(null)).startingPlayer, 'random');
  const spaced = renameSeat(formFrom(saved), 0, '  Ann ');
  assert.is(newGameOf(spaced).seats[0]?.name, 'Ann');
  assert.is(newGameOf(renameSeat(spaced, 0, '   ')).seats[0]?.name, '');
});

test('every possible form starts a game', () => {
  for (let seats = MIN_PLAYERS; seats <= MAX_PLAYERS_IN_NEW_GAME; seats++) {
    for (const deck of readyMadeDecks) {
      for (const startingLife of usualStartingTotals(false)) {
        for (const planarDecks of ['shared', 'own', ...mapKinds] as const) {
          const form = { ...withSeats(seats), deck, startingLife, planarDecks };
          const begun = beginGame(newGameOf(form), catalog, FIXED_CHANCE, 'id', 1);
          assert.ok(begun.ok, `${seats} ${deck} ${planarDecks}`);
          const { planar } = begun.value.history.table;
          const decks = deck === 'none' ? 0 : planarDecks === 'own' ? seats : 1;
          assert.is(planar?.decks.length ?? 0, decks);
          const map = mapKinds.find((kind) => kind === planarDecks) ?? null;
          assert.is(planar?.map?.kind ?? null, deck === 'none' ? null : map);
        }
      }
    }
  }
});

function withSeats(count: number): NewGameForm {
  let form = formFrom(null);
  while (form.seats.length > count) form = removeSeat(form, form.seats.length - 1);
  while (form.seats.length < count) form = addSeat(form);
  return form;
}

test('807.4a: a Grand Melee is offered with enough players for two concurrent turns', () => {
  const seven = withSeats(7);
  assert.is(variantOf(chooseVariant(seven, 'grandMelee')), 'freeForAll');
  const eight = addSeat({ ...seven, planarDecks: 'open' });
  const melee = chooseVariant(eight, 'grandMelee');
  assert.equal([variantOf(eight), variantOf(melee)], ['freeForAll', 'grandMelee']);
  assert.is(melee.planarDecks, 'shared', '901.14: without the map');
  assert.is(chooseVariant({ ...eight, planarDecks: 'own' }, 'grandMelee').planarDecks, 'own');
  assert.is(newGameOf(removeSeat(melee, 0)).isGrandMelee, false);
  const begun = beginGame(newGameOf(melee), catalog, FIXED_CHANCE, 'id', 1);
  assert.is(begun.ok && begun.value.history.table.otherTurns.length, 1);
});

test('the settings of a game are remembered, for any number of players', () => {
  for (let seats = MIN_PLAYERS; seats <= MAX_PLAYERS_IN_NEW_GAME; seats++) {
    const form = chooseVariant(withSeats(seats), 'grandMelee');
    const { lastNewGame: newGame } = parseSettings({ newGame: form });
    assert.equal(formFrom(newGame ?? null), { ...form, isGrandMelee: seats >= 8 });
  }
});

test('a new seat gets the first unused color', () => {
  assert.equal(colors(addSeat(formFrom(saved))), [3, 0, 5, 1]);
  assert.equal(colors(withSeats(MAX_PLAYERS_IN_NEW_GAME)), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  assert.equal(
    colors(addSeat(removeSeat(withSeats(MAX_PLAYERS_IN_NEW_GAME), 2))),
    [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2],
  );
});

test('removing a seat removes that one, and the starting player is chosen again', () => {
  const form = removeSeat(formFrom(saved), 1);
  assert.equal([names(form), colors(form), form.startingSeat], [['Ann', 'Юля'], [3, 5], null]);
});

test('a seat swaps with its neighbor, and the starting player stays the same', () => {
  const form = formFrom(saved);
  const up = moveSeat(form, 2, 1);
  assert.equal([names(up), colors(up), up.startingSeat], [['Ann', 'Юля', ''], [3, 5, 0], 1]);
  assert.equal(moveSeat(up, 1, 2), form);
  assert.is(moveSeat(form, 1, 2).startingSeat, 1);
  assert.is(moveSeat(form, 0, 1).startingSeat, 2);
  assert.is(moveSeat({ ...form, startingSeat: null }, 0, 1).startingSeat, null);
});

test('no seat moves beyond the ends of the table', () => {
  const form = formFrom(saved);
  assert.is(moveSeat(form, 0, -1), form);
  assert.is(moveSeat(form, 2, 3), form);
  assert.is(renameSeat(form, 3, 'Eve'), form);
});

test('a name is truncated where it no longer fits, never within a grapheme', () => {
  const long = renameSeat(formFrom(saved), 0, 'Ю'.repeat(MAX_NAME_GRAPHEMES + 10));
  assert.is(names(long)[0], 'Ю'.repeat(MAX_NAME_GRAPHEMES));
  const emoji = names(renameSeat(formFrom(saved), 0, `${'x'.repeat(MAX_NAME_GRAPHEMES - 1)}🧙`))[0] ?? '';
  assert.ok(shortenName('👨‍👩‍👧‍👦'.repeat(30)).length <= 200, 'more than can be kept');
  assert.is(shortenName(`e${'\u0301'.repeat(300)}`), '', 'a letter that alone is too much');
  assert.not.match(emoji, /[\ud800-\udbff](?![\udc00-\udfff])/, 'half an emoji');
});

test('the given form is not mutated', () => {
  const form = formFrom(saved);
  const before = asJson(form);
  addSeat(form);
  removeSeat(form, 0);
  renameSeat(form, 0, 'Eve');
  moveSeat(form, 0, 1);
  assert.equal(form, before);
});

test('a saved deck stays selected as long as it may exist', () => {
  const form = formFrom({ ...saved, deck: savedDeckChoice('mine') });
  assert.is(form.deck, savedDeckChoice('mine'));
  assert.is(withoutDeletedDecks(form, null), form);
  assert.is(withoutDeletedDecks(form, [{ id: 'other' }, { id: 'mine' }]), form);
  assert.equal(withoutDeletedDecks(form, [{ id: 'other' }]), { ...form, deck: 'random' });
  assert.is(withoutDeletedDecks(formFrom(saved), []).deck, 'OPC2');
});

test('where each player has a deck, a seat keeps its own when moved and in the next game', () => {
  const chosen = chooseSeatDeck(chooseSeatDeck(formFrom(saved), 0, savedDeckChoice('mine')), 2, 'WHO');
  assert.equal(
    newGameOf(chosen).seats.map(({ deck }) => deck),
    [savedDeckChoice('mine'), undefined, 'WHO'],
  );
  assert.is(moveSeat(chosen, 0, 1).seats[1]?.deck, savedDeckChoice('mine'));
  assert.is(renameSeat(chosen, 2, 'X').seats[2]?.deck, 'WHO');
  const { lastNewGame: newGame } = parseSettings(asJson({ newGame: chosen }));
  assert.equal(formFrom(newGame ?? null).seats, chosen.seats);
  assert.is(chooseSeatDeck(chosen, 2, null).seats[2]?.deck, undefined);
  assert.is(chooseSeatDeck(chosen, 7, 'WHO'), chosen);
  const together = chooseDeckKind(chosen, 'shared');
  assert.ok(newGameOf(together).seats.every((player) => !('deck' in player)));
});

test('a seat whose deck is gone uses the deck of all', () => {
  const chosen = chooseSeatDeck(chooseSeatDeck(formFrom(saved), 0, savedDeckChoice('mine')), 1, 'WHO');
  assert.is(withoutDeletedDecks(chosen, null), chosen);
  assert.is(withoutDeletedDecks(chosen, [{ id: 'mine' }]), chosen);
  assert.equal(
    withoutDeletedDecks(chosen, []).seats.map(({ deck }) => deck),
    [undefined, 'WHO', undefined],
  );
});

test.run();
