import { suite } from '../../../../support/suite';
import { situationsAbout } from '../../../../support/tables/situations/all-situations';
import { testSituations } from '../../../../support/tables/tables';

const test = suite('moves about turns');

testSituations(test, situationsAbout('turn'));

test.run();
