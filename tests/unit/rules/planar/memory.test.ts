/** Counters and choices of face-up cards. */
import { suite } from '../../../support/suite';
import {
  after,
  card,
  moves,
  type Situation,
  seat,
  tableAtStart,
  testSituations,
} from '../../../support/tables';

const { mark } = moves;

const streams = 'Two Streams Facility';
const onStreams = tableAtStart([streams, 'Bant', 'Naya']);

const chosen: readonly Situation[] = [
  {
    name: '901.7: who chooses the same once more changes nothing, and it is told',
    table: after(onStreams, mark(streams, 1, 1)),
    move: mark(streams, 1, 1),
    expect: {
      marked: { [streams]: [null, 1, null] },
      happenings: [{ kind: 'marked', rule: '901.7', player: seat(1), card: card(streams), as: 1 }],
    },
  },
];

const test = suite('memory of cards');

for (const situations of [chosen]) testSituations(test, situations);

test.run();
