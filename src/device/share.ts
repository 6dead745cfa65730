/** The phone's own share sheet. */
export interface ShareSheet {
  /** Whether it takes a file of this kind. */
  takes(file: File): boolean;
  /** Hands over a text with a title, and a file where the phone shares files of its kind. */
  share(title: string, text: string, file?: File): Promise<'shared' | 'dismissed' | 'failed'>;
}

/** Null where there is none. */
export function createShareSheet(): ShareSheet | null {
  const phone: { readonly share?: Navigator['share']; readonly canShare?: Navigator['canShare'] } = navigator;
  if (!phone.share) return null;
  const takes = (file: File) => phone.canShare !== undefined && navigator.canShare({ files: [file] });
  return {
    takes,
    async share(title, text, file) {
      const words = { title, text };
      try {
        await navigator.share(file && takes(file) ? { ...words, files: [file] } : words);
        return 'shared';
      } catch (error) {
        return (error as { readonly name?: string }).name === 'AbortError' ? 'dismissed' : 'failed';
      }
    },
  };
}
