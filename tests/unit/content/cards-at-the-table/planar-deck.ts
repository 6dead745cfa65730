/** Cards that reach into the planar deck, bring several planes face up, or make chaos ensue without the die. */
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  startingOn,
} from '../../../support/cards/card-situations';
import { moves } from '../../../support/tables/tables';

const { resolveAbility, roll, settleChoice } = moves;
const chaos = roll('chaos');

const stairs = afterMoves(startingOn('stairs-to-infinity', 'naya', 'grixis'), chaos);
const stairsToInfinity: readonly CardSituation[] = [
  {
    card: 'stairs-to-infinity',
    name: 'chaos shows everybody the top card',
    table: stairs,
    move: carryOut('stairs-to-infinity', 'chaos'),
    expect: { happened: ['901.7 cardsTaken'], inHand: ['naya'], deck: ['grixis'] },
  },
  {
    card: 'stairs-to-infinity',
    name: 'the card may go to the bottom, and that was the whole ability',
    table: afterMoves(stairs, carryOut('stairs-to-infinity', 'chaos')),
    move: settleChoice({ bottom: ['naya'] }),
    expect: {
      happened: ['901.7 cardsPutBack'],
      deck: ['grixis', 'naya'],
      inHand: [],
      stack: [],
      faceUp: ['stairs-to-infinity'],
    },
  },
  {
    card: 'stairs-to-infinity',
    name: 'the card may stay on top, even a phenomenon, which is not encountered',
    table: afterMoves(
      startingOn('stairs-to-infinity', 'time-distortion', 'grixis'),
      chaos,
      carryOut('stairs-to-infinity', 'chaos'),
    ),
    move: settleChoice({ top: ['time-distortion'] }),
    expect: { happened: ['901.7 cardsPutBack'], deck: ['time-distortion', 'grixis'], stack: [] },
  },
];

const pools = afterMoves(
  startingOn('pools-of-becoming', 'norns-seedcore', 'mutual-epiphany', 'naya', 'grixis', 'jund'),
  chaos,
);
const poolsRevealed = afterMoves(pools, carryOut('pools-of-becoming', 'chaos'));
const poolsBottom = settleChoice({ bottom: ['naya', 'mutual-epiphany', 'norns-seedcore'] });
const poolsOfBecoming: readonly CardSituation[] = [
  {
    card: 'pools-of-becoming',
    name: 'of three revealed cards the planes’ chaos abilities trigger; a phenomenon has none',
    table: pools,
    move: carryOut('pools-of-becoming', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '311.7 chaosEnsued'],
      inHand: ['norns-seedcore', 'mutual-epiphany', 'naya'],
      stack: ['chaos of 0: pools-of-becoming', 'chaos of 0: norns-seedcore', 'chaos of 0: naya'],
      faceUp: ['pools-of-becoming'],
    },
  },
  {
    card: 'pools-of-becoming',
    name: 'the cards go to the bottom before their abilities are carried out',
    table: poolsRevealed,
    move: poolsBottom,
    expect: {
      happened: ['901.7 cardsPutBack'],
      deck: ['grixis', 'jund', 'naya', 'mutual-epiphany', 'norns-seedcore'],
      stack: ['chaos of 0: norns-seedcore', 'chaos of 0: naya'],
      arrived: [],
    },
  },
  {
    card: 'pools-of-becoming',
    name: 'a revealed Norn’s Seedcore turns a plane up from where it lies in the deck',
    table: afterMoves(poolsRevealed, poolsBottom),
    move: carryOut('norns-seedcore', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '701.31b planeswalked'],
      faceUp: ['pools-of-becoming', 'grixis'],
      deck: ['jund', 'naya', 'mutual-epiphany', 'norns-seedcore'],
      stack: ['chaos of 0: naya'],
      arrived: ['grixis'],
    },
  },
  {
    card: 'pools-of-becoming',
    name: 'a deck of two cards reveals two',
    table: afterMoves(startingOn('pools-of-becoming', 'naya', 'grixis'), chaos),
    move: carryOut('pools-of-becoming', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '311.7 chaosEnsued'],
      inHand: ['naya', 'grixis'],
      deck: [],
    },
  },
];

const fertile = afterMoves(
  startingOn('the-fertile-lands-of-saulvinia', 'reality-shaping', 'otaria', 'naya'),
  chaos,
  carryOut('the-fertile-lands-of-saulvinia', 'chaos'),
);
const fertileLands: readonly CardSituation[] = [
  {
    card: 'the-fertile-lands-of-saulvinia',
    name: 'chaos ensues on the first plane revealed, and on no other',
    table: afterMoves(
      startingOn('the-fertile-lands-of-saulvinia', 'reality-shaping', 'otaria', 'naya'),
      chaos,
    ),
    move: carryOut('the-fertile-lands-of-saulvinia', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '311.7 chaosEnsued'],
      inHand: ['reality-shaping', 'otaria'],
      stack: ['chaos of 0: the-fertile-lands-of-saulvinia', 'chaos of 0: otaria'],
    },
  },
  {
    card: 'the-fertile-lands-of-saulvinia',
    name: 'the revealed plane’s ability is carried out from the bottom of the deck',
    table: afterMoves(fertile, settleChoice({ bottom: ['otaria', 'reality-shaping'] })),
    move: carryOut('otaria', 'chaos'),
    expect: {
      happened: ['500.7 extraTurnAdded'],
      extraTurns: [0],
      faceUp: ['the-fertile-lands-of-saulvinia'],
      deck: ['naya', 'otaria', 'reality-shaping'],
    },
  },
];

const tunnelDeck = ['naya', 'time-distortion', 'grixis', 'jund', 'krosa', 'shiv', 'murasa'];
const tunnel = arrivingAt('interplanar-tunnel', ...tunnelDeck);
const interplanarTunnel: readonly CardSituation[] = [
  {
    card: 'interplanar-tunnel',
    name: 'five planes are revealed, along with the phenomena between them',
    table: tunnel,
    move: carryOut('interplanar-tunnel', 'encounter'),
    expect: {
      happened: ['901.7 cardsTaken'],
      inHand: ['naya', 'time-distortion', 'grixis', 'jund', 'krosa', 'shiv'],
      deck: ['murasa', 'bant'],
      stack: ['encounter of 0: interplanar-tunnel'],
    },
  },
  {
    card: 'interplanar-tunnel',
    name: 'the one chosen is where leaving the phenomenon leads',
    table: afterMoves(tunnel, carryOut('interplanar-tunnel', 'encounter')),
    move: settleChoice({ top: ['krosa'], bottom: ['naya', 'time-distortion', 'grixis', 'jund', 'shiv'] }),
    expect: {
      happened: ['901.7 cardsPutBack', '312.5 phenomenonResolved', '312.7 planeswalked'],
      faceUp: ['krosa'],
      stack: [],
    },
  },
  {
    card: 'interplanar-tunnel',
    name: 'no more than one plane can be chosen',
    table: afterMoves(tunnel, carryOut('interplanar-tunnel', 'encounter')),
    move: settleChoice({ top: ['krosa', 'naya'], bottom: ['time-distortion', 'grixis', 'jund', 'shiv'] }),
    expect: { rule: '901.7', reason: 'notAllowedThere' },
  },
  {
    card: 'interplanar-tunnel',
    name: 'with fewer than five planes left the whole deck is revealed, and one is still chosen',
    table: afterMoves(
      arrivingAt('interplanar-tunnel', 'mutual-epiphany', 'naya'),
      carryOut('interplanar-tunnel', 'encounter'),
    ),
    move: settleChoice({ top: ['bant'], bottom: ['mutual-epiphany', 'naya'] }),
    expect: {
      happened: ['901.7 cardsPutBack', '312.5 phenomenonResolved', '312.7 planeswalked'],
      faceUp: ['bant'],
    },
  },
];

const merging = arrivingAt('spatial-merging', 'naya', 'mutual-epiphany', 'grixis', 'jund');
const ontoSeedcore = afterMoves(
  arrivingAt('spatial-merging', 'norns-seedcore', 'kilnspire-district', 'jund'),
  carryOut('spatial-merging', 'encounter'),
);
const spatialMerging: readonly CardSituation[] = [
  {
    card: 'spatial-merging',
    name: 'chaos then ensues on both planes, and the next planeswalk leaves both',
    table: afterMoves(merging, carryOut('spatial-merging', 'encounter'), chaos, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked'],
      faceUp: ['jund'],
      deck: ['bant', 'spatial-merging', 'mutual-epiphany'],
      inHand: ['naya', 'grixis'],
      stack: [],
    },
  },
  {
    card: 'spatial-merging',
    name: 'onto Norn’s Seedcore: its arrival makes chaos ensue on both planes',
    table: ontoSeedcore,
    move: carryOut('norns-seedcore', 'arrive'),
    expect: {
      happened: ['311.7 chaosEnsued'],
      stack: ['chaos of 0: norns-seedcore', 'chaos of 0: kilnspire-district'],
    },
  },
  {
    card: 'spatial-merging',
    name: 'onto Norn’s Seedcore: a third plane joins the two',
    table: afterMoves(ontoSeedcore, carryOut('norns-seedcore', 'arrive')),
    move: carryOut('norns-seedcore', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '701.31b planeswalked'],
      faceUp: ['norns-seedcore', 'kilnspire-district', 'jund'],
      stack: ['chaos of 0: kilnspire-district'],
    },
  },
];

const seedcore = arrivingAt('norns-seedcore', 'mutual-epiphany', 'aretopolis', 'naya');
const seedcoreWithAretopolis = afterMoves(
  seedcore,
  carryOut('norns-seedcore', 'arrive'),
  carryOut('norns-seedcore', 'chaos'),
);
const nornsSeedcore: readonly CardSituation[] = [
  {
    card: 'norns-seedcore',
    name: 'chaos turns up another plane; none is left, and a phenomenon on the way is not encountered',
    table: afterMoves(seedcore, carryOut('norns-seedcore', 'arrive')),
    move: carryOut('norns-seedcore', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '701.31b planeswalked', '901.7 cardsPutBack'],
      faceUp: ['norns-seedcore', 'aretopolis'],
      deck: ['naya', 'bant', 'mutual-epiphany'],
      stack: [],
    },
  },
  {
    card: 'norns-seedcore',
    name: 'the second plane’s arrival is one like any other',
    table: seedcoreWithAretopolis,
    move: carryOut('aretopolis', 'arrive'),
    expect: {
      happened: ['122.1 countersChanged', '119.3 lifeChanged'],
      counters: { aretopolis: 1 },
      life: [21, 20, 20],
    },
  },
  {
    card: 'norns-seedcore',
    name: 'the next chaos is chaos on both, and may add a third',
    table: afterMoves(seedcoreWithAretopolis, chaos),
    move: carryOut('norns-seedcore', 'chaos'),
    expect: {
      happened: ['901.7 cardsTaken', '701.31b planeswalked'],
      faceUp: ['norns-seedcore', 'aretopolis', 'naya'],
      stack: ['chaos of 0: aretopolis'],
    },
  },
];

export const planarDeck = [
  ...stairsToInfinity,
  ...poolsOfBecoming,
  ...fertileLands,
  ...interplanarTunnel,
  ...spatialMerging,
  ...nornsSeedcore,
];
