import { signal } from '@preact/signals';
import type { StorageFailure } from '../../../../src/lib/storage-failure';
import { untilSavingEnds } from '../../../../src/session/backup/until-saving-ends';
import { assert, suite } from '../../../support/suite';

const test = suite('waiting until everything is stored');

function unsavedSession(saveFailure: StorageFailure | null) {
  const isSaving = signal(false);
  const ports = {
    isSaving,
    saveFailure: signal(saveFailure),
    flushChanges() {
      isSaving.value = true;
    },
  };
  const waiting = { isOver: false };
  untilSavingEnds(ports).then(() => {
    waiting.isOver = true;
  });
  return { isSaving, waiting };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

for (const earlierFailure of [null, 'full'] as const)
  test(`waits for the save in progress (earlier failure: ${earlierFailure ?? 'none'})`, async () => {
    const { isSaving, waiting } = unsavedSession(earlierFailure);
    await settle();
    assert.is(waiting.isOver, false);
    isSaving.value = false;
    await settle();
    assert.is(waiting.isOver, true);
  });

test.run();
