/** The Eternities Map: what is published of it, and what is ruled where that is silent (see the rules file). */
import fc from 'fast-check';
import { seedChance } from '../../../../../src/rules/chance/chance';
import type { PlanarDecks } from '../../../../../src/rules/planar/decks/planar-deck';
import {
  adjacentSquare,
  allLaidCards,
  directionOfWalk,
  isHellride,
  isOnMap,
  isSameSquare,
  laidCardsOn,
  orthogonalDirections,
  stepsBetween,
} from '../../../../../src/rules/planar/eternities-map/eternities-map';
import { planarFaces } from '../../../../../src/rules/planar/planar-die';
import type { PlanarOperation } from '../../../../../src/rules/planar/planar-operation';
import { nextAbilityForApp } from '../../../../../src/rules/planar/planar-stack';
import {
  directions,
  mapKinds,
  type PlanarZone,
  type Square,
} from '../../../../../src/rules/planar/planar-state';
import { pendingDecision } from '../../../../../src/rules/planar/planar-zone';
import { beginHistory, type History, playStep, redo, undo } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import { play } from '../../../../../src/rules/table/moves/play-move';
import { beginTable, type Table } from '../../../../../src/rules/table/table';
import { assert, suite } from '../../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  mapTableAtStart,
  moves,
  numberedCards,
  planarTable,
  played,
  type Situation,
  seat,
  sharedDeck,
  summaryOf,
  testSituations,
} from '../../../../support/tables/tables';

const {
  beginNextTurn,
  leave,
  planeswalk,
  resolveAbility: resolve,
  roll,
  settleChoice,
  takeCards,
  chooseDestination,
} = moves;

/** The starting plane, those north, east, south and west of it, and so many numbered ones below them in the deck. */
const five = ['Bant', 'Naya', 'Esper', 'Grixis', 'Jund'];
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `plane ${from + index}`);

const atStart = mapTableAtStart([...five, ...numbered(6, 30)]);
const choosingDestination = after(atStart, roll('planeswalk'), resolve);
const north = after(choosingDestination, chooseDestination(0, -1));

/** From wherever the players are, one walk or ride after the other. */
const walk = (table: Table, ...squares: readonly (readonly [number, number])[]): Table =>
  after(table, ...squares.flatMap(([x, y]) => [planeswalk, chooseDestination(x, y)]));

const beginning: readonly Situation[] = [
  {
    name: '901.5: the starting plane lies in the middle, with a plane on each of its four sides',
    table: mapTableBefore(five),
    move: moves.revealStartingPlane,
    expect: {
      at: '0 0',
      faceUp: ['Bant'],
      around: ['0 -1: Naya', '1 0: Esper', '0 1: Grixis', '-1 0: Jund'],
      deck: [],
      visited: ['Bant'],
      stack: [],
      happenings: [
        { kind: 'startingPlaneRevealed', rule: '901.5', player: seat(0), card: card('Bant'), passed: [] },
        {
          kind: 'planesLaid',
          rule: '701.31b',
          player: seat(0),
          cards: ['Naya', 'Esper', 'Grixis', 'Jund'].map(card),
        },
      ],
    },
  },
  {
    name: 'phenomena revealed while planes are laid go to the bottom, and are not encountered',
    table: mapTableBefore([
      'Morphic Tide',
      'Bant',
      'Naya',
      'Time Distortion',
      'Esper',
      'Grixis',
      'Jund',
      'plane 6',
    ]),
    move: moves.revealStartingPlane,
    expect: {
      around: ['0 -1: Naya', '1 0: Esper', '0 1: Grixis', '-1 0: Jund'],
      deck: ['plane 6', 'Morphic Tide', 'Time Distortion'],
      stack: [],
      visited: ['Bant'],
    },
  },
  {
    name: 'a deck that runs out leaves a gap',
    table: mapTableBefore(['Bant', 'Naya', 'Esper', 'Morphic Tide']),
    move: moves.revealStartingPlane,
    expect: { around: ['0 -1: Naya', '1 0: Esper'], deck: ['Morphic Tide'] },
  },
];

const asking: readonly Situation[] = [
  {
    name: '701.31b: the planeswalking ability asks the planar controller where to go; no plane is left yet',
    table: after(atStart, roll('planeswalk')),
    move: resolve,
    expect: {
      leaving: 'planeswalkingAbility',
      faceUp: ['Bant'],
      at: '0 0',
      stack: [],
      happenings: [{ kind: 'destinationAsked', rule: '701.31b', player: seat(0) }],
    },
  },
  {
    name: 'so does a planeswalk that a card or the table brings about',
    table: atStart,
    move: planeswalk,
    expect: { leaving: 'effect', faceUp: ['Bant'] },
  },
  ...[roll('blank'), resolve, planeswalk, moves.ensueChaos(), beginNextTurn, takeCards(anything())].map(
    (move): Situation => ({
      name: `nothing continues until that is answered (${move.kind})`,
      table: choosingDestination,
      move,
      expect: { rule: '701.31b', reason: 'destinationNotChosen' },
    }),
  ),
  {
    name: 'life goes on while somebody chooses',
    table: choosingDestination,
    move: moves.changeLife(2, -3),
    expect: { life: [20, 20, 17], leaving: 'planeswalkingAbility' },
  },
  {
    name: '901.6: when the chooser leaves the game, the new planar controller chooses',
    table: after(choosingDestination, leave(0)),
    move: chooseDestination(1, 0),
    expect: {
      planarController: 1,
      at: '1 0',
      faceUp: ['Esper'],
    },
  },
];

const walking: readonly Situation[] = [
  {
    name: 'one step north: what is left stays where it lies, and the gaps around the new plane are filled',
    table: choosingDestination,
    move: chooseDestination(0, -1),
    expect: {
      at: '0 -1',
      leaving: null,
      faceUp: ['Naya'],
      around: [
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '0 -2: plane 6',
        '1 -1: plane 7',
        '-1 -1: plane 8',
      ],
      deck: numbered(9, 30),
      visited: ['Bant', 'Naya'],
      happenings: [
        { kind: 'directionChosen', rule: '701.31b', player: seat(0), direction: 'north' },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'planeswalkingAbility',
          from: [card('Bant')],
          to: [card('Naya')],
        },
        { kind: 'planesLaid', rule: '701.31b', player: seat(0), cards: numbered(6, 8).map(card) },
      ],
    },
  },
  {
    name: 'coming back is planeswalking to the plane again; nothing has to be laid',
    table: after(north, planeswalk),
    move: chooseDestination(0, 0),
    expect: {
      at: '0 0',
      faceUp: ['Bant'],
      visited: ['Naya', 'Bant'],
      deck: numbered(9, 30),
      happenings: [
        { kind: 'directionChosen', rule: '701.31b', player: seat(0), direction: 'south' },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card('Naya')],
          to: [card('Bant')],
        },
      ],
    },
  },
  {
    name: 'chaos ensues only where the players are',
    table: north,
    move: roll('chaos'),
    expect: { stack: ['chaos of 0: Naya'] },
  },
  ...(
    [
      ['two steps', chooseDestination(0, -2), 'squareTooFar'],
      ['where one is', chooseDestination(0, 0), 'squareTooFar'],
      ['a knight’s move', chooseDestination(2, 1), 'squareTooFar'],
      ['half a step', chooseDestination(0, 0.5), 'squareTooFar'],
    ] as const
  ).map(
    ([description, move, reason]): Situation => ({
      name: `701.31b: nobody walks further than to a neighbor: ${description}`,
      table: choosingDestination,
      move,
      expect: { rule: '701.31b', reason },
    }),
  ),
  {
    name: '701.31b: where no plane lies nobody walks',
    table: after(mapTableAtStart(['Bant', 'Naya', 'Esper', 'Morphic Tide']), planeswalk),
    move: chooseDestination(0, 1),
    expect: { rule: '701.31b', reason: 'noPlaneThere' },
  },
  {
    name: 'nobody walks unasked',
    table: atStart,
    move: chooseDestination(0, -1),
    expect: { rule: '701.31b', reason: 'nothingToResolve' },
  },
  {
    name: 'without a map there is nowhere to walk to',
    table: after(planarTable(five), moves.revealStartingPlane),
    move: chooseDestination(0, -1),
    expect: { rule: '701.31b', reason: 'nothingToResolve' },
  },
];

const riding: readonly Situation[] = [
  {
    name: 'a hellride turns up the top card of the deck, one step diagonally',
    table: choosingDestination,
    move: chooseDestination(1, 1),
    expect: {
      at: '1 1',
      faceUp: ['plane 6'],
      around: [
        '0 -1: Naya',
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '2 1: plane 7',
        '1 2: plane 8',
      ],
      deck: numbered(9, 30),
    },
  },
  {
    name: '701.31b: nobody rides to what lies face up',
    table: after(north, planeswalk),
    move: chooseDestination(1, 0),
    expect: { rule: '701.31b', reason: 'squareHasPlane' },
  },
  {
    name: '312.5: a phenomenon is encountered on the way',
    table: after(mapTableAtStart([...five, 'Morphic Tide', 'plane 7', 'plane 8', 'plane 9']), planeswalk),
    move: chooseDestination(-1, 1),
    expect: {
      at: '-1 1',
      faceUp: ['Morphic Tide'],
      stack: ['encounter of 0: Morphic Tide'],
      around: ['0 -1: Naya', '1 0: Esper', '0 1: Grixis', '-1 0: Jund', '0 0: Bant'],
      deck: numbered(7, 9),
      happenings: [
        { kind: 'directionChosen', rule: '701.31b', player: seat(0), direction: 'southWest' },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card('Bant')],
          to: [card('Morphic Tide')],
        },
        { kind: 'phenomenonEncountered', rule: '312.5', player: seat(0), card: card('Morphic Tide') },
      ],
    },
  },
  {
    name: '312.7: planeswalking away from it goes on to the same square, unasked',
    table: afterRideTo('Morphic Tide', 'plane 7', 'plane 8', 'plane 9'),
    move: resolve,
    expect: {
      at: '-1 1',
      leaving: null,
      faceUp: ['plane 7'],
      stack: [],
      around: [
        '0 -1: Naya',
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '-1 2: plane 8',
        '-2 1: plane 9',
      ],
      deck: ['Morphic Tide'],
      visited: ['Bant', 'Morphic Tide', 'plane 7'],
    },
  },
  {
    name: '312.7: another phenomenon may follow',
    table: afterRideTo('Morphic Tide', 'Time Distortion', 'plane 8'),
    move: resolve,
    expect: { at: '-1 1', faceUp: ['Time Distortion'], stack: ['encounter of 0: Time Distortion'] },
  },
  {
    name: 'a table that planeswalks by hand during a phenomenon rides on as well',
    table: afterRideTo('Morphic Tide', 'plane 7', 'plane 8'),
    move: planeswalk,
    expect: { at: '-1 1', faceUp: ['plane 7'], leaving: null },
  },
  {
    name: 'a deck without planes gets the farthest ones of the map before the ride, so that nobody is stuck',
    table: after(mapTableAtStart([...five, 'Morphic Tide']), planeswalk),
    move: chooseDestination(1, -1),
    expect: { at: '1 -1', leaving: null },
  },
];

const forgetting: readonly Situation[] = [
  {
    name: 'planes more than three steps away are shuffled into the deck, before others are laid',
    table: after(walk(atStart, [0, -1], [0, -2]), planeswalk),
    move: chooseDestination(0, -3),
    expect: { at: '0 -3', faceUp: ['plane 9'], leaving: null },
  },
];

const onSeven = mapTableAtStart([...five, ...numbered(6, 60)], 'sevenBySeven');
const atTheEdge = walk(onSeven, [1, 0], [2, 0], [3, 0]);
const inTheCorner = walk(atTheEdge, [3, 1], [3, 2], [3, 3]);

const bounded: readonly Situation[] = [
  {
    name: '7 × 7: beyond the edge nothing is laid, and nothing far away is forgotten',
    table: after(walk(onSeven, [1, 0], [2, 0]), planeswalk),
    move: chooseDestination(3, 0),
    expect: {
      at: '3 0',
      around: [
        '0 -1: Naya',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '1 -1: plane 6',
        '1 1: plane 8',
        '1 0: Esper',
        '2 -1: plane 9',
        '2 1: plane 11',
        '2 0: plane 7',
        '3 -1: plane 12',
        '3 1: plane 13',
      ],
    },
  },
  ...([chooseDestination(4, 0), chooseDestination(4, 1), chooseDestination(4, -1)] as const).map(
    (move): Situation => ({
      name: `7 × 7: nobody crosses the edge (${JSON.stringify(move)})`,
      table: after(atTheEdge, planeswalk),
      move,
      expect: { rule: '701.31b', reason: 'beyondTheMap' },
    }),
  ),
  {
    name: '7 × 7: from a corner the way leads back, or inwards',
    table: after(inTheCorner, planeswalk),
    move: chooseDestination(2, 3),
    expect: { at: '2 3' },
  },
];

const seedcoreOperation: PlanarOperation = {
  take: { kind: 'untilPlanes', count: 1 },
  shown: 'all',
  planes: ['add'],
  others: ['bottom'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};
const mergingOperation: PlanarOperation = {
  ...seedcoreOperation,
  take: { kind: 'untilPlanes', count: 2 },
  planes: ['walk'],
};
const seedcore = 'Norn’s Seedcore';
const two = after(
  mapTableAtStart([seedcore, ...five, ...numbered(6, 30)]),
  roll('chaos'),
  takeCards(seedcoreOperation, seedcore),
);

const besideAPhenomenon = after(
  mapTableAtStart([...five, 'Morphic Tide', 'plane 7', 'plane 8', 'plane 9', 'plane 10']),
  takeCards({ ...anything(), take: { kind: 'cards', count: 2 } }),
  settleChoice({ walk: ['Morphic Tide', 'plane 7'] }),
);

const several: readonly Situation[] = [
  {
    name: "Norn's Seedcore: the other plane shares its square, and nothing is laid or left",
    table: after(mapTableAtStart([seedcore, ...five, ...numbered(6, 30)]), roll('chaos')),
    move: takeCards(seedcoreOperation, seedcore),
    expect: {
      at: '0 0',
      faceUp: [seedcore, 'Jund'],
      around: ['0 -1: Bant', '1 0: Naya', '0 1: Esper', '-1 0: Grixis'],
      leaving: null,
    },
  },
  {
    name: 'planes on one square are left together',
    table: after(two, planeswalk),
    move: chooseDestination(0, -1),
    expect: {
      faceUp: ['Bant'],
      around: [
        '1 0: Naya',
        '0 1: Esper',
        '-1 0: Grixis',
        `0 0: ${seedcore} + Jund`,
        '0 -2: plane 6',
        '1 -1: plane 7',
        '-1 -1: plane 8',
      ],
    },
  },
  {
    name: 'and arrived at together',
    table: after(walk(two, [0, -1]), planeswalk),
    move: chooseDestination(0, 0),
    expect: {
      faceUp: [seedcore, 'Jund'],
      visited: ['Bant', seedcore, 'Jund'],
    },
  },
  {
    name: 'Spatial Merging: both planes lie where the ride ends',
    table: afterRideTo('Spatial Merging', ...numbered(6, 12)),
    move: takeCards(mergingOperation, 'Spatial Merging'),
    expect: {
      at: '-1 1',
      faceUp: ['plane 6', 'plane 7'],
      leaving: null,
      stack: [],
      around: [
        '0 -1: Naya',
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: Bant',
        '-1 2: plane 8',
        '-2 1: plane 9',
      ],
      deck: ['plane 10', 'plane 11', 'plane 12', 'Spatial Merging'],
    },
  },
  {
    name: 'Interplanar Tunnel: the chosen plane is where the ride ends',
    table: after(
      afterRideTo('Interplanar Tunnel', ...numbered(6, 12)),
      takeCards(
        {
          ...mergingOperation,
          take: { kind: 'untilPlanes', count: 5 },
          planes: ['top', 'bottom'],
          chosen: 1,
        },
        'Interplanar Tunnel',
      ),
    ),
    move: settleChoice({ top: ['plane 9'], bottom: ['plane 6', 'plane 7', 'plane 8', 'plane 10'] }),
    expect: { at: '-1 1', faceUp: ['plane 9'], stack: [] },
  },
  {
    name: '701.31b: a card that names the plane puts it where the players are; what was there is gone',
    table: after(atStart, takeCards(anything())),
    move: settleChoice({ walk: ['plane 6'] }),
    expect: {
      at: '0 0',
      faceUp: ['plane 6'],
      around: ['0 -1: Naya', '1 0: Esper', '0 1: Grixis', '-1 0: Jund'],
      deck: [...numbered(7, 30), 'Bant'],
    },
  },
  {
    name: 'once a phenomenon beside a plane has resolved, the players are asked where to go',
    table: besideAPhenomenon,
    move: resolve,
    expect: {
      faceUp: ['Morphic Tide', 'plane 7'],
      leaving: 'phenomenonLeft',
      deck: [...numbered(8, 10), 'Bant'],
    },
  },
  {
    name: 'and is left together with the plane, but lies on no square',
    table: after(besideAPhenomenon, resolve),
    move: chooseDestination(0, -1),
    expect: {
      faceUp: ['Naya'],
      around: [
        '1 0: Esper',
        '0 1: Grixis',
        '-1 0: Jund',
        '0 0: plane 7',
        '0 -2: plane 8',
        '1 -1: plane 9',
        '-1 -1: plane 10',
      ],
      deck: ['Bant', 'Morphic Tide'],
    },
  },
];

/** Riding south-west from the starting plane, this phenomenon has been encountered. */
function afterRideTo(phenomenon: string, ...deck: readonly string[]): Table {
  return after(mapTableAtStart([...five, phenomenon, ...deck]), planeswalk, chooseDestination(-1, 1));
}

/** The top card, anywhere. */
function anything(): PlanarOperation {
  return {
    take: { kind: 'cards', count: 1 },
    shown: 'all',
    planes: ['walk', 'top', 'bottom'],
    others: ['walk', 'bottom'],
    chosen: null,
    bottom: 'anyOrder',
    chaos: false,
  };
}

function mapTableBefore(deck: readonly string[]): Table {
  const { planar, ...table } = planarTable(deck);
  if (!planar) throw new Error('a game of Planechase has planes');
  return {
    ...table,
    planar: {
      ...planar,
      map: { kind: 'open', at: { x: 0, y: 0 }, otherSquares: [], pendingPlaneswalk: null },
    },
  };
}

const test = suite('eternities map');

for (const situations of [beginning, asking, walking, riding, forgetting, bounded, several]) {
  testSituations(test, situations);
}

test('collected planes are reported, return to the deck, and may be dealt again at once', () => {
  const before = after(walk(atStart, [0, -1], [0, -2]), planeswalk);
  const { table, happenings } = played(before, chooseDestination(0, -3));
  const collected = happenings.find(({ kind }) => kind === 'planesCollected');
  assert.ok(collected?.kind === 'planesCollected');
  assert.equal([...collected.cards].sort(), ['Esper', 'Grixis', 'Jund']);
  const { deck, around } = summaryOf(table);
  for (const forgotten of collected.cards)
    assert.ok(deck.includes(forgotten) || around.some((laid) => laid.endsWith(`: ${forgotten}`)));
  assert.not.ok(around.includes('1 0: Esper'));
});

test('collecting planes uses randomness, other planeswalks do not', () => {
  const before = after(walk(atStart, [0, -1], [0, -2]), planeswalk);
  assert.not.equal(after(before, chooseDestination(0, -3)).chance, before.chance);
  assert.equal(north.chance, atStart.chance);
  const other = { ...before, chance: seedChance([5, 6, 7, 8]) };
  assert.not.equal(
    summaryOf(after(before, chooseDestination(0, -3))).deck,
    summaryOf(after(other, chooseDestination(0, -3))).deck,
  );
});

test('five planes are enough: the most distant ones are dealt again', () => {
  let table = mapTableAtStart(five);
  for (const [x, y] of [
    [0, -1],
    [1, -1],
    [2, -2],
    [2, -1],
    [1, -1],
  ] as const) {
    table = walk(table, [x, y]);
    assert.is(summaryOf(table).at, `${x} ${y}`);
    assert.is(summaryOf(table).around.length, 4);
  }
});

test('901.15a: a shared deck with fewer planes than a map needs is refused, whatever its size', () => {
  const setup = { seatCount: 20, startingLife: 20, startingPlayer: seat(0) };
  const poor = numberedCards(4, 36);
  for (const map of mapKinds) {
    const begun = beginTable({ ...setup, planarDecks: { kind: map, cards: poor } }, FIXED_CHANCE);
    assert.equal(begun, { ok: false, refusal: { rule: '901.15a', reason: 'tooFewPlanesForMap', limit: 5 } });
    const enough: PlanarDecks = { kind: map, cards: numberedCards(5, 35) };
    assert.ok(beginTable({ ...setup, planarDecks: enough }, FIXED_CHANCE).ok);
    const small: PlanarDecks = { kind: map, cards: numberedCards(39, 0) };
    const refused = beginTable({ ...setup, planarDecks: small }, FIXED_CHANCE);
    assert.is(!refused.ok && refused.refusal.reason, 'tooFewPlanarCards');
  }
  assert.ok(beginTable({ ...setup, planarDecks: sharedDeck(poor) }, FIXED_CHANCE).ok);
});

test('a game begins with the requested map, or without one', () => {
  const setup = { seatCount: 4, startingLife: 20, startingPlayer: seat(0) };
  for (const kind of ['shared', ...mapKinds] as const) {
    const planarDecks: PlanarDecks = { kind, cards: numberedCards(40, 0) };
    const begun = beginTable({ ...setup, planarDecks }, FIXED_CHANCE);
    assert.is(begun.ok && (begun.value.table.planar?.map?.kind ?? 'shared'), kind);
  }
});

/** Every way that leads somewhere now. */
function waysOut({ map }: PlanarZone): readonly Square[] {
  if (!map) return [];
  return directions
    .map((one) => adjacentSquare(map.at, one))
    .filter((square) => directionOfWalk(map, square).ok);
}

/** What a table would do next, drawn by a number. */
function nextMove({ planar }: Table, drawn: number): Move {
  if (!planar) throw new Error('these games have planes');
  if (planar.map?.pendingPlaneswalk) {
    const ways = waysOut(planar);
    const { x, y } = ways[drawn % ways.length] ?? { x: Number.NaN, y: 0 };
    return chooseDestination(x, y);
  }
  if (planar.choice) {
    const { cards, pendingBottomOrder: bottomOrder } = planar.choice;
    if (bottomOrder) return settleChoice({ bottom: cards });
    const planes = cards.filter((id) => planar.kinds[id] === 'plane');
    const rest = cards.filter((id) => !planes.includes(id));
    const place = (['add', 'walk', 'bottom', 'top'] as const)[drawn % 4] ?? 'top';
    return settleChoice(place === 'bottom' ? { bottom: cards } : { [place]: planes, bottom: rest });
  }
  if (nextAbilityForApp(planar)) return drawn % 9 === 0 ? takeCards(byHand(drawn)) : resolve;
  return [planeswalk, planeswalk, roll('planeswalk'), takeCards(byHand(drawn)), beginNextTurn, roll('chaos')][
    drawn % 6
  ] as Move;
}

function byHand(drawn: number): PlanarOperation {
  return {
    ...anything(),
    take: { kind: 'untilPlanes', count: 1 + (drawn % 3) },
    planes: ['add', 'walk', 'top', 'bottom'],
  };
}

function assertSound({ planar }: Table) {
  if (!planar?.map) throw new Error('these games have maps');
  const { map, kinds, decks, faceUp, choice } = planar;
  const around = allLaidCards(map);
  const places = [
    ...decks.flatMap(({ cards }) => cards),
    ...faceUp.map((up) => up.card),
    ...(choice?.cards ?? []),
    ...around,
  ];
  assert.equal(places.sort(), Object.keys(kinds).sort(), 'every card is in exactly one place');
  assert.ok(around.every((id) => kinds[id] === 'plane'));
  assert.ok(
    map.otherSquares.every(({ cards }) => cards.length > 0),
    'a square without planes',
  );
  const squares = [map.at, ...map.otherSquares];
  for (const square of squares) {
    assert.ok(isOnMap(map.kind, square), 'beyond the edge');
    assert.is(squares.filter((other) => isSameSquare(other, square)).length, 1, 'two squares in one place');
  }
  if (map.kind === 'open') {
    for (const square of map.otherSquares) assert.ok(stepsBetween(square, map.at) <= 3, 'something far away');
  }
  assert.ok(faceUp.length > 0);
  if (map.pendingPlaneswalk) assert.ok(waysOut(planar).length > 0, 'there is no way out');
  if (map.pendingPlaneswalk)
    assert.is(pendingDecision(planar)?.kind, choice ? 'settleChoice' : 'chooseDestination');
}

/** Where planes have just been laid there is a gap only when no plane is left to fill it with. */
function assertFilled({ planar }: Table) {
  if (!planar?.map || !planar.faceUp.some(({ card: id }) => planar.kinds[id] === 'plane')) return;
  const { map, kinds, decks } = planar;
  const gaps = orthogonalDirections
    .map((direction) => adjacentSquare(map.at, direction))
    .filter((square) => isOnMap(map.kind, square) && laidCardsOn(map, square).length === 0);
  const departedSeats = decks.flatMap(({ cards }) => cards).filter((id) => kinds[id] === 'plane');
  const fartherOff = map.otherSquares.filter((square) => stepsBetween(square, map.at) > 1);
  if (gaps.length > 0) assert.equal([departedSeats, fartherOff], [[], []], 'a gap that could be filled');
}

const seen = new Set<string>();

test('on any route every card is in one place, the map has no gaps, and undo restores every table', () => {
  const games = fc.record({
    kind: fc.constantFrom(...mapKinds),
    planes: fc.oneof(fc.integer({ min: 5, max: 9 }), fc.integer({ min: 10, max: 80 })),
    phenomena: fc.nat(8),
    seed: fc.nat(0xffffffff),
    draws: fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 150, size: 'max' }),
  });
  fc.assert(
    fc.property(games, ({ kind, planes, phenomena, seed, draws }) => {
      const names = shuffledNames(planes, phenomena, seed);
      const first = { ...mapTableAtStart(names, kind), chance: seedChance([seed, 1, 2, 3]) };
      assertFilled(first);
      let history: History = beginHistory(first);
      const tables: Table[] = [first];
      for (const [index, drawn] of draws.entries()) {
        const before = history.table;
        const move = nextMove(before, drawn);
        const result = play(before, move);
        assert.ok(result.ok || result.refusal.reason === 'planarDeckIsEmpty', JSON.stringify([move, result]));
        if (!result.ok) continue;
        assert.equal(play(JSON.parse(JSON.stringify(before)), move), result, 'a game read again');
        const { happenings } = result.value;
        const step = playStep(history, move, index * 60_000);
        assert.ok(step.ok);
        history = step.value;
        assertSound(history.table);
        for (const happening of happenings) {
          seen.add(happening.kind);
          if (happening.kind === 'directionChosen')
            seen.add(isHellride(happening.direction) ? 'hellride' : 'step');
        }
        for (const kind of ['planesLaid', 'planesCollected'])
          assert.ok(happenings.filter((one) => one.kind === kind).length < 2, `${kind} is told twice`);
        if (happenings.some((one) => one.kind === 'planeswalked')) assertFilled(history.table);
        if ((history.table.planar?.faceUp.length ?? 0) > 2) seen.add('three planes on one square');
        tables.push(history.table);
      }
      for (const table of tables.toReversed()) {
        assert.equal(history.table, table);
        history = undo(history);
      }
      for (const table of tables) {
        assert.equal(history.table, table);
        history = redo(history);
      }
    }),
    { seed: 20_100_719, numRuns: 100 },
  );
  for (const kind of ['step', 'hellride', 'planesCollected', 'planesLaid', 'phenomenonEncountered'])
    assert.ok(seen.has(kind), kind);
  assert.ok(seen.has('three planes on one square'));
});

function shuffledNames(planes: number, phenomena: number, seed: number): readonly string[] {
  const names = [
    ...Array.from({ length: planes }, (_, index) => `plane ${index}`),
    ...['Morphic Tide', 'Chaotic Aether', 'Time Distortion', 'Mutual Epiphany', 'Spatial Merging'].slice(
      0,
      phenomena,
    ),
  ];
  return names
    .map((name, index) => [((index + 1) * 2_654_435_761 + seed * (index + 7)) % 10_007, name] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name);
}

test('every face of the die is played as it is without a map', () => {
  for (const face of planarFaces) {
    const { stack } = summaryOf(after(atStart, roll(face)));
    const { stack: plain } = summaryOf(
      after(after(planarTable(five), moves.revealStartingPlane), roll(face)),
    );
    assert.equal(stack, plain);
  }
});

test.run();
