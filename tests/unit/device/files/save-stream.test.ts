import { chooseFileTarget } from '../../../../src/device/files/save-stream';
import { assert, suite } from '../../../support/suite';

const test = suite('saving streams');

const scope = globalThis as { showSaveFilePicker?: unknown };
test.after.each(() => {
  delete scope.showSaveFilePicker;
});

const streamOf = (...texts: readonly string[]) =>
  new Blob([...texts]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
const broken = () =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull() {
      throw new Error('no more');
    },
  });

function picker() {
  const written: string[] = [];
  const happened: string[] = [];
  scope.showSaveFilePicker = async ({ suggestedName }: { suggestedName: string }) => {
    happened.push(suggestedName);
    return {
      createWritable: async () =>
        new WritableStream<Uint8Array>({
          write: (piece) => void written.push(new TextDecoder().decode(piece)),
          close: () => void happened.push('closed'),
          abort: () => void happened.push('aborted'),
        }),
      remove: async () => void happened.push('removed'),
    };
  };
  return { written, happened };
}

test('writes to the chosen file piece by piece', async () => {
  const { written, happened } = picker();
  const target = await chooseFileTarget('a file', 'text/plain', async () => 'dismissed');
  assert.is(await target?.(streamOf('abc')), 'saved');
  assert.is(written.join(''), 'abc');
  assert.equal(happened, ['a file', 'closed']);
});

test('leaves no partial file', async () => {
  const { happened } = picker();
  const target = await chooseFileTarget('a file', 'text/plain', async () => 'dismissed');
  await target?.(broken()).then(assert.unreachable, (error) => assert.is(error.message, 'no more'));
  assert.equal(happened, ['a file', 'aborted', 'removed']);
});

test('dismissing the dialog is not an error', async () => {
  scope.showSaveFilePicker = () => Promise.reject(new DOMException('', 'AbortError'));
  assert.is(await chooseFileTarget('a file', 'text/plain', async () => 'saved'), null);
});

test('without a dialog, or where it is not allowed, the whole file is handed over', async () => {
  for (const dialog of [undefined, () => Promise.reject(new DOMException('', 'SecurityError'))]) {
    scope.showSaveFilePicker = dialog;
    const files: File[] = [];
    const target = await chooseFileTarget('a file', 'text/plain', async (file) => {
      files.push(file);
      return 'needsTap';
    });
    assert.is(await target?.(streamOf('abc')), 'needsTap');
    assert.equal([files[0]?.name, files[0]?.type, await files[0]?.text()], ['a file', 'text/plain', 'abc']);
  }
});

test.run();
