/** What the app offers to carry out of an ability. */
import type { PlanarAbility } from '../../../../src/content/planes/planar-card-facts';
import type { Table } from '../../../../src/rules/table/table';
import { abilityOffer } from '../../../../src/session/abilities/ability-offer';
import { ability, atUpkeep, gainLife, loseLifePerCounter } from '../../../support/cards/abilities';
import { assert, suite } from '../../../support/suite';
import { after, card, moves, plainTable, seat, tableAtStart } from '../../../support/tables/tables';

const { carryOut, changeCounters, changeLife, planeswalk } = moves;

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis']);
const withTwo = after(atStart, changeCounters('Bant', 2));

const abilitySource = { card: card('Bant'), counterFacts: undefined, controller: seat(1) };

function offered(planarAbility: PlanarAbility, table: Table = atStart) {
  const offer = abilityOffer(planarAbility, abilitySource, table);
  return offer && { acts: offer.acts, move: offer.move };
}

const test = suite('offers of abilities');

test('one offer for all acts, each with the number of counters at that point', () => {
  const counter = { kind: 'counters', by: 1 } as const;
  assert.equal(offered(atUpkeep(counter, loseLifePerCounter()), withTwo), {
    acts: [
      { act: counter, counterCount: 3 },
      { act: loseLifePerCounter(), counterCount: 3 },
    ],
    move: carryOut(changeCounters('Bant', 1, null), changeLife(1, -3)),
  });
});

test('one offer for all acts without a move if the players have to make a choice first', () => {
  const counters = { kind: 'counters', by: 2 } as const;
  const chosen = gainLife(-1, 'chosen');
  assert.equal(offered(atUpkeep(counters, chosen)), {
    acts: [
      { act: counters, counterCount: 2 },
      { act: chosen, counterCount: 2 },
    ],
    move: null,
  });
});

test('removing counters is offered only if there are any', () => {
  const clear = atUpkeep({ kind: 'clearCounters' });
  assert.equal(offered(clear), null);
  assert.equal(offered(clear, withTwo)?.move, changeCounters('Bant', -2));
});

test('a card that is no longer face up cannot get counters, but its other acts are offered', () => {
  const left = after(withTwo, planeswalk);
  assert.equal(offered(ability(['leave'], { kind: 'counters', by: 1 }), left), null);
  const move = { ...carryOut(changeLife(1, -1)), source: abilitySource.card };
  assert.equal(offered(ability(['leave'], gainLife(-1)), left)?.move, move);
});

test('nothing is offered for phenomena, without planes or without acts', () => {
  assert.equal(offered(ability(['encounter'], { kind: 'planeswalk' })), null);
  assert.equal(offered(atUpkeep({ kind: 'planeswalk' }), plainTable()), null);
  assert.equal(offered(atUpkeep()), null);
});

test.run();
