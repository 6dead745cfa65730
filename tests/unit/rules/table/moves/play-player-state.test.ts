import { suite } from '../../../../support/suite';
import { situationsAbout } from '../../../../support/tables/situations/all-situations';
import { testSituations } from '../../../../support/tables/tables';

const test = suite('moves about counters, commanders, and designations');

testSituations(test, situationsAbout('playerState'));

test.run();
