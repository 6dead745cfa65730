/** The phone's own share sheet. */
export interface ShareSheet {
  /** Hands over a text with a title, and a file where the phone shares files of its kind. */
  share(title: string, text: string, file: File): Promise<'shared' | 'dismissed' | 'failed'>;
}

/** Null where there is none. */
export function createShareSheet(): ShareSheet | null {
  const phone: { readonly share?: Navigator['share']; readonly canShare?: Navigator['canShare'] } = navigator;
  if (!phone.share) return null;
  return {
    async share(title, text, file) {
      const whole = { title, text, files: [file] };
      try {
        await navigator.share(phone.canShare && navigator.canShare(whole) ? whole : { title, text });
        return 'shared';
      } catch (error) {
        return (error as { readonly name?: string }).name === 'AbortError' ? 'dismissed' : 'failed';
      }
    },
  };
}
