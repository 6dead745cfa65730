import { mergeSettings } from '../../../../src/storage/backup-file/merge-settings';
import { assert, suite } from '../../../support/suite';

const test = suite('merging settings');

const group = (name: string, player: string) => ({ name, players: [{ name: player, color: 0 }] });
const clock = (...games: string[]) => clockPausedAt(1, ...games);
const clockPausedAt = (time: number, ...games: string[]) => ({
  isShown: true,
  limit: null,
  playsSound: false,
  pauses: games.map((game) => ({ game, from: time, to: time + 1 })),
});

test('what was chosen here stays, and what is missing here is added', () => {
  assert.equal(
    mergeSettings(
      { theme: 'light', pastedCardList: null },
      { theme: 'dark', die: 'table', pastedCardList: '1 Shock' },
    ),
    { theme: 'light', die: 'table', pastedCardList: '1 Shock' },
  );
});

test('groups of players are merged by name', () => {
  const merged = mergeSettings(
    { regulars: [group('us', 'Anya')] },
    { regulars: [group('us', 'Boris'), group('them', 'Clara')] },
  );
  assert.equal(merged.regulars, [group('us', 'Anya'), group('them', 'Clara')]);
  const thirty = (of: string) => Array.from({ length: 30 }, (_, index) => group(`${of} ${index}`, 'Anya'));
  const full = mergeSettings({ regulars: thirty('here') }, { regulars: thirty('file') });
  assert.equal(full.regulars, [...thirty('here'), ...thirty('file').slice(0, 20)], 'no more than are stored');
  assert.equal(mergeSettings({ regulars: [] }, { regulars: [group('us', 'A')] }).regulars?.length, 1);
});

test('pauses of restored games come with them', () => {
  assert.equal(mergeSettings({ clock: clock('a') }, { clock: clock('a', 'b') }).clock, clock('a', 'b'));
  assert.equal(mergeSettings({ clock: null }, { clock: clock('b') }).clock, clock('b'));
  const many = (of: string) => Array.from({ length: 600 }, (_, index) => `${of} ${index}`);
  const earlier = clockPausedAt(1, ...many('here'));
  const later = clockPausedAt(5, ...many('file'));
  const newest = [...earlier.pauses.slice(200), ...later.pauses];
  for (const [local, file] of [
    [earlier, later],
    [later, earlier],
  ] as const)
    assert.equal(
      mergeSettings({ clock: local }, { clock: file }).clock?.pauses,
      newest,
      'the oldest are dropped',
    );
});

test.run();
