/** Files from drag and drop or the clipboard, including folders. */
import type { FileToImport } from '../../../session/pictures/file-to-import';

/** A limit in case a whole disk is dropped by mistake. */
const MAX_FILES = 2000;

/** Returns the files in the data. Takes all entries at once, because the data is cleared after the event. */
export async function filesIn(data: DataTransfer): Promise<readonly FileToImport[]> {
  const files: FileToImport[] = [];
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of entries) {
    if (entry?.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, files);
    else if (file) files.push({ name: file.name, content: file });
  }
  return files;
}

/** Adds all files below a folder, skipping those that cannot be read. */
async function readFolder(folder: FileSystemDirectoryEntry, files: FileToImport[]): Promise<void> {
  const reader = folder.createReader();
  while (files.length < MAX_FILES) {
    const entries = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (files.length >= MAX_FILES) return;
      if (entry.isDirectory) await readFolder(entry as FileSystemDirectoryEntry, files);
      else if (!entry.name.startsWith('.')) {
        const file = await fileOf(entry as FileSystemFileEntry);
        if (file) files.push({ name: file.name, folder: folder.name, content: file });
      }
    }
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}
