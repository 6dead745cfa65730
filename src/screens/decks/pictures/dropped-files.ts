/** Files from drag and drop or the clipboard, including folders. */
import type { PictureFile } from '../../../session/pictures/picture-file';

/** A limit in case a whole disk is dropped by mistake. */
const MAX_FILES = 2000;

/** Returns the files in the data. Takes all entries at once, because the data is cleared after the event. */
export async function filesIn(data: DataTransfer): Promise<readonly PictureFile[]> {
  const found: PictureFile[] = [];
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of entries) {
    if (entry?.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, found);
    else if (file) found.push({ name: file.name, content: file });
  }
  return found;
}

/** Adds all files below a folder, skipping those that cannot be read. */
async function readFolder(folder: FileSystemDirectoryEntry, found: PictureFile[]): Promise<void> {
  const reader = folder.createReader();
  while (found.length < MAX_FILES) {
    const entries = await new Promise<readonly FileSystemEntry[]>((read) =>
      reader.readEntries(read, () => read([])),
    );
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (found.length >= MAX_FILES) return;
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
