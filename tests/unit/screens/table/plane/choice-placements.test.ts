import { isLegalSettlement } from '../../../../../src/rules/planar/planar-choice';
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import type { PlanarChoice, PlanarZone } from '../../../../../src/rules/planar/planar-state';
import { ruleOfChoice } from '../../../../../src/screens/parts/rule/rule-topics';
import {
  initialPlacements,
  isOrderRelevant,
  type Placements,
  placeCard,
  settlementOf,
} from '../../../../../src/screens/table/plane/choice-placements';
import { moveItem } from '../../../../../src/session/lib/move-item';
import { assert, suite } from '../../../../support/suite';
import { after, card, moves, tableAtStart } from '../../../../support/tables/tables';

const test = suite('choice picks');

const cards = ['Bant', 'Morphic Tide', 'Naya', 'Grixis'];

/** Puts the cards above in hand through this operation. */
function choiceWith(changes: Partial<PlanarOperation>): { planar: PlanarZone; choice: PlanarChoice } {
  const operation: PlanarOperation = {
    take: { kind: 'cards', count: 4 },
    shown: 'all',
    planes: ['top', 'bottom'],
    others: ['bottom'],
    chosen: null,
    bottom: 'anyOrder',
    chaos: false,
    ...changes,
  };
  const { planar } = after(tableAtStart(['Jund', ...cards, 'Esper']), moves.takeCards(operation));
  if (!planar?.choice) throw new Error('no cards in hand');
  return { planar, choice: planar.choice };
}

const firstOf = (changes: Partial<PlanarOperation>) => {
  const { planar, choice } = choiceWith(changes);
  return initialPlacements(planar, choice);
};
const describePicks = (picks: Placements) =>
  picks.map(({ card: id, destination }) => `${id}: ${destination}`);

test('initially each card is in its usual place, in the order it was drawn', () => {
  assert.equal(describePicks(firstOf({})), ['Bant: top', 'Morphic Tide: bottom', 'Naya: top', 'Grixis: top']);
  assert.equal(describePicks(firstOf({ planes: ['walk'], others: ['top', 'bottom'] })), [
    'Bant: walk',
    'Morphic Tide: top',
    'Naya: walk',
    'Grixis: walk',
  ]);
});

test('if planes must be chosen, none is chosen initially', () => {
  const picks = firstOf({ chosen: 1 });
  assert.equal(
    picks.map(({ destination }) => destination),
    ['bottom', 'bottom', 'bottom', 'bottom'],
  );
  const { planar, choice } = choiceWith({ chosen: 1 });
  assert.is(isLegalSettlement(planar, choice, settlementOf(picks)), false);
  const one = picks.with(2, { card: card('Naya'), destination: 'top' });
  assert.is(isLegalSettlement(planar, choice, settlementOf(one)), true);
  const two = one.with(0, { card: card('Bant'), destination: 'top' });
  assert.is(isLegalSettlement(planar, choice, settlementOf(two)), false);
});

test('the cards that can be chosen come first, unless the order of the rest matters', () => {
  const names = (changes: Partial<PlanarOperation>) => firstOf(changes).map((picked) => picked.card);
  assert.equal(names({ chosen: 1, bottom: 'random' }), ['Bant', 'Naya', 'Grixis', 'Morphic Tide']);
  assert.equal(names({ chosen: 1 }), cards);
  assert.equal(names({ bottom: 'random' }), cards);
});

test('if one card is chosen, choosing another returns the first one', () => {
  const { planar, choice } = choiceWith({ chosen: 1 });
  const first = placeCard(planar, choice, initialPlacements(planar, choice), card('Naya'), 'top');
  const second = placeCard(planar, choice, first, card('Bant'), 'top');
  assert.equal(describePicks(second), [
    'Bant: top',
    'Morphic Tide: bottom',
    'Naya: bottom',
    'Grixis: bottom',
  ]);
  assert.ok(isLegalSettlement(planar, choice, settlementOf(second)));
});

test('an order is asked for only if it matters', () => {
  const random = choiceWith({ chosen: 1, bottom: 'random' });
  assert.is(isOrderRelevant(random.choice, initialPlacements(random.planar, random.choice)), false);
  const any = choiceWith({ chosen: 1 });
  assert.ok(isOrderRelevant(any.choice, initialPlacements(any.planar, any.choice)));
  const walking = choiceWith({ planes: ['walk'], others: ['bottom', 'top'] });
  assert.is(isOrderRelevant(walking.choice, initialPlacements(walking.planar, walking.choice)), false);
});

test('a card’s only possible place is preselected even if planes must be chosen', () => {
  assert.equal(
    firstOf({ planes: ['top'], chosen: 3 }).map(({ destination }) => destination),
    ['top', 'bottom', 'top', 'top'],
  );
});

test('if no choice is required, the initial selection can be confirmed', () => {
  for (const planes of [['top', 'bottom'], ['bottom'], ['walk'], ['add'], ['bottom', 'top', 'walk', 'add']]) {
    const { planar, choice } = choiceWith({
      planes: planes as PlanarOperation['planes'],
      others: ['bottom', 'top'],
    });
    assert.ok(
      isLegalSettlement(planar, choice, settlementOf(initialPlacements(planar, choice))),
      planes.join(),
    );
  }
});

test('the settlement lists the cards of each place in the selected order', () => {
  const picks = moveItem(firstOf({}), 3, 2).with(0, { card: card('Bant'), destination: 'bottom' });
  assert.equal(settlementOf(picks), {
    top: ['Grixis', 'Naya'],
    bottom: ['Bant', 'Morphic Tide'],
    walk: [],
    add: [],
  });
  assert.equal(settlementOf([]), { top: [], bottom: [], walk: [], add: [] });
});

test('the deck has the confirmed order', () => {
  const { planar } = after(
    tableAtStart(['Jund', ...cards, 'Esper']),
    { kind: 'takeCards', operation: choiceWith({}).choice.operation, source: null },
    { kind: 'settleChoice', settlement: settlementOf(moveItem(firstOf({}), 3, 2)) },
  );
  assert.equal(planar?.decks[0]?.cards, ['Bant', 'Grixis', 'Naya', 'Esper', 'Morphic Tide']);
});

test('the rule shown is that of chaos, of planeswalking, or of merely looking', () => {
  const ruleOf = (changes: Partial<PlanarOperation>) => ruleOfChoice(choiceWith(changes).choice);
  assert.is(ruleOf({}), '901.11');
  assert.is(ruleOf({ planes: ['walk', 'bottom'] }), '701.31b');
  assert.is(ruleOf({ planes: ['add', 'bottom'] }), '701.31b');
  assert.is(ruleOf({ chaos: true }), '311.7');
});

test.run();
