/** Why a file in a zip archive cannot be unpacked. */
export type EntryFailure = 'encrypted' | 'tooLarge' | 'damagedEntry' | 'unknownPacking';

export interface ZipEntry {
  readonly path: string;
  /** Unpacks the file. */
  content(): Promise<Blob | EntryFailure>;
}
