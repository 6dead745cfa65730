import { createByteFormatter } from '../../../src/i18n/bytes';
import { assert, suite } from '../../support/suite';

const test = suite('file sizes');

test('the unit stays on the same line as its number', () => {
  assert.equal([28_000, 5_400_000, 10_700_000_000].map(createByteFormatter('ru')), [
    '28\u00a0кБ',
    '5,4\u00a0МБ',
    '10,7\u00a0ГБ',
  ]);
  for (const bytes of [28_000, 5_400_000, 250_000_000, 10_700_000_000])
    assert.not.match(createByteFormatter('en')(bytes), / /);
});

test.run();
