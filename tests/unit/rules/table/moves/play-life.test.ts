import { suite } from '../../../../support/suite';
import { situationsAbout } from '../../../../support/tables/situations/all-situations';
import { testSituations } from '../../../../support/tables/tables';

const test = suite('moves about life');

testSituations(test, situationsAbout('life'));

test.run();
