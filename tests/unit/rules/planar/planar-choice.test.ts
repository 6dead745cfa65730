/** Cards off the planar deck. What each card asks is what the catalog says of it. */
import { catalog } from '../../../../src/content/planes/catalog';
import { seedChance } from '../../../../src/rules/chance/chance';
import { layOutSharedDeck } from '../../../../src/rules/planar/lay-out';
import {
  countToChoose,
  destinationsOf,
  settleChoice as settlePlanarChoice,
  takeCards as takeOff,
} from '../../../../src/rules/planar/planar-choice';
import { destinations, type PlanarOperation } from '../../../../src/rules/planar/planar-operation';
import type { PlanarZone } from '../../../../src/rules/planar/planar-state';
import { planeswalk as planeswalkOn } from '../../../../src/rules/planar/planeswalking';
import { beginHistory, type History, playStep, redo, undo } from '../../../../src/rules/table/history';
import type { Move } from '../../../../src/rules/table/move';
import { play } from '../../../../src/rules/table/moves/play-move';
import type { Table } from '../../../../src/rules/table/table';
import { assert, suite } from '../../../support/suite';
import {
  after,
  card,
  FIXED_CHANCE,
  moves,
  planarCards,
  planarOf,
  type Situation,
  seat,
  summaryOf,
  tableAtStart,
  testSituations,
} from '../../../support/tables/tables';

const { beginNextTurn, ensueChaos, leave, planeswalk, resolveAbility: resolve, roll } = moves;
const { rollByEffect, settleChoice, takeCards } = moves;

function operationOf(name: string): PlanarOperation {
  const abilities = catalog.find((facts) => facts.name.en === name)?.abilities ?? [];
  for (const { acts = [] } of abilities) {
    for (const act of acts) if (act.kind === 'takeCards') return act.operation;
  }
  throw new Error(`${name} asks nothing of the planar deck`);
}

/** What a card asks, once its ability applies. */
const takeCardsFor = (name: string): Move => takeCards(operationOf(name), name);

const stairs = 'Stairs to Infinity';
const pools = 'Pools of Becoming';
const fertile = 'The Fertile Lands of Saulvinia';
const tunnel = 'Interplanar Tunnel';
const merging = 'Spatial Merging';
const seedcore = 'Norn’s Seedcore';

/** On this plane, chaos has ensued and its cards are in hand. */
const tableAfterChaosOn = (plane: string, ...deck: readonly string[]): Table =>
  after(tableAtStart([plane, ...deck]), roll('chaos'), takeCardsFor(plane));

/** This phenomenon has been encountered and its cards are in hand. */
const tableAfterEncounterOf = (phenomenon: string, ...deck: readonly string[]): Table =>
  after(tableAtStart(['Jund', phenomenon, ...deck]), roll('planeswalk'), resolve, takeCardsFor(phenomenon));

const onStairs = tableAfterChaosOn(stairs, 'Bant', 'Naya');
const stairsToInfinity: readonly Situation[] = [
  {
    name: 'Stairs to Infinity: the top card is shown to all',
    table: after(tableAtStart([stairs, 'Bant', 'Naya']), roll('chaos')),
    move: takeCardsFor(stairs),
    expect: {
      inHand: ['Bant'],
      deck: ['Naya'],
      faceUp: [stairs],
      stack: [`chaos of 0: ${stairs}`],
      happenings: [
        { kind: 'cardsTaken', rule: '901.7', player: seat(0), shown: 'all', cards: [card('Bant')] },
      ],
    },
  },
  {
    name: 'Stairs to Infinity: it stays on top; chaos has resolved',
    table: onStairs,
    move: settleChoice({ top: ['Bant'] }),
    expect: {
      inHand: [],
      deck: ['Bant', 'Naya'],
      faceUp: [stairs],
      stack: [],
      visited: [stairs],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          top: [card('Bant')],
          bottom: [],
        },
      ],
    },
  },
  {
    name: 'Stairs to Infinity: it goes to the bottom',
    table: onStairs,
    move: settleChoice({ bottom: ['Bant'] }),
    expect: { inHand: [], deck: ['Naya', 'Bant'], faceUp: [stairs], stack: [] },
  },
  {
    name: 'Stairs to Infinity: a phenomenon on top may go to the bottom too, and is not encountered',
    table: tableAfterChaosOn(stairs, 'Morphic Tide', 'Naya'),
    move: settleChoice({ bottom: ['Morphic Tide'] }),
    expect: { deck: ['Naya', 'Morphic Tide'], stack: [], visited: [stairs] },
  },
  {
    name: 'Stairs to Infinity: nobody planeswalks to the card',
    table: onStairs,
    move: settleChoice({ walk: ['Bant'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  ...([{}, { top: ['Naya'] }, { top: ['Bant'], bottom: ['Bant'] }, { top: ['Bant', 'Naya'] }] as const).map(
    (places, index): Situation => ({
      name: `901.7: exactly the cards in hand are put somewhere, once each (${index + 1})`,
      table: onStairs,
      move: settleChoice(places),
      expect: { rule: '901.7', reason: 'notAllowedThere' },
    }),
  ),
];

const poolsOfBecoming: readonly Situation[] = [
  {
    name: 'Pools of Becoming: the chaos ability of each revealed plane triggers',
    table: after(tableAtStart([pools, 'Bant', 'Naya', 'Grixis', 'Jund']), roll('chaos')),
    move: takeCardsFor(pools),
    expect: {
      inHand: ['Bant', 'Naya', 'Grixis'],
      deck: ['Jund'],
      faceUp: [pools],
      visited: [pools],
      stack: [`chaos of 0: ${pools}`, 'chaos of 0: Bant', 'chaos of 0: Naya', 'chaos of 0: Grixis'],
      happenings: [
        {
          kind: 'cardsTaken',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          cards: ['Bant', 'Naya', 'Grixis'].map(card),
        },
        {
          kind: 'chaosEnsued',
          rule: '311.7',
          player: seat(0),
          cards: ['Bant', 'Naya', 'Grixis'].map(card),
        },
      ],
    },
  },
  {
    name: 'Pools of Becoming: they go to the bottom in the order chosen; their chaos abilities wait on',
    table: tableAfterChaosOn(pools, 'Bant', 'Naya', 'Grixis', 'Jund'),
    move: settleChoice({ bottom: ['Grixis', 'Bant', 'Naya'] }),
    expect: {
      inHand: [],
      deck: ['Jund', 'Grixis', 'Bant', 'Naya'],
      faceUp: [pools],
      stack: ['chaos of 0: Bant', 'chaos of 0: Naya', 'chaos of 0: Grixis'],
    },
  },
  {
    name: 'Pools of Becoming: none of them stays on top',
    table: tableAfterChaosOn(pools, 'Bant', 'Naya', 'Grixis', 'Jund'),
    move: settleChoice({ top: ['Bant'], bottom: ['Naya', 'Grixis'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'Pools of Becoming: a revealed phenomenon has no chaos ability and is not encountered',
    table: after(tableAtStart([pools, 'Bant', 'Morphic Tide', 'Naya']), roll('chaos')),
    move: takeCardsFor(pools),
    expect: {
      inHand: ['Bant', 'Morphic Tide', 'Naya'],
      stack: [`chaos of 0: ${pools}`, 'chaos of 0: Bant', 'chaos of 0: Naya'],
      visited: [pools],
    },
  },
  {
    name: "Pools of Becoming: Norn's Seedcore among the revealed cards adds a plane although it lies on the bottom",
    table: after(
      tableAfterChaosOn(pools, 'Bant', seedcore, 'Naya', 'Grixis', 'Jund'),
      settleChoice({ bottom: ['Bant', seedcore, 'Naya'] }),
    ),
    move: takeCardsFor(seedcore),
    expect: {
      faceUp: [pools, 'Grixis'],
      deck: ['Jund', 'Bant', seedcore, 'Naya'],
      stack: ['chaos of 0: Bant', 'chaos of 0: Naya'],
    },
  },
  {
    name: 'Pools of Becoming: a deck of two gives two',
    table: after(tableAtStart([pools, 'Bant', 'Naya']), roll('chaos')),
    move: takeCardsFor(pools),
    expect: { inHand: ['Bant', 'Naya'], deck: [] },
  },
];

const fertileLands: readonly Situation[] = [
  {
    name: 'The Fertile Lands of Saulvinia: chaos on the first plane to come, past phenomena',
    table: after(tableAtStart([fertile, 'Morphic Tide', 'Time Distortion', 'Bant', 'Naya']), roll('chaos')),
    move: takeCardsFor(fertile),
    expect: {
      inHand: ['Morphic Tide', 'Time Distortion', 'Bant'],
      deck: ['Naya'],
      faceUp: [fertile],
      stack: [`chaos of 0: ${fertile}`, 'chaos of 0: Bant'],
    },
  },
  {
    name: 'The Fertile Lands of Saulvinia: all of them go to the bottom, the plane stays',
    table: tableAfterChaosOn(fertile, 'Morphic Tide', 'Bant', 'Naya'),
    move: settleChoice({ bottom: ['Bant', 'Morphic Tide'] }),
    expect: {
      deck: ['Naya', 'Bant', 'Morphic Tide'],
      faceUp: [fertile],
      visited: [fertile],
      stack: ['chaos of 0: Bant'],
    },
  },
  {
    name: 'The Fertile Lands of Saulvinia: without a plane in the deck there is no chaos',
    table: after(tableAtStart([fertile, 'Morphic Tide', 'Time Distortion']), roll('chaos')),
    move: takeCardsFor(fertile),
    expect: {
      inHand: ['Morphic Tide', 'Time Distortion'],
      deck: [],
      stack: [`chaos of 0: ${fertile}`],
    },
  },
];

const fivePlanes = ['Bant', 'Naya', 'Morphic Tide', 'Grixis', 'Esper', 'Akoum'];
const inTunnel = tableAfterEncounterOf(tunnel, ...fivePlanes, 'Kessig');
const fewInTunnel = tableAfterEncounterOf(tunnel, 'Bant', 'Morphic Tide');
const fivePlanesWithout = (chosen: string) => fivePlanes.filter((name) => name !== chosen);

const interplanarTunnel: readonly Situation[] = [
  {
    name: 'Interplanar Tunnel: cards are revealed up to the fifth plane',
    table: after(tableAtStart(['Jund', tunnel, ...fivePlanes, 'Kessig']), roll('planeswalk'), resolve),
    move: takeCardsFor(tunnel),
    expect: {
      inHand: fivePlanes,
      deck: ['Kessig', 'Jund'],
      faceUp: [tunnel],
      stack: [`encounter of 0: ${tunnel}`],
    },
  },
  {
    name: 'Interplanar Tunnel: one plane must be chosen, not none',
    table: inTunnel,
    move: settleChoice({ bottom: fivePlanes }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'Interplanar Tunnel: nor two',
    table: inTunnel,
    move: settleChoice({ top: ['Bant', 'Esper'], bottom: ['Naya', 'Morphic Tide', 'Grixis', 'Akoum'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'Interplanar Tunnel: nor a phenomenon',
    table: inTunnel,
    move: settleChoice({ top: ['Morphic Tide'], bottom: fivePlanesWithout('Morphic Tide') }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'Interplanar Tunnel: the chosen plane is walked to next',
    table: inTunnel,
    move: settleChoice({ top: ['Grixis'], bottom: fivePlanesWithout('Grixis') }),
    expect: {
      faceUp: ['Grixis'],
      inHand: [],
      stack: [],
      visited: ['Jund', tunnel, 'Grixis'],
      costs: [1, 0, 0],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          top: [card('Grixis')],
          bottom: fivePlanesWithout('Grixis').map(card).toSorted(),
        },
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card(tunnel) },
        {
          kind: 'planeswalked',
          rule: '312.7',
          player: seat(0),
          because: 'phenomenonLeft',
          from: [card(tunnel)],
          to: [card('Grixis')],
        },
      ],
    },
  },
  {
    name: 'Interplanar Tunnel: with fewer than five planes left one of those is chosen',
    table: fewInTunnel,
    move: settleChoice({ top: ['Jund'], bottom: ['Bant', 'Morphic Tide'] }),
    expect: { faceUp: ['Jund'], inHand: [], stack: [] },
  },
  {
    name: 'Interplanar Tunnel: and none is too few there as well',
    table: fewInTunnel,
    move: settleChoice({ bottom: ['Jund', 'Bant', 'Morphic Tide'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
];

const mergingDeck = ['Bant', 'Morphic Tide', 'Time Distortion', 'Naya', 'Grixis'];
const inMerging = tableAfterEncounterOf(merging, ...mergingDeck);
const spatialMerging: readonly Situation[] = [
  {
    name: 'Spatial Merging: cards are revealed up to the second plane',
    table: after(tableAtStart(['Jund', merging, ...mergingDeck]), roll('planeswalk'), resolve),
    move: takeCardsFor(merging),
    expect: {
      inHand: ['Bant', 'Morphic Tide', 'Time Distortion', 'Naya'],
      deck: ['Grixis', 'Jund'],
      faceUp: [merging],
    },
  },
  {
    name: 'Spatial Merging: both planes arrive, the phenomena go to the bottom without an encounter, and nobody walks further',
    table: inMerging,
    move: settleChoice({ walk: ['Bant', 'Naya'], bottom: ['Time Distortion', 'Morphic Tide'] }),
    expect: {
      faceUp: ['Bant', 'Naya'],
      deck: ['Grixis', 'Jund', merging, 'Time Distortion', 'Morphic Tide'],
      inHand: [],
      stack: [],
      visited: ['Jund', merging, 'Bant', 'Naya'],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [card(merging)],
          to: [card('Bant'), card('Naya')],
        },
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          top: [],
          bottom: [card('Morphic Tide'), card('Time Distortion')],
        },
        { kind: 'phenomenonResolved', rule: '312.5', player: seat(0), card: card(merging) },
      ],
    },
  },
  {
    name: 'Spatial Merging: both planes, not one',
    table: inMerging,
    move: settleChoice({ walk: ['Bant'], bottom: ['Naya', 'Time Distortion', 'Morphic Tide'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'Spatial Merging: nobody planeswalks to a phenomenon passed over',
    table: inMerging,
    move: settleChoice({ walk: ['Bant', 'Naya', 'Morphic Tide'], bottom: ['Time Distortion'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: "Spatial Merging onto Norn's Seedcore: its arrival makes chaos ensue on both planes",
    table: tableAfterEncounterOf(merging, seedcore, 'Bant', 'Naya'),
    move: ensueChaos(),
    expect: {
      faceUp: [seedcore, 'Bant'],
      stack: [`chaos of 0: ${seedcore}`, 'chaos of 0: Bant'],
    },
  },
  {
    name: "Spatial Merging onto Norn's Seedcore: a third plane comes",
    table: after(tableAfterEncounterOf(merging, seedcore, 'Bant', 'Naya', 'Grixis'), ensueChaos()),
    move: takeCardsFor(seedcore),
    expect: {
      faceUp: [seedcore, 'Bant', 'Naya'],
      deck: ['Grixis', 'Jund', merging],
      stack: ['chaos of 0: Bant'],
    },
  },
  {
    name: 'Spatial Merging: nothing is asked when no card has to be put anywhere',
    table: after(
      tableAtStart(['Jund', merging, 'Bant', 'Morphic Tide', 'Naya']),
      roll('planeswalk'),
      resolve,
    ),
    move: takeCardsFor(merging),
    expect: {
      faceUp: ['Bant', 'Naya'],
      deck: ['Jund', merging, 'Morphic Tide'],
      inHand: [],
      stack: [],
    },
  },
  {
    name: 'Spatial Merging: with one plane left they planeswalk to that one',
    table: after(tableAtStart(['Jund', merging]), roll('planeswalk'), resolve),
    move: takeCardsFor(merging),
    expect: { faceUp: ['Jund'], deck: [merging], stack: [], visited: [merging, 'Jund'] },
  },
  {
    name: 'Spatial Merging: the plane just left may be one of the two',
    table: after(
      tableAtStart(['Jund', 'Bant', merging]),
      takeCards(operationOf(stairs)),
      settleChoice({ bottom: ['Bant'] }),
      planeswalk,
    ),
    move: takeCardsFor(merging),
    expect: { faceUp: ['Bant', 'Jund'], deck: [merging], stack: [] },
  },
];

const onSeedcore = after(
  tableAtStart(['Jund', seedcore, 'Morphic Tide', 'Bant', 'Naya', 'Grixis']),
  planeswalk,
);
const twoPlanes = after(onSeedcore, ensueChaos(), takeCardsFor(seedcore));
const threePlanes = after(twoPlanes, roll('chaos'), takeCardsFor(seedcore));
const nornsSeedcore: readonly Situation[] = [
  {
    name: "Norn's Seedcore: the next plane joins it; that is planeswalking, but no plane is left",
    table: after(onSeedcore, ensueChaos()),
    move: takeCardsFor(seedcore),
    expect: {
      faceUp: [seedcore, 'Bant'],
      deck: ['Naya', 'Grixis', 'Jund', 'Morphic Tide'],
      visited: ['Jund', seedcore, 'Bant'],
      stack: [],
      happenings: [
        {
          kind: 'cardsTaken',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          cards: [card('Morphic Tide'), card('Bant')],
        },
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [],
          to: [card('Bant')],
        },
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'all',
          top: [],
          bottom: [card('Morphic Tide')],
        },
      ],
    },
  },
  {
    name: "Norn's Seedcore: chaos then triggers the chaos ability of each plane",
    table: twoPlanes,
    move: roll('chaos'),
    expect: { stack: [`chaos of 0: ${seedcore}`, 'chaos of 0: Bant'] },
  },
  {
    name: "Norn's Seedcore: a third plane; the other plane's chaos ability waits on",
    table: after(twoPlanes, roll('chaos')),
    move: takeCardsFor(seedcore),
    expect: {
      faceUp: [seedcore, 'Bant', 'Naya'],
      stack: ['chaos of 0: Bant'],
      visited: ['Jund', seedcore, 'Bant', 'Naya'],
    },
  },
  {
    name: "Norn's Seedcore: with three planes chaos triggers three times",
    table: threePlanes,
    move: roll('chaos'),
    expect: { stack: [`chaos of 0: ${seedcore}`, 'chaos of 0: Bant', 'chaos of 0: Naya'] },
  },
  {
    name: "Norn's Seedcore: one planeswalk leaves all three",
    table: after(threePlanes, roll('planeswalk')),
    move: resolve,
    expect: {
      faceUp: ['Grixis'],
      deck: ['Jund', 'Morphic Tide'],
      inHand: [seedcore, 'Bant', 'Naya'],
      stack: [],
    },
  },
  {
    name: "Norn's Seedcore: the plane is not walked to instead",
    table: tableAfterChaosOn(seedcore, 'Morphic Tide', 'Time Distortion', 'Bant'),
    move: settleChoice({ walk: ['Bant'], bottom: ['Morphic Tide', 'Time Distortion'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: "Norn's Seedcore: without a plane in the deck none comes",
    table: tableAfterChaosOn(seedcore, 'Morphic Tide', 'Time Distortion'),
    move: settleChoice({ bottom: ['Time Distortion', 'Morphic Tide'] }),
    expect: { faceUp: [seedcore], deck: ['Time Distortion', 'Morphic Tide'], stack: [] },
  },
];

const cardsThatAsk = [stairs, pools, fertile, tunnel, merging, seedcore];
const refusedMeanwhile: readonly Situation[] = [
  ...cardsThatAsk.map(
    (name): Situation => ({
      name: `901.15c: ${name} finds nothing in an empty deck`,
      table: tableAtStart(['Bant']),
      move: takeCardsFor(name),
      expect: { rule: '901.15c', reason: 'planarDeckIsEmpty' },
    }),
  ),
  ...[
    roll('blank'),
    rollByEffect('blank'),
    beginNextTurn,
    planeswalk,
    resolve,
    ensueChaos(),
    ensueChaos('Bant'),
    takeCardsFor(stairs),
  ].map(
    (move, index): Situation => ({
      name: `901.7: no ${move.kind} while cards are in hand (${index + 1})`,
      table: inTunnel,
      move,
      expect: { rule: '901.7', reason: 'choiceNotSettled' },
    }),
  ),
  {
    name: '901.7: life totals change meanwhile',
    table: inTunnel,
    move: moves.changeLife(1, -2),
    expect: { life: [20, 18, 20], inHand: fivePlanes },
  },
  {
    name: '901.6: the player deciding leaves, and the heir decides',
    table: onStairs,
    move: leave(0),
    expect: { inHand: ['Bant'], deck: ['Naya'], planarController: 1, activePlayer: null },
  },
  {
    name: '901.6: the heir puts the card back',
    table: after(onStairs, leave(0)),
    move: settleChoice({ bottom: ['Bant'] }),
    expect: {
      inHand: [],
      deck: ['Naya', 'Bant'],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(1),
          shown: 'all',
          top: [],
          bottom: [card('Bant')],
        },
      ],
    },
  },
  {
    name: '901.10b: the heir walks through the tunnel of the player who left',
    table: after(inTunnel, leave(0)),
    move: settleChoice({ top: ['Akoum'], bottom: fivePlanesWithout('Akoum') }),
    expect: { faceUp: ['Akoum'], stack: [], planarController: 1 },
  },
  {
    name: '104.2a: once the game is won nobody need decide',
    table: after(onStairs, leave(0), leave(2)),
    move: settleChoice({ bottom: ['Bant'] }),
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
];

/** As the table may ask by hand, with everything possible. */
const anywhere: PlanarOperation = {
  take: { kind: 'cards', count: 3 },
  shown: 'controller',
  planes: destinations,
  others: ['top', 'bottom', 'walk'],
  chosen: null,
  bottom: 'anyOrder',
  chaos: false,
};
const byHand = after(tableAtStart(['Jund', 'Bant', 'Morphic Tide', 'Naya', 'Grixis']), takeCards(anywhere));
const onesOwnWay: readonly Situation[] = [
  {
    name: 'by hand: all back on top in another order; only the planar controller saw them',
    table: byHand,
    move: settleChoice({ top: ['Naya', 'Bant', 'Morphic Tide'] }),
    expect: {
      deck: ['Naya', 'Bant', 'Morphic Tide', 'Grixis'],
      happenings: [
        {
          kind: 'cardsPutBack',
          rule: '901.7',
          player: seat(0),
          shown: 'controller',
          top: ['Naya', 'Bant', 'Morphic Tide'].map(card),
          bottom: [],
        },
      ],
    },
  },
  {
    name: 'by hand: one on top, two on the bottom, the last one lowest',
    table: byHand,
    move: settleChoice({ top: ['Naya'], bottom: ['Morphic Tide', 'Bant'] }),
    expect: { deck: ['Naya', 'Grixis', 'Morphic Tide', 'Bant'], faceUp: ['Jund'] },
  },
  {
    name: 'by hand: planeswalking to one of them',
    table: byHand,
    move: settleChoice({ top: ['Bant'], walk: ['Naya'], bottom: ['Morphic Tide'] }),
    expect: { faceUp: ['Naya'], deck: ['Bant', 'Grixis', 'Jund', 'Morphic Tide'], stack: [] },
  },
  {
    name: 'by hand: planeswalking to a phenomenon encounters it',
    table: byHand,
    move: settleChoice({ walk: ['Morphic Tide'], bottom: ['Bant', 'Naya'] }),
    expect: { faceUp: ['Morphic Tide'], stack: ['encounter of 0: Morphic Tide'] },
  },
  {
    name: 'by hand: a plane joins the face-up one',
    table: byHand,
    move: settleChoice({ add: ['Bant'], top: ['Morphic Tide'], bottom: ['Naya'] }),
    expect: { faceUp: ['Jund', 'Bant'], deck: ['Morphic Tide', 'Grixis', 'Naya'] },
  },
  {
    name: 'by hand: turning all of them face up reports no cards put back',
    table: after(tableAtStart(['Jund', 'Bant', 'Naya', 'Grixis']), takeCards(anywhere)),
    move: settleChoice({ add: ['Bant', 'Naya', 'Grixis'] }),
    expect: {
      faceUp: ['Jund', 'Bant', 'Naya', 'Grixis'],
      deck: [],
      happenings: [
        {
          kind: 'planeswalked',
          rule: '701.31b',
          player: seat(0),
          because: 'effect',
          from: [],
          to: ['Bant', 'Naya', 'Grixis'].map(card),
        },
      ],
    },
  },
  {
    name: 'by hand: leaving all planes and staying on them do not go together',
    table: byHand,
    move: settleChoice({ walk: ['Bant'], add: ['Naya'], bottom: ['Morphic Tide'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'by hand: a phenomenon does not join a plane',
    table: byHand,
    move: settleChoice({ add: ['Morphic Tide'], bottom: ['Bant', 'Naya'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    name: 'by hand: chaos that waits is not taken for resolved',
    table: after(tableAtStart(['Jund', 'Bant', 'Naya', 'Grixis']), roll('chaos'), takeCards(anywhere)),
    move: settleChoice({ top: ['Bant', 'Naya', 'Grixis'] }),
    expect: { stack: ['chaos of 0: Jund'], deck: ['Bant', 'Naya', 'Grixis'] },
  },
];

const test = suite('planar choice');

for (const situations of [
  stairsToInfinity,
  poolsOfBecoming,
  fertileLands,
  interplanarTunnel,
  spatialMerging,
  nornsSeedcore,
  refusedMeanwhile,
  onesOwnWay,
]) {
  testSituations(test, situations);
}

test('Interplanar Tunnel: the rest goes to the bottom shuffled, the same way for the same chance', () => {
  const walk = settleChoice({ top: ['Grixis'], bottom: fivePlanesWithout('Grixis') });
  const orders = Array.from({ length: 40 }, (_, seed) => {
    const { deck } = summaryOf(after({ ...inTunnel, chance: seedChance([seed, 7, 11, 13]) }, walk));
    assert.equal(deck.slice(0, 2), ['Kessig', 'Jund']);
    assert.is(deck.at(-1), tunnel);
    assert.equal([...deck.slice(2, -1)].sort(), fivePlanesWithout('Grixis').sort());
    return deck.join();
  });
  assert.ok(new Set(orders).size > 20);
  assert.equal(play(inTunnel, walk), play(inTunnel, walk));
  assert.not.equal(after(inTunnel, walk).chance, inTunnel.chance);
});

test('reports how many cards must be chosen and where they may go', () => {
  const choiceFor = (table: Table, name: string) => {
    const planar = planarOf(table);
    if (!planar.choice) throw new Error('no cards in hand');
    return [countToChoose(planar, planar.choice), destinationsOf(planar, planar.choice, card(name))];
  };
  assert.equal(choiceFor(inTunnel, 'Bant'), [1, ['top', 'bottom']]);
  assert.equal(choiceFor(inTunnel, 'Morphic Tide'), [1, ['bottom']]);
  assert.equal(choiceFor(onStairs, 'Bant'), [null, ['top', 'bottom']]);
  const bare = planarOf(
    after(
      tableAtStart(['Jund', 'Morphic Tide']),
      takeCards({ ...operationOf(tunnel), take: { kind: 'cards', count: 1 } }),
    ),
  );
  assert.is(bare.choice && countToChoose(bare, bare.choice), 0, 'where there is no plane none is chosen');
});

test('undo and redo work through a choice, also after a round trip through JSON', () => {
  const begun = tableAtStart(['Jund', tunnel, ...fivePlanes, 'Kessig']);
  const movesToPlay = [
    roll('planeswalk'),
    resolve,
    takeCardsFor(tunnel),
    settleChoice({ top: ['Esper'], bottom: fivePlanesWithout('Esper') }),
  ];
  const tables = [begun, ...movesToPlay.map((_, index) => after(begun, ...movesToPlay.slice(0, index + 1)))];
  let history: History = beginHistory(begun);
  for (const [index, move] of movesToPlay.entries()) {
    const next = playStep(history, move, index * 10_000);
    assert.ok(next.ok);
    history = JSON.parse(JSON.stringify(next.value));
    assert.equal(history.table, tables[index + 1]);
  }
  for (const table of tables.toReversed()) {
    assert.equal(history.table, table);
    history = undo(history);
  }
  for (const table of tables) {
    assert.equal(history.table, table);
    history = redo(history);
  }
});

/** Two players with a planar deck each; Bant of seat 0 is face up and seat 1 is the planar controller. */
const ownDecks: PlanarZone = {
  ...layOutSharedDeck(
    planarCards('Bant', 'Naya', 'Grixis', 'Morphic Tide', 'Jund', 'Esper', merging),
    2,
    seat(0),
  ),
  decks: [
    { owner: seat(0), cards: [card('Naya')] },
    { owner: seat(1), cards: ['Jund', 'Morphic Tide', 'Grixis', 'Esper', merging].map(card) },
  ],
  faceUp: [{ card: card('Bant'), deck: 0 }],
  controller: seat(1),
};

function takenFromOwn(operation: PlanarOperation): PlanarZone {
  const taken = takeOff(ownDecks, operation, null);
  if (!taken.ok) throw new Error(taken.refusal.reason);
  return taken.value.planar;
}

function settledWithOwn(planar: PlanarZone, move: Move): PlanarZone {
  assert.ok(move.kind === 'settleChoice');
  const settled = settlePlanarChoice(planar, move.settlement, FIXED_CHANCE);
  if (!settled.ok) throw new Error(settled.refusal.reason);
  return settled.value.planar;
}

const decksIn = ({ decks }: PlanarZone) => decks.map(({ cards }) => cards);

test("901.15c: cards come off the planar controller's own deck", () => {
  const taken = takenFromOwn(operationOf(merging));
  assert.equal(taken.choice?.cards, ['Jund', 'Morphic Tide', 'Grixis']);
  assert.equal(decksIn(taken), [['Naya'], ['Esper', merging]]);
});

test('701.31b: the plane that is left, and cards not planeswalked to, return to their deck', () => {
  const walked = settledWithOwn(
    takenFromOwn(operationOf(merging)),
    settleChoice({ walk: ['Jund', 'Grixis'], bottom: ['Morphic Tide'] }),
  );
  assert.equal(decksIn(walked), [
    ['Naya', 'Bant'],
    ['Esper', merging, 'Morphic Tide'],
  ]);
  assert.equal(walked.faceUp, [
    { card: 'Jund', deck: 1 },
    { card: 'Grixis', deck: 1 },
  ]);
});

test('901.7: cards return to their deck, even if another player decides by then', () => {
  const heirDecides = { ...takenFromOwn(operationOf(stairs)), controller: seat(0) };
  assert.equal(decksIn(settledWithOwn(heirDecides, settleChoice({ bottom: ['Jund'] }))), [
    ['Naya'],
    ['Morphic Tide', 'Grixis', 'Esper', merging, 'Jund'],
  ]);
});

test('901.11c: an additional plane returns to its own deck with the next planeswalk', () => {
  const added = settledWithOwn(takenFromOwn(operationOf(seedcore)), settleChoice({ add: ['Jund'] }));
  assert.equal(added.faceUp, [
    { card: 'Bant', deck: 0 },
    { card: 'Jund', deck: 1 },
  ]);
  const walked = planeswalkOn(added, 'effect').planar;
  assert.equal(decksIn(walked), [
    ['Naya', 'Bant'],
    ['Grixis', 'Esper', merging, 'Jund'],
  ]);
  assert.equal(walked.faceUp, [{ card: 'Morphic Tide', deck: 1 }]);
});

test.run();
