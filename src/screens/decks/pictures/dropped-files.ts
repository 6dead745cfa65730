/** Files that are dropped or pasted, out of folders too. */
import type { BroughtFile } from '../../../session/brought-file';

/** More than anybody has pictures; a whole disk may be dropped by mistake. */
const MOST_FILES = 2000;

/** The data is gone as soon as the event is over: what is in it is taken out at once, and read afterwards. */
export async function filesIn(data: DataTransfer): Promise<readonly BroughtFile[]> {
  const found: BroughtFile[] = [];
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const taken = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of taken) {
    if (entry?.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, found);
    else if (file) found.push({ name: file.name, content: file });
  }
  return found;
}

/** What cannot be read of it is passed over. */
async function readFolder(folder: FileSystemDirectoryEntry, found: BroughtFile[]): Promise<void> {
  const reader = folder.createReader();
  while (found.length < MOST_FILES) {
    const entries = await new Promise<readonly FileSystemEntry[]>((read) =>
      reader.readEntries(read, () => read([])),
    );
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (found.length >= MOST_FILES) return;
      if (entry.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, found);
      else if (!entry.name.startsWith('.')) {
        const file = await fileOf(entry as FileSystemFileEntry);
        if (file) found.push({ name: file.name, folder: folder.name, content: file });
      }
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((read) => entry.file(read, () => read(null)));
}
