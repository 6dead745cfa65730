import { signal } from '@preact/signals';
import { createLazyLiveGame } from '../../../src/assembly/lazy-live-game';
import type { GameSession, LiveGameState } from '../../../src/session/game/live-game';
import type { NewGame } from '../../../src/session/game/new-game';
import { assert, suite } from '../../support/suite';

const test = suite('live game before its engine is loaded');

const refusal = { rule: '1', reason: 'notYourTurn' } as never;

/** An engine that only tells what was asked of it. */
function recordingSession(calls: string[]): GameSession {
  const state = signal<LiveGameState>({ kind: 'empty' });
  return {
    state,
    canUndo: signal(true),
    canRedo: signal(false),
    saveFailure: signal(null),
    isSaving: signal(false),
    refusal: signal(null),
    begin: async () => {
      calls.push('begin');
      return null;
    },
    play: () => refusal,
  } as unknown as GameSession;
}

test('until the engine is loaded, a game is expected or there is none, and no move can be made', () => {
  for (const [isGameExpected, kind] of [
    [true, 'reading'],
    [false, 'empty'],
  ] as const) {
    const liveGame = createLazyLiveGame({
      load: () => new Promise(() => {}),
      isGameExpected,
      requestPersistence() {},
    });
    assert.is(liveGame.state.value.kind, kind);
    assert.is(liveGame.canUndo.value, false);
    assert.is(liveGame.currentGame(), null);
    assert.is(liveGame.play({ kind: 'beginNextTurn' }), null);
  }
});

test('a game started earlier begins once the engine is loaded; persistent storage is requested during the tap', async () => {
  const calls: string[] = [];
  const liveGame = createLazyLiveGame({
    load: async () => recordingSession(calls),
    isGameExpected: false,
    requestPersistence: () => calls.push('keep'),
  });
  const beginning = liveGame.begin({} as NewGame);
  assert.equal(calls, ['keep']);
  assert.is(await beginning, null);
  assert.equal(calls, ['keep', 'begin']);
  assert.is(liveGame.canUndo.value, true);
  assert.is(liveGame.play({ kind: 'beginNextTurn' }), refusal);
});

test('an engine that failed to load is loaded again when it is needed', async () => {
  let failures = 1;
  const liveGame = createLazyLiveGame({
    load: async () => {
      if (failures-- > 0) throw new Error('no line');
      return recordingSession([]);
    },
    isGameExpected: false,
    requestPersistence() {},
  });
  const message = await liveGame.begin({} as NewGame).then(
    () => '',
    (error) => String(error),
  );
  assert.match(message, 'no line');
  assert.is(await liveGame.begin({} as NewGame), null);
});

test.run();
