/** `needsTap`: too much time has passed since the tap. */
export type ShareOutcome = 'shared' | 'dismissed' | 'needsTap' | 'failed';

/** The system's share sheet. */
export interface ShareSheet {
  /** Returns whether it accepts files of this type. */
  accepts(file: File): boolean;
  /** Shares a text with a title, and the file if its type is accepted. */
  share(title: string, text: string, file?: File): Promise<ShareOutcome>;
  /** Shares a file alone, so that no text is saved beside it. */
  shareFile(file: File): Promise<ShareOutcome>;
}

/** Returns null if there is no share sheet. */
export function createShareSheet(): ShareSheet | null {
  const shareApi: { readonly share?: Navigator['share']; readonly canShare?: Navigator['canShare'] } =
    navigator;
  if (!shareApi.share) return null;
  const accepts = (file: File) => shareApi.canShare !== undefined && navigator.canShare({ files: [file] });
  return {
    accepts,
    share: (title, text, file) =>
      openSheet({ title, text, ...(file !== undefined && accepts(file) && { files: [file] }) }),
    shareFile: (file) => openSheet({ files: [file] }),
  };
}

async function openSheet(data: ShareData): Promise<ShareOutcome> {
  const { userActivation }: { readonly userActivation?: UserActivation } = navigator;
  const isTooLate = userActivation?.isActive === false;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const { name } = error as { readonly name?: string };
    if (name === 'AbortError') return 'dismissed';
    return name === 'NotAllowedError' && isTooLate ? 'needsTap' : 'failed';
  }
}
