import { suite } from '../../../../support/suite';
import { situationsAbout } from '../../../../support/tables/situations/all-situations';
import { testSituations } from '../../../../support/tables/tables';

const test = suite('moves about names and colors');

testSituations(test, situationsAbout('profile'));

test.run();
