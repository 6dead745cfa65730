/** "What does this mean?" explains each face of the planar die once. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { frontmostElement, press } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('what does this mean');

for (const face of ['blank', 'chaos', 'planeswalk'] as const) {
  test(`after a roll of ${face}, no sentence appears twice`, async () => {
    await openTable(startingOn('naya', 'bant', 'jund'));
    await playInApp(moves.roll(face));
    await press(en.meaning.title, () => document.querySelector('[data-card]') ?? document.body);
    const rows = [...frontmostElement().querySelectorAll('li')].map(({ textContent }) => textContent);
    for (const explained of Object.values(en.meaning.faces))
      assert.is(rows.filter((row) => row.includes(explained)).length, 1, explained);
  });
}

test.run();
