import { fromStoredForm, toStoredForm } from '../../../../src/storage/stored-names/settings-and-card-names';
import { assert, suite } from '../../../support/suite';

const test = suite('stored names');

test('settings and cards: fields are renamed at any depth, and nothing else is', () => {
  const settings = {
    regulars: [{ name: 'colour', players: [{ name: 'color', color: 3 }] }],
    lastNewGame: {
      teamSharing: 'shared',
      isTwoHeadedGiant: true,
      isGrandMelee: false,
      houseRules: { freeRolls: 2 },
    },
    clock: { playsSound: true },
    rulebook: { bookmarks: ['901.9'] },
    textFacing: 'two',
    randomDraft: { cardsPerPlayer: 45 },
    lands: {
      houseRules: { colorlessArtifactMana: true, costColorsEverywhere: false, landsFromElsewhere: true },
      typedCost: 'allColors',
      card: { indicator: ['G'], colorAbility: 'colorless', unknown: { color: null } },
    },
    later: undefined,
  };
  const stored = toStoredForm<unknown>(settings);
  assert.equal(stored, {
    regulars: [{ name: 'colour', players: [{ name: 'color', colour: 3 }] }],
    newGame: { anyTeams: 'shared', teams: true, melee: false, house: { freeRolls: 2 } },
    clock: { isHeard: true },
    rulebook: { marked: ['901.9'] },
    facing: 'two',
    draft: { each: 45 },
    lands: {
      house: { colourlessArtifactMana: true, costColoursEverywhere: false, landsFromElsewhere: true },
      typed: 'allColors',
      card: { indicator: ['G'], colourAbility: 'colourless', unknown: { colour: null } },
    },
    later: undefined,
  });
  assert.equal(fromStoredForm(stored), settings);
  assert.equal(fromStoredForm(settings), settings);
});

test.run();
