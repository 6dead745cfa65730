/** A picture, or an archive of pictures, supplied by the user. */
export interface FileToImport {
  readonly name: string;
  /** The name of its folder, if known, which may name a set. */
  readonly folder?: string;
  readonly content: Blob;
  /** Its card, if known; otherwise the file name decides. */
  readonly card?: string;
}
