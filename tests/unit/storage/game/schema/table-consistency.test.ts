import type { PlanarCardId } from '../../../../../src/rules/planar/planar-card';
import type { PlanarZone } from '../../../../../src/rules/planar/planar-state';
import type { Table } from '../../../../../src/rules/table/table';
import type { Turn } from '../../../../../src/rules/turn/turn';
import {
  areCardsConsistent,
  areDecksConsistent,
  areMarkersConsistent,
  areSeatsConsistent,
} from '../../../../../src/storage/game/schema/table-consistency';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  card,
  mapTableAtStart,
  meleeTable,
  moves,
  ownDecksTable,
  plainTable,
  planarOf,
  seat,
  tableAtStart,
} from '../../../../support/tables/tables';

const test = suite('consistency of the parts of a table');

const checks = { areSeatsConsistent, areMarkersConsistent, areCardsConsistent, areDecksConsistent };

/** The checks that a table fails. */
function failures(table: Table): readonly string[] {
  return Object.entries(checks).flatMap(([name, isConsistent]) => (isConsistent(table) ? [] : [name]));
}

const shared = tableAtStart(['Bant', 'Naya', 'Mutual Epiphany', 'Grixis']);
const own = after(
  ownDecksTable([
    ['Bant', 'Naya'],
    ['Grixis', 'Jund'],
  ]),
  moves.revealStartingPlane,
);
const melee = after(meleeTable(['Bant', 'Naya', 'Grixis', 'Jund']), moves.revealStartingPlane);
const map = mapTableAtStart(['Bant', 'Naya', 'Grixis', 'Jund', 'Esper', 'Academy at Tolaria West']);

const withTurn = (table: Table, changes: Partial<Turn>): Table => ({
  ...table,
  turn: { ...table.turn, ...changes },
});
const withPlanarZone = (table: Table, changes: Partial<PlanarZone>): Table => ({
  ...table,
  planar: { ...planarOf(table), ...changes },
});
const kindsWithout = (table: Table, omitted: string): PlanarZone['kinds'] =>
  Object.fromEntries(Object.entries(planarOf(table).kinds).filter(([id]) => id !== omitted)) as never;

for (const [name, table] of Object.entries({ plain: plainTable(), shared, own, melee, map })) {
  test(`the parts of a real table agree: ${name}`, () => assert.equal(failures(table), []));
}

const { marker } = melee.turn;
const markerToRemove = marker && { ...marker, removalsDue: 1 };

const broken: readonly [what: string, failed: keyof typeof checks, table: Table][] = [
  ['totals of too few seats', 'areSeatsConsistent', { ...shared, totals: shared.totals.slice(1) }],
  ['a turn of nobody', 'areSeatsConsistent', withTurn(shared, { activePlayer: seat(3) })],
  ['a seat taken twice', 'areSeatsConsistent', withTurn(shared, { seating: [seat(0), seat(0), seat(1)] })],
  ['one team', 'areSeatsConsistent', withTurn(shared, { teams: [0, 0, 0] })],
  ['teams apart without teams', 'areSeatsConsistent', withTurn(shared, { teamsPlaySeparately: true })],
  [
    'a planar controller who has left',
    'areSeatsConsistent',
    withTurn(shared, { hasLeftBySeat: [true, false, false] }),
  ],
  ['rolls of too few seats', 'areSeatsConsistent', withPlanarZone(shared, { rolls: [] })],
  ['a marker outside a Grand Melee', 'areMarkersConsistent', withPlanarZone(shared, { marker: 1 })],
  [
    'two turns with one marker',
    'areMarkersConsistent',
    withTurn(melee, { marker: melee.otherTurns[0]?.turn.marker ?? null }),
  ],
  [
    'a marker to be removed although no one has left',
    'areMarkersConsistent',
    withTurn(melee, { marker: markerToRemove }),
  ],
  [
    'teams in a Grand Melee',
    'areMarkersConsistent',
    withTurn(melee, { teams: [0, 0, 0, 0, 1, 1, 1, 1], teamsPlaySeparately: true }),
  ],
  ['a card in no place', 'areCardsConsistent', withPlanarZone(shared, { faceUp: [] })],
  [
    'a card of no kind',
    'areCardsConsistent',
    withPlanarZone(shared, { kinds: kindsWithout(shared, 'Naya') }),
  ],
  [
    'counters on a card that is face down',
    'areCardsConsistent',
    withPlanarZone(shared, { counters: { ['Naya' as PlanarCardId]: 1 } }),
  ],
  [
    'a shared deck and an owned one',
    'areDecksConsistent',
    withPlanarZone(own, {
      decks: planarOf(own).decks.map((deck, index) => (index === 0 ? { ...deck, owner: null } : deck)),
    }),
  ],
  [
    'a deck without a plane',
    'areDecksConsistent',
    withPlanarZone(own, {
      kinds: { ...planarOf(own).kinds, [card('Grixis')]: 'phenomenon', [card('Jund')]: 'phenomenon' },
    }),
  ],
];

for (const [description, failedCheck, table] of broken) {
  test(`found: ${description}`, () => assert.equal(failures(table), [failedCheck]));
}

test('the deck of a player who has left needs no plane', () => {
  const kinds = {
    ...planarOf(own).kinds,
    [card('Grixis')]: 'phenomenon',
    [card('Jund')]: 'phenomenon',
  } as const;
  assert.ok(areDecksConsistent(withPlanarZone(withTurn(own, { hasLeftBySeat: [false, true] }), { kinds })));
});

test.run();
