/** A picture, or an archive of pictures, that the user has given the app in whatever way. */
export interface BroughtFile {
  readonly name: string;
  /** The folder it lay in, where that is known: it may be named after a set. */
  readonly folder?: string;
  readonly content: Blob;
  /** Whose picture it is, where that is known; otherwise the name tells. */
  readonly card?: string;
}
