/** Situations of players who left by mistake and come back. 800.4a is corrected; what came after stays. */
import { beginTable, type Table } from '../../../../src/rules/table/table';
import {
  after,
  FIXED_CHANCE,
  moves,
  ownDecksTable,
  plainTable,
  type Situation,
  seat,
  tableAtStart,
} from '../tables';

const { beginNextTurn, designate, leave, leaveTogether, returnToGame, roll, setLife } = moves;

const four = plainTable(4);
const deck = ['Bant', 'Mutual Epiphany', 'Naya', 'Grixis'];
const cardsInHand = after(
  tableAtStart(deck),
  leave(0),
  moves.takeCards({
    take: { kind: 'cards', count: 2 },
    shown: 'all',
    planes: ['top', 'bottom'],
    others: ['bottom'],
    chosen: null,
    bottom: 'anyOrder',
    chaos: false,
  }),
);

/** Teams by seat; seat 0 begins. */
function inTeams(bySeat: readonly number[], shareTurns: boolean): Table {
  const begun = beginTable(
    {
      seatCount: bySeat.length,
      startingLife: 30,
      startingPlayer: seat(0),
      teams: { bySeat, shareTurns },
      planarDecks: null,
    },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value.table;
}

const separateTeams = after(inTeams([0, 0, 1, 1], false), leave(1), leave(2), leave(3));

export const comingBack: readonly Situation[] = [
  {
    name: '800.4a: a player comes back with their totals, counters and damage, and what came after stays',
    table: after(
      four,
      setLife(1, 3),
      moves.changePlayerCounters(1, 'energy', 2),
      moves.dealCommanderDamage(1, 2, 4),
      leave(1),
      setLife(3, 9),
      beginNextTurn,
    ),
    move: returnToGame(1),
    expect: {
      departedSeats: [],
      life: [20, -1, 20, 9],
      playerState: ['1: energy 2', '1: damage 0,0,0,0,4'],
      turn: 2,
      activePlayer: 2,
      happenings: [{ kind: 'playerReturned', rule: '800.4a', player: seat(1) }],
    },
  },
  {
    name: '103.1: they have their place in turn order again',
    table: after(four, leave(1), returnToGame(1)),
    move: beginNextTurn,
    expect: { turn: 2, activePlayer: 1 },
  },
  {
    name: '103.1: also after the others have changed seats and order',
    table: after(four, leave(1), moves.changeSeating(0, 2, 1, 3), moves.reverseTurnOrder, returnToGame(1)),
    move: beginNextTurn,
    expect: { activePlayer: 3 },
  },
  {
    name: '500.7: an extra turn that has not been passed over is theirs again',
    table: after(four, moves.addExtraTurn(2), leave(2)),
    move: returnToGame(2),
    expect: { extraTurns: [2] },
  },
  {
    name: '704.5a: they stay, whatever reasons to lose hold now',
    table: after(four, setLife(1, 0), moves.changePoison(1, 10), leave(1, 'noLife')),
    move: returnToGame(1),
    expect: { stays: ['1: noLife', '1: poison'] },
  },
  {
    name: '704.5a: and are asked about the reasons that come up later',
    table: after(four, setLife(1, 0), leave(1, 'noLife'), returnToGame(1)),
    move: moves.changePoison(1, 10),
    expect: { stays: ['1: noLife'] },
  },
  {
    name: '725.4: a designation that has passed on stays with its heir, and the city’s blessing is gone',
    table: after(four, designate('monarch', 1), designate('blessing', 1), leave(1)),
    move: returnToGame(1),
    expect: {
      designated: ['monarch 0'],
      happenings: [{ kind: 'playerReturned', rule: '800.4a', player: seat(1) }],
    },
  },
  {
    name: '102.1: in their own turn they are the active player again, and control the planes',
    table: after(tableAtStart(deck), leave(0)),
    move: returnToGame(0),
    expect: {
      activePlayer: 0,
      planarController: 0,
      happenings: [
        { kind: 'playerReturned', rule: '800.4a', player: seat(0) },
        { kind: 'planarControllerChanged', rule: '901.6', player: seat(0) },
      ],
    },
  },
  {
    name: '901.6: in the turn of another, that player still controls the planes',
    table: after(tableAtStart(deck), leave(0), beginNextTurn),
    move: returnToGame(0),
    expect: { activePlayer: 1, planarController: 1, costs: [0, 0, 0] },
  },
  {
    name: '800.4a: an ability that ceased when they left stays gone',
    table: after(tableAtStart(deck), roll('planeswalk'), leave(0)),
    move: returnToGame(0),
    expect: { stack: [], planarController: 0 },
  },
  {
    name: '901.7: it does not wait for cards that are being put somewhere',
    table: cardsInHand,
    move: returnToGame(0),
    expect: { planarController: 0, inHand: ['Mutual Epiphany', 'Naya'] },
  },
  {
    name: '104.2a: a game that was won is open again',
    table: after(plainTable(2), leave(1), setLife(0, 7)),
    move: returnToGame(1),
    expect: { departedSeats: [], life: [7, 20], activePlayer: 0 },
  },
  {
    name: '725.4: then what those who are still out had kept passes on',
    table: after(
      four,
      designate('monarch', 2),
      designate('blessing', 2),
      designate('initiative', 1),
      leave(3),
      leaveTogether('noLife', 1, 2),
    ),
    move: returnToGame(1),
    expect: {
      departedSeats: [2, 3],
      designated: ['monarch 0', 'initiative 1'],
      happenings: [
        { kind: 'playerReturned', rule: '800.4a', player: seat(1) },
        { kind: 'designated', rule: '725.4', player: seat(0), as: 'monarch' },
      ],
    },
  },
  {
    name: '810.8: a team comes back as one, each head with the damage dealt to it',
    table: after(
      inTeams([0, 0, 1, 1], true),
      moves.dealCommanderDamage(3, 0, 21),
      leave(3, 'commanderDamage'),
    ),
    move: returnToGame(2),
    expect: {
      departedSeats: [],
      life: [30, 30, 9, 9],
      stays: ['3: commanderDamage'],
      happenings: [
        { kind: 'playerReturned', rule: '800.4a', player: seat(2) },
        { kind: 'playerReturned', rule: '800.4a', player: seat(3) },
      ],
    },
  },
  {
    name: '808: players of a team that share nothing come back one by one',
    table: separateTeams,
    move: returnToGame(3),
    expect: { departedSeats: [1, 2] },
  },
  {
    name: '104.2a: a teammate of the winner does not come back alone, for the game stays won',
    table: separateTeams,
    move: returnToGame(1),
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
  {
    name: '800.4a: nobody comes back who has not left',
    table: four,
    move: returnToGame(1),
    expect: { rule: '800.4a', reason: 'playerIsInGame' },
  },
  {
    name: '800.4a: or who is not at the table',
    table: four,
    move: returnToGame(4),
    expect: { rule: '800.4a', reason: 'playerIsInGame' },
  },
  {
    name: '901.10: nobody comes back alone whose planar cards have left',
    table: after(
      ownDecksTable([['Bant'], ['Naya', 'Jund'], ['Grixis']]),
      moves.revealStartingPlane,
      leave(0),
    ),
    move: returnToGame(0),
    expect: { rule: '901.10', reason: 'onlyByUndo' },
  },
];
