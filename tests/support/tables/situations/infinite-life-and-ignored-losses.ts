/** Situations of infinite life, of infect, and of players who would lose but stay in the game. */
import { beginTable, type Table } from '../../../../src/rules/table/table';
import { after, FIXED_CHANCE, moves, plainTable, type Situation, seat } from '../tables';

const { changeLife, changePoison, dealCommanderDamage, infect, leave, setLife, setLifeTotals, stay } = moves;

const plain = plainTable(3);
const infiniteLifeTable = after(plain, setLife(0, 'infinite'));
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

const notLosing = { rule: '704.5a', reason: 'notLosing' } as const;

export const infiniteLifeAndIgnoredLosses: readonly Situation[] = [
  {
    name: '119.5: a life total becomes infinite',
    table: plain,
    move: setLife(0, 'infinite'),
    expect: {
      life: ['infinite', 20, 20],
      happenings: [{ kind: 'lifeSet', rule: '119.5', player, from: 20, to: 'infinite' }],
    },
  },
  {
    name: '119.3: infinite life loses nothing, and nothing is reported',
    table: infiniteLifeTable,
    move: changeLife(0, -7),
    expect: { life: ['infinite', 20, 20], happenings: [] },
  },
  {
    name: '119.5: infinite life set to a number is that number',
    table: infiniteLifeTable,
    move: setLife(0, -4),
    expect: {
      life: [-4, 20, 20],
      happenings: [{ kind: 'lifeSet', rule: '119.5', player, from: 'infinite', to: -4 }],
    },
  },
  {
    name: '701.12c: infinite life is exchanged like any other',
    table: infiniteLifeTable,
    move: setLifeTotals('exchanged', [0, 20], [1, 'infinite']),
    expect: { life: [20, 'infinite', 20] },
  },
  {
    name: '119.5: infinite life is passed around',
    table: after(infiniteLifeTable, setLife(1, 3)),
    move: setLifeTotals('redistributed', [0, 3], [1, 20], [2, 'infinite']),
    expect: { life: [3, 20, 'infinite'] },
  },
  {
    name: '119.5: infinite life is not duplicated by passing totals around',
    table: infiniteLifeTable,
    move: setLifeTotals('redistributed', [0, 'infinite'], [1, 'infinite'], [2, 20]),
    expect: { rule: '119.5', reason: 'notARedistribution' },
  },
  {
    name: '119.3: everybody loses life, except infinite life',
    table: infiniteLifeTable,
    move: {
      kind: 'setLifeTotals',
      because: 'gainedOrLost',
      lifeTotals: [
        { player, to: 'infinite', from: 'infinite' },
        { player: other, to: 17, from: 20 },
      ],
    },
    expect: { life: ['infinite', 17, 20] },
  },
  {
    name: '119.3: what another tab has made infinite stays so when everybody loses life',
    table: infiniteLifeTable,
    move: { kind: 'setLifeTotals', because: 'gainedOrLost', lifeTotals: [{ player, to: 17, from: 20 }] },
    expect: { life: ['infinite', 20, 20] },
  },
  {
    name: '119.5: every total becomes a number, infinite ones too',
    table: infiniteLifeTable,
    move: setLifeTotals('gainedOrLost', [0, 10], [1, 10]),
    expect: { life: [10, 10, 20] },
  },
  {
    name: '810.9: a team shares infinite life',
    table: teams(),
    move: setLife(1, 'infinite'),
    expect: { life: ['infinite', 'infinite', 30, 30] },
  },
  {
    name: '903.10a: damage by a commander is remembered even if life is infinite',
    table: infiniteLifeTable,
    move: dealCommanderDamage(0, 1, 5),
    expect: {
      life: ['infinite', 20, 20],
      playerState: ['0: damage 0,0,5'],
      happenings: [
        {
          kind: 'commanderDamageChanged',
          rule: '903.10a',
          player,
          source: other,
          commander: 0,
          from: 0,
          to: 5,
          life: 'infinite',
        },
      ],
    },
  },
  {
    name: '702.90b: a commander with infect gives poison, and its damage is remembered',
    table: plain,
    move: infect(0, 1, 4),
    expect: {
      life: [20, 20, 20],
      poison: [4, 0, 0],
      playerState: ['0: damage 0,0,4'],
      happenings: [
        {
          kind: 'commanderDamageChanged',
          rule: '702.90b',
          player,
          source: other,
          commander: 0,
          from: 0,
          to: 4,
          life: 20,
          poison: 4,
        },
      ],
    },
  },
  {
    name: '702.90b: taking damage back also takes back its poison, and no more of it than there was damage',
    table: after(plain, changePoison(0, 1), infect(0, 1, 4)),
    move: infect(0, 1, -9),
    expect: { life: [20, 20, 20], poison: [1, 0, 0], playerState: [] },
  },
  {
    name: '810.10: poison by infect is the team’s, the damage is that of the head it was dealt to',
    table: teams(),
    move: infect(1, 2, 3),
    expect: { life: [30, 30, 30, 30], poison: [3, 3, 0, 0], playerState: ['1: damage 0,0,0,0,3'] },
  },
  {
    name: '704.5a: a player without life may stay anyway',
    table: after(plain, setLife(0, -2)),
    move: stay(0, 'noLife'),
    expect: {
      departedSeats: [],
      stays: ['0: noLife'],
      happenings: [{ kind: 'playerStayed', rule: '704.5a', player, because: 'noLife' }],
    },
  },
  {
    name: '704.6b: a team stays together',
    table: after(teams(), changePoison(0, 15)),
    move: stay(1, 'poison'),
    expect: {
      stays: ['0: poison', '1: poison'],
      happenings: [{ kind: 'playerStayed', rule: '704.6b', player: other, because: 'poison' }],
    },
  },
  {
    name: '704.5a: losing even more life is not a new reason to ask',
    table: after(plain, setLife(0, 0), stay(0, 'noLife')),
    move: changeLife(0, -3),
    expect: { stays: ['0: noLife'] },
  },
  {
    name: '704.5a: a player who stayed and gained life would be asked again',
    table: after(plain, setLife(0, 0), stay(0, 'noLife')),
    move: changeLife(0, 1),
    expect: { stays: [] },
  },
  {
    name: '704.5a: nobody ignores a reason that does not apply',
    table: plain,
    move: stay(0, 'noLife'),
    expect: notLosing,
  },
  {
    name: '704.5a: nobody ignores a reason twice',
    table: after(plain, setLife(0, 0), stay(0, 'noLife')),
    move: stay(0, 'noLife'),
    expect: notLosing,
  },
  {
    name: '800.4a: a player who has left cannot stay',
    table: after(plain, setLife(0, 0), leave(0)),
    move: stay(0, 'noLife'),
    expect: { rule: '800.4a', reason: 'playerHasLeft' },
  },
];
