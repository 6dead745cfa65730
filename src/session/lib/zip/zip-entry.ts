/** Why a file in a zip archive cannot be extracted. */
export type EntryFailure = 'encrypted' | 'tooLarge' | 'damagedEntry' | 'unsupportedCompression';

export interface ZipEntry {
  readonly path: string;
  /** Extracts the file. */
  content(): Promise<Blob | EntryFailure>;
}
