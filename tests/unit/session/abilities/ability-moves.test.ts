/** From the text of a card to the moves: all at once where the app can, none where the table has to say more. */
import * as catalog from '../../../../src/content/planes/catalog';
import type { PlanarAbility } from '../../../../src/content/planes/planar-card-facts';
import type { Move, SimpleMove } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/moves/play-move';
import type { Table } from '../../../../src/rules/table/table';
import {
  type AbilitySource,
  lifeChangeOf,
  moveForAbility,
  moveForEncounter,
} from '../../../../src/session/abilities/ability-moves';
import {
  ability,
  atUpkeep,
  cannotLose,
  gainLife,
  lookAtTop,
  loseLifePerCounter,
} from '../../../support/cards/abilities';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  ongoingEffect,
  ownDecksTable,
  plainTable,
  seat,
  tableAtStart,
} from '../../../support/tables/tables';

const { beginEffect, carryOut, changeCounters, changeLife, finishChaos, planeswalk, resolveAbility, roll } =
  moves;

const atStart = tableAtStart(['Bant', 'Naya', 'Grixis']);
const withTwo = after(atStart, changeCounters('Bant', 2));
/** The text of Bant is carried out for seat 1. */
const bant: AbilitySource = { card: card('Bant'), counterFacts: undefined, controller: seat(1) };

/** With the last of its counters, what Bant lets last is over. */
const ending: AbilitySource['counterFacts'] = {
  name: { en: 'Counters', ru: 'Жетоны' },
  effectsEndWithLastCounter: true,
};
const ofBant = { does: 'walkIsChaos', source: card('Bant') } as const;

/** The players at seats 1 and 2 are a team. */
const withTeamsApart = (table: Table): Table => ({
  ...table,
  turn: { ...table.turn, teams: [0, 1, 1], teamsPlaySeparately: true },
});

/** Moves that do not tell whose ability they are. */
const carryOutFromBant = (...movesToPlay: readonly SimpleMove[]): Move => ({
  ...carryOut(...movesToPlay),
  source: card('Bant'),
});

interface AbilityMoveCase {
  readonly name: string;
  readonly table?: Table;
  readonly at?: AbilitySource;
  readonly ability: PlanarAbility;
  readonly move: Move | null;
}

const moveCases: readonly AbilityMoveCase[] = [
  { name: 'nothing to do', ability: atUpkeep(), move: null },
  { name: 'no acts at all', ability: { when: ['static'], text: { en: '', ru: '' } }, move: null },
  { name: 'no planes', table: plainTable(), ability: atUpkeep({ kind: 'planeswalk' }), move: null },
  {
    name: 'reverseTurnOrder',
    ability: atUpkeep({ kind: 'reverseTurnOrder' }),
    move: carryOutFromBant({ kind: 'reverseTurnOrder' }),
  },
  { name: 'endTurn', ability: atUpkeep({ kind: 'endTurn' }), move: moves.endTurn },
  {
    name: '603.3b: a planeswalk that leaves other triggers of the moment due',
    ability: atUpkeep({ kind: 'planeswalk' }),
    move: carryOutFromBant(planeswalk),
  },
  {
    name: 'one more upkeep',
    ability: atUpkeep({ kind: 'addBeginningPhase' }),
    move: carryOutFromBant({ kind: 'addBeginningPhase' }),
  },
  {
    name: 'chaos on every plane',
    ability: atUpkeep({ kind: 'chaos' }),
    move: carryOutFromBant({ kind: 'ensueChaos', card: null }),
  },
  {
    name: 'an extra turn of "you"',
    ability: atUpkeep({ kind: 'addExtraTurn' }),
    move: carryOutFromBant({ kind: 'addExtraTurn', player: seat(1) }),
  },
  {
    name: 'counters',
    ability: atUpkeep({ kind: 'counters', by: 2 }),
    move: changeCounters('Bant', 2, null),
  },
  {
    name: 'counters of a plane that triggers a planeswalk with ten of them',
    at: { ...bant, counterFacts: { name: { en: 'Scroll', ru: 'Свиток' }, threshold: 10 } },
    ability: atUpkeep({ kind: 'counters', by: 1 }),
    move: changeCounters('Bant', 1, 10),
  },
  {
    name: 'counters of a plane that does not',
    at: { ...bant, counterFacts: { name: { en: 'Flame', ru: 'Пламя' } } },
    ability: atUpkeep({ kind: 'counters', by: 1 }),
    move: changeCounters('Bant', 1, null),
  },
  {
    name: 'every counter removed',
    table: withTwo,
    ability: atUpkeep({ kind: 'clearCounters' }),
    move: changeCounters('Bant', -2, null),
  },
  {
    name: 'the last counter removed, and with it the end of what the card lets last',
    table: after(withTwo, beginEffect(ofBant), beginEffect({ does: 'cannotLose' }), beginEffect(ofBant)),
    at: { ...bant, counterFacts: ending },
    ability: atUpkeep({ kind: 'counters', by: -2 }),
    move: carryOut(
      changeCounters('Bant', -2),
      { kind: 'endEffect', effect: 2, expected: ongoingEffect(ofBant) },
      { kind: 'endEffect', effect: 0, expected: ongoingEffect(ofBant) },
    ),
  },
  {
    name: 'a counter removed that is not the last',
    table: after(withTwo, beginEffect(ofBant)),
    at: { ...bant, counterFacts: ending },
    ability: atUpkeep({ kind: 'counters', by: -1 }),
    move: changeCounters('Bant', -1),
  },
  { name: 'life of "you"', ability: atUpkeep(gainLife(-3)), move: carryOutFromBant(changeLife(1, -3)) },
  {
    name: 'life of everybody who is in the game',
    table: after(atStart, moves.setLife(2, 5), moves.leave(0)),
    ability: atUpkeep(gainLife(-3, 'everybody')),
    move: carryOutFromBant({
      kind: 'setLifeTotals',
      because: 'gainedOrLost',
      lifeTotals: [
        { player: seat(1), to: 17, from: 20 },
        { player: seat(2), to: 2, from: 5 },
      ],
    }),
  },
  {
    name: 'life of each opponent of "you"',
    table: after(atStart, moves.setLife(2, 5)),
    ability: atUpkeep(gainLife(-3, 'opponents')),
    move: carryOutFromBant({
      kind: 'setLifeTotals',
      because: 'gainedOrLost',
      lifeTotals: [
        { player: seat(0), to: 17, from: 20 },
        { player: seat(2), to: 2, from: 5 },
      ],
    }),
  },
  {
    name: '808: a teammate with a turn of their own is no opponent',
    table: withTeamsApart(atStart),
    ability: atUpkeep(gainLife(-3, 'opponents')),
    move: carryOutFromBant({
      kind: 'setLifeTotals',
      because: 'gainedOrLost',
      lifeTotals: [{ player: seat(0), to: 17, from: 20 }],
    }),
  },
  {
    name: 'a trigger that may come again is not marked as carried out',
    ability: ability(['trigger'], gainLife(1)),
    move: changeLife(1, 1),
  },
  {
    name: 'the life total of "you"',
    ability: ability(['chaos'], { kind: 'setLife', to: 20 }),
    move: moves.setLife(1, 20),
  },
  { name: 'life of somebody to be chosen', ability: atUpkeep(gainLife(-3, 'chosen')), move: null },
  { name: 'life, nobody knows how much', ability: atUpkeep(gainLife(null)), move: null },
  {
    name: 'life for each counter',
    table: withTwo,
    ability: atUpkeep(loseLifePerCounter()),
    move: carryOutFromBant(changeLife(1, -2)),
  },
  {
    name: 'a counter and then life for each: the new one counts',
    table: withTwo,
    ability: atUpkeep({ kind: 'counters', by: 1 }, loseLifePerCounter()),
    move: carryOut(changeCounters('Bant', 1, null), changeLife(1, -3)),
  },
  {
    name: 'what lasts for "you"',
    ability: atUpkeep(cannotLose('controller', 'planeswalk')),
    move: {
      kind: 'beginEffect',
      effect: ongoingEffect({
        does: 'cannotLose',
        source: card('Bant'),
        player: seat(1),
        ends: 'planeswalk',
      }),
    },
  },
  {
    name: 'what lasts for everybody until your next turn',
    ability: atUpkeep(cannotLose('everybody', 'turnOf')),
    move: {
      kind: 'beginEffect',
      effect: ongoingEffect({ does: 'cannotLose', source: card('Bant'), ends: 'turnOf', until: seat(1) }),
    },
  },
  {
    name: 'what lasts for somebody to be chosen',
    ability: atUpkeep(cannotLose('chosen', 'planeswalk')),
    move: null,
  },
  {
    name: 'choices swapped',
    ability: atUpkeep({ kind: 'swapChosenOptions' }),
    move: carryOutFromBant({ kind: 'swapChosenOptions', card: card('Bant') }),
  },
  ...([{ kind: 'exchangeLife' }, { kind: 'redistributeLife' }] as const).map(
    (act): AbilityMoveCase => ({
      name: `${act.kind} is the table's to say`,
      ability: atUpkeep(act),
      move: null,
    }),
  ),
  {
    name: 'one part of two is the table’s to say',
    ability: atUpkeep({ kind: 'counters', by: 1 }, gainLife(null)),
    move: null,
  },
  {
    name: 'chaos leaves the stack with it',
    table: after(atStart, roll('chaos')),
    ability: ability(['chaos'], { kind: 'planeswalk' }),
    move: carryOut(finishChaos('Bant'), planeswalk),
  },
  {
    name: 'chaos whose cards are still in hand stays there',
    table: after(atStart, roll('chaos')),
    ability: ability(['chaos'], { kind: 'takeCards', operation: lookAtTop }),
    move: { kind: 'takeCards', operation: lookAtTop, source: card('Bant') },
  },
  {
    name: 'a phenomenon is resolved with it',
    ability: ability(['encounter'], { kind: 'reverseTurnOrder' }),
    move: carryOut(moves.reverseTurnOrder, resolveAbility),
  },
  {
    name: 'a phenomenon whose cards are still in hand stays',
    ability: ability(['encounter'], { kind: 'takeCards', operation: lookAtTop }),
    move: { kind: 'takeCards', operation: lookAtTop, source: card('Bant') },
  },
];

const test = suite('ability moves');

for (const { name, table = atStart, at = bant, ability: planarAbility, move } of moveCases) {
  test(name, () => assert.equal(moveForAbility(planarAbility, at, table), move));
}

test('what the players choose completes the whole ability, also on the stack', () => {
  const table = after(atStart, roll('chaos'));
  const open = ability(['chaos'], gainLife(null), { kind: 'planeswalk' });
  assert.equal(
    moveForAbility(open, bant, table, changeLife(1, 7)),
    carryOut(finishChaos('Bant'), changeLife(1, 7), planeswalk),
  );
  assert.is(
    moveForAbility(ability(['chaos'], gainLife(null), gainLife(null)), bant, table, changeLife(1, 7)),
    null,
  );
});

test('every derived move is legal at the table it was derived for', () => {
  for (const { name, table = atStart, at = bant, ability: planarAbility } of moveCases) {
    const move = moveForAbility(planarAbility, at, table);
    if (
      !move ||
      planarAbility.when.includes('encounter') ||
      planarAbility.acts?.[0]?.kind === 'swapChosenOptions'
    )
      continue;
    assert.ok(play(table, move).ok, name);
  }
});

test('312.5: what a phenomenon says is carried out by one move, if the app can', () => {
  const kindAt = (phenomenon: string) =>
    moveForEncounter(catalog, { kind: 'encounter', card: card(phenomenon), controller: seat(0) }, atStart)
      ?.kind;
  assert.is(kindAt('interplanar-tunnel'), 'takeCards');
  assert.is(kindAt('time-distortion'), 'carryOut');
  assert.is(kindAt('mutual-epiphany'), undefined);
});

test('901.15c: cards are not taken off a planar deck that is empty', () => {
  const tableWithCards = ownDecksTable([['Interplanar Tunnel'], ['Naya']]);
  const { planar } = tableWithCards;
  assert.ok(planar);
  const table: Table = {
    ...tableWithCards,
    planar: { ...planar, decks: planar.decks.map((deck) => ({ ...deck, cards: [] })) },
  };
  const encounterOf = (phenomenon: string) =>
    ({ kind: 'encounter', card: card(phenomenon), controller: seat(0) }) as const;
  assert.is(moveForEncounter(catalog, encounterOf('interplanar-tunnel'), table), null);
  assert.ok(moveForEncounter(catalog, encounterOf('time-distortion'), table));
});

test('the amount of life of an act', () => {
  const life = (by: number | null, perCounter?: true) =>
    lifeChangeOf({ kind: 'life', who: 'controller', by, ...(perCounter && { perCounter }) }, 4);
  assert.equal(
    [life(3), life(-1, true), life(2, true), life(null), life(null, true)],
    [3, -4, 8, null, null],
  );
});

test.run();
