/** Effects that outlast the ability that made them. */

import type { Move } from '../../../../src/rules/table/move';
import {
  afterMoves,
  arrivingAt,
  type CardSituation,
  carryOut,
  startingOn,
} from '../../../support/cards/card-situations';
import { card, moves, seat } from '../../../support/tables/tables';

const { beginNextTurn, leave, resolveAbility, roll } = moves;
const chaos = roll('chaos');

const inChaos = (id: string) => afterMoves(startingOn(id, 'naya', 'grixis'), chaos);

const agyrem = afterMoves(inChaos('agyrem'), carryOut('agyrem', 'chaos'));
const reef = afterMoves(inChaos('celestine-reef'), carryOut('celestine-reef', 'chaos'));
/** What the button of Eloren Wilds plays for this player. */
const silenced = (player: number): Move => {
  const effect = { source: card('eloren-wilds'), player: seat(player), ends: 'planeswalk' } as const;
  return { kind: 'carryOut', moves: [moves.finishChaos('eloren-wilds'), moves.beginEffect(effect)] };
};
const wilds = afterMoves(inChaos('eloren-wilds'), silenced(2));
const untilPlaneswalk: readonly CardSituation[] = [
  {
    card: 'agyrem',
    name: 'it lasts into the turns of the others',
    table: agyrem,
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], effects: ['remind of agyrem for 0 until planeswalk'] },
  },
  {
    card: 'agyrem',
    name: 'it ends when any player planeswalks',
    table: afterMoves(agyrem, beginNextTurn, roll('planeswalk')),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked', '901.11 effectsEnded'], faceUp: ['naya'], effects: [] },
  },
  {
    card: 'celestine-reef',
    name: 'that player may still concede, and the effect goes along',
    table: reef,
    move: leave(0),
    expect: {
      happened: ['104.3a playerLeft', '901.6 planarControllerChanged', '800.4a effectsEnded'],
      effects: [],
      departedSeats: [0],
    },
  },
  {
    card: 'eloren-wilds',
    name: 'a second chaos stops a second player',
    table: afterMoves(wilds, chaos),
    move: silenced(1),
    expect: {
      happened: ['611.2a effectBegan'],
      effects: [
        'remind of eloren-wilds for 2 until planeswalk',
        'remind of eloren-wilds for 1 until planeswalk',
      ],
    },
  },
  {
    card: 'eloren-wilds',
    name: 'one planeswalk ends both',
    table: afterMoves(wilds, chaos, silenced(1), roll('planeswalk')),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked', '901.11 effectsEnded'], effects: [] },
  },
  {
    card: 'unyaro',
    name: 'a turn later nobody has arrived there this turn',
    table: arrivingAt('unyaro', 'naya'),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan'], faceUp: ['unyaro'], arrived: [] },
  },
  {
    card: 'unyaro',
    name: 'the creatures come back when a player planeswalks',
    table: afterMoves(
      arrivingAt('unyaro', 'naya'),
      carryOut('unyaro', 'endStep'),
      beginNextTurn,
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked', '901.11 effectsEnded'], effects: [] },
  },
  {
    card: 'the-doctors-childhood-barn',
    name: 'the permanents stay away through the turns',
    table: afterMoves(
      inChaos('the-doctors-childhood-barn'),
      carryOut('the-doctors-childhood-barn', 'chaos'),
      beginNextTurn,
    ),
    move: beginNextTurn,
    expect: {
      happened: ['102.1 turnBegan'],
      effects: ['remind of the-doctors-childhood-barn for everybody until planeswalk'],
    },
  },
  {
    card: 'the-doctors-childhood-barn',
    name: 'the permanents come back when a player planeswalks',
    table: afterMoves(
      inChaos('the-doctors-childhood-barn'),
      carryOut('the-doctors-childhood-barn', 'chaos'),
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: { happened: ['701.31b planeswalked', '901.11 effectsEnded'], effects: [] },
  },
];

const reaches = afterMoves(inChaos('undercity-reaches'), carryOut('undercity-reaches', 'chaos'));
const forRestOfGame: readonly CardSituation[] = [
  {
    card: 'undercity-reaches',
    name: 'planeswalking does not end an effect that lasts for the rest of the game',
    table: afterMoves(reaches, roll('planeswalk')),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked'],
      faceUp: ['naya'],
      effects: ['remind of undercity-reaches for 0 until never'],
    },
  },
  {
    card: 'undercity-reaches',
    name: 'it ends with the player it concerns',
    table: afterMoves(reaches, beginNextTurn),
    move: leave(0),
    expect: { happened: ['104.3a playerLeft', '800.4a effectsEnded'], effects: [] },
  },
];

const goaded = afterMoves(arrivingAt('bowie-base-one', 'naya'), carryOut('bowie-base-one', 'endStep'));
const untilNextTurn: readonly CardSituation[] = [
  {
    card: 'bowie-base-one',
    name: 'the goaded creature is free as the next turn of the player who goaded it begins',
    table: afterMoves(goaded, beginNextTurn, beginNextTurn),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan', '611.2a effectsEnded'], activePlayer: 0, effects: [] },
  },
  {
    card: 'ood-sphere',
    name: 'each player’s chaos lasts until that player’s own next turn',
    table: afterMoves(inChaos('ood-sphere'), carryOut('ood-sphere', 'chaos'), beginNextTurn, chaos),
    move: carryOut('ood-sphere', 'chaos'),
    expect: {
      happened: ['611.2a effectBegan'],
      effects: [
        'remind of ood-sphere for everybody until turnOf 0',
        'remind of ood-sphere for everybody until turnOf 1',
      ],
    },
  },
  {
    card: 'kerblam-warehouse',
    name: 'leaving the plane does not end it',
    table: afterMoves(
      inChaos('kerblam-warehouse'),
      carryOut('kerblam-warehouse', 'chaos'),
      roll('planeswalk'),
    ),
    move: resolveAbility,
    expect: {
      happened: ['701.31b planeswalked'],
      effects: ['remind of kerblam-warehouse for 0 until turnOf 0'],
    },
  },
  {
    card: 'stormcage-containment-facility',
    name: 'an extra turn is a next turn too',
    table: afterMoves(
      arrivingAt('spatial-merging', 'stormcage-containment-facility', 'otaria'),
      carryOut('spatial-merging', 'encounter'),
      chaos,
      carryOut('otaria', 'chaos'),
      carryOut('stormcage-containment-facility', 'chaos'),
    ),
    move: beginNextTurn,
    expect: { happened: ['102.1 turnBegan', '611.2a effectsEnded'], activePlayer: 0, effects: [] },
  },
];

export const ongoingEffects = [...untilPlaneswalk, ...forRestOfGame, ...untilNextTurn];
