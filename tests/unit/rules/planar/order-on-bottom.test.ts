/** Several cards stop being face up at once: their owner orders them on the bottom. 701.31b, 901.11c. */

import type { PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import { pendingDecision } from '../../../../src/rules/planar/planar-zone';
import { beginHistory, playStep, redo, undo } from '../../../../src/rules/table/history';
import type { Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  meleeTable,
  moves,
  ownDecksTable,
  planarOf,
  played,
  type Situation,
  seat,
  summaryOf,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const test = suite('cards left together');

const { beginNextTurn, leave, leaveTogether, planeswalk, resolveAbility: resolve, roll } = moves;
const { settleChoice, takeCards } = moves;

const byHand = (count: number): PlanarOperation => ({
  take: { kind: 'cards', count },
  shown: 'all',
  planes: ['top', 'bottom', 'walk', 'add'],
  others: ['top', 'bottom', 'walk'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
});

/** Adds the top card of the planar controller's deck to the face-up cards. */
const withFaceUp = (table: Table, ...cards: readonly string[]): Table =>
  after(table, takeCards(byHand(cards.length)), settleChoice({ add: cards }));

const twoFaceUp = withFaceUp(tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund', 'Esper']), 'Naya');
const planesLeft = after(twoFaceUp, planeswalk);

const ann = ['Bant', 'Naya', 'Panopticon'];
const bo = ['Grixis', 'Jund', 'Kessig', 'Akoum'];
const cy = ['Esper', 'Otaria', 'Tazeem'];
const annsTwoFaceUp = withFaceUp(after(ownDecksTable([ann, bo, cy]), moves.revealStartingPlane), 'Naya');
/** Two cards of seat 0 and two of seat 1 are left by seat 1. */
const fourPlanesLeft = after(withFaceUp(after(annsTwoFaceUp, beginNextTurn), 'Grixis', 'Jund'), planeswalk);
const fourPlayers = after(ownDecksTable([ann, bo, cy, ['Tember City']]), moves.revealStartingPlane);
const annsPlanesLeftOfFour = after(withFaceUp(fourPlayers, 'Naya'), beginNextTurn, planeswalk);
const annsPlanesLeft = after(annsTwoFaceUp, beginNextTurn, planeswalk);

const situations: readonly Situation[] = [
  {
    name: 'the next card is up at once, and those left wait for their order',
    table: twoFaceUp,
    move: planeswalk,
    expect: {
      faceUp: ['Grixis'],
      inHand: ['Bant', 'Naya'],
      deck: ['Jund', 'Esper'],
      arrived: ['Naya', 'Grixis'],
    },
  },
  {
    name: 'the owner chooses their order on the bottom, and only who ordered which cards is reported',
    table: planesLeft,
    move: settleChoice({ bottom: ['Naya', 'Bant'] }),
    expect: {
      deck: ['Jund', 'Esper', 'Naya', 'Bant'],
      inHand: [],
      happenings: [
        { kind: 'bottomCardsOrdered', rule: '701.31b', player: seat(0), cards: [card('Bant'), card('Naya')] },
      ],
    },
  },
  {
    name: 'they can go nowhere else',
    table: planesLeft,
    move: settleChoice({ top: ['Naya'], bottom: ['Bant'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'nothing else happens with the planes before that',
    table: planesLeft,
    move: roll(null),
    expect: { rule: '701.31b', reason: 'choiceNotSettled' },
  },
  {
    name: 'a single card needs no choice',
    table: tableAtStart(['Bant', 'Naya', 'Grixis']),
    move: planeswalk,
    expect: { deck: ['Grixis', 'Bant'], inHand: [] },
  },
  {
    name: 'a phenomenon is encountered once the cards are ordered',
    table: after(withFaceUp(tableAtStart(['Bant', 'Naya', 'Morphic Tide', 'Jund']), 'Naya'), planeswalk),
    move: settleChoice({ bottom: ['Naya', 'Bant'] }),
    expect: {
      faceUp: ['Morphic Tide'],
      stack: ['encounter of 0: Morphic Tide'],
      deck: ['Jund', 'Naya', 'Bant'],
    },
  },
  {
    name: 'with no other card in the deck the players return to the first of them',
    table: withFaceUp(tableAtStart(['Bant', 'Naya']), 'Naya'),
    move: planeswalk,
    expect: { faceUp: ['Bant'], deck: ['Naya'], inHand: [] },
  },
  {
    name: 'cards revealed and put on the bottom by the same effect lie below them',
    table: after(twoFaceUp, takeCards(byHand(2)), settleChoice({ walk: ['Grixis'], bottom: ['Jund'] })),
    move: settleChoice({ bottom: ['Naya', 'Bant'] }),
    expect: { faceUp: ['Grixis'], deck: ['Esper', 'Naya', 'Bant', 'Jund'] },
  },
  {
    name: 'of own decks the owner decides, not the planar controller',
    table: annsPlanesLeft,
    move: settleChoice({ bottom: ['Naya', 'Bant'] }),
    expect: {
      faceUp: ['Grixis'],
      planarController: 1,
      decks: [['Panopticon', 'Naya', 'Bant'], ['Jund', 'Kessig', 'Akoum'], cy],
    },
  },
  {
    name: 'one card of each owner needs no order',
    table: after(
      withFaceUp(after(ownDecksTable([ann, bo, cy]), moves.revealStartingPlane, beginNextTurn), 'Grixis'),
      planeswalk,
    ),
    move: roll('blank'),
    expect: { faceUp: ['Jund'], inHand: [] },
  },
  {
    name: 'owners of several cards are asked one after another',
    table: fourPlanesLeft,
    move: settleChoice({ bottom: ['Naya', 'Bant'] }),
    expect: { inHand: ['Grixis', 'Jund'], decks: [['Panopticon', 'Naya', 'Bant'], ['Akoum'], cy] },
  },
  {
    name: 'the cards of the owner who is asked second also go to the bottom of their own deck',
    table: after(fourPlanesLeft, settleChoice({ bottom: ['Naya', 'Bant'] })),
    move: settleChoice({ bottom: ['Jund', 'Grixis'] }),
    expect: { inHand: [], decks: [['Panopticon', 'Naya', 'Bant'], ['Akoum', 'Jund', 'Grixis'], cy] },
  },
  {
    name: 'cards that went below the cards of one owner do not change where another owner’s go',
    table: after(
      withFaceUp(after(annsTwoFaceUp, beginNextTurn), 'Grixis', 'Jund'),
      takeCards(byHand(2)),
      settleChoice({ walk: ['Kessig'], bottom: ['Akoum'] }),
      settleChoice({ bottom: ['Naya', 'Bant'] }),
    ),
    move: settleChoice({ bottom: ['Jund', 'Grixis'] }),
    expect: { decks: [['Panopticon', 'Naya', 'Bant'], ['Jund', 'Grixis', 'Akoum'], cy] },
  },
  {
    name: '800.4a: the owner leaves and takes them along',
    table: annsPlanesLeft,
    move: leave(0),
    expect: { inHand: [], faceUp: ['Grixis'], decks: [[], ['Jund', 'Kessig', 'Akoum'], cy] },
  },
  {
    name: '800.4a: another player leaves, and the owner still decides',
    table: annsPlanesLeft,
    move: leave(2),
    expect: { inHand: ['Bant', 'Naya'], faceUp: ['Grixis'] },
  },
  {
    name: '901.10: the owner of the new plane leaves meanwhile: the next one turns up the top of their deck',
    table: annsPlanesLeft,
    move: leave(1),
    expect: { inHand: ['Bant', 'Naya'], faceUp: ['Esper'], planarController: 2 },
  },
  {
    name: '800.4p: the owner and the planar controller leave at the same time',
    table: annsPlanesLeftOfFour,
    move: leaveTogether('noLife', 0, 1),
    expect: { inHand: [], departedSeats: [0, 1], faceUp: ['Esper'], planarController: 2 },
  },
  {
    name: '724.1: a turn ended on a phenomenon beside a plane asks for the order too',
    table: after(
      withFaceUp(after(tableAtStart(['Bant', 'Naya', 'Grixis', 'Jund'])), 'Naya'),
      takeCards({ ...byHand(1), others: ['add'] }),
      settleChoice({ add: ['Grixis'] }),
      roll('planeswalk'),
      resolve,
    ),
    move: settleChoice({ bottom: ['Grixis', 'Naya', 'Bant'] }),
    expect: { faceUp: ['Jund'], deck: ['Grixis', 'Naya', 'Bant'] },
  },
];

testSituations(test, situations);

test('the owner is asked, and the choice is a step of its own that can be undone and redone', () => {
  assert.is(pendingDecision(planarOf(annsPlanesLeft))?.player, seat(0));
  assert.is(pendingDecision(planarOf(planesLeft))?.player, seat(0));
  assert.is(
    pendingDecision(planarOf(after(fourPlanesLeft, settleChoice({ bottom: ['Bant', 'Naya'] }))))?.player,
    seat(1),
  );
  const begun = beginHistory(annsPlanesLeft);
  const ordered = playStep(begun, settleChoice({ bottom: ['Naya', 'Bant'] }), 1_000);
  assert.ok(ordered.ok);
  assert.equal(undo(ordered.value).table, annsPlanesLeft);
  assert.equal(redo(undo(ordered.value)).table, ordered.value.table);
});

test('901.14b: in a Grand Melee the cards of a leaver’s turn marker stay in the order they were turned up', () => {
  const begun = after(
    meleeTable(['Bant', 'Naya', 'Jund', 'Grixis', 'Esper', 'Kessig']),
    moves.revealStartingPlane,
  );
  const faceUp = withFaceUp(begun, summaryOf(begun).deck[0] ?? '');
  const waiting = after(faceUp, planeswalk);
  assert.is(planarOf(waiting).choice?.cards.length, 2);
  const { table } = played(waiting, leave(0));
  const everywhere = [
    ...planarOf(table).decks.flatMap(({ cards }) => cards),
    ...summaryOf(table).planes.flatMap((planes) => planes.replace(/^\d: | of \d+$/g, '').split(' + ')),
    ...(planarOf(table).choice?.cards ?? []),
  ].filter((name) => name !== 'nothing');
  assert.is(new Set(everywhere).size, 6, everywhere.join());
});

test('901.14b: if a turn marker’s player leaves before that, cards put on the bottom later stay below them', () => {
  const faceUp = withFaceUp(
    after(meleeTable(['Bant', 'Naya', 'Jund', 'Grixis', 'Esper', 'Kessig']), moves.revealStartingPlane),
    'Jund',
  );
  const waiting = after(faceUp, takeCards(byHand(2)), settleChoice({ walk: ['Grixis'], bottom: ['Esper'] }));
  assert.equal(summaryOf(waiting).inHand, ['Bant', 'Jund']);
  const { table } = played(waiting, leave(0));
  assert.equal(summaryOf(table).deck, ['Kessig', 'Bant', 'Jund', 'Esper', 'Grixis']);
});

test.run();
