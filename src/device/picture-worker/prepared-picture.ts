/** What becomes of a picture that somebody brings. */

export interface PictureRequest {
  readonly source: Blob;
  /** Planar cards are wider than high: a picture of one that is higher than wide shows it lying on its left side. */
  readonly isOnItsSide: boolean;
}

export interface PreparedImage {
  readonly bytes: ArrayBuffer;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Upright, no larger than a screen needs, without anything the file said besides the picture. */
export interface PreparedPicture {
  readonly picture: PreparedImage;
  readonly thumbnail: PreparedImage;
  /** The same for the same file; empty where the phone cannot tell. */
  readonly fingerprint: string;
}

/**
 * Why a file is no picture for a card. `vector`: an SVG, which could hold more than a picture. `unknownKind`: a picture, but of a
 * kind that this browser does not know. `gaveUp`: the phone could not cope with it.
 */
export type PreparationTrouble =
  | 'notAPicture'
  | 'vector'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'unknownKind'
  | 'damaged'
  | 'gaveUp';

export type Preparation =
  | { readonly kind: 'prepared'; readonly prepared: PreparedPicture }
  | { readonly kind: 'trouble'; readonly trouble: PreparationTrouble };
