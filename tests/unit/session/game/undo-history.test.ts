import { beginHistory, type History, type Step } from '../../../../src/rules/table/history';
import type { Table } from '../../../../src/rules/table/table';
import { type Game, gameFromRows } from '../../../../src/session/game/game';
import { createGameModel } from '../../../../src/session/game/game-model';
import { createUndoHistory } from '../../../../src/session/game/undo-history';
import type { GameStore } from '../../../../src/storage/game/game-store';
import { readTable } from '../../../../src/storage/game/schema/table-schema';
import { playLegalMove, savedGame } from '../../../support/storage/saved-games';
import { assert, suite } from '../../../support/suite';
import { moves, plainTable } from '../../../support/tables/tables';

const test = suite('undo history');

const games = { readTable } as Partial<GameStore> as GameStore;

/** A game in play whose undo and redo are shown at once. */
function playing(history: History) {
  const game = gameFromRows(savedGame(history, { id: 'a game', revision: 1 }), history.steps);
  const model = createGameModel({ kind: 'open', game, store: games, pendingStoreRead: null });
  const saver = {
    change(from: Game, next: History) {
      model.state.value = {
        kind: 'open',
        game: { ...from, history: next },
        store: games,
        pendingStoreRead: null,
      };
    },
  };
  const undoHistory = createUndoHistory(model, saver, { readStepsBefore: async () => [] });
  const table = (): Table => (model.game.peek() as Game).history.table;
  return { ...undoHistory, table };
}

/** One change of life, stored as another version might have stored it. */
function afterOneStep(change: (step: Step) => Step): History {
  const changed = playLegalMove(beginHistory(plainTable()), moves.changeLife(0, -3), 0);
  const [first] = changed.steps;
  assert.ok(first);
  return { ...changed, steps: [change(first)] };
}

test('undoing a step in which a field is missing fills in its default', () => {
  const history = afterOneStep((step) => ({
    ...step,
    change: [{ path: ['totals', 0], before: { life: 20 }, after: { life: 17, poison: 0 } }],
  }));
  const game = playing(history);
  game.undo();
  assert.equal(game.table(), plainTable());
});

test('a part of the table that a step does not concern stays the same object', () => {
  const history = afterOneStep((step) => step);
  const game = playing(history);
  game.undo();
  assert.equal(game.table(), plainTable());
  assert.is(game.table().turn, history.table.turn);
  game.redo();
  assert.is(game.table().turn, history.table.turn);
  assert.is(game.table().totals[0]?.life, history.table.totals[0]?.life);
});

test('a step whose result is no table is not undone, and undo ends there', () => {
  const history = afterOneStep((step) => ({
    ...step,
    change: [{ path: ['totals'], before: 'many', after: 'many' }],
  }));
  const game = playing(history);
  assert.is(game.canUndo.peek(), true);
  game.undo();
  assert.equal(game.table(), history.table);
  assert.is(game.canUndo.peek(), false);
});

test.run();
