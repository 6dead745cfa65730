/** What lasts: for whom, until when, and for how long it is shown as a badge. */
import {
  atArrival,
  atChaos,
  onNewPlaneAfter,
  onStartingPlaneAfter,
  REMINDERS,
  type Scenario,
} from '../../../../../support/cards/card-scenarios';
import { moves } from '../../../../../support/tables/tables';

const untilPlaneswalk: readonly Scenario[] = [
  [
    'agyrem',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of agyrem for Anya until planeswalk',
    'Anya: Creatures can’t attack this player (until a player planeswalks).',
  ],
  [
    'eloren-wilds',
    'chaos',
    atChaos,
    ['Add reminder', 'Max'],
    'remind of eloren-wilds for Max until planeswalk',
    'Max: Can’t cast spells (until a player planeswalks).',
  ],
  [
    'celestine-reef',
    'chaos',
    atChaos,
    'Add reminder',
    'cannotLose of celestine-reef for Anya until planeswalk',
    'Anya: Can’t lose; opponents can’t win (until a player planeswalks).',
  ],
  [
    'the-doctors-childhood-barn',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of the-doctors-childhood-barn for everybody until planeswalk',
    'The chosen permanents are phased out (until a player planeswalks).',
  ],
  [
    'unyaro',
    'endStep',
    atArrival,
    'Add reminder',
    'remind of unyaro for everybody until planeswalk',
    'Creatures are phased out (until a player planeswalks).',
  ],
  [
    'unyaro',
    'endStep',
    onNewPlaneAfter(moves.beginNextTurn),
    [REMINDERS, 'Add reminder'],
    'remind of unyaro for everybody until planeswalk',
    'Creatures are phased out (until a player planeswalks).',
  ],
  [
    'game-knights-live',
    'trigger',
    onStartingPlaneAfter(),
    ['Add reminder', 'Boris'],
    'remind of game-knights-live for Boris until leavingAPlane',
    'Boris: The commander is a Knight (until a player planeswalks away from a plane).',
    'Add reminder',
  ],
];

const untilNextTurn: readonly Scenario[] = [
  [
    'kerblam-warehouse',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of kerblam-warehouse for Anya until turnOf Anya',
    'Anya: Noncreature artifacts can be sacrificed to flip a coin (until Anya’s next turn).',
  ],
  [
    'prestons-stage',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of prestons-stage for Anya until turnOf Anya',
    'Anya: Creature cards in hand have flash (until Anya’s next turn).',
  ],
  [
    'ood-sphere',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of ood-sphere for everybody until turnOf Anya',
    'Goaded creatures can tap only to attack (until Anya’s next turn).',
  ],
  [
    'stormcage-containment-facility',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of stormcage-containment-facility for everybody until turnOf Anya',
    'A creature is detained (until Anya’s next turn).',
  ],
  [
    'math-is-for-blockers',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of math-is-for-blockers for everybody until turnOf Anya',
    'A creature is goaded (until Anya’s next turn).',
  ],
  [
    'bowie-base-one',
    'endStep',
    onStartingPlaneAfter(),
    'Add reminder',
    'remind of bowie-base-one for everybody until turnOf Anya',
    'A creature is goaded (until Anya’s next turn).',
  ],
  [
    'bowie-base-one',
    'endStep',
    onStartingPlaneAfter(moves.beginNextTurn),
    [REMINDERS, 'Add reminder'],
    'remind of bowie-base-one for everybody until turnOf Anya',
    'A creature is goaded (until Anya’s next turn).',
    // Of Boris's own end step, on the card.
    'Add reminder',
  ],
  [
    'fixed-point-in-time',
    'encounter',
    atArrival,
    'Resolve',
    'walkIsChaos of fixed-point-in-time for everybody until turnOf Anya; now on naya',
    'Chaos instead of rolled planeswalks (until Anya’s next turn). Fixed Point in Time has resolved. Anya planeswalks from Fixed Point in Time to Naya.',
  ],
  [
    'probability-flux',
    'encounter',
    atArrival,
    'Resolve',
    'extraDie of probability-flux for everybody until turnOf Anya; now on naya',
    'Rolls an extra die and ignores one (until Anya’s next turn). Probability Flux has resolved. Anya planeswalks from Probability Flux to Naya.',
  ],
];

const forTheRestOfTheGame: readonly Scenario[] = [
  [
    'undercity-reaches',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of undercity-reaches for Anya until never',
    'Anya: No maximum hand size (for the rest of the game).',
  ],
  [
    'mount-keralia',
    'chaos',
    atChaos,
    'Add reminder',
    'remind of mount-keralia for Anya until never',
    'Anya: Permanents take no damage from Mount Keralia (for the rest of the game).',
  ],
  [
    'unknown-event',
    'encounter',
    atArrival,
    'Resolve',
    'remind of unknown-event for everybody until never; now on naya',
    'Exiled booster cards may be played for free (for the rest of the game). Unknown Event has resolved. Anya planeswalks from Unknown Event to Naya.',
  ],
  [
    'team-up',
    'encounter',
    atArrival,
    'Resolve',
    'remind of team-up for everybody until never; now on naya',
    'Both neighbors out: you win (for the rest of the game). Team-Up! has resolved. Anya planeswalks from Team-Up! to Naya.',
  ],
  [
    'year-end-review',
    'encounter',
    atArrival,
    'Resolve',
    'remind of year-end-review for everybody until never; now on naya',
    'Promoted cards are commanders too (for the rest of the game). Year-End Review has resolved. Anya planeswalks from Year-End Review to Naya.',
  ],
];

const untilAPlaneIsLeft: readonly Scenario[] = [
  [
    'chaotic-aether',
    'encounter',
    atArrival,
    'Resolve',
    'blankIsChaos of chaotic-aether for everybody until leavingAPlane; now on naya',
    'Blank counts as chaos (until a player planeswalks away from a plane). Chaotic Aether has resolved. Anya planeswalks from Chaotic Aether to Naya.',
  ],
];

export const ongoingEffects = [
  ...untilPlaneswalk,
  ...untilNextTurn,
  ...forTheRestOfTheGame,
  ...untilAPlaneIsLeft,
];
