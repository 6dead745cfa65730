import { suite } from '../../../../support/suite';
import { situationsAbout } from '../../../../support/tables/situations/all-situations';
import { testSituations } from '../../../../support/tables/tables';

const test = suite('moves of the planar game');

testSituations(test, situationsAbout('planes'));

test.run();
