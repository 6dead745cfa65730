import { useCallback } from 'preact/hooks';
import { useAppState } from '../../../session/contexts/use-app-state';
import { usePictures } from '../../../session/contexts/use-pictures';
import { useRouter } from '../../../session/contexts/use-router';
import type { FileToImport } from '../../../session/pictures/file-to-import';

/** Returns a function that imports files and opens the picture screen, which reports the result. */
export function useImportPictures(): (files: readonly FileToImport[]) => void {
  const { reportFailure } = useAppState();
  const pictures = usePictures();
  const router = useRouter();
  return useCallback(
    (files) => {
      if (router.route.peek().place !== 'pictures') router.go({ place: 'pictures' });
      pictures.load().then((opened) => opened.import.enqueue(files), reportFailure);
    },
    [reportFailure, pictures, router],
  );
}
