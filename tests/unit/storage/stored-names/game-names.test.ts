import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { gameSchema, stepRowSchema } from '../../../../src/storage/game/game-rows';
import { rowsToWrite, type SaveRequest } from '../../../../src/storage/game/write-game';
import { translateStoredNames } from '../../../../src/storage/stored-names/game-names';
import { asJson, fullGameSave, historyOf, playLegalMove } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves } from '../../../support/tables/tables';

const test = suite('names in stored games');

type Row = Readonly<Record<string, unknown>> & { readonly index: number; readonly game: string };

const fixture = new URL('../../../fixtures/rows/8-speed-and-order.json', import.meta.url);
const { games, steps } = JSON.parse(readFileSync(fixture, 'utf8')) as Record<
  'games' | 'steps',
  readonly Row[]
>;

const shared = games.find(({ id }) => id === 'shared');

/** Reads rows as a saved game, and returns them as this version would write them. */
function rewritten(row: unknown, stepRows: readonly Row[]) {
  const save: SaveRequest = {
    game: v.parse(gameSchema, row),
    saveId: '',
    steps: stepRows.map((stepRow) => {
      const { index, step } = v.parse(stepRowSchema, stepRow);
      const kinds = [step.move, ...step.happenings].map(({ kind }) => kind);
      assert.not.ok(kinds.includes('unknown'), `${JSON.stringify(stepRow)} is known`);
      return [index, step];
    }),
  };
  return asJson(rowsToWrite(save));
}

for (const row of games) {
  test(`${row.id}: the rows of an earlier version are written back as they were`, () => {
    const own = steps.filter(({ game }) => game === row.id);
    assert.equal(rewritten(row, own), { game: row, steps: own });
  });
}

test('a game is stored with the names of all versions, and read with those of the code', () => {
  const recolored = playLegalMove(historyOf(3), moves.changeProfile(1, { name: 'colour', color: 5 }), 9_000);
  const save = fullGameSave(recolored);
  const rows = asJson(rowsToWrite(save));
  assert.is(JSON.stringify(rows).includes('"color"'), false);
  assert.equal(v.parse(gameSchema, rows.game), asJson(save.game));
  assert.equal(
    v.parse(v.array(stepRowSchema), rows.steps).map(({ step }) => step),
    asJson(recolored.steps),
  );
});

const square = { x: 1, y: 0 };
const profile = { name: 'Ann', colour: 3 };

/** Moves and happenings as all versions store them, and their kinds in the code. */
const storedMoves: Readonly<Record<string, object>> = {
  chooseOption: { kind: 'mark', card: 'Bant', player: 0, as: 1 },
  swapChosenOptions: { kind: 'swapMarks', card: 'Bant' },
  addBeginningPhase: { kind: 'repeatUpkeep' },
  correctRollCount: { kind: 'countRoll', by: 1 },
  chooseRandomPlayer: { kind: 'drawPlayer', opponentOf: null },
  chooseDestination: { kind: 'walkTo', to: square },
  changeCounters: { kind: 'changeCounters', card: 'Bant', by: 1, walkAt: 10 },
  changeProfile: { kind: 'changeLook', player: 0, look: profile },
  setCommanderCount: { kind: 'countCommanders', player: 0, count: 2 },
  setLifeTotals: { kind: 'setLives', because: 'everyone', lives: [{ player: 0, to: 20 }] },
};
const commonFields = { rule: '901.7', player: 0 };
const storedHappenings: Readonly<Record<string, object>> = {
  optionChosen: { kind: 'marked', ...commonFields, card: 'Bant', as: 1 },
  chosenOptionsSwapped: { kind: 'marksSwapped', rule: '901.7', card: 'Bant' },
  beginningPhaseAdded: { kind: 'upkeepRepeated', ...commonFields },
  rollCountCorrected: { kind: 'rollsCounted', ...commonFields, counted: 1 },
  planarDiceRolled: { kind: 'diceThrown', ...commonFields, faces: ['blank', 'chaos'] },
  randomPlayerChosen: { kind: 'playerDrawn', ...commonFields, opponentOf: 1 },
  destinationAsked: { kind: 'whereToAsked', ...commonFields },
  directionChosen: { kind: 'wayChosen', ...commonFields, way: 'east' },
  planeswalkBecameChaos: { kind: 'walkBecameChaos', ...commonFields },
  profileChanged: { kind: 'lookChanged', rule: null, player: 0, look: profile },
  commanderCountChanged: { kind: 'commandersCounted', ...commonFields, from: 1, to: 2 },
  lifeTotalsSet: {
    kind: 'livesSet',
    rule: '119.3',
    because: 'everyone',
    lives: [{ player: 0, from: 1, to: 2 }],
  },
};

for (const [current, move] of Object.entries(storedMoves)) {
  test(`${current} is stored under its old name, alone and carried out by a card`, () => {
    const happenings = Object.values(storedHappenings);
    const step = { move, happenings, at: 1, change: [], game: 'shared', index: 0 };
    const carriedOut = { ...step, move: { kind: 'carryOut', moves: [move] }, index: 1 };
    assert.equal(rewritten(shared, [step, carriedOut]).steps, [step, carriedOut]);
    const read = v.parse(stepRowSchema, step).step;
    assert.is(read.move.kind, current);
    assert.equal(
      read.happenings.map(({ kind }) => kind),
      Object.keys(storedHappenings),
    );
  });
}

test('the parts of tables in steps are stored under their old names', () => {
  const change = [
    { path: ['looks', 0, 'colour'], before: null, after: 3 },
    { path: ['planar', 'waiting'], before: [], after: [{ kind: 'chaos', controller: 0, card: 'Bant' }] },
    { path: ['planar', 'marked'], before: {}, after: { Bant: [0, null] } },
    { path: ['planar', 'house', 'freeRolls'], before: 1, after: 2 },
    { path: ['turn', 'of'], before: 0, after: 1 },
    { path: ['turn', 'left', 2], before: false, after: true },
    { path: ['stays', 0], before: [], after: ['noLife'] },
    { path: ['aside', 0, 'turn', 'of'], before: 4, after: 5 },
    { path: ['aside', 0, 'planar'], before: { waiting: [] }, after: null },
    { path: ['aside'], before: [], after: [{ turn: { number: 2, of: 4, upkeeps: 1 }, planar: null }] },
  ];
  const row = { move: { kind: 'flipCoin' }, happenings: [], at: 1, change, game: 'shared', index: 0 };
  assert.equal(rewritten(shared, [row]).steps, [row]);
  const read = v.parse(stepRowSchema, row).step.change;
  assert.equal(
    read.map(({ path }) => path),
    [
      ['profiles', 0, 'color'],
      ['planar', 'stack'],
      ['planar', 'chosenOptions'],
      ['planar', 'houseRules', 'freeRolls'],
      ['turn', 'activePlayer'],
      ['turn', 'hasLeftBySeat', 2],
      ['ignoredLossReasons', 0],
      ['otherTurns', 0, 'turn', 'activePlayer'],
      ['otherTurns', 0, 'planar'],
      ['otherTurns'],
    ],
  );
  assert.equal(read.at(-1), {
    path: ['otherTurns'],
    before: [],
    after: [{ turn: { number: 2, activePlayer: 4, upkeeps: 1 }, planar: null }],
  });
});

test('what no version has named yet is read and written back unchanged, also with a name of the code', () => {
  const later = {
    kind: 'color',
    color: { colour: 1, color: [2, 'color'] },
    path: ['color', 0, 'colour', 'turn', 'activePlayer', 'of', 'later'],
    turn: { left: 1, hasLeftBySeat: { of: 2 } },
    nothing: null,
  };
  assert.equal(translateStoredNames(translateStoredNames(later)), later);
});

test.run();
