/** Why a file in a zip archive cannot be unpacked. */
export type EntryTrouble = 'encrypted' | 'tooLarge' | 'damagedEntry' | 'unknownPacking';

export interface ZipEntry {
  readonly path: string;
  /** Unpacks the file. */
  content(): Promise<Blob | EntryTrouble>;
}
