/** In which order the table names ongoing effects. */
import { en } from '../../../../../src/i18n/en';
import { startingOn } from '../../../../support/cards/card-situations';
import { textOf } from '../../../../support/rendered/pressing';
import { openTable, playInApp } from '../../../../support/rendered/rendered-table';
import { assert, suite } from '../../../../support/suite';
import { moves } from '../../../../support/tables/tables';

const test = suite('ongoing effects beside the plane');

test('reminders, which only players carry out, come before what the app applies', async () => {
  await openTable(startingOn('bant', 'naya', 'jund'));
  await playInApp(
    moves.beginEffect({ does: 'blankIsChaos' }),
    moves.beginEffect({ does: 'remind', note: 'Pay for attacks' }),
    moves.beginEffect({ does: 'cannotLose' }),
    moves.beginEffect({ does: 'remind', note: 'Skip untap steps' }),
  );
  const strip = textOf(document.querySelector('.effects .list'));
  const { blankIsChaos, cannotLose } = en.effects.does;
  const places = ['Pay for attacks', 'Skip untap steps', blankIsChaos, cannotLose].map((text) =>
    strip.indexOf(text),
  );
  assert.not(places.includes(-1), strip);
  assert.equal(
    places,
    places.toSorted((first, second) => first - second),
    strip,
  );
});

test.run();
