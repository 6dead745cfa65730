import { languages } from '../../../src/content/bilingual';
import { releaseNotes } from '../../../src/content/release-notes';
import { assert, suite } from '../../support/suite';

const test = suite('release notes');

test('notes are sorted newest first, and each id begins with its day', () => {
  const ids = releaseNotes.map(({ id }) => id);
  assert.equal(ids, [...new Set(ids)].sort().reverse());
  for (const { id, date } of releaseNotes) {
    assert.match(date, /^\d{4}-\d\d-\d\d$/);
    assert.ok(id.startsWith(date) && !Number.isNaN(Date.parse(date)), id);
  }
});

test('notes are a few short sentences in each language', () => {
  for (const { id, points } of releaseNotes) {
    assert.ok(points.length >= 1 && points.length <= 6, id);
    for (const language of languages) {
      for (const point of points) {
        assert.match(point[language], /^\p{Lu}.*[.!]$/u);
        assert.ok(point[language].length <= 140, point[language]);
      }
    }
  }
});

test.run();
