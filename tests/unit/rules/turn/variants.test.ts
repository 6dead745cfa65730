import { MAX_PLAYERS_IN_NEW_GAME, MIN_PLAYERS } from '../../../../src/rules/limits';
import { markerCountFor } from '../../../../src/rules/turn/marker-count';
import {
  canPlayGrandMelee,
  canPlayInTeams,
  canPlayOnMap,
  canPlayTwoHeadedGiant,
  convertStartingLife,
} from '../../../../src/rules/turn/variants';
import { assert, suite } from '../../../support/suite';

const test = suite('variants');

const counts = Array.from(
  { length: MAX_PLAYERS_IN_NEW_GAME - MIN_PLAYERS + 1 },
  (_, more) => MIN_PLAYERS + more,
);

test('810.2: teams of two need an even number of at least four players', () => {
  assert.equal(counts.filter(canPlayTwoHeadedGiant), [4, 6, 8, 10, 12]);
});

test('teams of any shape need three players', () => {
  assert.equal(counts.filter(canPlayInTeams), counts.slice(1));
});

test('807.4a: a Grand Melee needs enough players for two markers', () => {
  assert.equal(
    counts.filter(canPlayGrandMelee),
    counts.filter((players) => markerCountFor(players) > 1),
  );
});

test('901.14: a Grand Melee cannot be played on a map', () => {
  assert.equal([canPlayOnMap(false), canPlayOnMap(true)], [true, false]);
});

test('810.4: a team begins with 1.5 times the usual life of a player', () => {
  assert.equal(
    [20, 40].map((life) => convertStartingLife(life, true)),
    [30, 60],
  );
  assert.equal(
    [30, 60].map((life) => convertStartingLife(life, false)),
    [20, 40],
  );
  assert.equal(
    [convertStartingLife(25, true), convertStartingLife(20, false), convertStartingLife(30, true)],
    [25, 20, 30],
  );
});

test.run();
