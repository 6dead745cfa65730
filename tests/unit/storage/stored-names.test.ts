import * as v from 'valibot';
import { gameSchema, stepRowSchema } from '../../../src/storage/game/game-rows';
import { rowsToWrite } from '../../../src/storage/game/write-game';
import { fromStoredNames, toStoredNames } from '../../../src/storage/stored-names';
import { goOn, historyOf, plain, wholeSave } from '../../support/storage/saved-games';
import { assert, suite } from '../../support/suite';
import { moves } from '../../support/tables/tables';

const test = suite('stored names');

test('a game is stored with the names of all versions, and read with those of the code', () => {
  const recolored = goOn(historyOf(3), moves.changeLook(1, { name: 'colour', color: 5 }), 9_000);
  const save = wholeSave(recolored);
  const rows = plain(rowsToWrite(save));
  assert.is(JSON.stringify(rows).includes('"color"'), false);
  assert.equal(v.parse(gameSchema, rows.game), plain(save.game));
  assert.equal(
    v.parse(v.array(stepRowSchema), rows.steps).map(({ step }) => step),
    plain(recolored.steps),
  );
});

test('settings and cards: fields are renamed at any depth, and nothing else is', () => {
  const own = {
    regulars: [{ name: 'colour', players: [{ name: 'color', color: 3 }] }],
    lands: {
      house: { colorlessArtifactMana: true, costColorsEverywhere: false, landsFromElsewhere: true },
      typed: 'allColors',
      card: { indicator: ['G'], colorAbility: 'colorless', unknown: { color: null } },
    },
    later: undefined,
  };
  const stored = toStoredNames<unknown>(own);
  assert.equal(stored, {
    regulars: [{ name: 'colour', players: [{ name: 'color', colour: 3 }] }],
    lands: {
      house: { colourlessArtifactMana: true, costColoursEverywhere: false, landsFromElsewhere: true },
      typed: 'allColors',
      card: { indicator: ['G'], colourAbility: 'colourless', unknown: { colour: null } },
    },
    later: undefined,
  });
  assert.equal(fromStoredNames(stored), own);
  assert.equal(fromStoredNames(own), own);
});

test.run();
