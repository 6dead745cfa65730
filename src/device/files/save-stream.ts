/** Saves files too large for memory. */
import type { FileOutcome } from './save-file';

/** Receives the contents of the file; rejects if they cannot be produced or stored, and then leaves no partial file. */
export type WriteContents = (contents: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<FileOutcome>;

interface FileHandle {
  createWritable(): Promise<WritableStream<Uint8Array>>;
  remove?(): Promise<void>;
}

/** The part of the File System Access API in use. */
interface SavePicker {
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<FileHandle>;
}

/**
 * Lets the user choose where the file goes, if the browser can write it there piece by piece; elsewhere the browser
 * collects it, on disk if possible, and `saveFile` saves it. Must be called during a tap. Returns null if the user
 * dismissed the picker.
 */
export async function chooseFileTarget(
  name: string,
  type: string,
  saveFile: (file: File) => Promise<FileOutcome>,
): Promise<WriteContents | null> {
  const { showSaveFilePicker } = globalThis as SavePicker;
  try {
    const handle = await showSaveFilePicker?.({ suggestedName: name });
    if (handle) return (contents) => writeTo(handle, contents);
  } catch (error) {
    if ((error as { readonly name?: unknown }).name === 'AbortError') return null;
  }
  return async (contents) => saveFile(new File([await new Response(contents).blob()], name, { type }));
}

async function writeTo(handle: FileHandle, contents: ReadableStream<Uint8Array>): Promise<FileOutcome> {
  try {
    // Nothing reaches the file before everything is written.
    await contents.pipeTo(await handle.createWritable());
    return 'saved';
  } catch (error) {
    await handle.remove?.().catch(() => {});
    throw error;
  }
}
