/** A planar deck for each player (901.3): playing with it, and what becomes of it when its owner leaves. */
import { type RandomState, seedChance } from '../../../../../src/rules/chance/chance';
import {
  assignCopyNumbers,
  canDealDistinctDecks,
  dealOwnDecks,
} from '../../../../../src/rules/planar/decks/own-decks';
import { checkOwnDeck } from '../../../../../src/rules/planar/decks/planar-deck';
import { removeOwnedCards } from '../../../../../src/rules/planar/leaving-players';
import { cardIdOfCopy, copyOf } from '../../../../../src/rules/planar/planar-card';
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import { hasOwnDecks } from '../../../../../src/rules/planar/planar-zone';
import { okResult, type Refusal } from '../../../../../src/rules/rule';
import { beginHistory, playStep, undo } from '../../../../../src/rules/table/history';
import type { Table } from '../../../../../src/rules/table/table';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  moves,
  numberedCards,
  ownDecksTable,
  planarCards,
  planarTable,
  type Situation,
  seat,
  summaryOf,
  tableAtStart,
  testSituations,
} from '../../../../support/tables/tables';

const { beginNextTurn, leave, planeswalk, resolveAbility: resolve, revealStartingPlane: reveal } = moves;
const { roll, rollByEffect, settleChoice, takeCards } = moves;

const ann = ['Bant', 'Naya', 'Panopticon'];
const bo = ['Grixis', 'Jund', 'Kessig'];
const cy = ['Esper', 'Otaria', 'Tazeem'];

/** Bant, which seat 0 owns, is face up in the first turn. */
const atStart = after(ownDecksTable([ann, bo, cy]), reveal);
/** The same in the turn of seat 1. */
const inBosTurn = after(atStart, beginNextTurn);

const byHand = (count: number): PlanarOperation => ({
  take: { kind: 'cards', count },
  shown: 'controller',
  planes: ['top', 'bottom', 'walk', 'add'],
  others: ['top', 'bottom', 'walk'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
});

const left = (player: number) =>
  ({ kind: 'playerLeft', rule: '104.3a', player: seat(player), because: 'conceded' }) as const;
const controllerChanged = (player: number) =>
  ({ kind: 'planarControllerChanged', rule: '901.6', player: seat(player) }) as const;
const deckLeft = (player: number, ...faceUp: readonly string[]) =>
  ({ kind: 'planarDeckLeft', rule: '901.10', player: seat(player), faceUp: faceUp.map(card) }) as const;
const walked = (player: number, from: readonly string[], to: string) =>
  ({
    kind: 'planeswalked',
    rule: '901.10',
    player: seat(player),
    because: 'ownerLeft',
    from: from.map(card),
    to: [card(to)],
  }) as const;

const bothUnderEffects = after(
  atStart,
  moves.beginEffect({ does: 'walkIsChaos', ends: 'leavingAPlane' }),
  moves.beginEffect({ does: 'blankIsChaos', ends: 'planeswalk' }),
  moves.beginEffect(),
);
/** The deck of seat 1 begins with a phenomenon. */
const aPhenomenonNext = after(
  ownDecksTable([ann, ['Morphic Tide', 'Jund', 'Kessig'], cy, ['Akoum']]),
  reveal,
);

const atTheSameTime: readonly Situation[] = [
  {
    name: '901.11: the plane goes with its owner, and what lasts until a plane is left ends',
    table: bothUnderEffects,
    move: leave(0),
    expect: { faceUp: ['Grixis'], effects: ['remind of all, never'] },
  },
  {
    name: '901.11: a phenomenon that goes with its owner is not a plane that was left',
    table: after(
      ownDecksTable([['Bant', 'Morphic Tide'], bo, cy]),
      reveal,
      planeswalk,
      moves.beginEffect({ ends: 'leavingAPlane' }),
    ),
    move: leave(0),
    expect: { faceUp: ['Grixis'], effects: ['remind of all, leavingAPlane'] },
  },
  {
    name: '901.10: alone, the leaver makes the next player turn up a phenomenon',
    table: aPhenomenonNext,
    move: leave(0),
    expect: { faceUp: ['Morphic Tide'], stack: ['encounter of 1: Morphic Tide'] },
  },
  {
    name: '800.4p: two who lose at the same time leave the planes to the next player who stays',
    table: aPhenomenonNext,
    move: moves.leaveTogether('noLife', 0, 1),
    expect: { departedSeats: [0, 1], planarController: 2, faceUp: ['Esper'], stack: [] },
  },
  {
    name: '104.2a: the only player who does not lose at the same time wins',
    table: atStart,
    move: moves.leaveTogether('noLife', 0, 2),
    expect: { departedSeats: [0, 2], faceUp: ['Bant'] },
  },
  {
    name: '104.4a: all losing at the same time is a draw, and nobody leaves',
    table: atStart,
    move: moves.leaveTogether('noLife', 0, 1, 2),
    expect: { rule: '104.4a', reason: 'gameIsDrawn' },
  },
];

const playing: readonly Situation[] = [
  {
    name: '901.5: the starting plane comes off the starting player’s deck',
    table: ownDecksTable([ann, bo, cy], 1),
    move: reveal,
    expect: { faceUp: ['Grixis'], decks: [ann, ['Jund', 'Kessig'], cy], visited: ['Grixis'] },
  },
  {
    name: '901.5: phenomena before it go to the bottom of that deck',
    table: ownDecksTable([['Morphic Tide', ...ann], bo]),
    move: reveal,
    expect: { faceUp: ['Bant'], decks: [['Naya', 'Panopticon', 'Morphic Tide'], bo] },
  },
  {
    name: '701.31b: the planar controller planeswalks with their own deck',
    table: after(atStart, roll('planeswalk')),
    move: resolve,
    expect: { faceUp: ['Naya'], decks: [['Panopticon', 'Bant'], bo, cy], visited: ['Bant', 'Naya'] },
  },
  {
    name: '701.31b: a card goes to the bottom of its owner’s deck, whoever planeswalks',
    table: inBosTurn,
    move: planeswalk,
    expect: { faceUp: ['Grixis'], decks: [['Naya', 'Panopticon', 'Bant'], ['Jund', 'Kessig'], cy] },
  },
  {
    name: '701.31b: each of several face-up cards goes to its own owner',
    table: after(inBosTurn, takeCards(byHand(1)), settleChoice({ add: ['Grixis'] }), beginNextTurn),
    move: planeswalk,
    expect: {
      faceUp: ['Esper'],
      decks: [
        ['Naya', 'Panopticon', 'Bant'],
        ['Jund', 'Kessig', 'Grixis'],
        ['Otaria', 'Tazeem'],
      ],
    },
  },
  {
    name: '901.15c: cards are taken off the planar controller’s own deck',
    table: inBosTurn,
    move: takeCards(byHand(2)),
    expect: { inHand: ['Grixis', 'Jund'], decks: [['Naya', 'Panopticon'], ['Kessig'], cy] },
  },
  {
    name: '901.15c: and go back to it',
    table: after(inBosTurn, takeCards(byHand(2))),
    move: settleChoice({ top: ['Jund'], bottom: ['Grixis'] }),
    expect: { inHand: [], decks: [['Naya', 'Panopticon'], ['Jund', 'Kessig', 'Grixis'], cy] },
  },
  {
    name: '901.3: what two players own is two cards',
    table: after(ownDecksTable([['Bant', 'Naya'], ['Bant', 'Jund'], cy]), reveal, beginNextTurn),
    move: planeswalk,
    expect: { faceUp: ['Bant+2'], decks: [['Naya', 'Bant'], ['Jund'], cy], visited: ['Bant', 'Bant+2'] },
  },
];

const leaving: readonly Situation[] = [
  {
    name: '901.10: the deck of a player who owns nothing face up leaves; nobody moves',
    table: atStart,
    move: leave(2),
    expect: {
      faceUp: ['Bant'],
      decks: [['Naya', 'Panopticon'], bo, []],
      planarController: 0,
      happenings: [left(2), deckLeft(2)],
    },
  },
  {
    name: '901.10: the owner of the plane leaves: the planar controller turns up the top card of their own deck',
    table: inBosTurn,
    move: leave(0),
    expect: {
      faceUp: ['Grixis'],
      decks: [[], ['Jund', 'Kessig'], cy],
      planarController: 1,
      visited: ['Grixis'],
      happenings: [left(0), deckLeft(0, 'Bant'), walked(1, ['Bant'], 'Grixis')],
    },
  },
  {
    name: '901.6, 901.10: the owner was planar controller: the successor comes first and turns up their card',
    table: atStart,
    move: leave(0),
    expect: {
      faceUp: ['Grixis'],
      decks: [[], ['Jund', 'Kessig'], cy],
      planarController: 1,
      activePlayer: null,
      happenings: [left(0), controllerChanged(1), deckLeft(0, 'Bant'), walked(1, ['Bant'], 'Grixis')],
    },
  },
  {
    name: '901.6: the planar controller leaves, the plane is another’s: it stays under the successor',
    table: inBosTurn,
    move: leave(1),
    expect: {
      faceUp: ['Bant'],
      decks: [['Naya', 'Panopticon'], [], cy],
      planarController: 2,
      happenings: [left(1), controllerChanged(2), deckLeft(1)],
    },
  },
  {
    name: '901.10, 312.5: a phenomenon turned up so is encountered',
    table: after(ownDecksTable([ann, ['Morphic Tide', 'Jund'], cy]), reveal),
    move: leave(0),
    expect: {
      faceUp: ['Morphic Tide'],
      stack: ['encounter of 1: Morphic Tide'],
      happenings: [
        left(0),
        controllerChanged(1),
        deckLeft(0, 'Bant'),
        walked(1, ['Bant'], 'Morphic Tide'),
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(1), card: card('Morphic Tide') },
      ],
    },
  },
  {
    name: '901.11c: of several face-up cards those of others stay',
    table: after(inBosTurn, takeCards(byHand(1)), settleChoice({ add: ['Grixis'] }), beginNextTurn),
    move: leave(0),
    expect: {
      faceUp: ['Grixis', 'Esper'],
      decks: [[], ['Jund', 'Kessig'], ['Otaria', 'Tazeem']],
      visited: ['Grixis', 'Esper'],
      happenings: [left(0), deckLeft(0, 'Bant'), walked(2, ['Bant'], 'Esper')],
    },
  },
  {
    name: '901.10: everything a player owns face up leaves, and one card takes its place',
    table: after(atStart, takeCards(byHand(1)), settleChoice({ add: ['Naya'] }), beginNextTurn),
    move: leave(0),
    expect: {
      faceUp: ['Grixis'],
      happenings: [left(0), deckLeft(0, 'Bant', 'Naya'), walked(1, ['Bant', 'Naya'], 'Grixis')],
    },
  },
  {
    name: '901.10: nothing is turned up off an empty deck',
    table: after(
      ownDecksTable([ann, ['Grixis'], cy]),
      reveal,
      beginNextTurn,
      takeCards(byHand(1)),
      settleChoice({ add: ['Grixis'] }),
    ),
    move: leave(0),
    expect: { faceUp: ['Grixis'], decks: [[], [], cy], happenings: [left(0), deckLeft(0, 'Bant')] },
  },
  {
    name: '901.3: of a card that two own, only the leaver’s goes',
    table: after(ownDecksTable([['Bant', 'Naya'], ['Bant', 'Jund'], cy]), reveal, beginNextTurn),
    move: leave(0),
    expect: { faceUp: ['Bant+2'], decks: [[], ['Jund'], cy] },
  },
  {
    name: '901.5: the starting player leaves before the plane: the successor’s deck is the one to reveal it',
    table: after(ownDecksTable([ann, bo, cy]), leave(0)),
    move: reveal,
    expect: { faceUp: ['Grixis'], decks: [[], ['Jund', 'Kessig'], cy], planarController: 1 },
  },
  {
    name: '901.10: before the starting plane nothing is turned up',
    table: ownDecksTable([ann, bo, cy]),
    move: leave(0),
    expect: { faceUp: [], happenings: [left(0), controllerChanged(1), deckLeft(0)] },
  },
  {
    name: '901.10: players leave one after the other, and the game goes on each time',
    table: after(ownDecksTable([ann, bo, cy, ['Krosa', 'Selesnya Loft Gardens']]), reveal, leave(0)),
    move: leave(1),
    expect: { faceUp: ['Esper'], decks: [[], [], ['Otaria', 'Tazeem'], ['Krosa', 'Selesnya Loft Gardens']] },
  },
  {
    name: '104.2a: the last player standing has won, and the table stays as it lies',
    table: after(ownDecksTable([ann, bo]), reveal),
    move: leave(0),
    expect: {
      faceUp: ['Bant'],
      decks: [['Naya', 'Panopticon'], bo],
      happenings: [left(0), controllerChanged(1), { kind: 'gameWon', rule: '104.2a', player: seat(1) }],
    },
  },
  {
    name: '901.15b: of a shared deck nothing leaves',
    table: tableAtStart(['Bant', 'Naya', 'Grixis']),
    move: leave(0),
    expect: { faceUp: ['Bant'], deck: ['Naya', 'Grixis'], happenings: [left(0), controllerChanged(1)] },
  },
];

const operation = byHand(2);
const abilities: readonly Situation[] = [
  {
    name: '901.10a: a planeswalking ability ceases with the plane, whoever controls it',
    table: after(inBosTurn, roll('planeswalk')),
    move: leave(0),
    expect: {
      faceUp: ['Grixis'],
      stack: [],
      happenings: [
        left(0),
        deckLeft(0, 'Bant'),
        { kind: 'abilitiesCeased', rule: '901.10a', player: seat(1), abilities: ['planeswalking'] },
        walked(1, ['Bant'], 'Grixis'),
      ],
    },
  },
  {
    name: '901.10a: it keeps waiting if the plane stays',
    table: after(inBosTurn, roll('planeswalk')),
    move: leave(2),
    expect: { faceUp: ['Bant'], stack: ['planeswalking of 1'], happenings: [left(2), deckLeft(2)] },
  },
  {
    name: '800.4a: the leaver’s chaos and planeswalking abilities cease',
    table: after(atStart, roll('chaos'), rollByEffect('planeswalk')),
    move: leave(0),
    expect: {
      stack: [],
      happenings: [
        left(0),
        controllerChanged(1),
        { kind: 'abilitiesCeased', rule: '800.4a', player: seat(0), abilities: ['chaos', 'planeswalking'] },
        deckLeft(0, 'Bant'),
        walked(1, ['Bant'], 'Grixis'),
      ],
    },
  },
  {
    name: '800.4a: another’s chaos ability outlasts the plane it came from',
    table: after(inBosTurn, roll('chaos')),
    move: leave(0),
    expect: { faceUp: ['Grixis'], stack: ['chaos of 1: Bant'] },
  },
  {
    name: '901.10b: the ability of the leaver’s phenomenon stays under the successor, though the card is gone',
    table: after(ownDecksTable([['Bant', 'Morphic Tide'], bo, cy]), reveal, roll('planeswalk'), resolve),
    move: leave(0),
    expect: {
      faceUp: ['Grixis'],
      stack: ['encounter of 1: Morphic Tide'],
      happenings: [
        left(0),
        controllerChanged(1),
        { kind: 'phenomenonStays', rule: '901.10b', player: seat(1), card: card('Morphic Tide') },
        deckLeft(0, 'Morphic Tide'),
        walked(1, ['Morphic Tide'], 'Grixis'),
      ],
    },
  },
  {
    name: '312.7: once it has resolved nobody planeswalks: its card is no longer face up',
    table: after(
      ownDecksTable([['Bant', 'Morphic Tide'], bo, cy]),
      ...[reveal, roll('planeswalk'), resolve, leave(0)],
    ),
    move: resolve,
    expect: { faceUp: ['Grixis'], stack: [] },
  },
  {
    name: '901.10: cards in the hand of the planar controller leave with their deck; the choice ends',
    table: after(inBosTurn, takeCards(operation)),
    move: leave(1),
    expect: {
      inHand: [],
      faceUp: ['Bant'],
      decks: [['Naya', 'Panopticon'], [], cy],
      happenings: [
        left(1),
        controllerChanged(2),
        deckLeft(1),
        { kind: 'takenCardsLeftGame', rule: '800.4a', player: seat(1) },
      ],
    },
  },
  {
    name: '901.10: so they do when the plane is theirs too',
    table: after(atStart, takeCards(operation)),
    move: leave(0),
    expect: {
      inHand: [],
      faceUp: ['Grixis'],
      happenings: [
        left(0),
        controllerChanged(1),
        deckLeft(0, 'Bant'),
        { kind: 'takenCardsLeftGame', rule: '800.4a', player: seat(0) },
        walked(1, ['Bant'], 'Grixis'),
      ],
    },
  },
  {
    name: '901.10: the choice goes on when a player who has no part in it leaves',
    table: after(inBosTurn, takeCards(operation)),
    move: leave(2),
    expect: { inHand: ['Grixis', 'Jund'], faceUp: ['Bant'], decks: [['Naya', 'Panopticon'], ['Kessig'], []] },
  },
  {
    name: '901.10: the top card of a deck whose top cards are in hand is the first of those',
    table: after(inBosTurn, takeCards(operation)),
    move: leave(0),
    expect: { faceUp: ['Grixis'], inHand: ['Jund'], decks: [[], ['Kessig'], cy] },
  },
  {
    name: '901.10: and the others are put where they may go',
    table: after(inBosTurn, takeCards(operation), leave(0)),
    move: settleChoice({ bottom: ['Jund'] }),
    expect: { faceUp: ['Grixis'], inHand: [], decks: [[], ['Kessig', 'Jund'], cy] },
  },
  {
    name: '901.10: with the only card in hand the choice is over',
    table: after(inBosTurn, takeCards(byHand(1)), leave(0)),
    move: beginNextTurn,
    expect: { faceUp: ['Grixis'], inHand: [], planarController: 2 },
  },
  {
    name: '901.15b, 901.6: the choice among cards of a shared deck passes to the successor',
    table: after(tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']), takeCards(operation)),
    move: leave(0),
    expect: { inHand: ['Naya', 'Grixis'], planarController: 1, happenings: [left(0), controllerChanged(1)] },
  },
  {
    name: '901.15b, 901.6: the successor settles it',
    table: after(tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund']), takeCards(operation), leave(0)),
    move: settleChoice({ walk: ['Grixis'], top: ['Naya'] }),
    expect: { faceUp: ['Grixis'], inHand: [], deck: ['Naya', 'Jund', 'Bant'] },
  },
];

const test = suite('own planar decks');

for (const situations of [playing, leaving, abilities, atTheSameTime]) testSituations(test, situations);

test('901.10: nothing of the removed cards remains, and undo restores them', () => {
  const before = after(inBosTurn, takeCards(operation));
  for (const player of [0, 1, 2]) {
    const step = playStep(beginHistory(before), leave(player), 0);
    assert.ok(step.ok);
    const { planar } = step.value.table as Table;
    const { decks, faceUp, inHand } = summaryOf(step.value.table);
    assert.equal(Object.keys(planar?.kinds ?? {}).sort(), [...decks.flat(), ...faceUp, ...inHand].sort());
    assert.equal(undo(step.value).table, before);
  }
});

test('901.10a: a phenomenon that leaves alone spares a planeswalking ability: the rule names a plane', () => {
  const { planar } = after(
    ownDecksTable([['Bant', 'Morphic Tide'], bo]),
    reveal,
    roll('planeswalk'),
    resolve,
  );
  assert.ok(planar);
  const planeswalking = { kind: 'planeswalking', controller: seat(1) } as const;
  const taken = removeOwnedCards(
    { ...planar, controller: seat(1), stack: [...planar.stack, planeswalking] },
    seat(0),
  );
  assert.ok(taken.planar.stack.includes(planeswalking));
});

test('901.3: decks are either owned by players or shared', () => {
  for (const [table, expected] of [
    [atStart, true],
    [after(atStart, leave(0), leave(1)), true],
    [planarTable(['Bant']), false],
  ] as const)
    assert.is(table.planar && hasOwnDecks(table.planar), expected);
});

interface Judged {
  readonly name: string;
  readonly planes: number;
  readonly phenomena: number;
  readonly expect: 'legal' | Refusal;
}

const judged: readonly Judged[] = [
  { name: 'ten planes', planes: 10, phenomena: 0, expect: 'legal' },
  { name: 'eight planes and two phenomena', planes: 8, phenomena: 2, expect: 'legal' },
  { name: 'far more planes than needed', planes: 80, phenomena: 2, expect: 'legal' },
  {
    name: 'nine cards',
    planes: 8,
    phenomena: 1,
    expect: { rule: '901.3', reason: 'tooFewPlanarCards', limit: 10 },
  },
  {
    name: 'three phenomena',
    planes: 10,
    phenomena: 3,
    expect: { rule: '901.3', reason: 'tooManyPhenomena', limit: 2 },
  },
];

for (const { name, planes, phenomena, expect } of judged) {
  test(`901.3: a deck of one’s own: ${name}`, () => {
    const cards = numberedCards(planes, phenomena);
    const expected = expect === 'legal' ? okResult(cards) : { ok: false, refusal: expect };
    assert.equal(checkOwnDeck(cards), expected);
  });
}

test('901.3: no name twice in a deck, not even as copies with different ids', () => {
  const cards = numberedCards(10, 0);
  const [first] = cards;
  assert.ok(first);
  for (const again of [first, { ...first, id: copyOf(first.id, 2) }]) {
    assert.equal(checkOwnDeck([...cards, again]), {
      ok: false,
      refusal: { rule: '901.3', reason: 'repeatedPlanarCard' },
    });
  }
});

test('the id of a copy leads back to its card', () => {
  assert.is(copyOf(card('bant'), 1), 'bant');
  assert.is(copyOf(card('bant'), 2), 'bant+2');
  for (const copy of [1, 2, 12]) assert.is(cardIdOfCopy(copyOf(card('bant'), copy)), 'bant');
  for (const name of ['bant', 'plane 1', 'a+b', '+']) assert.is(cardIdOfCopy(name), name);
});

test('copies in several decks get ids, replacing earlier ones', () => {
  const decks = [planarCards('Bant', 'Naya'), planarCards('Naya', 'Bant'), planarCards('Bant+2', 'Jund')];
  assert.equal(
    assignCopyNumbers(decks).map((cards) => cards.map(({ id }) => id)),
    [
      ['Bant', 'Naya'],
      ['Naya+2', 'Bant+2'],
      ['Bant+3', 'Jund'],
    ].map((names) => names.map(card)),
  );
});

const chances: readonly RandomState[] = Array.from({ length: 50 }, (_, seed) => seedChance([seed, 9, 0, 13]));
const pools = [
  ['plenty', numberedCards(139, 12), true],
  ['just enough, with all the phenomena there may be', numberedCards(32, 40), true],
  ['one card too few', numberedCards(31, 40), false],
  ['far too few', numberedCards(12, 1), false],
  ['no phenomena', numberedCards(40, 0), true],
] as const;

for (const [name, pool, canBeDistinct] of pools) {
  test(`901.3: four legal decks are dealt from a pool with ${name}`, () => {
    assert.is(canDealDistinctDecks(pool, 4), canBeDistinct);
    for (const chance of chances) {
      const [decks] = dealOwnDecks(pool, 4, chance);
      assert.is(decks.length, 4);
      for (const cards of decks) {
        assert.equal(checkOwnDeck(cards), okResult(cards));
        assert.is(cards.length, 10);
        assert.ok(cards.every((one) => pool.includes(one)));
      }
      if (canBeDistinct) assert.is(new Set(decks.flat()).size, 40);
    }
  });
}

test('cards and surplus phenomena are dealt at random', () => {
  const pool = numberedCards(40, 1);
  const owners = new Set(
    chances.map((chance) =>
      dealOwnDecks(pool, 4, chance)[0].findIndex((cards) => cards.some(({ kind }) => kind === 'phenomenon')),
    ),
  );
  // −1: the one phenomenon is not always among the forty cards.
  assert.equal(
    [...owners].sort((one, other) => one - other),
    [-1, 0, 1, 2, 3],
  );
  assert.equal(dealOwnDecks(pool, 4, FIXED_CHANCE), dealOwnDecks(pool, 4, FIXED_CHANCE));
  assert.not.equal(dealOwnDecks(pool, 4, FIXED_CHANCE)[1], FIXED_CHANCE);
});

test.run();
