/** Situations of counters besides poison, commanders and designations of players. */
import { MAX_COUNTER_NAME_LENGTH, MAX_TOTAL } from '../../../../src/rules/limits';
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { after, FIXED_CHANCE, moves, plainTable, type Situation, seat } from '../tables';

const {
  beginNextTurn,
  castCommander,
  changePlayerCounters,
  setCommanderCount,
  changeNamedCounters,
  dealCommanderDamage,
  designate,
} = moves;
const { changeLife, changePoison, chooseRandomPlayer, dropNamedCounters, flipCoin, leave, rollDice } = moves;
const { setDayOrNight, setLife } = moves;

const plain = plainTable(4);
const [player, other] = [seat(0), seat(1)];

/** Seats 0 and 1 against seats 2 and 3. */
function teams(): Table {
  const begun = beginTable(
    { seatCount: 4, startingLife: 30, startingPlayer: seat(0), teams: true, planarDecks: null },
    FIXED_CHANCE,
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  return begun.value.table;
}

const twelveNamedCounters = Array.from({ length: 12 }, (_, index) =>
  changeNamedCounters(0, `quest ${index}`, 1),
);
const refusalOfLeaver = { rule: '800.4a', reason: 'playerHasLeft' } as const;
const noCommander = { rule: '702.124', reason: 'noSuchCommander' } as const;

export const playerStateSituations: readonly Situation[] = [
  {
    name: '122.1: energy is counted',
    table: after(plain, changePlayerCounters(0, 'energy', 2)),
    move: changePlayerCounters(0, 'energy', 3),
    expect: {
      playerState: ['0: energy 5'],
      happenings: [
        { kind: 'playerCountersChanged', rule: '122.1', player, counter: 'energy', from: 2, to: 5 },
      ],
    },
  },
  {
    name: '122.1: nobody has fewer than zero counters',
    table: after(plain, changePlayerCounters(1, 'experience', 2)),
    move: changePlayerCounters(1, 'experience', -5),
    expect: { playerState: [] },
  },
  {
    name: '122.1i: rad counters',
    table: plain,
    move: changePlayerCounters(0, 'rad', 4),
    expect: {
      playerState: ['0: rad 4'],
      happenings: [{ kind: 'playerCountersChanged', rule: '122.1i', player, counter: 'rad', from: 0, to: 4 }],
    },
  },
  {
    name: '111.10a: Treasures',
    table: plain,
    move: changePlayerCounters(0, 'treasure', 1),
    expect: {
      happenings: [
        { kind: 'playerCountersChanged', rule: '111.10a', player, counter: 'treasure', from: 0, to: 1 },
      ],
    },
  },
  {
    name: '701.54c: the Ring tempts',
    table: plain,
    move: changePlayerCounters(0, 'ring', 1),
    expect: {
      happenings: [
        { kind: 'playerCountersChanged', rule: '701.54c', player, counter: 'ring', from: 0, to: 1 },
      ],
    },
  },
  {
    name: '702.179a: engines start at speed 1',
    table: plain,
    move: changePlayerCounters(0, 'speed', 1),
    expect: {
      happenings: [
        { kind: 'playerCountersChanged', rule: '702.179', player, counter: 'speed', from: 0, to: 1 },
      ],
    },
  },
  {
    name: '702.179d: speed stops at 4',
    table: after(plain, changePlayerCounters(0, 'speed', 3)),
    move: changePlayerCounters(0, 'speed', 3),
    expect: { playerState: ['0: speed 4'] },
  },
  {
    name: '702.179: speed does not end with the turn',
    table: after(plain, changePlayerCounters(0, 'speed', 2)),
    move: beginNextTurn,
    expect: { playerState: ['0: speed 2'] },
  },
  {
    name: '702.40a: spells are counted for storm',
    table: plain,
    move: changePlayerCounters(0, 'storm', 1),
    expect: {
      happenings: [
        { kind: 'playerCountersChanged', rule: '702.40a', player, counter: 'storm', from: 0, to: 1 },
      ],
    },
  },
  {
    name: '702.40a: a storm count ends with the turn, other counters stay',
    table: after(
      plain,
      changePlayerCounters(0, 'storm', 9),
      changePlayerCounters(2, 'storm', 1),
      changePlayerCounters(0, 'energy', 1),
    ),
    move: beginNextTurn,
    expect: { playerState: ['0: energy 1'] },
  },
  {
    name: '810.5: a team shares only poison counters',
    table: teams(),
    move: changePlayerCounters(0, 'energy', 3),
    expect: { playerState: ['0: energy 3'] },
  },
  {
    name: '107.1: no half counters',
    table: plain,
    move: changePlayerCounters(0, 'energy', 0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: no more counters than can be shown',
    table: after(plain, changePlayerCounters(0, 'energy', MAX_TOTAL)),
    move: changePlayerCounters(0, 'energy', 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '800.4a: a player who has left has no counters',
    table: after(plain, leave(0)),
    move: changePlayerCounters(0, 'rad', 1),
    expect: refusalOfLeaver,
  },
  {
    name: '122.1: counters that the table names',
    table: after(plain, changeNamedCounters(0, 'quest', 1)),
    move: changeNamedCounters(0, 'quest', 2),
    expect: {
      playerState: ['0: quest 3'],
      happenings: [{ kind: 'namedCountersChanged', rule: '122.1', player, name: 'quest', from: 1, to: 3 }],
    },
  },
  {
    name: '122.1: a name counted down to none is kept',
    table: after(plain, changeNamedCounters(0, 'quest', 1)),
    move: changeNamedCounters(0, 'quest', -3),
    expect: { playerState: ['0: quest 0'] },
  },
  {
    name: '122.1: an unknown name cannot be counted down',
    table: plain,
    move: changeNamedCounters(0, 'quest', -1),
    expect: { rule: '122.1', reason: 'noSuchCounters' },
  },
  {
    name: '107.1: no more names than can be shown',
    table: after(plain, ...twelveNamedCounters),
    move: changeNamedCounters(0, 'one more', 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: 12 },
  },
  {
    name: '107.1: no longer name than can be stored',
    table: plain,
    move: changeNamedCounters(0, 'q'.repeat(MAX_COUNTER_NAME_LENGTH + 1), 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_COUNTER_NAME_LENGTH },
  },
  {
    name: '107.1: no half counters of a name either',
    table: plain,
    move: changeNamedCounters(0, 'quest', 0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '122.1: a name is dropped, with the counters that were left',
    table: after(plain, changeNamedCounters(0, 'quest', 2), changeNamedCounters(0, 'page', 1)),
    move: dropNamedCounters(0, 'quest'),
    expect: {
      playerState: ['0: page 1'],
      happenings: [{ kind: 'namedCountersDropped', rule: '122.1', player, name: 'quest' }],
    },
  },
  {
    name: '122.1: a name that is not there cannot be dropped',
    table: plain,
    move: dropNamedCounters(0, 'quest'),
    expect: { rule: '122.1', reason: 'noSuchCounters' },
  },
  {
    name: '903.8: a commander is cast from the command zone once more',
    table: after(plain, castCommander(0)),
    move: castCommander(0),
    expect: {
      playerState: ['0: casts 2'],
      happenings: [{ kind: 'commanderCast', rule: '903.8', player, commander: 0, from: 1, to: 2 }],
    },
  },
  {
    name: '903.8: no commander was cast fewer than zero times',
    table: plain,
    move: castCommander(0, -1),
    expect: { playerState: [] },
  },
  {
    name: '702.124: a player with one commander cannot cast a second',
    table: plain,
    move: castCommander(0, 1, 1),
    expect: noCommander,
  },
  {
    name: '702.124: a second commander',
    table: plain,
    move: setCommanderCount(0, 2),
    expect: {
      playerState: ['0: casts 0,0'],
      happenings: [{ kind: 'commanderCountChanged', rule: '702.124', player, from: 1, to: 2 }],
    },
  },
  {
    name: '903.8: each of two commanders has a tax of its own',
    table: after(plain, setCommanderCount(0, 2), castCommander(0)),
    move: castCommander(0, 1, 1),
    expect: { playerState: ['0: casts 1,1'] },
  },
  {
    name: '702.124: a second commander added by mistake has dealt no damage',
    table: after(
      plain,
      setCommanderCount(0, 2),
      dealCommanderDamage(1, 0, 3, 1),
      dealCommanderDamage(1, 0, 2),
    ),
    move: setCommanderCount(0, 1),
    expect: { playerState: ['1: damage 2'], life: [20, 15, 20, 20] },
  },
  {
    name: '903.10a: damage by a commander also takes life',
    table: after(plain, dealCommanderDamage(0, 1, 4)),
    move: dealCommanderDamage(0, 1, 3),
    expect: {
      life: [13, 20, 20, 20],
      playerState: ['0: damage 0,0,7'],
      happenings: [
        {
          kind: 'commanderDamageChanged',
          rule: '903.10a',
          player,
          source: other,
          commander: 0,
          from: 4,
          to: 7,
          life: 13,
        },
      ],
    },
  },
  {
    name: '702.124: each of two commanders deals its own damage',
    table: after(plain, setCommanderCount(1, 2), dealCommanderDamage(0, 1, 11)),
    move: dealCommanderDamage(0, 1, 10, 1),
    expect: { life: [-1, 20, 20, 20], playerState: ['0: damage 0,0,11,10', '1: casts 0,0'] },
  },
  {
    name: '903.10a: no more damage is taken back than there was',
    table: after(plain, dealCommanderDamage(0, 1, 4)),
    move: dealCommanderDamage(0, 1, -9),
    expect: { life: [20, 20, 20, 20], playerState: [] },
  },
  {
    name: '903.10a: gaining life does not erase damage',
    table: after(plain, dealCommanderDamage(0, 1, 4)),
    move: changeLife(0, 4),
    expect: { life: [20, 20, 20, 20], playerState: ['0: damage 0,0,4'] },
  },
  {
    name: '903.10a: a player’s own commander under another’s control',
    table: plain,
    move: dealCommanderDamage(2, 2, 5),
    expect: { life: [20, 20, 15, 20], playerState: ['2: damage 0,0,0,0,5'] },
  },
  {
    name: '810.9: damage to one head takes the life of both, but is that head’s',
    table: teams(),
    move: dealCommanderDamage(1, 2, 5),
    expect: { life: [25, 25, 30, 30], playerState: ['1: damage 0,0,0,0,5'] },
  },
  {
    name: '903.10a: the commander of somebody who has left may still be somewhere',
    table: after(plain, leave(1)),
    move: dealCommanderDamage(0, 1, 2),
    expect: { life: [18, 20, 20, 20] },
  },
  {
    name: '702.124: no damage by a second commander that does not exist',
    table: plain,
    move: dealCommanderDamage(0, 1, 2, 1),
    expect: noCommander,
  },
  {
    name: '702.124: no damage by a commander of nobody at the table',
    table: plain,
    move: dealCommanderDamage(0, 9, 2),
    expect: noCommander,
  },
  {
    name: '107.1: no half damage',
    table: plain,
    move: dealCommanderDamage(0, 1, 0.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: no more damage than can be shown',
    table: after(plain, dealCommanderDamage(0, 1, MAX_TOTAL), setLife(0, 20)),
    move: dealCommanderDamage(0, 1, 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '107.1: no damage beyond the lowest life',
    table: after(plain, setLife(0, -MAX_TOTAL)),
    move: dealCommanderDamage(0, 1, 1),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: MAX_TOTAL },
  },
  {
    name: '800.4a: a player who has left is dealt no damage',
    table: after(plain, leave(0)),
    move: dealCommanderDamage(0, 1, 2),
    expect: refusalOfLeaver,
  },
  {
    name: '704.6a: a team without life',
    table: after(teams(), changeLife(0, -30)),
    move: leave(0, 'noLife'),
    expect: {
      departedSeats: [0, 1],
      happenings: [
        { kind: 'playerLeft', rule: '704.6a', player, because: 'noLife' },
        { kind: 'playerLeft', rule: '810.8', player: other, because: 'team' },
        { kind: 'gameWon', rule: '104.2a', player: seat(2) },
      ],
    },
  },
  {
    name: '704.6b: a team with fifteen poison counters',
    table: after(teams(), changePoison(1, 15)),
    move: leave(1, 'poison'),
    expect: {
      departedSeats: [0, 1],
      happenings: [
        { kind: 'playerLeft', rule: '810.8', player, because: 'team' },
        { kind: 'playerLeft', rule: '704.6b', player: other, because: 'poison' },
        { kind: 'gameWon', rule: '104.2a', player: seat(2) },
      ],
    },
  },
  {
    name: '725.3: somebody becomes the monarch, and the previous monarch no longer is',
    table: after(plain, designate('monarch', 2)),
    move: designate('monarch', 0),
    expect: {
      designated: ['monarch 0'],
      happenings: [{ kind: 'designated', rule: '725.3', player, as: 'monarch' }],
    },
  },
  {
    name: '726.3: somebody takes the initiative',
    table: after(plain, designate('initiative', 2), designate('monarch', 2)),
    move: designate('initiative', 0),
    expect: {
      designated: ['monarch 2', 'initiative 0'],
      happenings: [{ kind: 'designated', rule: '726.3', player, as: 'initiative' }],
    },
  },
  {
    name: '702.131c: several players have the city’s blessing',
    table: after(plain, designate('blessing', 2)),
    move: designate('blessing', 0),
    expect: {
      designated: ['blessed 0', 'blessed 2'],
      happenings: [{ kind: 'designated', rule: '702.131c', player, as: 'blessing' }],
    },
  },
  {
    name: '725.3: a monarch by mistake',
    table: after(plain, designate('monarch', 0)),
    move: designate('monarch', 0, false),
    expect: {
      designated: [],
      happenings: [{ kind: 'undesignated', rule: '725.3', player, as: 'monarch' }],
    },
  },
  {
    name: '725.3: only the monarch can stop being the monarch',
    table: after(plain, designate('monarch', 0)),
    move: designate('monarch', 1, false),
    expect: { designated: ['monarch 0'], happenings: [] },
  },
  {
    name: '702.131c: a blessing by mistake',
    table: after(plain, designate('blessing', 0), designate('blessing', 1)),
    move: designate('blessing', 0, false),
    expect: { designated: ['blessed 1'] },
  },
  {
    name: '800.4a: a player who has left does not become the monarch',
    table: after(plain, leave(0)),
    move: designate('monarch', 0),
    expect: refusalOfLeaver,
  },
  {
    name: '725.4: the monarch leaves, and the active player is the monarch',
    table: after(plain, designate('monarch', 2), designate('blessing', 2)),
    move: leave(2),
    expect: {
      designated: ['monarch 0'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' },
        { kind: 'designated', rule: '725.4', player, as: 'monarch' },
      ],
    },
  },
  {
    name: '725.4: the monarch leaves in their own turn, and the next in turn order is the monarch',
    table: after(plain, beginNextTurn, designate('monarch', 1)),
    move: leave(1),
    expect: { designated: ['monarch 2'] },
  },
  {
    name: '725.4: the monarch leaves in a turn that has lost its player',
    table: after(plain, beginNextTurn, leave(1), designate('monarch', 3)),
    move: leave(3),
    expect: { designated: ['monarch 2'] },
  },
  {
    name: '726.4: the initiative goes to the active player as well',
    table: after(plain, designate('initiative', 2)),
    move: leave(2),
    expect: {
      designated: ['initiative 0'],
      happenings: [
        { kind: 'playerLeft', rule: '104.3a', player: seat(2), because: 'conceded' },
        { kind: 'designated', rule: '726.4', player, as: 'initiative' },
      ],
    },
  },
  {
    name: '725.4: when the game is over nobody inherits',
    table: after(plainTable(2), designate('monarch', 0)),
    move: leave(0),
    expect: { designated: ['monarch 0'] },
  },
  {
    name: '731.1: it becomes night, for everybody',
    table: after(plain, setDayOrNight('day')),
    move: setDayOrNight('night'),
    expect: { designated: ['night'], happenings: [{ kind: 'dayOrNightCame', rule: '731.1', to: 'night' }] },
  },
  {
    name: '731.1: neither day nor night again, after a mistake',
    table: after(plain, setDayOrNight('day')),
    move: setDayOrNight(null),
    expect: { designated: [] },
  },
  {
    name: '706.1: dice with any number of sides, several at once',
    table: plain,
    move: rollDice(20, 3),
    expect: { turn: 1 },
  },
  { name: '705.1: a coin', table: plain, move: flipCoin, expect: { turn: 1 } },
  {
    name: '706.1: the only opponent is always the one drawn',
    table: plainTable(2),
    move: chooseRandomPlayer(0),
    expect: {
      happenings: [{ kind: 'randomPlayerChosen', rule: '706.1', player: other, opponentOf: player }],
    },
  },
  {
    name: '800.4a: a player who has left has no opponents',
    table: after(plain, leave(0)),
    move: chooseRandomPlayer(0),
    expect: refusalOfLeaver,
  },
  {
    name: '107.1: no die of one side',
    table: plain,
    move: rollDice(1),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: no half dice',
    table: plain,
    move: rollDice(6, 1.5),
    expect: { rule: '107.1', reason: 'notAWholeNumber' },
  },
  {
    name: '107.1: no die of 101 sides',
    table: plain,
    move: rollDice(101),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: 100 },
  },
  {
    name: '107.1: no more dice than can be read',
    table: plain,
    move: rollDice(6, 21),
    expect: { rule: '107.1', reason: 'numberTooLarge', limit: 20 },
  },
  {
    name: '104.2a: no opponent is left to be drawn',
    table: after(plainTable(2), leave(1)),
    move: chooseRandomPlayer(0),
    expect: { rule: '104.2a', reason: 'gameIsOver' },
  },
];
