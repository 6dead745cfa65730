import { beginHistory, type History, playStep, redo, undo } from '../../../../../src/rules/table/history';
import type { Move } from '../../../../../src/rules/table/move';
import {
  createAnnouncer,
  MAX_DELAY_MS,
  SETTLING_TIME_MS,
} from '../../../../../src/screens/table/assistance/announcer';
import { createManualClock } from '../../../../support/manual-clock';
import { assert, suite } from '../../../../support/suite';
import { moves, plainTable } from '../../../../support/tables/tables';

const test = suite('announcing');

const { beginNextTurn, changeLife, changePoison, setLife } = moves;

/** Records the announcements of a game in progress, such as "done 0 life 20→13". */
function startAnnouncer() {
  const clock = createManualClock();
  const announcements: string[][] = [];
  let history = beginHistory(plainTable(4));
  const announcer = createAnnouncer({
    announce(changes) {
      announcements.push(
        changes.map(({ kind, step }) => `${kind} ${step.happenings.map(describeHappening).join()}`),
      );
    },
    callAfter: clock.after,
    now: clock.now,
  });
  const show = (next: History) => {
    history = next;
    announcer.follow('one', history);
  };
  show(history);
  return {
    announcements,
    moveOn: clock.advance,
    isIdle: clock.isIdle,
    announcer,
    show,
    play(...played: readonly Move[]) {
      for (const move of played) {
        const next = playStep(history, move, clock.now());
        if (!next.ok) throw new Error(next.refusal.reason);
        show(next.value);
      }
    },
    undo: () => show(undo(history)),
    redo: () => show(redo(history)),
    currentHistory: () => history,
  };
}

function describeHappening(happening: History['steps'][number]['happenings'][number]): string {
  if ('from' in happening && 'player' in happening)
    return `${happening.player} ${happening.kind} ${happening.from}→${happening.to}`;
  return happening.kind;
}

test('seven quick taps are announced once, with their result', () => {
  const recorded = startAnnouncer();
  for (let taps = 0; taps < 7; taps++) {
    recorded.play(changeLife(0, -1));
    recorded.moveOn(200);
  }
  assert.equal(recorded.announcements, []);
  recorded.moveOn(SETTLING_TIME_MS);
  assert.equal(recorded.announcements, [['done 0 lifeChanged 20→13']]);
  recorded.moveOn(60_000);
  assert.is(recorded.announcements.length, 1);
});

test('simultaneous taps of several players are announced together, each once', () => {
  const recorded = startAnnouncer();
  for (let taps = 0; taps < 5; taps++) {
    recorded.play(changeLife(0, -1), changeLife(2, 1), changePoison(1, 1), changeLife(3, -2));
    recorded.moveOn(150);
  }
  recorded.moveOn(SETTLING_TIME_MS);
  assert.equal(recorded.announcements, [
    [
      'done 0 lifeChanged 20→15',
      'done 2 lifeChanged 20→25',
      'done 1 poisonChanged 0→5',
      'done 3 lifeChanged 20→10',
    ],
  ]);
});

test('announcements are never delayed indefinitely: continued tapping is announced in between', () => {
  const recorded = startAnnouncer();
  for (let taps = 0; taps < 40; taps++) {
    recorded.play(changeLife(0, -1));
    recorded.moveOn(250);
  }
  assert.is(recorded.announcements.length, Math.floor((40 * 250) / MAX_DELAY_MS));
  recorded.moveOn(SETTLING_TIME_MS);
  assert.equal(recorded.announcements.at(-1), ['done 0 lifeChanged 20→-20']);
});

test('anything else is announced at once, after what was pending', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -1), changeLife(0, -1), beginNextTurn);
  assert.equal(recorded.announcements, [['done 0 lifeChanged 20→18', 'done turnBegan']]);
  recorded.play(setLife(1, 'infinite'));
  assert.equal(recorded.announcements.at(-1), ['done 1 lifeSet 20→infinite']);
  recorded.moveOn(60_000);
  assert.is(recorded.announcements.length, 2);
});

test('undo and redo are announced as such', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -3));
  recorded.moveOn(SETTLING_TIME_MS);
  recorded.undo();
  recorded.redo();
  assert.equal(recorded.announcements, [
    ['done 0 lifeChanged 20→17'],
    ['undone 0 lifeChanged 20→17'],
    ['redone 0 lifeChanged 20→17'],
  ]);
});

test('a change undone before it was announced is announced as undone only', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -3));
  recorded.undo();
  recorded.moveOn(60_000);
  assert.equal(recorded.announcements, [['undone 0 lifeChanged 20→17']]);
});

test('a tap canceled by an opposite tap announces the current total', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -1), changeLife(0, 1));
  recorded.moveOn(SETTLING_TIME_MS);
  assert.equal(recorded.announcements, [['canceledOut 0 lifeChanged 20→19']]);
});

test('a game just opened or read again is not announced', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -1), beginNextTurn);
  const before = recorded.announcements.length;
  recorded.show(JSON.parse(JSON.stringify(recorded.currentHistory())));
  recorded.announcer.follow('another', recorded.currentHistory());
  recorded.moveOn(60_000);
  assert.is(recorded.announcements.length, before);
});

test('nothing is announced after listening stops', () => {
  const recorded = startAnnouncer();
  recorded.play(changeLife(0, -1));
  recorded.announcer.stop();
  assert.ok(recorded.isIdle());
});

test.run();
