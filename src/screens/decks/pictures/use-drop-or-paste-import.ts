import { useEffect, useState } from 'preact/hooks';
import { filesIn } from './dropped-files';
import { useImportPictures } from './use-import-pictures';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/** Imports files dropped anywhere on the page or pasted into it; returns whether files are being dragged over it. */
export function useDropOrPasteImport(): boolean {
  const importPictures = useImportPictures();
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const importFrom = async (data: DataTransfer | null) => {
      const files = data ? await filesIn(data) : [];
      if (files.length > 0) importPictures(files);
    };
    const options = { signal };
    document.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDragging(true);
      },
      options,
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => setDragging(relatedTarget !== null),
      options,
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDragging(false);
        importFrom(event.dataTransfer);
      },
      options,
    );
    document.addEventListener('paste', ({ clipboardData }) => importFrom(clipboardData), options);
    return () => aborter.abort();
  }, [importPictures]);

  return isDragging;
}
